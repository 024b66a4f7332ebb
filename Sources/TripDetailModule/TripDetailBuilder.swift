package import Console
package import Entities
import MapData

/// Puts a trip's page together.
package enum TripDetailBuilder {
    /// The presenter; a command needs no router.
    package static func presenter(
        trip: Trip.ID, _ dependencies: TripDetailDependencies, router: (any TripDetailRouting)? = nil
    ) -> TripDetailPresenter {
        TripDetailPresenter(
            interactor: TripDetailInteractor(trip: trip, dependencies), router: router, unit: dependencies.unit,
            method: dependencies.mapData.methodName)
    }

    /// The screen.
    package static func screen(
        trip: Trip.ID, _ dependencies: TripDetailDependencies, terminal: Terminal, navigator: Navigator,
        destinations: TripDetailRouter.Destinations
    ) -> any Screen {
        let router = TripDetailRouter(navigator: navigator, destinations: destinations)
        let presenter = presenter(trip: trip, dependencies, router: router)
        return MenuScreen(TripDetailView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
