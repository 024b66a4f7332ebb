package import Screens

/// Puts the history together.
package enum HistoryBuilder {
    /// The presenter; a command needs no router.
    package static func presenter(
        _ dependencies: HistoryDependencies, router: (any HistoryRouting)? = nil
    ) -> HistoryPresenter {
        HistoryPresenter(
            interactor: HistoryInteractor(dependencies), times: dependencies.times, router: router)
    }

    /// The screen.
    package static func screen(
        _ dependencies: HistoryDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(dependencies, router: HistoryRouter(navigator: navigator))
        presenter.open()
        return MenuScreen(HistoryView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
