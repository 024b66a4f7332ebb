package import Entities
import Places
package import Screens

/// Puts a stop's page together.
package enum WaypointBuilder {
    /// The use cases, for a command that only edits.
    package static func interactor(
        stop: Waypoint.ID, ofTrip trip: Trip.ID, _ dependencies: WaypointDependencies
    ) -> WaypointInteractor {
        WaypointInteractor(stop: stop, ofTrip: trip, dependencies)
    }

    /// The formatter of the page and of the results of edits; a command tells by commands what mends them.
    package static func formatter(_ dependencies: WaypointDependencies, isCommand: Bool = false) -> WaypointFormatter {
        WaypointFormatter(
            unit: dependencies.unit, times: dependencies.times, clock: dependencies.clock, area: dependencies.area,
            isCommand: isCommand)
    }

    /// The presenter.
    package static func presenter(
        stop: Waypoint.ID, ofTrip trip: Trip.ID, _ dependencies: WaypointDependencies, router: any WaypointRouting
    ) -> WaypointPresenter {
        WaypointPresenter(
            interactor: WaypointInteractor(stop: stop, ofTrip: trip, dependencies), formatter: formatter(dependencies),
            inquiry: PlaceConversation(in: dependencies.unit), router: router)
    }

    /// The screen.
    package static func screen(
        stop: Waypoint.ID, ofTrip trip: Trip.ID, _ dependencies: WaypointDependencies, terminal: Terminal,
        navigator: Navigator, placeQuestion: @escaping WaypointRouter.PlaceQuestion, history: @escaping () -> any Screen
    ) -> any Screen {
        let router = WaypointRouter(navigator: navigator, placeQuestion: placeQuestion, history: history)
        return MenuScreen(
            WaypointView(), presenter: presenter(stop: stop, ofTrip: trip, dependencies, router: router),
            terminal: terminal, navigator: navigator)
    }
}
