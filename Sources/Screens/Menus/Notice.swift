package import Console
import Text

/// The result of the last line and the words for it that the person gets to see; already safe to show.
package struct Notice: Equatable, Sendable {
    /// The result.
    package let result: LineResult
    /// The words, a line each.
    package let lines: [String]
    /// Further news, a line each: a change is saved, but its history is damaged, for example.
    package let warnings: [String]

    /// Makes a notice; control characters and the like in `warnings` are made visible.
    package init(_ result: LineResult, _ lines: [String], warnings: [String] = []) {
        self.result = result
        self.lines = lines
        self.warnings = warnings.map { visible($0) }
    }

    /// Something was done.
    package static func done(_ lines: String...) -> Notice { Notice(.done, lines) }
    /// Something was done; the warnings are sentences without a capital and a full stop.
    package static func done(_ lines: [String] = [], warnings: [String]) -> Notice {
        Notice(.done, lines, warnings: warnings.map(sentence))
    }
    /// A file was written, which is named as it was typed.
    package static func wrote(_ path: String) -> Notice { .done("Wrote \(visible(path)).") }
    /// Something that the page shows was changed.
    package static func changed(_ lines: String...) -> Notice { Notice(.changed, lines) }
    /// Something that the page shows was changed: sentences that are safe to show, and warnings of others.
    package static func changed(_ sentences: [String], warnings: [String]) -> Notice {
        Notice(.changed, sentences, warnings: warnings)
    }
    /// The notice that the person ended what was under way.
    package static let stopped = Notice(.refused(anotherAnswerHelps: false), ["Stopped; nothing was changed."])
    /// Something was not done; another answer could help.
    package static func failed(_ lines: String...) -> Notice { Notice(.refused(anotherAnswerHelps: true), lines) }
    /// Something was refused or could not be saved: the error, its own hints and `hints`, a line each; control
    /// characters and the like in them are made visible.
    package static func refused(
        _ error: any Error, hints: [String] = [], anotherAnswerHelps: Bool = true
    ) -> Notice {
        let hinted = error as? any HintedError
        let known = hinted?.hints ?? []
        return Notice(
            hinted?.isFailedSave == true
                ? .notSaved(UnsavedChange(error: error)) : .refused(anotherAnswerHelps: anotherAnswerHelps),
            ([sentence("\(error)")] + known.map(sentence) + hints).map { visible($0) })
    }

    /// Makes this the notice of a screen that has asked something itself before it was left: a refusal is not the fault
    /// of the answer that opened it.
    package var afterFurtherQuestion: Notice {
        guard case .refused = result else { return self }
        return Notice(.refused(anotherAnswerHelps: false), lines, warnings: warnings)
    }

    /// A message as a sentence: with a capital at its beginning, unless it begins with a path, a file in front of a
    /// colon, or an option.
    private static func sentence(_ message: String) -> String {
        guard let first = message.first, first.isLowercase else { return message }
        let word = message.prefix { !$0.isWhitespace }
        guard word.last != ":", !word.dropLast().contains(where: { "/.-=".contains($0) }) else { return message }
        return first.uppercased() + message.dropFirst()
    }

    /// The same behind other sentences, which are safe to show.
    package func following(_ sentences: [String]) -> Notice {
        sentences.isEmpty ? self : Notice(result, sentences + lines, warnings: warnings)
    }

    /// The lines for a terminal: broken at words where a window is narrower; the first of a failure and
    /// warnings in their colours.
    package func lines(in context: TerminalContext) -> [String] {
        lines(in: context) { $0.wrapped(toWidth: context.cuttingWidth) }
    }

    /// The same for a window, which breaks them itself, anew whenever it gets another size.
    func wholeLines(in context: TerminalContext) -> [String] { lines(in: context) { [$0] } }

    private func lines(in context: TerminalContext, parts: (String) -> [String]) -> [String] {
        (lines + warnings).enumerated().flatMap { index, line -> [String] in
            let style: Style? = index >= lines.count ? .warning : !result.isDone && index == 0 ? .error : nil
            return parts(line).map { style?.applied(to: $0, color: context.usesColor) ?? $0 }
        }
    }
}

/// Lines that menus and commands print alike.
package enum MenuText {
    /// Names in quotation marks, with commas between them; of more than eight the first five, and how many follow.
    package static func names(_ names: [String]) -> String { list(names) { Wording.quoted($0) } }

    /// The same without quotation marks, for names in a sentence that ends with them.
    package static func plainNames(_ names: [String]) -> String { list(names) { visible($0) } }

    private static func list(_ names: [String], _ text: (String) -> String) -> String {
        let shown = names.count > 8 ? names.prefix(5) : names[...]
        let more = names.count > 8 ? " and \(names.count - 5) more" : ""
        return shown.map(text).joined(separator: ", ") + more
    }

    /// Choices with their numbers, aligned.
    package static func numbered(_ choices: [String]) -> [String] {
        let width = "\(choices.count)".count
        return choices.enumerated().map { index, choice in
            let number = "\(index + 1)"
            return "  " + String(repeating: " ", count: width - number.count) + "\(number)  \(visible(choice))"
        }
    }
}
