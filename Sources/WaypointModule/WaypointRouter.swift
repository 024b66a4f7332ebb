package import Console

/// The ways out of a stop; it only knows who builds what comes next.
package final class WaypointRouter: WaypointRouting {
    private let undoChange: () -> Notice
    private let redoChange: () -> Notice

    /// Leads to the history's steps.
    package init(undo: @escaping () -> Notice, redo: @escaping () -> Notice) {
        undoChange = undo
        redoChange = redo
    }

    package func undo() -> Notice { undoChange() }
    package func redo() -> Notice { redoChange() }
}
