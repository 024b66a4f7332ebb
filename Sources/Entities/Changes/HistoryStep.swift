import Text

/// Undoing or redoing changes of the library.
package enum HistoryStep: Equatable, Sendable {
    /// Undoes this many of the last changes that are not undone, all of them or none.
    case undo(Int)
    /// Redoes this many of the changes that were undone last, all of them or none.
    case redo(Int)

    /// Returns a sentence per change: `Undid: Renamed “A” to “B”`. Safe for a terminal.
    package func sentences(_ saved: Saved) -> [String] {
        let verb =
            switch self {
            case .undo: "Undid"
            case .redo: "Redid"
            }
        return saved.changes.map { "\(verb): \(visible($0))" }
    }

    /// The question whether to do it although these of its changes are about other trips than the one that is open.
    package func question(about changes: [String]) -> String {
        let more = changes.count > 3 ? "; and \(changes.count - 3) more" : ""
        let named = changes.prefix(3).map { visible($0) }.joined(separator: "; ") + more
        return switch self {
        case .undo: "That undoes what is not of this trip: \(named). Undo it?"
        case .redo: "That redoes what is not of this trip: \(named). Redo it?"
        }
    }
}

/// A step that was not taken, since it is about other trips than the one that is open, and nobody could be asked.
package struct OtherTripsStep: Error, Equatable, Sendable, CustomStringConvertible {
    private let changes: [String]

    /// Names the changes of other trips.
    package init(_ changes: [String]) {
        self.changes = changes
    }

    /// The message, which names the list where the step can be taken.
    package var description: String {
        "that is not of this trip: \(changes.joined(separator: "; ")); the list of trips has u and U for it"
    }
}
