package import Console
package import Entities
import MapData

/// Puts the best order together.
package enum OrderBuilder {
    /// The presenter, which commands use without a screen.
    package static func presenter(
        trip: ID, _ dependencies: OrderDependencies, spelling: OrderSpelling = .command
    ) -> OrderPresenter {
        OrderPresenter(
            interactor: OrderInteractor(trip: trip, dependencies), unit: dependencies.unit,
            method: dependencies.mapData.methodName, spelling: spelling)
    }

    /// The screen.
    package static func view(
        trip: ID, _ dependencies: OrderDependencies, dialog: Dialog, output: Output, progress: ProgressLine,
        context: TerminalContext
    ) -> OrderView {
        OrderView(
            presenter: presenter(trip: trip, dependencies, spelling: .menu), dialog: dialog, output: output,
            progress: progress,
            context: context)
    }
}
