package import Console
package import Entities

/// The ways out of the list of trips: opens and leaves screens, nothing else.
package final class TripListRouter: TripListRouting {
    /// Makers of the screens that the list leads to.
    package struct Destinations {
        package let trip: (Trip.ID) -> any Screen
        package let importFile: (_ path: String) -> any Screen
        package let exportFile: (_ path: String) -> any Screen
        package let report: () -> any Screen

        /// States who makes each screen.
        package init(
            trip: @escaping (Trip.ID) -> any Screen, importFile: @escaping (_ path: String) -> any Screen,
            exportFile: @escaping (_ path: String) -> any Screen, report: @escaping () -> any Screen
        ) {
            self.trip = trip
            self.importFile = importFile
            self.exportFile = exportFile
            self.report = report
        }
    }

    private let navigator: Navigator
    private let destinations: Destinations

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator, destinations: Destinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    package func openTrip(_ id: Trip.ID) { navigator.push(destinations.trip(id)) }
    package func openImport(_ path: String) { navigator.push(destinations.importFile(path)) }
    package func openExport(_ path: String) { navigator.push(destinations.exportFile(path)) }
    package func openReport() { navigator.push(destinations.report()) }
    package func quit() { navigator.leave(.quit) }
}
