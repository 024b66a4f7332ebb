/// Puts import and export together.
package enum ExchangeBuilder {
    /// The presenter, for menus and commands.
    package static func presenter(_ dependencies: ExchangeDependencies) -> ExchangePresenter {
        ExchangePresenter(
            interactor: ExchangeInteractor(dependencies), router: ExchangeRouter(documents: dependencies.documents))
    }
}
