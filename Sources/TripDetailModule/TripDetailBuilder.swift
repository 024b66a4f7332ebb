package import Console
package import Entities
import MapData

/// Puts the screen of one trip together.
package enum TripDetailBuilder {
    /// The presenter, which commands use without a screen.
    package static func presenter(
        trip: ID, _ dependencies: TripDetailDependencies, router: any TripDetailRouting
    ) -> TripDetailPresenter {
        TripDetailPresenter(
            interactor: TripDetailInteractor(trip: trip, dependencies), router: router, unit: dependencies.unit,
            method: dependencies.mapData.methodName)
    }

    /// The screen.
    package static func screen(
        trip: ID, _ dependencies: TripDetailDependencies, router: any TripDetailRouting, dialog: Dialog,
        output: Output, context: TerminalContext
    ) -> any Screen {
        TripDetailView(
            presenter: presenter(trip: trip, dependencies, router: router), dialog: dialog, output: output,
            context: context)
    }
}
