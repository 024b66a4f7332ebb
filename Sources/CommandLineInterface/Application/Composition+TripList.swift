import Console
import Entities
import ExchangeModule
import MapData
import Reactive
import ReportModule
import TripListModule

// The list of trips, and what it leads to: the first screen of the menus.

extension Composition {
    /// The list of trips, for a command.
    func tripListPresenter() throws(StoreError) -> TripListPresenter {
        try TripListBuilder.presenter(tripListDependencies(mapData))
    }

    /// Runs the menus until they are left: the list of trips, and above it `trip` where one is given; returns how.
    func runMenus(openingTrip trip: Trip.ID? = nil) throws -> ScreenEnd {
        let navigator = Navigator()
        let destinations = try tripListDestinations(navigator)
        // While a page is shown, the same routes are asked for after every change; a command asks once.
        let list = try TripListBuilder.screen(
            tripListDependencies(CachingProvider(mapData)), terminal: terminal, navigator: navigator,
            destinations: destinations)
        let watch = try LibraryWatch(model(), scheduler: scheduler)
        terminal.onLine = { [weak watch] in watch?.look() }
        return try withExtendedLifetime(watch) {
            try navigator.run([list] + (trip.map { [destinations.trip($0)] } ?? []))
        }
    }

    private func tripListDependencies(_ mapData: any MapDataProvider) throws(StoreError) -> TripListDependencies {
        try TripListDependencies(
            model: model(), mapData: mapData, places: places, identifiers: surroundings.identifiers, unit: unit)
    }

    private func tripListDestinations(_ navigator: Navigator) throws(StoreError) -> TripListRouter.Destinations {
        let trip = try tripDetailBuilder()
        let exchange = try exchangePresenter()
        let report = try ReportBuilder.view(reportDependencies(), output: output, context: context)
        let terminal = terminal
        /// A screen that does its work at once.
        func task(saying work: String, _ result: @escaping () -> TaskScreen.Result) -> any Screen {
            TaskScreen(attempt { Just(result()) }, saying: work, terminal: terminal, navigator: navigator)
        }
        return TripListRouter.Destinations(
            trip: { LevelScreen(trip($0), navigator: navigator) },
            importFile: { path in
                task(saying: "reading…") { TaskScreen.Result(notice: exchange.importFile(path)) }
            },
            exportFile: { path in
                task(saying: "writing…") { TaskScreen.Result(notice: exchange.exportFile(.allTrips, to: path)) }
            },
            report: {
                task(saying: "measuring…") {
                    report.show(.allTrips)
                    return TaskScreen.Result()
                }
            })
    }
}

/// A level of the menus that runs by itself, as a screen.
private final class LevelScreen: Screen {
    let coversPage = true
    private let level: any MenuLevel
    private let navigator: Navigator

    /// Runs `level` when it is on top.
    init(_ level: any MenuLevel, navigator: Navigator) {
        self.level = level
        self.navigator = navigator
    }

    func turn() throws(DialogError) {
        switch try level.run() {
        case .back: navigator.pop()
        case let end: navigator.leave(end)
        }
    }

    func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
