/// Undoing or redoing changes of the library.
package enum HistoryStep: Equatable, Sendable {
    /// Undoes this many of the last changes that are not undone, all of them or none.
    case undo(Int)
    /// Redoes this many of the changes that were undone last, all of them or none.
    case redo(Int)
}
