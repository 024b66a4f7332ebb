import MapData
package import Screens

/// Puts the list of trips together.
package enum TripListBuilder {
    /// The presenter; a command needs no router.
    package static func presenter(
        _ dependencies: TripListDependencies, router: (any TripListRouting)? = nil
    ) -> TripListPresenter {
        TripListPresenter(
            interactor: TripListInteractor(dependencies), router: router, unit: dependencies.unit)
    }

    /// The screen.
    package static func screen(
        _ dependencies: TripListDependencies, terminal: Terminal, navigator: Navigator,
        destinations: TripListRouter.Destinations
    ) -> any Screen {
        let router = TripListRouter(navigator: navigator, destinations: destinations)
        return MenuScreen(
            TripListView(), presenter: presenter(dependencies, router: router), terminal: terminal,
            navigator: navigator)
    }
}
