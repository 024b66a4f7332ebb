package import Entities
package import Screens

/// Constructs the parts of the module.
package enum OrderBuilder {
    /// The presenter; a command needs no router.
    package static func presenter(
        trip: Trip.ID, _ dependencies: OrderDependencies, router: (any OrderRouting)? = nil,
        spelling: OrderSpelling = .command
    ) -> OrderPresenter {
        OrderPresenter(
            interactor: OrderInteractor(trip: trip, dependencies), router: router, dependencies,
            spelling: spelling)
    }

    /// The screen, which starts a search with the options in `words` (`loop`, `start any`) when it is open.
    package static func screen(
        trip: Trip.ID, words: String, _ dependencies: OrderDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let router = OrderRouter(navigator: navigator)
        let presenter = presenter(trip: trip, dependencies, router: router, spelling: .menu)
        presenter.open(words)
        return MenuScreen(
            OrderView(), presenter: presenter, terminal: terminal, navigator: navigator, coversPage: false)
    }
}
