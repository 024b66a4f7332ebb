package import Console
package import Entities
import Reactive

/// Puts the report together.
package enum ReportBuilder {
    /// The presenter, for commands.
    package static func presenter(_ dependencies: ReportDependencies) -> ReportPresenter {
        ReportPresenter(interactor: ReportInteractor(dependencies), unit: dependencies.unit)
    }

    /// The report as a level of the menus: it is printed between empty lines, and left.
    package static func screen(
        on selection: TripSelection, _ dependencies: ReportDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let lines = presenter(dependencies).lines(on: selection, context: terminal.context)
        return TaskScreen(
            lines.map { TaskScreen.Result(lines: [""] + $0 + [""]) }.eraseToAnyPublisher(),
            saying: "measuring…", terminal: terminal, navigator: navigator)
    }
}
