package import Entities
package import Geodesy
package import Places
package import Screens

/// The ways out of a trip's page: opens and leaves screens, nothing else.
package final class TripDetailRouter: TripDetailRouting {
    /// Makes the screens that a trip leads to.
    package struct Destinations {
        package let stop: (_ stop: Waypoint.ID) -> any Screen
        package let placeQuestion:
            (_ question: String, _ near: Coordinate?, _ then: @escaping (PlaceEntry) -> Void) -> any Screen
        package let bestOrder: (_ words: String) -> any Screen
        package let report: (_ path: String?) -> any Screen
        package let map: () -> any Screen
        package let days: () -> any Screen
        package let web: () -> any Screen
        package let places: (_ words: String) -> any Screen
        package let history: () -> any Screen
        package let export: (_ path: String) -> any Screen

        /// Collects what makes the screens.
        package init(
            stop: @escaping (_ stop: Waypoint.ID) -> any Screen,
            placeQuestion:
                @escaping (_ question: String, _ near: Coordinate?, _ then: @escaping (PlaceEntry) -> Void)
                -> any Screen,
            bestOrder: @escaping (_ words: String) -> any Screen,
            report: @escaping (_ path: String?) -> any Screen, export: @escaping (_ path: String) -> any Screen,
            places: @escaping (_ words: String) -> any Screen, history: @escaping () -> any Screen,
            map: @escaping () -> any Screen, days: @escaping () -> any Screen, web: @escaping () -> any Screen
        ) {
            self.days = days
            self.stop = stop
            self.placeQuestion = placeQuestion
            self.bestOrder = bestOrder
            self.report = report
            self.map = map
            self.web = web
            self.places = places
            self.history = history
            self.export = export
        }
    }

    private let navigator: Navigator
    private let destinations: Destinations

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator, destinations: Destinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    package func openStop(_ stop: Waypoint.ID) { navigator.push(destinations.stop(stop)) }

    package func askForPlace(_ question: String, near: Coordinate?, then: @escaping (PlaceEntry) -> Void) {
        navigator.push(destinations.placeQuestion(question, near, then))
    }

    package func openBestOrder(_ words: String) { navigator.push(destinations.bestOrder(words)) }

    package func openReport(_ path: String?) { navigator.push(destinations.report(path)) }

    package func openExport(_ path: String) { navigator.push(destinations.export(path)) }

    package func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    package func openMap() { navigator.push(destinations.map()) }

    package func openDays() { navigator.push(destinations.days()) }

    package func openWeb() { navigator.push(destinations.web()) }
    package func openPlaces(_ words: String) { navigator.push(destinations.places(words)) }

    package func openHistory() { navigator.push(destinations.history()) }

    package func quit() { navigator.leave(.quit) }
}
