package import Console
package import Entities
package import Platform

// The history of the library on one page: what it needs, what it shows, and what a person can do. Only commands show
// it, so it has neither screen nor router; the menus take the same steps at the pages that show what a step changes.

/// What the history needs from outside.
package struct HistoryDependencies {
    /// The library whose changes are shown.
    package let model: DataModel
    /// Turns the times of changes into local time.
    package let environment: any Environment

    /// States what the history needs.
    package init(model: DataModel, environment: any Environment) {
        self.model = model
        self.environment = environment
    }
}

/// What the history shows: texts, ready to print.
package struct HistoryPage: Equatable, Sendable {
    /// The changes, newest first.
    package var rows: [Row] = []
    /// Damage that was found, for the person to know.
    package var warnings: [String] = []

    /// One change.
    package struct Row: Equatable, Sendable {
        /// Local time, `2026-05-01 17:30`.
        package let time: String
        /// What was done, as the change describes itself.
        package let what: String
        /// `undone` where it has been taken back.
        package let mark: String
    }
}

/// What a step through the history did.
package struct HistoryOutcome: Equatable, Sendable {
    /// What to tell the person.
    package let notice: Notice
    /// The changes that were taken back or made again, as sentences.
    package let changes: [String]
    /// How many trips there are now.
    package let trips: Int
}
