package import Screens

/// Puts the road engine's level of the menus together.
package enum EngineBuilder {
    /// Shows the road engine between the screens; with a typed address it is asked for roads from then on, with `off`
    /// none is, and with `forget` what was answered is asked for again.
    package static func screen(
        _ text: String, _ dependencies: EngineMenuDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = EnginePresenter(interactor: EngineChoiceInteractor(dependencies))
        return TaskScreen(
            presenter.perform(text, context: terminal.context), saying: "asking the road engine…", terminal: terminal,
            navigator: navigator)
    }
}
