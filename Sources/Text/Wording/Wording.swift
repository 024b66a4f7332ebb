/// The small pieces of sentences that every screen and message shares.
package enum Wording {
    /// `1 stop`, `2 stops`.
    package static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// A name in quotation marks, made safe for a terminal and cut to `maximumWidth` columns.
    package static func quoted(_ name: String, maximumWidth: Int = .max) -> String {
        let shown = visible(name)
        return maximumWidth == .max ? "“\(shown)”" : "“\(shown.truncated(toWidth: maximumWidth))”"
    }
}

/// The number that a text of digits alone is; one that is too large for any list is `Int.max`. Nil for anything else.
package func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text) ?? .max
}

extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
