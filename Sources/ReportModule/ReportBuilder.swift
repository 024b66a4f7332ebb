package import Console
package import Entities
import Reactive

/// Puts the report together.
package enum ReportBuilder {
    /// The presenter, for commands.
    package static func presenter(_ dependencies: ReportDependencies) -> ReportPresenter {
        ReportPresenter(interactor: ReportInteractor(dependencies), unit: dependencies.unit)
    }

    /// The report as a level of the menus: it is printed between empty lines, and left. With a path it is written into
    /// that file, in the format of its ending; a file that is there is written over after a question.
    package static func screen(
        on selection: TripSelection, into path: String? = nil, _ dependencies: ReportDependencies, terminal: Terminal,
        navigator: Navigator
    ) -> any Screen {
        if let path {
            return TaskScreen(
                presenter(dependencies).write(selection, into: path), saying: "measuring…", terminal: terminal,
                navigator: navigator)
        }
        let lines = presenter(dependencies).lines(on: selection, context: terminal.context)
        return TaskScreen(
            lines.map { TaskScreen.Result(lines: [""] + $0 + [""]) }.eraseToAnyPublisher(),
            saying: "measuring…", terminal: terminal, navigator: navigator)
    }
}
