import Text

extension Menu {
    /// The meaning of a typed line as `choice` has it, where the beginning of a word is enough for entries that
    /// `isShortened` names: two characters or more that no other word of the menu begins with.
    package func choice(
        _ line: String, where isShortened: (MenuItem<Action>) -> Bool
    ) -> MenuChoice<Action> {
        let choice = choice(line)
        guard case .unknown(let text) = choice else { return choice }
        let found = entries(beginning: text)
        guard found.count == 1, isShortened(found[0]) else { return choice }
        return .action(found[0].action, argument: text.drop { !$0.isWhitespace }.trimmed)
    }

    /// The refusal of a line that fits no entry: with the words that begin so, or that was perhaps meant.
    package func refusal(of line: String) -> String {
        let found = entries(beginning: line)
        guard found.count > 1 else { return .unknown(line, in: self) }
        let words = Wording.enumeration(found.map(\.word), last: "or")
        return "\(Wording.quoted(String(line.prefix { !$0.isWhitespace }))) could be \(words). Nothing was done."
    }

    /// The entries whose words begin with the first word of a line, which has two characters or more.
    private func entries(beginning line: String) -> [MenuItem<Action>] {
        let typed = line.prefix { !$0.isWhitespace }.lowercased()
        return typed.count < 2 ? [] : items.filter { $0.word.hasPrefix(typed) }
    }
}
