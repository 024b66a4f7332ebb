package import Entities
package import Screens

/// The ways out of the list of trips: opens and leaves screens, nothing else.
package final class TripListRouter: TripListRouting {
    /// Makers of the screens that the list leads to.
    package struct Destinations {
        package let trip: (_ id: Trip.ID) -> any Screen
        package let importFiles: (_ paths: [String]) -> any Screen
        package let exportFile: (_ trips: [String], _ path: String) -> any Screen
        package let report: (_ path: String?) -> any Screen
        package let map: () -> any Screen
        package let web: () -> any Screen
        package let places: (_ words: String) -> any Screen
        package let engine: (_ text: String) -> any Screen
        package let history: () -> any Screen

        /// States who makes each screen.
        package init(
            trip: @escaping (_ id: Trip.ID) -> any Screen,
            importFiles: @escaping (_ paths: [String]) -> any Screen,
            exportFile: @escaping (_ trips: [String], _ path: String) -> any Screen,
            report: @escaping (_ path: String?) -> any Screen, places: @escaping (_ words: String) -> any Screen,
            engine: @escaping (_ text: String) -> any Screen, history: @escaping () -> any Screen,
            map: @escaping () -> any Screen, web: @escaping () -> any Screen
        ) {
            self.trip = trip
            self.importFiles = importFiles
            self.exportFile = exportFile
            self.report = report
            self.map = map
            self.web = web
            self.places = places
            self.engine = engine
            self.history = history
        }
    }

    private let navigator: Navigator
    private let destinations: Destinations

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator, destinations: Destinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    package func openTrip(_ id: Trip.ID, saying notice: Notice?) {
        let screen = destinations.trip(id)
        navigator.push(screen)
        screen.reappear(saying: notice, wasCovered: true)
    }
    package func openImport(_ paths: [String]) { navigator.push(destinations.importFiles(paths)) }
    package func openExport(_ trips: [String], to path: String) { navigator.push(destinations.exportFile(trips, path)) }
    package func openReport(_ path: String?) { navigator.push(destinations.report(path)) }
    package func openMap() { navigator.push(destinations.map()) }
    package func openWeb() { navigator.push(destinations.web()) }
    package func openPlaces(_ words: String) { navigator.push(destinations.places(words)) }
    package func openEngine(_ text: String) { navigator.push(destinations.engine(text)) }
    package func openHistory() { navigator.push(destinations.history()) }
    package func quit() { navigator.leave(.quit) }
}
