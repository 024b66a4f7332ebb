import AlongModule
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
import Itineraries
import MapData
import MapModule
import MergeModule
import OrderModule
import Persistence
import PlaceModule
import Platform
import Reactive
import ReportModule
import RoadNetwork
import Shorelines
import Text
import TripDetailModule
import TripListModule
import WaypointModule

/// The services of one run, and the dependencies of each module. Each is made when it is first asked for; nothing is
/// read before.
final class Services {
    let world: World
    let output: Output
    let errors: Output
    let context: TerminalContext
    /// The style in which times are shown.
    private var times: ClockStyle { Preferences.times(world.environment) }
    let preferences: Preferences
    /// The measure of distances.
    private(set) var engine: RoadChoice
    /// The unit of distances.
    private(set) var unit: DistanceUnit
    /// Whether the person chose it, so that it holds for every trip.
    private var isUnitChosen: Bool
    /// The source of distances and places.
    private(set) var mapData: any MapDataProvider
    /// A signal that ended the measuring of roads.
    private let stop: StopSignal
    private var openModel: DataModel?
    /// The provider of the menus, whose road engine can be exchanged; nil in a command.
    private var exchangeable: ExchangeableProvider?

    /// The time of publishers.
    private(set) lazy var scheduler = EventLoopScheduler(world.loop)
    /// A line on standard error with the reason for a wait, or the state of a search.
    private let progress: ProgressLine
    /// Waits for what is under way.
    private(set) lazy var waiter = Waiter(world.loop, progress: progress)
    /// Lays maps out.
    private var cartographer: Cartographer { EmbeddedFiles.cartographer(hasRoads: hasRoads) }
    /// Whether maps show roads.
    private var hasRoads: Bool {
        if case .straightLines = engine { false } else { true }
    }
    /// Asks the person.
    private(set) lazy var dialog = Dialog(world.streams, loop: world.loop, output: output, context: context)
    /// The lines of ships around land.
    private let ships = SeaLines { try? EmbeddedFiles.shorelines() }
    /// The clocks of places.
    private(set) lazy var clock = EmbeddedFiles.clocks()
    /// The borders between countries; opened when days are planned.
    private lazy var borderSource = EmbeddedFiles.borders()
    private var borders: () -> BorderSource? { { [self] in borderSource } }
    /// The areas of places in words.
    private(set) lazy var area = EmbeddedFiles.areas()
    /// The person's files, and standard input.
    private(set) lazy var documents = Documents(
        files: world.files, streams: world.streams, takeSignal: world.loop.takeSignal, environment: world.environment,
        library: preferences.libraryDirectory)

    /// Reads the preferences; touches no other file than the kept settings.
    init(_ world: World, _ global: GlobalOptions, output: Output, errors: Output) throws(UsageError) {
        self.world = world
        self.output = output
        self.errors = errors
        let environment = world.environment
        preferences = try Preferences(global, environment, world.files)
        context = TerminalContext(streams: world.streams, color: global.color) { environment.variable($0) }
        engine = preferences.engine
        unit = preferences.unit
        isUnitChosen = preferences.isUnitChosen
        stop = StopSignal(world.loop.takeSignal)
        let clock = world.clock
        progress = ProgressLine(
            errors, width: context.width, isTerminal: world.streams.isTerminal(.standardError),
            isDumb: context.isDumb, uptime: { clock.uptime })
        mapData = GivenWaysProvider(
            Self.provider(engine, world, stop, progress: MeasuringProgress(progress) { clock.uptime }), ships: ships)
    }

