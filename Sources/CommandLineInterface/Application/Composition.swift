import Console
import Entities
import ExchangeModule
import Geodesy
import HistoryModule
import MapData
import OrderModule
import Persistence
import PlaceModule
import Platform
import Reactive
import ReportModule
import TripDetailModule
import TripListModule
import WaypointModule

/// Where the parts are put together: the only code that knows all of them. Each part is made when it is asked for.
final class Composition {
    let output: Output
    let errors: Output
    let context: TerminalContext
    let global: GlobalOptions
    let unit: DistanceUnit
    let surroundings: Surroundings
    private let libraryDirectory: String
    private let mapData: any MapDataProvider
    private var openModel: DataModel?
    private lazy var dialog = Dialog(surroundings.streams, output: output, context: context)

    /// Reads the preferences; touches no file.
    init(
        _ surroundings: Surroundings, _ global: GlobalOptions, output: Output, errors: Output
    ) throws(UsageError) {
        self.surroundings = surroundings
        self.global = global
        self.output = output
        self.errors = errors
        let environment = surroundings.environment
        unit = try Preferences.unit(global, environment)
        libraryDirectory = try Preferences.library(global, environment)
        context = TerminalContext(streams: surroundings.streams, color: global.color) { environment.variable($0) }
        mapData = StraightLineProvider(lookup: surroundings.places)
    }

    /// The library; read when it is first asked for.
    func model() throws(StoreError) -> DataModel {
        if let openModel { return openModel }
        let store = LibraryOnDisk(
            directory: libraryDirectory, files: surroundings.files, clock: surroundings.clock,
            environment: surroundings.environment, sample: EmbeddedFiles.sampleTrips)
        let model = try DataModel(store: store)
        openModel = model
        return model
    }

    // The services that several modules share.

    private var places: PlaceFinder { PlaceFinder(mapData) }

    private var placeDependencies: PlaceDependencies {
        let clock = surroundings.clock
        return PlaceDependencies(
            mapData: mapData, places: places, scheduler: EventLoopScheduler { .milliseconds(clock.uptime) })
    }

    private lazy var documents: any DocumentAccess = Documents(
        files: surroundings.files, streams: surroundings.streams, environment: surroundings.environment,
        library: libraryDirectory)

    // What each module needs, and the module.

    /// The list of trips, for a command.
    func tripListPresenter() throws(StoreError) -> TripListPresenter {
        try TripListBuilder.presenter(tripListDependencies(), router: tripListRouter())
    }

    /// The list of trips, as a screen of the menus.
    func tripListScreen() throws(StoreError) -> any Screen {
        try TripListBuilder.screen(
            tripListDependencies(), router: tripListRouter(), dialog: dialog, output: output, context: context)
    }

    /// A trip, for a command.
    func tripDetailPresenter(_ trip: ID) throws(StoreError) -> TripDetailPresenter {
        try TripDetailBuilder.presenter(trip: trip, tripDetailDependencies(), router: tripDetailRouter(trip))
    }

    /// A trip, as a screen of the menus.
    func tripDetailScreen(_ trip: ID) throws(StoreError) -> any Screen {
        try TripDetailBuilder.screen(
            trip: trip, tripDetailDependencies(), router: tripDetailRouter(trip), dialog: dialog, output: output,
            context: context)
    }

    /// A stop, for a command.
    func waypointPresenter(_ stop: ID, ofTrip trip: ID) throws(StoreError) -> WaypointPresenter {
        try WaypointBuilder.presenter(stop: stop, ofTrip: trip, waypointDependencies(), router: waypointRouter())
    }

    /// The search for the best order of a trip, for a command.
    func orderPresenter(_ trip: ID) throws(StoreError) -> OrderPresenter {
        try OrderBuilder.presenter(trip: trip, orderDependencies())
    }

    /// The look-up of places, for a command.
    func placePresenter() -> PlacePresenter {
        PlaceBuilder.presenter(placeDependencies)
    }

    /// A line on standard error that shows how long work stands.
    func progressLine() -> ProgressLine {
        let clock = surroundings.clock
        return ProgressLine(
            errors, width: context.width, isTerminal: surroundings.streams.isTerminal(.standardError),
            isDumb: context.isDumb, uptime: { clock.uptime })
    }

    /// The distance report, for a command.
    func reportPresenter() throws(StoreError) -> ReportPresenter {
        try ReportBuilder.presenter(reportDependencies())
    }

    /// Where a report goes that is a file.
    func reportRouter() throws(StoreError) -> any ReportRouting {
        try ReportBuilder.router(reportDependencies())
    }

    /// Import and export, for a command.
    func exchangePresenter() throws(StoreError) -> ExchangePresenter {
        try ExchangeBuilder.presenter(
            ExchangeDependencies(
                model: model(), mapData: mapData, places: places, documents: documents,
                identifiers: surroundings.identifiers, homeDirectory: surroundings.environment.homeDirectory))
    }

