package import Entities
package import Geodesy
package import Itineraries
import MapData
package import Screens

/// Puts a trip's page together.
package enum TripDetailBuilder {
    /// The presenter; a command needs no router. `clock` tells how the clocks of a place go, `area` where it is in
    /// words (`Utah, US`; nil where that is not known).
    package static func presenter(
        trip: Trip.ID, _ dependencies: TripDetailDependencies,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude,
        area: @escaping (Coordinate) -> String? = { _ in nil }, router: (any TripDetailRouting)? = nil
    ) -> TripDetailPresenter {
        TripDetailPresenter(
            interactor: TripDetailInteractor(trip: trip, dependencies), router: router, unit: dependencies.unit,
            clock: clock, area: area)
    }

    /// The presenter of edits, whose page has the totals and no rows: nothing is computed that an edit does not print.
    package static func presenterOfEdits(trip: Trip.ID, _ dependencies: TripDetailDependencies) -> TripDetailPresenter {
        TripDetailPresenter(
            interactor: TripDetailInteractor(trip: trip, dependencies), router: nil, unit: dependencies.unit,
            clock: PlaceClock.byLongitude, area: { _ in nil }, hasRows: false)
    }

    /// The screen. `orderWords` are the words that the best order takes.
    package static func screen(
        trip: Trip.ID, _ dependencies: TripDetailDependencies,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude,
        area: @escaping (Coordinate) -> String? = { _ in nil }, orderWords: TripDetailOrderWords, terminal: Terminal,
        navigator: Navigator, destinations: TripDetailRouter.Destinations
    ) -> any Screen {
        let router = TripDetailRouter(navigator: navigator, destinations: destinations)
        let presenter = presenter(trip: trip, dependencies, clock: clock, area: area, router: router)
        return MenuScreen(
            TripDetailView(orderWords: orderWords), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
