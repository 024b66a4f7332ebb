package import Entities
package import Persistence
import Reactive
package import Screens

/// Puts the report together.
package enum ReportBuilder {
    /// The presenter, for commands.
    package static func presenter(_ dependencies: ReportDependencies) -> ReportPresenter {
        ReportPresenter(
            interactor: ReportInteractor(dependencies), unit: dependencies.unit, maps: dependencies.maps)
    }

    /// Creates the service that shows itineraries in a browser: written into `documents`, opened by `open`.
    package static func web(
        _ dependencies: ReportDependencies, documents: PrivateDocuments, open: @escaping (_ path: String) -> Bool
    ) -> ReportWeb {
        ReportWeb(presenter(dependencies), documents: documents, open: open)
    }

    /// An itinerary in the browser as a level of the menus, as `typed` asks for it.
    package static func webScreen(
        on selection: TripSelection, typed: String = "", _ web: ReportWeb, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        TaskScreen(
            web.perform(ReportInput(typed), on: selection).map { TaskScreen.Result(notice: $0.notice) }
                .eraseToAnyPublisher(),
            saying: "measuring…", terminal: terminal, navigator: navigator)
    }

    /// The report as a level of the menus, as `typed` asks for it: it is printed between empty lines, and left. With a
    /// path it is written into that file, in the format of its ending; a file that is there is written over after a
    /// question.
    package static func screen(
        on selection: TripSelection, typed: String = "", _ dependencies: ReportDependencies, terminal: Terminal,
        navigator: Navigator
    ) -> any Screen {
        TaskScreen(
            presenter(dependencies).perform(typed, on: selection, context: terminal.context),
            saying: "measuring…", terminal: terminal, navigator: navigator)
    }
}
