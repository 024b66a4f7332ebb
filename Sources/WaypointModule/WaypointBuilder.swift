package import Console
package import Entities
import MapData

/// Puts the screen of one stop together.
package enum WaypointBuilder {
    /// The presenter, which commands use without a screen.
    package static func presenter(
        stop: ID, ofTrip trip: ID, _ dependencies: WaypointDependencies, router: any WaypointRouting
    ) -> WaypointPresenter {
        WaypointPresenter(
            interactor: WaypointInteractor(stop: stop, ofTrip: trip, dependencies), router: router,
            unit: dependencies.unit, method: dependencies.mapData.methodName)
    }

    /// The screen.
    package static func screen(
        stop: ID, ofTrip trip: ID, _ dependencies: WaypointDependencies, router: any WaypointRouting,
        dialog: Dialog, output: Output, context: TerminalContext
    ) -> any Screen {
        WaypointView(
            presenter: presenter(stop: stop, ofTrip: trip, dependencies, router: router), dialog: dialog,
            output: output, context: context)
    }
}
