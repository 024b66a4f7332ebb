import Console
package import Entities
import Reactive
package import Screens

/// Puts import and export together.
package enum ExchangeBuilder {
    /// The presenter, for commands.
    package static func presenter(_ dependencies: ExchangeDependencies) -> ExchangePresenter {
        ExchangePresenter(interactor: ExchangeInteractor(dependencies))
    }

    /// The use cases, for commands that add what they read to a trip.
    package static func interactor(_ dependencies: ExchangeDependencies) -> ExchangeInteractor {
        ExchangeInteractor(dependencies)
    }

    /// The import of files as a level of the menus; its result is a notice on the screen below.
    package static func importScreen(
        _ paths: [String], _ dependencies: ExchangeDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        ExchangeImportScreen(paths, presenter(dependencies), terminal: terminal, navigator: navigator)
    }

    /// The export of trips into a file as a level of the menus; a file that is there is written over after a question.
    package static func exportScreen(
        _ selection: TripSelection, to path: String, _ dependencies: ExchangeDependencies, terminal: Terminal,
        navigator: Navigator
    ) -> any Screen {
        TaskScreen(
            presenter(dependencies).exportFile(selection, to: path, asking: terminal.context.inputIsTerminal),
            saying: "exporting…", terminal: terminal,
            navigator: navigator)
    }
}
