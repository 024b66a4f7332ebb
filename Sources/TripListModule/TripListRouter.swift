package import Console
package import Entities

/// The ways out of the list of trips; it only knows who builds what comes next.
package final class TripListRouter: TripListRouting {
    /// Builders of what the list leads to.
    package struct Destinations {
        package let trip: (ID) -> any Screen
        package let importFile: (_ path: String) -> Notice
        package let exportFile: (_ path: String) -> Notice
        package let report: () -> Void
        package let undo: () -> Notice
        package let redo: () -> Notice

        /// States who builds what comes next.
        package init(
            trip: @escaping (ID) -> any Screen, importFile: @escaping (_ path: String) -> Notice,
            exportFile: @escaping (_ path: String) -> Notice, report: @escaping () -> Void,
            undo: @escaping () -> Notice, redo: @escaping () -> Notice
        ) {
            self.trip = trip
            self.importFile = importFile
            self.exportFile = exportFile
            self.report = report
            self.undo = undo
            self.redo = redo
        }
    }

    private let destinations: Destinations

    /// Leads to these places.
    package init(_ destinations: Destinations) {
        self.destinations = destinations
    }

    package func openTrip(_ id: ID) throws(DialogError) -> ScreenEnd { try destinations.trip(id).run() }
    package func importFile(_ path: String) -> Notice { destinations.importFile(path) }
    package func exportFile(_ path: String) -> Notice { destinations.exportFile(path) }
    package func showReport() { destinations.report() }
    package func undo() -> Notice { destinations.undo() }
    package func redo() -> Notice { destinations.redo() }
}
