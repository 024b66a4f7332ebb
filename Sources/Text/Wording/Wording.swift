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
