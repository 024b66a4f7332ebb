import Text

/// A step through the history of the library.
package enum HistoryStep: Equatable, Sendable {
    /// Takes back the last changes that are not undone, this many; all of them or none.
    case undo(Int)
    /// Makes changes again that were taken back, this many; all of them or none.
    case redo(Int)

    /// What was done, a sentence for each change: `Undid: Renamed “A” to “B”`; safe for a terminal.
    package func sentences(_ saved: Saved) -> [String] {
        let verb =
            switch self {
            case .undo: "Undid"
            case .redo: "Redid"
            }
        return saved.changes.map { "\(verb): \(visible($0))" }
    }
}
