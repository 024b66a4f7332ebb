package import Console
package import Entities
package import Geodesy
package import MapData

/// The ways out of a trip; it only knows who builds what comes next.
package final class TripDetailRouter: TripDetailRouting {
    /// Builders of what a trip leads to.
    package struct Destinations {
        package let stop: (ID) -> any Screen
        package let place:
            (_ question: String, _ near: Coordinate?) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?)
        package let bestOrder: (_ words: String) throws(DialogError) -> (notice: Notice?, end: ScreenEnd?)
        package let report: () -> Void
        package let exportFile: (_ path: String) -> Notice
        package let undo: () -> Notice
        package let redo: () -> Notice

        /// States who builds what comes next.
        package init(
            stop: @escaping (ID) -> any Screen,
            place:
                @escaping (_ question: String, _ near: Coordinate?) throws(DialogError) -> (
                    entry: PlaceEntry, end: ScreenEnd?
                ),
            bestOrder:
                @escaping (_ words: String) throws(DialogError) -> (notice: Notice?, end: ScreenEnd?),
            report: @escaping () -> Void,
            exportFile: @escaping (_ path: String) -> Notice, undo: @escaping () -> Notice,
            redo: @escaping () -> Notice
        ) {
            self.stop = stop
            self.place = place
            self.bestOrder = bestOrder
            self.report = report
            self.exportFile = exportFile
            self.undo = undo
            self.redo = redo
        }
    }

    private let destinations: Destinations

    /// Leads to these places.
    package init(_ destinations: Destinations) {
        self.destinations = destinations
    }

    package func openStop(_ stop: ID) throws(DialogError) -> ScreenEnd { try destinations.stop(stop).run() }
    package func askForPlace(
        _ question: String, near: Coordinate?
    ) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?) {
        try destinations.place(question, near)
    }
    package func openBestOrder(
        _ words: String
    ) throws(DialogError) -> (notice: Notice?, end: ScreenEnd?) {
        try destinations.bestOrder(words)
    }
    package func showReport() { destinations.report() }
    package func exportFile(_ path: String) -> Notice { destinations.exportFile(path) }
    package func undo() -> Notice { destinations.undo() }
    package func redo() -> Notice { destinations.redo() }
}
