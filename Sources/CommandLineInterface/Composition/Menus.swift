import AlongModule
import Console
import DaysModule
import EngineModule
import Entities
import ExchangeModule
import Geodesy
import HistoryModule
import MapData
import MapModule
import MergeModule
import OrderModule
import PlaceModule
import PlaceNames
import Places
import Platform
import Reactive
import ReportModule
import Screens
import TripDetailModule
import TripListModule
import WaypointModule

/// The screens of the menus, and which leads to which.
final class Menus {
    private let navigator = Navigator()
    private let terminal: Terminal
    private let watch: LibraryWatch
    private let problems: AnyCancellable
    private let services: Services
    /// The needs of all screens, with the unit that distances have now.
    private var needs: Needs
    private let preparation = PlacePreparation()
    /// The decisions about days that are not kept yet, as long as the menus are open.
    private let proposals = DaysProposals()

    /// The words behind `o` at a trip.
    private static let orderWords = ArgumentWords(
        OrderOption.allCases.map { option in
            let value: ArgumentWords.Value =
                switch option {
                case .loop: .none
                case .start, .end: .name(or: [OrderRequest.anyEnd])
                case .lock: .names
                case .time: .other
                case .by: .word(OrderMeasure.words)
                }
            return ArgumentWords.Word(OrderSpelling.menu.text(option), value)
        })

    /// Opens the library; from then on nothing can fail but the terminal.
    init(_ services: Services) throws(StoreError) {
        services.beginMenus()
        self.services = services
        needs = try Needs(services)
        let world = services.world
        let watch = LibraryWatch(needs.tripList.model, scheduler: services.scheduler)
        self.watch = watch
        terminal = Terminal(
            streams: world.streams, loop: world.loop, output: services.output, dialog: services.dialog,
            waiter: services.waiter,
            context: services.context, onLine: watch.look)
        let terminal = terminal
        problems = watch.problems.sink { [weak terminal] problem in
            terminal?.alert = problem.map { .refused($0) }
        }
        let files = world.files
        let home = world.environment.homeDirectory
        terminal.filesBeginning = { PathCompletion.paths($0, files: files, homeDirectory: home) }
    }

    /// Runs from the list of trips, or from a trip above it, until the menus are left; returns how.
    func run(openingTrip trip: Trip.ID? = nil) throws(DialogError) -> ScreenEnd {
        if terminal.context.inputIsTerminal {
            navigator.beforeLeaving = { [self] end in
                // A person who ends the program by another signal is not there to be asked.
                if case .interrupted(let signal) = end, signal != .interrupt { return nil }
                return DaysBuilder.leavingScreen(
                    before: end, needs.days, proposals, terminal: terminal, navigator: navigator)
            }
        }
        let end = try navigator.run([list()] + (trip.map { [detail(of: $0)] } ?? []))
        terminal.window?.close()
        if let parting = navigator.parting { terminal.output.writeLines(parting.lines(in: terminal.context)) }
        if end == .interrupted(.interrupt), terminal.context.inputIsTerminal {
            terminal.output.writeLine("Left by Ctrl-C.")
        }
        return end
    }

    private func list() -> any Screen {
        TripListBuilder.screen(needs.tripList, terminal: terminal, navigator: navigator) { [self] destination in
            useUnit(of: nil)
            return switch destination {
            case .trip(let trip): detail(of: trip)
            case .newTrip(let trip): detail(of: trip, asksForPlaces: terminal.window != nil)
            case .importFiles(let paths):
                ExchangeBuilder.importScreen(paths, needs.exchange, terminal: terminal, navigator: navigator)
            case .exportFile(let trips, let path): export(trips.isEmpty ? .all : .references(trips), to: path)
            case .report(let path): report(on: .all, typed: path)
            case .map: map(of: nil)
            case .web(let typed): web(on: .all, typed)
            case .places(let words): places(words)
            case .engine(let text): engine(text)
            case .units(let text): units(text) { [self] in [list()] }
            case .merge(let text): MergeBuilder.screen(text, needs.merge, terminal: terminal, navigator: navigator)
            case .history: changes()
            }
        }
    }

    /// The map beside a page; nil where the terminal shows none.
    private var mapPanel: MapPanel? { MapBuilder.panel(needs.map, isDumb: terminal.context.isDumb) }

    private func detail(of trip: Trip.ID, asksForPlaces: Bool = false) -> any Screen {
        useUnit(of: trip)
        return TripDetailBuilder.screen(
            trip: trip, needs.tripDetail, orderWords: Self.orderWords, alongWords: AlongInput.words,
            map: mapPanel.map { panel in
                TripDetailMap { panel.lines(MappedTrip(trip: $0.trip, route: $0.route), columns: $1, rows: $2, $3) }
            },
            asksForPlaces: asksForPlaces, terminal: terminal, navigator: navigator,
            destinations: TripDetailRouter.Destinations(
                screen: { [self] in screen($0, of: trip) },
                placeQuestion: { [self] in
                    placeQuestion(of: trip, $0, prefill: .none, near: $1, isKnown: $2, isLine: $3, then: $4)
                },
                suggestions: { [self] near in
                    let suggestions = PlaceBuilder.suggestions(
                        near: near, way: way(of: trip), needs.place, preparation)
                    return TripDetailSuggestions(field: suggestions.field, place: suggestions.place)
                },
                announce: { [terminal] in terminal.announce($0) },
                takeLine: { [terminal] in terminal.takeNext($0) },
                remember: { [terminal] in terminal.remember($0, as: "a \($0)", at: TripDetailView.prompt) }))
    }

