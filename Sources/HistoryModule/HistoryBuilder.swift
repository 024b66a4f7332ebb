/// Puts the history together.
package enum HistoryBuilder {
    /// The presenter, for menus and commands.
    package static func presenter(_ dependencies: HistoryDependencies) -> HistoryPresenter {
        HistoryPresenter(interactor: HistoryInteractor(dependencies))
    }
}
