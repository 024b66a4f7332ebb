/// A command line that cannot be run: what is wrong with it, and what may have been meant. Exit status 64.
package struct UsageError: Error, Equatable, Sendable {
    /// What is wrong, in one line without a full stop; text of others is already visible in it.
    package let message: String
    /// What to do, one line each.
    package let hints: [String]

    /// Makes an error.
    package init(_ message: String, hints: [String] = []) {
        self.message = message
        self.hints = hints
    }

    /// The lines for the standard error stream.
    package var lines: [String] { errorLines(message, hints: hints) }
}

/// The lines that tell a person of any failure: `roadtrip: error: …`, then one `Hint: …` for each hint.
package func errorLines(_ message: String, hints: [String] = []) -> [String] {
    ["roadtrip: error: " + message] + hints.map { "Hint: " + $0 }
}
