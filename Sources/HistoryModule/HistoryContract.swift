package import CivilTime
package import Console
package import Entities
package import Platform

// The history on one page: what it needs, what it shows, what a person can do, and who talks to whom.

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
package struct HistoryState: Equatable, Sendable {
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

/// The steps through the history; menus and commands share them.
package enum HistoryStep: Equatable, Sendable {
    /// Takes back so many changes, all or none.
    case undo(Int)
    /// Does so many again, all or none.
    case redo(Int)
}

/// What a step did.
package struct HistoryOutcome: Equatable, Sendable {
    /// What to tell the person.
    package let notice: Notice
    /// The changes that were taken back or done again, as sentences.
    package let changes: [String]
    /// How many trips there are now.
    package let trips: Int
}

/// The use cases: what can be known and done, without words for a person.
package protocol HistoryInteracting: AnyObject {
    /// Takes changes back or does them again; throws when there is none, or when it cannot be saved.
    func take(_ step: HistoryStep) throws(StoreError) -> Saved
    /// The changes, newest first; throws when they cannot be read.
    func history() throws(StoreError) -> History
    /// A time in milliseconds since 1970 as local time.
    func localTime(_ milliseconds: Int64) -> CivilDateTime
}

/// What the view shows, and what the person can do.
package protocol HistoryPresenting: AnyObject {
    /// What was changed; throws `StoreError` when it cannot be read.
    func state() throws(StoreError) -> HistoryState
    /// Takes a step for a command: errors are the caller's.
    func perform(_ step: HistoryStep) throws(StoreError) -> HistoryOutcome
    /// Takes a step for a menu: errors become the notice.
    func handle(_ step: HistoryStep) -> Notice
}