    /// A screen that the page of a trip leads to.
    private func screen(_ destination: TripDetailDestination, of trip: Trip.ID) -> any Screen {
        switch destination {
        case .stop(let id): stop(with: id, of: trip)
        case .bestOrder(let words):
            OrderBuilder.screen(trip: trip, words: words, needs.order, terminal: terminal, navigator: navigator)
        case .report(let path): report(on: .trip(trip), typed: path)
        case .map: map(of: [trip])
        case .days: days(of: trip)
        case .along(let words):
            AlongBuilder.screen(trip: trip, words: words, needs.along, terminal: terminal, navigator: navigator)
        case .web(let typed): web(on: .trip(trip), typed)
        case .export(let path): export(.trip(trip), to: TypedPaths.path(path))
        case .places(let words): places(words)
        case .history: changes()
        case .engine(let text): engine(text)
        case .units(let text): units(text) { [self] in [list(), detail(of: trip)] }
        }
    }

    private func stop(with id: Waypoint.ID, of trip: Trip.ID) -> any Screen {
        WaypointBuilder.screen(
            stop: id, ofTrip: trip, needs.waypoint, terminal: terminal, navigator: navigator,
            placeQuestion: { [self] in placeQuestion(of: trip, $0, prefill: $1, near: $2, then: $3) },
            history: changes)
    }

    private func placeQuestion(
        of trip: Trip.ID, _ question: String, prefill: Prefill, near: Coordinate?, isKnown: Bool = true,
        isLine: @escaping (String) -> Bool = { _ in false }, then: @escaping (PlaceEntry) -> Void
    ) -> any Screen {
        PlaceBuilder.choiceScreen(
            question, prefill: prefill, isKnown: isKnown, near: near, way: way(of: trip), needs.place, preparation,
            terminal: terminal, navigator: navigator, isLine: isLine, then: then)
    }

    /// The way of a trip, near which places are meant more than others like them.
    private func way(of trip: Trip.ID) -> () -> StopsWay? {
        { [model = needs.tripDetail.model] in
            model.library.trip(trip).flatMap {
                StopsWay($0.waypoints.map(\.location), isRoundTrip: $0.isRoundTrip)
            }
        }
    }

    private func places(_ words: String) -> any Screen {
        PlaceBuilder.listScreen(words, needs.place, terminal: terminal, navigator: navigator)
    }

    private func changes() -> any Screen {
        HistoryBuilder.screen(needs.history, terminal: terminal, navigator: navigator)
    }

    private func report(on selection: TripSelection, typed: String?) -> any Screen {
        ReportBuilder.screen(on: selection, typed: typed ?? "", needs.report, terminal: terminal, navigator: navigator)
    }

    private func map(of trips: [Trip.ID]?) -> any Screen {
        MapBuilder.screen(of: trips, needs.map, terminal: terminal, navigator: navigator)
    }

    private func days(of trip: Trip.ID) -> any Screen {
        DaysBuilder.screen(
            trip: trip, needs.days, proposals,
            map: mapPanel.map { panel in
                DaysMap {
                    panel.lines(
                        MappedTrip(trip: $0.trip, route: .loaded($0.route)), columns: $1, rows: $2, $3)
                }
            },
            terminal: terminal, navigator: navigator
        ) { [self] destination in
            switch destination {
            case .engine(let text): engine(text)
            case .units(let text): units(text) { [self] in [list(), detail(of: trip), days(of: trip)] }
            }
        }
    }

    private func web(on selection: TripSelection, _ typed: String) -> any Screen {
        ReportBuilder.webScreen(on: selection, typed: typed, needs.web, terminal: terminal, navigator: navigator)
    }

    private func export(_ selection: TripSelection, to path: String) -> any Screen {
        ExchangeBuilder.exportScreen(selection, to: path, needs.exchange, terminal: terminal, navigator: navigator)
    }

    private func engine(_ text: String) -> any Screen {
        EngineBuilder.screen(text, needs.engine, terminal: terminal, navigator: navigator)
    }

    /// Shows distances in another unit: all screens are opened anew.
    /// Shows distances in the unit of a trip from now on, or in that of the locale without one.
    private func useUnit(of trip: Trip.ID?) {
        let library = needs.tripList.model.library
        let trips = library.trips.filter { $0.id == trip }
        if services.useUnit(of: trips), let changed = try? Needs(services) { needs = changed }
    }

    private func units(_ text: String, _ screens: @escaping () -> [any Screen]) -> any Screen {
        ReopeningScreen(
            { [self] in
                let unit = try services.use(unit: text)
                needs = try Needs(services)
                return .done("Distances are in \(unit.name) from now on.")
            }, navigator: navigator, screens: screens)
    }
}

/// The needs of all screens.
private struct Needs {
    let tripList: TripListDependencies
    let tripDetail: TripDetailDependencies
    let waypoint: WaypointDependencies
    let place: PlaceDependencies
    let order: OrderDependencies
    let report: ReportDependencies
    let exchange: ExchangeDependencies
    let map: MapDependencies
    let days: DaysDependencies
    let along: AlongDependencies
    let web: ReportWeb
    let history: HistoryDependencies
    let engine: EngineMenuDependencies
    let merge: MergeDependencies

    /// Collects what `services` makes now.
    init(_ services: Services) throws(StoreError) {
        tripList = try services.tripList()
        tripDetail = try services.tripDetail()
        waypoint = try services.waypoint()
        place = services.place
        order = try services.order()
        report = try services.report()
        exchange = try services.exchange()
        map = try services.map()
        days = try services.days()
        along = try services.along()
        web = try services.web()
        history = try services.history()
        engine = services.engineMenu
        merge = try services.merge()
    }
}
