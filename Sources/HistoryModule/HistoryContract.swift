package import CivilTime
package import Entities
package import Platform
package import Screens

// The history of the library on one page: what it needs, what it shows, what a person can do, and the ways out.

/// The needs of the history.
package struct HistoryDependencies {
    /// The library whose changes are shown.
    package let model: DataModel
    /// The source of the local time zone, in which the times of changes are shown.
    package let environment: any Environment
    /// The style in which times are shown.
    package let times: ClockStyle

    /// Collects the needs.
    package init(model: DataModel, environment: any Environment, times: ClockStyle = .hours24) {
        self.model = model
        self.environment = environment
        self.times = times
    }
}

/// The page: texts, ready to print.
package struct HistoryPage: ScreenPage {
    /// The changes, newest first.
    package var rows: [Row] = []
    /// Warnings about damage that was found.
    package var warnings: [String] = []

    /// Always false: the history is read synchronously.
    package var isLoading: Bool { false }
    package var rowKeys: [String] { rows.map { "\($0.day) \($0.clock)|\($0.what)|\($0.mark)" } }
    package var rowCount: Int { rows.count }
    package func searchedTexts(_ index: Int) -> [String] { [rows[index].what] }

    /// One change.
    package struct Row: Equatable, Sendable {
        /// The local day of the change, `2026-05-01`.
        package let day: String
        /// The local time of day of the change, `17:30` or `5:30 pm`.
        package let clock: String
        /// The description of the change.
        package let what: String
        /// `undone` if the change is undone, else empty.
        package let mark: String
    }
}

/// The result of an undo or redo.
package struct HistoryOutcome: Equatable, Sendable {
    /// The message for the person.
    package let notice: Notice
    /// The descriptions of the changes that were undone or redone.
    package let changes: [String]
    /// The number of trips afterwards.
    package let trips: Int
}

/// Everything that a person can do.
package enum HistoryEvent: Equatable, Sendable {
    /// Restores the state after the change with this typed number; the newest change has number 1.
    case goTo(String)
    case undo(Int)
    case redo(Int)
    case back
    case quit
}

/// The ways out.
package protocol HistoryRouting: AnyObject {
    /// Leads back to the screen below.
    func goBack()
    /// Leads out of the program.
    func quit()
}

/// The reason for which a state of the history cannot be restored.
package enum HistoryError: Error, Equatable, Sendable {
    /// No change has this number.
    case noSuchChange(String, count: Int)
}

extension HistoryError: CustomStringConvertible {
    /// The message for the person who typed the number.
    package var description: String {
        switch self {
        case .noSuchChange(_, 0): "nothing was changed yet"
        case .noSuchChange(let number, let count):
            "there is no change \(number); the changes are 1 to \(count), and \(count + 1) is the state before all of them"
        }
    }
}
