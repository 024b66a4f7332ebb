/// Phrases that screens and messages share.
package enum Wording {
    /// A number and a noun, with an `s` unless the number is 1: `1 stop`, `2 stops`.
    package static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// A name in curly quotation marks, made safe for a terminal and cut to `maximumWidth` columns (without the marks).
    package static func quoted(_ name: String, maximumWidth: Int = .max) -> String {
        let shown = visible(name)
        return maximumWidth == .max ? "“\(shown)”" : "“\(shown.truncated(toWidth: maximumWidth))”"
    }
}

/// An error that comes with advice.
package protocol HintedError: Error {
    /// What the person can do about the error, one line each; empty if there is no advice.
    var hints: [String] { get }
}
