package import Entities
import MapData
package import Screens

/// Puts a stop's page together.
package enum WaypointBuilder {
    /// The presenter; a command needs no router. Without `showsDays` it does not compute the days of the trip.
    package static func presenter(
        stop: Waypoint.ID, ofTrip trip: Trip.ID, _ dependencies: WaypointDependencies,
        router: (any WaypointRouting)? = nil, showsDays: Bool = true
    ) -> WaypointPresenter {
        WaypointPresenter(
            interactor: WaypointInteractor(stop: stop, ofTrip: trip, dependencies), router: router,
            unit: dependencies.unit, clock: showsDays ? dependencies.clock : nil, area: dependencies.area)
    }

    /// The screen.
    package static func screen(
        stop: Waypoint.ID, ofTrip trip: Trip.ID, _ dependencies: WaypointDependencies, terminal: Terminal,
        navigator: Navigator, placeQuestion: @escaping WaypointRouter.PlaceQuestion, history: @escaping () -> any Screen
    ) -> any Screen {
        let router = WaypointRouter(navigator: navigator, placeQuestion: placeQuestion, history: history)
        let presenter = presenter(stop: stop, ofTrip: trip, dependencies, router: router)
        return MenuScreen(WaypointView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
