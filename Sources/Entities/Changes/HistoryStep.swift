import Text

/// Undoing or redoing changes of the library.
package enum HistoryStep: Equatable, Sendable {
    /// Undoes this many of the last changes that are not undone, all of them or none.
    case undo(Int)
    /// Redoes this many of the changes that were undone last, all of them or none.
    case redo(Int)

    /// What was done, one sentence per change: `Undid: Renamed “A” to “B”`. Safe for a terminal.
    package func sentences(_ saved: Saved) -> [String] {
        let verb =
            switch self {
            case .undo: "Undid"
            case .redo: "Redid"
            }
        return saved.changes.map { "\(verb): \(visible($0))" }
    }
}
