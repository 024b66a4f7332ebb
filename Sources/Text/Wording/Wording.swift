/// The small pieces of sentences that every screen and message shares.
package enum Wording {
    /// `1 stop`, `2 stops`.
    package static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// A name in quotation marks, made safe for a terminal.
    package static func quoted(_ name: String) -> String {
        "“\(visible(name))”"
    }
}
