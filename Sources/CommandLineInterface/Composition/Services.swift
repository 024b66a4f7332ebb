import Cartography
import CivilTime
import CommandSyntax
import Console
import DaysModule
import EngineModule
import Entities
import ExchangeModule
import Geodesy
import HistoryModule
import MapData
import MapModule
import OrderModule
import Persistence
import PlaceModule
import Platform
import Reactive
import ReportModule
import RoadNetwork
import Text
import TripDetailModule
import TripListModule
import WaypointModule

/// The services of one run, and what each module needs of them. Each is made when it is first asked for; nothing is
/// read before.
final class Services {
    let world: World
    let output: Output
    let errors: Output
    let context: TerminalContext
    let unit: DistanceUnit
    private let libraryDirectory: String
    /// What distances are measured by.
    private(set) var engine: RoadChoice
    /// Where distances and places come from.
    private(set) var mapData: any MapDataProvider
    /// A signal that ended the measuring of roads.
    private let stop: StopSignal
    private var openModel: DataModel?
    /// What the menus ask, whose road engine can be exchanged; nil in a command.
    private var exchangeable: ExchangeableProvider?

    /// The time of publishers.
    private(set) lazy var scheduler = EventLoopScheduler(world.loop)
    /// A line on standard error that says what is waited for, and how a search stands.
    private lazy var progress: ProgressLine = {
        let clock = world.clock
        return ProgressLine(
            errors, width: context.width, isTerminal: world.streams.isTerminal(.standardError),
            isDumb: context.isDumb, uptime: { clock.uptime })
    }()
    /// Waits for what is under way.
    private(set) lazy var waiter = Waiter(world.loop, progress: progress)
    /// Lays maps out.
    private var cartographer: Cartographer { Cartographer(baseMap: EmbeddedFiles.shorelines) }
    /// Asks the person.
    private(set) lazy var dialog = Dialog(world.streams, loop: world.loop, output: output, context: context)
    /// Standard input.
    var input: InputSource { InputSource(world.streams, loop: world.loop) }
    /// How the clocks of a place go.
    private(set) lazy var clock = EmbeddedFiles.clocks()
    /// Where a place is in words.
    private(set) lazy var area = EmbeddedFiles.areas()
    private lazy var documents = Documents(
        files: world.files, streams: world.streams, takeSignal: world.loop.takeSignal, environment: world.environment,
        library: libraryDirectory)

    /// Reads the preferences; touches no file.
    init(_ world: World, _ global: GlobalOptions, output: Output, errors: Output) throws(UsageError) {
        self.world = world
        self.output = output
        self.errors = errors
        let environment = world.environment
        unit = try Preferences.unit(global, environment)
        libraryDirectory = try Preferences.library(global, environment)
        context = TerminalContext(streams: world.streams, color: global.color) { environment.variable($0) }
        engine = try Preferences.engine(global, environment)
        stop = StopSignal(world.loop.takeSignal)
        mapData = Self.provider(engine, world, stop)
    }

    /// Where distances and places come from, measured so.
    private static func provider(_ choice: RoadChoice, _ world: World, _ stop: StopSignal) -> any MapDataProvider {
        switch choice {
        case .straightLines: world.mapData
        case .inside:
            InsideRoadsProvider(world.mapData, isStopped: { stop.isPending }) { () throws(RoadNetworkError) in
                try EmbeddedFiles.roads()
            }
        case .engine(let server):
            RoadEngineProvider(
                world.mapData, server: server, transport: world.makeTransport(), loop: world.loop,
                cache: roads(of: server, world))
        }
    }

    /// The library; read when it is first asked for.
    func model() throws(StoreError) -> DataModel {
        if let openModel { return openModel }
        let store = LibraryOnDisk(
            directory: libraryDirectory, files: world.files, clock: world.clock, environment: world.environment,
            sample: EmbeddedFiles.sampleTrips)
        let model = try DataModel(store: store, scheduler: scheduler)
        let warnings = store.notices
        if let first = warnings.first {
            let more = warnings.count > 1 ? " (and \(warnings.count - 1) more)" : ""
            errors.writeLine("roadtrip: \(visible(first))\(more)")
        }
        openModel = model
        return model
    }

    /// Whether this run has saved a change.
    var hasSaved: Bool { openModel?.hasSaved ?? false }

    /// Remembers routes from now on: pages that are shown ask for the same ones after every change, a command asks
    /// once.
    func rememberRoutes() {
        let provider = ExchangeableProvider(remembering(mapData))
        exchangeable = provider
        mapData = provider
    }

    /// Measures distances by something else from now on, where routes are remembered.
    private func use(_ engine: RoadChoice) {
        self.engine = engine
        exchangeable?.exchange(for: remembering(Self.provider(engine, world, stop)))
    }

