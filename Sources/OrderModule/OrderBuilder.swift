package import Entities
import MapData
package import Screens

/// Puts the search for the best order together.
package enum OrderBuilder {
    /// The presenter; a command needs no router.
    package static func presenter(
        trip: Trip.ID, _ dependencies: OrderDependencies, router: (any OrderRouting)? = nil,
        spelling: OrderSpelling = .command
    ) -> OrderPresenter {
        OrderPresenter(
            interactor: OrderInteractor(trip: trip, dependencies),
            formatter: OrderFormatter(
                unit: dependencies.unit, method: dependencies.mapData.methodName, spelling: spelling),
            router: router, scheduler: dependencies.scheduler, progress: dependencies.progress)
    }

    /// The screen, which starts a search with the options in `words` (`loop`, `start any`) when it is open.
    package static func screen(
        trip: Trip.ID, words: String, _ dependencies: OrderDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let router = OrderRouter(navigator: navigator, terminal: terminal)
        let presenter = presenter(trip: trip, dependencies, router: router, spelling: .menu)
        presenter.open(words)
        return MenuScreen(
            OrderView(), presenter: presenter, terminal: terminal, navigator: navigator, coversPage: false)
    }
}