    /// The changes, to be shown, taken back and done again.
    func historyPresenter() throws(StoreError) -> HistoryPresenter {
        try HistoryBuilder.presenter(
            HistoryDependencies(model: model(), environment: surroundings.environment))
    }

    private func tripListDependencies() throws(StoreError) -> TripListDependencies {
        try TripListDependencies(
            model: model(), mapData: mapData, places: places, identifiers: surroundings.identifiers, unit: unit)
    }

    private func tripDetailDependencies() throws(StoreError) -> TripDetailDependencies {
        try TripDetailDependencies(
            model: model(), mapData: mapData, places: places, identifiers: surroundings.identifiers, unit: unit)
    }

    private func waypointDependencies() throws(StoreError) -> WaypointDependencies {
        try WaypointDependencies(model: model(), mapData: mapData, places: places, unit: unit)
    }

    private func orderDependencies() throws(StoreError) -> OrderDependencies {
        let (clock, streams) = (surroundings.clock, surroundings.streams)
        return try OrderDependencies(
            model: model(), mapData: mapData, unit: unit, uptime: { clock.uptime },
            stop: {
                let signal = streams.takeSignal()
                return signal.flatMap { [.interrupt, .terminate, .hangup].contains($0) ? $0 : nil }
            })
    }

    private func reportDependencies() throws(StoreError) -> ReportDependencies {
        try ReportDependencies(model: model(), mapData: mapData, documents: documents, unit: unit)
    }

    // The ways between the modules.

    private func tripListRouter() throws(StoreError) -> TripListRouter {
        let history = try historyPresenter()
        let exchange = try exchangePresenter()
        let report = try ReportBuilder.view(reportDependencies(), output: output, context: context)
        let trip = try tripDetailBuilder()
        return TripListRouter(
            TripListRouter.Destinations(
                trip: trip,
                importFile: { exchange.importFile($0) },
                exportFile: { exchange.exportFile(.allTrips, to: $0) },
                report: { report.show(.allTrips) },
                undo: { history.handle(.undo(1)) },
                redo: { history.handle(.redo(1)) }))
    }

    /// Builds the screen of a trip for the list. The library is open by then, so that nothing can fail any more.
    private func tripDetailBuilder() throws(StoreError) -> (ID) -> any Screen {
        let dependencies = try tripDetailDependencies()
        let router = try tripDetailRouterBuilder()
        let (dialog, output, context) = (dialog, output, context)
        return { trip in
            TripDetailBuilder.screen(
                trip: trip, dependencies, router: router(trip), dialog: dialog, output: output, context: context)
        }
    }

    private func tripDetailRouter(_ trip: ID) throws(StoreError) -> TripDetailRouter {
        try tripDetailRouterBuilder()(trip)
    }

    private func tripDetailRouterBuilder() throws(StoreError) -> (ID) -> TripDetailRouter {
        let history = try historyPresenter()
        let exchange = try exchangePresenter()
        let report = try ReportBuilder.view(reportDependencies(), output: output, context: context)
        let waypoint = try waypointDependencies()
        let place = placeQuestion
        let stopRouter = try waypointRouter()
        let order = try orderDependencies()
        let progress = progressLine()
        let (dialog, output, context) = (dialog, output, context)
        return { trip in
            TripDetailRouter(
                TripDetailRouter.Destinations(
                    stop: { stop in
                        WaypointBuilder.screen(
                            stop: stop, ofTrip: trip, waypoint, router: stopRouter, dialog: dialog, output: output,
                            context: context)
                    },
                    place: place,
                    bestOrder: { (words) throws(DialogError) -> (notice: Notice?, end: ScreenEnd?) in
                        let view = OrderBuilder.view(
                            trip: trip, order, dialog: dialog, output: output, progress: progress, context: context)
                        switch try view.run(words) {
                        case .notice(let notice): return (notice, nil)
                        case .left(let end): return (nil, end)
                        }
                    },
                    report: { report.show(.trip(trip)) },
                    exportFile: { exchange.exportFile(.trip(trip), to: $0) },
                    undo: { history.handle(.undo(1)) },
                    redo: { history.handle(.redo(1)) }))
        }
    }

    /// Asks for a place on the screen of whoever needs one.
    private var placeQuestion: WaypointRouter.PlaceQuestion {
        let (dependencies, dialog) = (placeDependencies, dialog)
        return { (question, near) throws(DialogError) in
            try PlaceBuilder.choiceView(near: near, dependencies, dialog: dialog).run(question)
        }
    }

    private func waypointRouter() throws(StoreError) -> WaypointRouter {
        let history = try historyPresenter()
        return WaypointRouter(
            place: placeQuestion, undo: { history.handle(.undo(1)) }, redo: { history.handle(.redo(1)) })
    }
}
