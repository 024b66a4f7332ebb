package import Console
package import Entities

/// Puts the best order together.
package enum OrderBuilder {
    /// The presenter; a command needs no navigator.
    package static func presenter(
        trip: Trip.ID, _ dependencies: OrderDependencies, navigator: Navigator? = nil,
        spelling: OrderSpelling = .command
    ) -> OrderPresenter {
        OrderPresenter(
            interactor: OrderInteractor(trip: trip, dependencies), navigator: navigator, dependencies,
            spelling: spelling)
    }

    /// The screen, which searches for the order that `words` ask for once it is open: `loop`, `start any`.
    package static func screen(
        trip: Trip.ID, words: String, _ dependencies: OrderDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(trip: trip, dependencies, navigator: navigator, spelling: .menu)
        presenter.open(words)
        return MenuScreen(
            OrderView(), presenter: presenter, terminal: terminal, navigator: navigator, coversPage: false)
    }
}
