package import Console
import Text

/// A message of a screen about the last action; already safe to show.
package struct Notice: Equatable, Sendable {
    /// The outcome of an action.
    package enum Kind: Equatable, Sendable {
        /// It was done; what the page shows is as before.
        case done
        /// Something that the page shows was changed.
        case changed
        case failed
    }

    /// The outcome of the action.
    package let kind: Kind
    /// The text, a line each.
    package let lines: [String]
    /// The change that could not be saved; what follows it in a script would be done to another library than it means.
    package var unsaved: UnsavedChange?
    /// Whether something else would be done with another answer to the question that was answered last; where that is
    /// not so, a refusal does not ask it again.
    package var isAboutAnswer = true
    /// Warnings beside the outcome, a line each: a change is saved, but its history is damaged, for example.
    package let warnings: [String]

    /// Makes a notice; control characters and the like in `warnings` are made visible.
    package init(_ kind: Kind, _ lines: [String], warnings: [String] = []) {
        self.kind = kind
        self.lines = lines
        self.warnings = warnings.map { visible($0) }
    }

    /// Something was done.
    package static func done(_ lines: String...) -> Notice { Notice(.done, lines) }
    /// Something was done; the warnings are sentences without a capital and a full stop.
    package static func done(_ lines: [String] = [], warnings: [String]) -> Notice {
        Notice(.done, lines, warnings: warnings.map(sentence))
    }
    /// Something that the page shows was changed.
    package static func changed(_ lines: String...) -> Notice { Notice(.changed, lines) }
    /// Something that the page shows was changed: sentences that are safe to show, and warnings of others.
    package static func changed(_ sentences: [String], warnings: [String]) -> Notice {
        Notice(.changed, sentences, warnings: warnings)
    }
    /// The notice of work that the person stopped.
    package static let stopped = Notice.failed("Stopped; nothing was changed.")
    /// Something was not done.
    package static func failed(_ lines: String...) -> Notice { Notice(.failed, lines) }
    /// Something was refused: the error, its own hints and `hints`, a line each; control characters and the like in
    /// them are made visible.
    package static func refused(_ error: any Error, hints: [String] = []) -> Notice {
        let known = (error as? any HintedError)?.hints ?? []
        var notice = Notice(.failed, ([sentence("\(error)")] + known.map(sentence) + hints).map { visible($0) })
        if (error as? any SaveError)?.isFailedSave == true { notice.unsaved = UnsavedChange(error) }
        return notice
    }

    /// A message as a sentence: with a capital at its beginning, unless it begins with a path or an option.
    private static func sentence(_ message: String) -> String {
        guard let first = message.first, first.isLowercase else { return message }
        let word = message.prefix { !$0.isWhitespace }
        guard !word.dropLast().contains(where: { "/.-=".contains($0) }) else { return message }
        return first.uppercased() + message.dropFirst()
    }

    /// The lines for a terminal: broken at words where a window is narrower; the first of a failure in its colour.
    package func lines(in context: TerminalContext) -> [String] {
        (lines + warnings).enumerated().flatMap { index, line -> [String] in
            let parts = context.cuttingWidth.map { line.wrapped(toWidth: $0) } ?? [line]
            guard kind == .failed, index == 0 else { return parts }
            return parts.map { Style.error.applied(to: $0, color: context.usesColor) }
        }
    }
}

/// Lines that menus and commands print alike.
package enum MenuText {
    /// Names in quotation marks, with commas between them; of more than eight the first five, and how many follow.
    package static func names(_ names: [String]) -> String {
        let shown = names.count > 8 ? names.prefix(5) : names[...]
        let more = names.count > 8 ? " and \(names.count - 5) more" : ""
        return shown.map { Wording.quoted($0) }.joined(separator: ", ") + more
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
