import Console
import Reactive
package import Screens
import Text

/// Puts the road engine's level of the menus together.
package enum EngineBuilder {
    /// Shows the road engine between the screens; with a typed address it is asked for roads from then on, with `off`
    /// none is, and with `forget` what was answered is asked for again.
    package static func screen(
        _ text: String, _ dependencies: EngineMenuDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let interactor = EngineChoiceInteractor(dependencies)
        let lines =
            switch text {
            case "": interactor.current.map(EnginePresenter.menuLines)
            case "forget": interactor.forget().map(EnginePresenter.forgottenLines)
            default: interactor.choose(text).map(EnginePresenter.chosenLines)
            }
        return TaskScreen(
            lines.map { lines in
                let width = terminal.context.cuttingWidth
                let wrapped = lines.flatMap { line in width.map { line.wrapped(toWidth: $0) } ?? [line] }
                return TaskScreen.Result(lines: [""] + wrapped + [""])
            }
            .eraseToAnyPublisher(),
            saying: "asking the road engine…", terminal: terminal, navigator: navigator)
    }
}
