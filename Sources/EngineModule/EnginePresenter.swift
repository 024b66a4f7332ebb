import Console
import Reactive
import Screens

/// Turns what is asked of the road engine in the menus into use cases, and their results into lines.
struct EnginePresenter {
    private let interactor: EngineChoiceInteractor

    /// Shows what `interactor` finds.
    init(interactor: EngineChoiceInteractor) { self.interactor = interactor }

    /// Does what was typed in a menu, and publishes the lines about it between empty ones; fails with the error of the
    /// use case.
    func perform(_ typed: String, context: TerminalContext) -> AnyPublisher<TaskScreen.Result, any Error> {
        lines(for: EngineInput.event(typed)).map { EngineView.result($0, context) }.eraseToAnyPublisher()
    }

    /// Does what the person asked for, and publishes the lines about it; fails with the error of the use case.
    func lines(for event: EngineEvent) -> AnyPublisher<[String], any Error> {
        switch event {
        case .show: interactor.current.map(EngineFormatter.menuLines).eraseToAnyPublisher()
        case .forget: interactor.forget().map(EngineFormatter.forgottenLines).eraseToAnyPublisher()
        case .choose(let text): interactor.choose(text).map(EngineFormatter.chosenLines).eraseToAnyPublisher()
        }
    }
}
