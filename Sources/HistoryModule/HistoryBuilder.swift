package import Console

/// Puts the history together.
package enum HistoryBuilder {
    /// The presenter; a command needs no navigator.
    package static func presenter(
        _ dependencies: HistoryDependencies, navigator: Navigator? = nil
    ) -> HistoryPresenter {
        HistoryPresenter(interactor: HistoryInteractor(dependencies), navigator: navigator)
    }

    /// The screen.
    package static func screen(
        _ dependencies: HistoryDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(dependencies, navigator: navigator)
        presenter.open()
        return MenuScreen(HistoryView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
