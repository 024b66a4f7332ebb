package import Entities
package import Screens

/// Puts what lies along a way together.
package enum AlongBuilder {
    /// The presenter; a command needs no router.
    package static func presenter(
        trip: Trip.ID, _ request: AlongRequest, _ dependencies: AlongDependencies,
        router: (any AlongRouting)? = nil
    ) -> AlongPresenter {
        AlongPresenter(
            interactor: AlongInteractor(trip: trip, request, dependencies),
            formatter: AlongFormatter(unit: dependencies.unit), homeDirectory: dependencies.homeDirectory,
            router: router)
    }

    /// The screen, which begins with what `words` ask for.
    package static func screen(
        trip: Trip.ID, words: String, _ dependencies: AlongDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(trip: trip, AlongRequest(), dependencies, router: AlongRouter(navigator: navigator))
        presenter.open(words)
        return MenuScreen(AlongView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
