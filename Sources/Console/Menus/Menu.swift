import Text

/// What a person can type at a screen, and what each of it means.
package struct Menu<Action: Sendable>: Sendable {
    /// The entries in the order in which they are shown.
    package let items: [MenuItem<Action>]

    /// Makes a menu of these entries.
    package init(_ items: [MenuItem<Action>]) {
        self.items = items
    }

    /// What can be typed, by key and word: `n new · d N delete · q quit`; on as many lines as `width` columns need, on
    /// one where it is nil.
    package func lines(width: Int?) -> [String] {
        let separator = " · "
        var lines: [String] = []
        for item in items {
            if let last = lines.last,
                width.map({ last.displayWidth + separator.displayWidth + item.label.displayWidth <= $0 }) ?? true
            {
                lines[lines.count - 1] = last + separator + item.label
            } else {
                lines.append(item.label)
            }
        }
        return lines
    }

    /// One line per entry with what it does, keys aligned.
    package var helpLines: [String] {
        let width = items.map(\.label.count).max() ?? 0
        return items.map { item in
            "  " + item.label + String(repeating: " ", count: width - item.label.count) + "   " + item.summary
        }
    }

    /// What a typed line asks for. Keys differ by case (`u`, `U`); words do not.
    package func choice(_ line: String) -> MenuChoice<Action> {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = words.first.map(String.init) else { return .nothing }
        let argument = words.count > 1 ? Menu.trimmed(words[1]) : ""
        if let item = items.first(where: { $0.key == first }) ?? items.first(where: { $0.word == first.lowercased() }) {
            return .action(item.action, argument: argument)
        }
        if words.count == 1, first.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            return .number(first)
        }
        // `d3` is what fingers type for `d 3`.
        if let item = items.first(where: { !$0.argument.isEmpty && $0.key.count == 1 && first.hasPrefix($0.key) }),
            first.dropFirst().utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
        {
            return .action(item.action, argument: Menu.trimmed(first.dropFirst() + " " + argument))
        }
        return .unknown(first)
    }

    /// `text` without white space at its ends.
    private static func trimmed(_ text: some StringProtocol) -> String {
        var rest = Substring(text)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

/// One entry of a menu.
package struct MenuItem<Action: Sendable>: Sendable {
    /// What is typed: one character, case matters.
    package let key: String
    /// The word that means the same, in lower case.
    package let word: String
    /// What may follow on the same line, for the person: `N`, `FROM TO`, or nothing.
    package let argument: String
    /// What it does, for the help.
    package let summary: String
    /// What it means.
    package let action: Action

    /// Makes an entry.
    package init(_ key: String, _ word: String, _ argument: String = "", does summary: String, _ action: Action) {
        self.key = key
        self.word = word
        self.argument = argument
        self.summary = summary
        self.action = action
    }

    /// Key, argument and word as they are shown: `d N delete`.
    package var label: String {
        [key, argument, key == word ? "" : word].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// What a typed line means in a menu.
package enum MenuChoice<Action: Sendable> {
    /// An entry, with what followed it on the line.
    case action(Action, argument: String)
    /// A number alone, as typed.
    case number(String)
    /// An empty line.
    case nothing
    /// A word that fits no entry.
    case unknown(String)
}

extension MenuChoice: Equatable where Action: Equatable {}
