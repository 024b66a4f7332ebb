import Console
import Text

/// The words that a person can type at a screen, with their meanings.
package struct Menu<Action: Sendable>: Sendable {
    /// The entries in the order in which they are shown.
    package let items: [MenuItem<Action>]

    /// The keys of the entries that are used most, the most used first.
    private let foremost: [String]

    /// The number of entries that stand below a page unless the menu names them.
    private static var usualCount: Int { 6 }

    /// Makes a menu of these entries; the keys in `foremost` stand below a page, or the first few.
    package init(_ items: [MenuItem<Action>], foremost: [String] = []) {
        self.items = items
        self.foremost = foremost
    }

    /// The entries that are used most, by key and word, on one line of at most `width` columns, and at its end the key
    /// that shows all: `a add · m move · ? more`.
    package func keyLine(width: Int? = nil, color: Bool = false) -> String {
        let help = items.first { $0.key == "?" }
        let named = foremost.compactMap { key in items.first { $0.key == key } }
        let others = items.filter { $0.key != "?" }
        let shown = named.isEmpty ? Array(others.prefix(Self.usualCount)) : named
        let isAll = shown.count == others.count
        let last = help.map { [(key: $0.key, word: isAll ? $0.word : "more")] } ?? []
        let labels = shown.map { (key: $0.key, word: $0.key == $0.word ? "" : $0.word) }
        return KeyLine.text(labels + last, keeping: last.count, width: width, color: color)
    }

    /// One line per entry with what it does, keys aligned, and below them the sentences of `further`; what does not fit
    /// into `width` columns goes on below.
    package func helpLines(width: Int?, further: [String] = []) -> [String] {
        let labelWidth = items.map(\.label.displayWidth).max() ?? 0
        let indent = labelWidth + 5
        let entries = items.flatMap { item in
            let label = "  " + item.label
            guard let width else { return [label.padded(toWidth: indent) + item.summary] }
            // In a narrow window the summary has a line of its own.
            guard width >= indent + 24 else {
                return [label] + item.summary.wrapped(toWidth: max(1, width - 6)).map { "      " + $0 }
            }
            return item.summary.wrapped(toWidth: width - indent).enumerated().map { index, part in
                (index == 0 ? label : "").padded(toWidth: indent) + part
            }
        }
        return entries + further.flatMap { $0.wrapped(toWidth: width) }
    }

    /// The meaning of a typed line. Keys differ by case (`u`, `U`); words do not.
    package func choice(_ line: String) -> MenuChoice<Action> {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = words.first.map(String.init) else { return .nothing }
        let argument = words.count > 1 ? words[1].trimmed : ""
        if let item = items.first(where: { $0.key == first }) ?? items.first(where: { $0.word == first.lowercased() }) {
            guard argument.isEmpty || item.takesArgument else { return .misused(item) }
            return .action(item.action, argument: argument)
        }
        if words.count == 1, first.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            return .number(first)
        }
        // `d3` stands for `d 3`, as people type it in haste.
        if let item = items.first(where: { $0.takesNumbers && $0.key.count == 1 && first.hasPrefix($0.key) }),
            first.dropFirst().first?.isNumber == true,
            isNumberList(first.dropFirst())
        {
            return .action(item.action, argument: (first.dropFirst() + " " + argument).trimmed)
        }
        return .unknown(line.trimmed)
    }

    /// Whether a typed line begins with an entry, or is a number or nothing.
    package func knows(_ line: String) -> Bool { if case .unknown = choice(line) { false } else { true } }

    /// The entry whose word was perhaps meant: the nearest by typing distance; nil where none is near.
    package func entry(near text: String) -> MenuItem<Action>? {
        let typed = folded(text)
        let limit = max(1, min(2, typed.count / 3))
        let near = items.compactMap { item in
            typingDistance(typed, item.word, atMost: limit).map { (distance: $0, item: item) }
        }
        return near.min { $0.distance < $1.distance }?.item
    }
}

/// One entry of a menu.
package struct MenuItem<Action: Sendable>: Sendable {
    /// The character that is typed; case matters.
    package let key: String
    /// The word that means the same, in lower case.
    package let word: String
    /// The argument that may follow on the same line, for the person: `N`, `FROM TO`, or nothing.
    package let argument: String
    /// Whether numbers may follow the key without a space: `d3`.
    package let takesNumbers: Bool
    /// The summary for the help.
    package let summary: String
    /// The action that it means.
    package let action: Action
    /// Whether words may follow on the same line.
    package let takesArgument: Bool

    /// Makes an entry. One that is mostly typed alone may take an argument that only its summary tells.
    package init(
        _ key: String, _ word: String, _ argument: String = "", takesNumbers: Bool = false,
        takesArgument: Bool? = nil, does summary: String, _ action: Action
    ) {
        self.takesArgument = takesArgument ?? !argument.isEmpty
        self.key = key
        self.word = word
        self.argument = argument
        self.takesNumbers = takesNumbers
        self.summary = summary
        self.action = action
    }

    /// Key, argument and word as they are shown: `d N delete`.
    package var label: String { Self.joined([key, argument, key == word ? "" : word]) }

    private static func joined(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// The meaning of a typed line in a menu.
package enum MenuChoice<Action: Sendable>: Sendable {
    /// An entry, with what followed it on the line.
    case action(Action, argument: String)
    /// A number alone, as typed.
    case number(String)
    /// An empty line.
    case nothing
    /// An entry that takes nothing, with something behind it.
    case misused(MenuItem<Action>)
    /// A line that begins with no entry, without white space at its ends.
    case unknown(String)
}
