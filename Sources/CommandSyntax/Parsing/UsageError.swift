/// An invalid command line: its fault and the likely intention. Exit status 64.
package struct UsageError: Error, Equatable, Sendable {
    /// The message, in one line without a full stop; quoted words are already safe for a terminal.
    package let message: String
    /// Advice, one line each.
    package let hints: [String]

    /// Creates an error.
    package init(_ message: String, hints: [String] = []) {
        self.message = message
        self.hints = hints
    }

    /// The lines for the standard error stream.
    package var lines: [String] { errorLines(message, hints: hints) }
}

extension UsageError: CustomStringConvertible {
    /// The message and the advice, for a menu.
    package var description: String { ([message] + hints).joined(separator: ". ") }
}

/// The lines for any error: `roadtrip: error: …`, followed by `Hint: …` for each hint.
package func errorLines(_ message: String, hints: [String] = []) -> [String] {
    ["roadtrip: error: " + message] + hints.map { "Hint: " + $0 }
}
