/// Puts the history together.
package enum HistoryBuilder {
    /// The presenter, which commands use.
    package static func presenter(_ dependencies: HistoryDependencies) -> HistoryPresenter {
        HistoryPresenter(interactor: HistoryInteractor(dependencies))
    }
}
