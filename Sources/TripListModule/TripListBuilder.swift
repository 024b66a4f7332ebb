import Places
package import Screens

/// Puts the list of trips together.
package enum TripListBuilder {
    /// The use cases, for a command that only edits.
    package static func interactor(_ dependencies: TripListDependencies) -> TripListInteractor {
        TripListInteractor(dependencies)
    }

    /// The presenter; a command that prints the page needs no router.
    package static func presenter(
        _ dependencies: TripListDependencies, router: (any TripListRouting)? = nil
    ) -> TripListPresenter {
        TripListPresenter(
            interactor: TripListInteractor(dependencies), formatter: TripListFormatter(unit: dependencies.unit),
            inquiry: PlaceConversation(in: dependencies.unit), router: router)
    }

    /// The screen; `destination` makes the screens that it leads to.
    package static func screen(
        _ dependencies: TripListDependencies, terminal: Terminal, navigator: Navigator,
        destination: @escaping (TripListDestination) -> any Screen
    ) -> any Screen {
        let router = TripListRouter(navigator: navigator, destination: destination)
        return MenuScreen(
            TripListView(), presenter: presenter(dependencies, router: router), terminal: terminal,
            navigator: navigator)
    }
}
