package import Console
package import Geodesy
package import MapData

/// The ways out of a stop; it only knows who builds what comes next.
package final class WaypointRouter: WaypointRouting {
    /// What asks for a place.
    package typealias PlaceQuestion =
        (_ question: String, _ near: Coordinate?) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?)

    private let place: PlaceQuestion
    private let undoChange: () -> Notice
    private let redoChange: () -> Notice

    /// Leads to the question for a place and to the history's steps.
    package init(place: @escaping PlaceQuestion, undo: @escaping () -> Notice, redo: @escaping () -> Notice) {
        self.place = place
        undoChange = undo
        redoChange = redo
    }

    package func askForPlace(
        _ question: String, near: Coordinate?
    ) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?) {
        try place(question, near)
    }
    package func undo() -> Notice { undoChange() }
    package func redo() -> Notice { redoChange() }
}
