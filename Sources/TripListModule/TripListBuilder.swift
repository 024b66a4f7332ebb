package import Console
import MapData

/// Puts the list of trips together.
package enum TripListBuilder {
    /// The presenter, which commands use without a screen.
    package static func presenter(
        _ dependencies: TripListDependencies, router: any TripListRouting
    ) -> TripListPresenter {
        TripListPresenter(
            interactor: TripListInteractor(dependencies), router: router, unit: dependencies.unit,
            method: dependencies.mapData.methodName)
    }

    /// The screen.
    package static func screen(
        _ dependencies: TripListDependencies, router: any TripListRouting, dialog: Dialog, output: Output,
        context: TerminalContext
    ) -> any MenuLevel {
        TripListView(
            presenter: presenter(dependencies, router: router), dialog: dialog, output: output, context: context)
    }
}