    private func remembering(_ provider: any MapDataProvider) -> any MapDataProvider {
        RecoveringProvider(CachingProvider(provider), scheduler: scheduler)
    }

    // What each module needs.

    /// What the list of trips and a trip's page need.
    func planning() throws(StoreError) -> PlanningDependencies {
        try PlanningDependencies(
            model: model(), mapData: mapData, places: PlaceFinder(mapData), identifiers: world.identifiers, unit: unit)
    }

    /// What a stop's page needs.
    func waypoint() throws(StoreError) -> WaypointDependencies {
        try WaypointDependencies(
            model: model(), mapData: mapData, places: PlaceFinder(mapData), unit: unit, today: today, clock: clock,
            area: area, editText: TextEditor(world)?.edited)
    }

    /// What the look-up of places needs.
    var place: PlaceDependencies {
        PlaceDependencies(mapData: mapData, places: PlaceFinder(mapData), scheduler: scheduler, unit: unit)
    }

    /// What the search for the best order needs.
    func order() throws(StoreError) -> OrderDependencies {
        let (clock, stop, dialog) = (world.clock, stop, dialog)
        return try OrderDependencies(
            model: model(), mapData: mapData, unit: unit, scheduler: scheduler, uptime: { clock.uptime },
            takeSignal: {
                let signal = stop.take()
                // Ctrl-C that was read together with the line that began the search means the search.
                guard !dialog.takeTypedInterrupt() else { return .interrupt }
                return signal.flatMap { $0.endsProgram ? $0 : nil }
            }, progress: progress)
    }

    /// What the days of a trip need.
    func days() throws(StoreError) -> DaysDependencies {
        try DaysDependencies(
            model: model(), mapData: mapData, unit: unit, clock: clock, towns: EmbeddedFiles.towns,
            identifiers: world.identifiers, today: today)
    }

    /// The date where the person is.
    private var today: () -> CivilDate {
        let (time, environment) = (world.clock, world.environment)
        return {
            let now = Instant(milliseconds: time.now)
            return now.civil(secondsFromUTC: environment.secondsFromUTC(at: now.milliseconds)).date
        }
    }

    /// What reports need.
    func report() throws(StoreError) -> ReportDependencies {
        try ReportDependencies(
            model: model(), mapData: mapData, documents: documents, unit: unit, cartographer: cartographer,
            homeDirectory: world.environment.homeDirectory, clock: clock)
    }

    /// What shows itineraries in a browser.
    func web() throws(StoreError) -> ReportWeb {
        let desktop = world.desktop
        return try ReportBuilder.web(
            report(), documents: PrivateDocuments(files: world.files, environment: world.environment),
            open: desktop.open)
    }

    /// What maps need.
    func map() throws(StoreError) -> MapDependencies {
        try MapDependencies(
            model: model(), mapData: mapData, cartographer: cartographer,
            documents: documents, unit: unit, clock: clock,
            showsUnicode: Preferences.showsUnicode(world.environment))
    }

    /// What import and export need.
    func exchange() throws(StoreError) -> ExchangeDependencies {
        let waiter = waiter
        return try ExchangeDependencies(
            model: model(), mapData: mapData, places: PlaceFinder(mapData),
            wait: { try waiter.first(of: $0, saying: "looking places up…") }, documents: documents,
            identifiers: world.identifiers, homeDirectory: world.environment.homeDirectory, clock: clock, unit: unit)
    }

    /// What the page of what distances are measured by needs.
    func engine(_ choice: RoadChoice) -> EngineDependencies {
        let server: HTTPServerAddress? = if case .engine(let server) = choice { server } else { nil }
        return EngineDependencies(
            inspection: server.map { RoadEngineInspection.ask($0, over: world.makeTransport(), loop: world.loop) },
            isInside: choice == .inside,
            endPause: { [world] in if let server { Self.roads(of: server, world).forgetFailures() } },
            forget: { [world] in try RoadCache.forgetAll(in: world.environment.cacheDirectory, files: world.files) },
            now: world.clock.now)
    }

    /// What the menu of the road engine needs.
    var engineMenu: EngineMenuDependencies {
        EngineMenuDependencies(
            current: { [unowned self] in engine },
            address: { text in try Preferences.engine(text, from: "That") },
            engine: { [unowned self] in engine($0) }, use: { [unowned self] in use($0) })
    }

    /// What is remembered of the road engine at `server`. Touches no file.
    private static func roads(of server: HTTPServerAddress, _ world: World) -> RoadCache {
        RoadCache(
            of: server, directory: world.environment.cacheDirectory, files: world.files, clock: world.clock,
            mark: world.environment.processID)
    }

    /// What the history needs.
    func history() throws(StoreError) -> HistoryDependencies {
        try HistoryDependencies(model: model(), environment: world.environment)
    }
}
