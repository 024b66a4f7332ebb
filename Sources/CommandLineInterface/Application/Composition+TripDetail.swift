import Console
import Entities
import ExchangeModule
import MapData
import OrderModule
import ReportModule
import TripDetailModule
import WaypointModule

// A trip, and what it leads to.

extension Composition {
    /// A trip, for a command.
    func tripDetailPresenter(_ trip: Trip.ID) throws(StoreError) -> TripDetailPresenter {
        try TripDetailBuilder.presenter(trip: trip, tripDetailDependencies())
    }

    /// A trip, as a screen of the menus.
    func tripDetailScreen(_ trip: Trip.ID) throws(StoreError) -> any MenuLevel {
        try tripDetailBuilder()(trip)
    }

    /// Builds the screen of a trip for the list. The library is open by then, so that nothing can fail any more.
    func tripDetailBuilder() throws(StoreError) -> (Trip.ID) -> any MenuLevel {
        let dependencies = try tripDetailDependencies()
        let destinations = try tripDetailDestinations()
        let terminal = terminal
        return { trip in
            let navigator = Navigator()
            let screen = TripDetailBuilder.screen(
                trip: trip, dependencies, terminal: terminal, navigator: navigator,
                destinations: destinations(trip, navigator))
            return ScreenLevel(screen, navigator: navigator)
        }
    }

    private func tripDetailDependencies() throws(StoreError) -> TripDetailDependencies {
        try TripDetailDependencies(
            model: model(), mapData: mapData, places: places, identifiers: surroundings.identifiers, unit: unit)
    }

    private func tripDetailDestinations() throws(StoreError) -> (Trip.ID, Navigator) -> TripDetailRouter.Destinations {
        let waypoint = try waypointDependencies()
        let order = try orderDependencies()
        let report = try ReportBuilder.view(reportDependencies(), output: output, context: context)
        let exchange = try exchangePresenter()
        let progress = progressLine()
        let (dialog, output, context, terminal) = (dialog, output, context, terminal)
        let placeScreen = placeScreen
        return { trip, navigator in
            TripDetailRouter.Destinations(
                stop: { stop in
                    WaypointBuilder.screen(
                        stop: stop, ofTrip: trip, waypoint, terminal: terminal, navigator: navigator,
                        placeQuestion: placeScreen(navigator))
                },
                placeQuestion: placeScreen(navigator),
                bestOrder: { words in
                    ViewScreen(navigator) { () throws(DialogError) in
                        let view = OrderBuilder.view(
                            trip: trip, order, dialog: dialog, output: output, progress: progress, context: context)
                        return switch try view.run(words) {
                        // The total is said after it.
                        case .notice(let notice):
                            (notice.map { $0.kind == .done ? Notice(.changed, $0.lines) : $0 }, nil)
                        case .left(let end): (nil, end)
                        }
                    }
                },
                report: {
                    ViewScreen(navigator) { () throws(DialogError) in
                        report.show(.trip(trip))
                        return (nil, nil)
                    }
                },
                export: { path in
                    ViewScreen(navigator) { () throws(DialogError) in
                        (exchange.exportFile(.trip(trip), to: path), nil)
                    }
                })
        }
    }
}

/// A view that runs by itself, as a screen in between others.
private final class ViewScreen: Screen {
    let coversPage = false
    private let navigator: Navigator
    private let run: () throws(DialogError) -> (notice: Notice?, end: ScreenEnd?)

    /// Runs the view when it is on top; it returns what to say on the screen below, or how the program is left.
    init(_ navigator: Navigator, run: @escaping () throws(DialogError) -> (notice: Notice?, end: ScreenEnd?)) {
        self.navigator = navigator
        self.run = run
    }

    func turn() throws(DialogError) {
        let (notice, end) = try run()
        if let end { navigator.leave(end) } else { navigator.pop(saying: notice) }
    }

    func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
