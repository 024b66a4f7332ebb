package import Console
package import Entities
package import Platform

// The history of the library on one page: what it needs, what it shows, and what a person can do. It leads nowhere but
// back, so that it has no router: its presenter leaves the screen by the navigator itself.

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
package struct HistoryPage: ScreenPage {
    /// The changes, newest first.
    package var rows: [Row] = []
    /// Damage that was found, for the person to know.
    package var warnings: [String] = []

    /// Never: it is read at once.
    package var isLoading: Bool { false }
    package var rowKeys: [String] { rows.map { "\($0.time)|\($0.what)|\($0.mark)" } }
    package var rowCount: Int { rows.count }
    package func searchedTexts(_ index: Int) -> [String] { [rows[index].what] }

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

/// Everything that a person can do at the history.
package enum HistoryEvent: Equatable, Sendable {
    /// Goes to the state after the change with this number, as typed; the newest change is number 1.
    case goTo(String)
    case undo(Int)
    case redo(Int)
    case back
    case quit
}

/// Why there is no state to go to.
package enum HistoryError: Error, Equatable, Sendable {
    /// No change has this number.
    case noSuchChange(String, count: Int)
}

extension HistoryError: CustomStringConvertible {
    /// What is wrong, for the person who typed the number.
    package var description: String {
        switch self {
        case .noSuchChange(_, 0): "nothing was changed yet"
        case .noSuchChange(let number, let count):
            "there is no change \(number); the changes are 1 to \(count), and \(count + 1) is how it was before them"
        }
    }
}