    /// Returns the source of distances and places for a choice.
    private static func provider(
        _ choice: RoadChoice, _ world: World, _ stop: StopSignal, progress: MeasuringProgress?
    ) -> any MapDataProvider {
        switch choice {
        case .straightLines: world.mapData
        case .inside:
            InsideRoadsProvider(
                world.mapData,
                cache: InsideWayCache(
                    directory: world.environment.cacheDirectory, files: world.files, clock: world.clock,
                    mark: world.environment.processID, network: { EmbeddedFiles.roadHash }),
                coasts: .of { try? EmbeddedFiles.shorelines() }, isRemote: EmbeddedFiles.isSummit,
                isStopped: {
                    progress?.step()
                    return stop.isPending
                }
            ) { () throws(RoadNetworkError) in try EmbeddedFiles.roads() }
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
            directory: preferences.libraryDirectory, files: world.files, clock: world.clock,
            environment: world.environment,
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

    /// Prepares for the menus. Routes are remembered: pages that are shown ask for the same ones after every change, a
    /// command asks once. A page shows itself what has not arrived, so no line does. Ctrl-C that is typed behind a line
    /// ends what that begins.
    func beginMenus() {
        let provider = ExchangeableProvider(rememberedRoutes, scheduler: scheduler)
        exchangeable = provider
        mapData = GivenWaysProvider(provider, ships: ships)
        stop.takeTyped = dialog.takeTypedInterrupt
    }

    /// Measures distances by something else from now on, where routes are remembered.
    private func use(_ engine: RoadChoice) {
        self.engine = engine
        exchangeable?.exchange(for: rememberedRoutes)
    }

    /// Shows distances in the unit that was typed from now on, and keeps it; dependencies that were handed out before
    /// have the old one. Throws for a text that is no unit, and where it cannot be kept.
    func use(unit text: String) throws -> DistanceUnit {
        let unit = try Preferences.unit(text)
        self.unit = unit
        isUnitChosen = true
        try keep { $0.unit = unit }
        return unit
    }

    /// Shows distances from now on in the unit of these trips: miles where their fuel is planned by miles and gallons,
    /// unless the person chose a unit; without trips, and where they plan no fuel, in that of the locale. Returns
    /// whether that is another one; dependencies that were handed out before have the old one.
    @discardableResult
    func useUnit(of trips: [Trip]) -> Bool {
        guard !isUnitChosen else { return false }
        let byMiles = trips.compactMap { PlanText.isByMiles($0.plan) }
        let unit = !byMiles.isEmpty && byMiles.allSatisfy { $0 } ? .miles : preferences.unit
        defer { self.unit = unit }
        return unit != self.unit
    }

    /// Keeps a setting for the next time.
    private func keep(_ change: (inout KeptSettings) -> Void) throws(UnkeptSettingError) {
        var kept = KeptSettings(in: preferences.libraryDirectory, world.files)
        change(&kept)
        do throws(FileError) {
            try kept.keep(in: preferences.libraryDirectory, world.files, mark: world.environment.processID)
        } catch {
            throw UnkeptSettingError(error: error)
        }
    }

    /// A provider for the menus, which has asked nothing yet.
    private var rememberedRoutes: CachingProvider {
        CachingProvider(Self.provider(engine, world, stop, progress: nil))
    }

    // The dependencies of each module.

    /// The dependencies of the list of trips.
    func tripList() throws(StoreError) -> TripListDependencies {
        let merge = try merge()
        return try TripListDependencies(
            model: model(), mapData: mapData, identifiers: world.identifiers, unit: unit,
            note: { MergeBuilder.presenter(merge).conflictNote })
    }

    /// The dependencies of a trip's page. The clocks are opened when they are first asked for.
    func tripDetail() throws(StoreError) -> TripDetailDependencies {
        try TripDetailDependencies(
            model: model(), mapData: mapData, identifiers: world.identifiers, unit: unit,
            times: times, clock: { [self] in clock($0) }, area: area, editStops: editStops(),
            listReader: { [self] in ListAttempts.list(of: $0, today: today(), $1) })
    }

    /// Sets what stops of a trip have, for the pages that list them.
    private func editStops() throws(StoreError) -> TripDetailDependencies.EditStops {
        let waypoint = try waypoint()
        return { trip, stops, edit, chosen in StopsInteractor(trip: trip, waypoint).edit(stops, edit, chosen: chosen) }
    }

    /// The dependencies of a stop's page.
    func waypoint() throws(StoreError) -> WaypointDependencies {
        try WaypointDependencies(
            model: model(), mapData: mapData, unit: unit, times: times, today: today, clock: clock,
            area: area,
            editText: TextEditor(world).map { editor in
                { [dialog] text in
                    // The editor has the terminal meanwhile.
                    dialog.window?.close()
                    return try editor.edited(text)
                }
            })
    }

    /// The dependencies of the look-up of places.
    var place: PlaceDependencies {
        PlaceDependencies(mapData: mapData, scheduler: scheduler, unit: unit)
    }

    /// The dependencies of the search for the best order.
    func order() throws(StoreError) -> OrderDependencies {
        let clock = world.clock
        return try OrderDependencies(
            model: model(), mapData: mapData, unit: unit, scheduler: scheduler, uptime: { clock.uptime },
            takeSignal: stop.take, progress: progress)
    }

    /// The dependencies of the days of a trip.
    func days() throws(StoreError) -> DaysDependencies {
        try DaysDependencies(
            model: model(), mapData: mapData, unit: unit, times: times, clock: clock, borders: borders,
            towns: EmbeddedFiles.towns,
            identifiers: world.identifiers, today: today, editStops: editStops())
    }

    /// The dependencies of what lies along a way.
    func along() throws(StoreError) -> AlongDependencies {
        try AlongDependencies(
            model: model(), mapData: mapData, unit: unit,
            source: { [mapData] in EmbeddedFiles.along(byRoad: mapData.knowsRoads) }, clock: clock,
            documents: documents, identifiers: world.identifiers, homeDirectory: world.environment.homeDirectory)
    }

    /// The date where the person is.
    var today: () -> CivilDate {
        let (time, environment) = (world.clock, world.environment)
        return {
            let now = Instant(milliseconds: time.now)
            return now.civil(secondsFromUTC: environment.secondsFromUTC(at: now.milliseconds)).date
        }
    }

    /// The dependencies of reports.
    func report() throws(StoreError) -> ReportDependencies {
        try ReportDependencies(
            model: model(), mapData: mapData, documents: documents, unit: unit,
            maps: MapDrawers(world.work) { [hasRoads] in EmbeddedFiles.cartographer(hasRoads: hasRoads) },
            homeDirectory: world.environment.homeDirectory, clock: clock, borders: borders, times: times,
            area: area)
    }

    /// Returns the service that shows itineraries in a browser.
    func web() throws(StoreError) -> ReportWeb {
        let desktop = world.desktop
        return try ReportBuilder.web(
            report(), documents: PrivateDocuments(files: world.files, environment: world.environment),
            open: desktop.open)
    }

    /// The dependencies of maps.
    func map() throws(StoreError) -> MapDependencies {
        try MapDependencies(
            model: model(), mapData: mapData, cartographer: cartographer,
            documents: documents, unit: unit, clock: clock,
            showsUnicode: preferences.showsUnicode)
    }

    /// The dependencies of import and export.
    func exchange() throws(StoreError) -> ExchangeDependencies {
        try ExchangeDependencies(
            model: model(), mapData: mapData, takeSignal: world.loop.takeSignal, documents: documents,
            identifiers: world.identifiers, homeDirectory: world.environment.homeDirectory, clock: clock,
            borders: borders, unit: unit, times: times, today: today,
            written: { [world] in try Preferences.written(world.environment, now: world.clock.now) })
    }

    /// The dependencies of the page of the measure of distances.
    func engine(_ choice: RoadChoice) -> EngineDependencies {
        let server: HTTPServerAddress? = if case .engine(let server) = choice { server } else { nil }
        return EngineDependencies(
            inspection: server.map { RoadEngineInspection.ask($0, over: world.makeTransport(), loop: world.loop) },
            inside: choice == .inside ? EmbeddedFiles.roadInspection : nil,
            endPause: { [world] in if let server { Self.roads(of: server, world).forgetFailures() } },
            forget: { [world] in try RoadCache.forgetAll(in: world.environment.cacheDirectory, files: world.files) },
            now: world.clock.now)
    }

    /// The dependencies of the menu of the road engine.
    var engineMenu: EngineMenuDependencies {
        EngineMenuDependencies(
            current: { [unowned self] in engine },
            address: { text in try Preferences.engine(text, from: "That") },
            engine: { [unowned self] in engine($0) }, use: { [unowned self] in use($0) },
            keep: { [unowned self] typed in try keep { $0.engine = typed } })
    }

    /// The remembered roads of the road engine at `server`. Touches no file.
    private static func roads(of server: HTTPServerAddress, _ world: World) -> RoadCache {
        RoadCache(
            of: server, directory: world.environment.cacheDirectory, files: world.files, clock: world.clock,
            mark: world.environment.processID)
    }

    /// Access to other copies of the library.
    var copies: LibraryCopies {
        LibraryCopies(
            directory: preferences.libraryDirectory, files: world.files, environment: world.environment,
            documents: documents)
    }

    /// The dependencies of merging.
    func merge() throws(StoreError) -> MergeDependencies {
        try MergeDependencies(
            model: model(), copies: copies, scheduler: scheduler, homeDirectory: world.environment.homeDirectory)
    }

    /// The dependencies of the history.
    func history() throws(StoreError) -> HistoryDependencies {
        try HistoryDependencies(model: model(), environment: world.environment, times: times)
    }
}
