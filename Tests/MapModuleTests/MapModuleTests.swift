import Cartography
import Console
import EmbeddedData
import Entities
import Geodesy
import Itineraries
import MapData
import Persistence
import Reactive
import Screens
import Shorelines
import TestSupport
import Testing
import Text

@testable import MapModule

@Suite("A map in the menus")
struct MapModuleTests {
    private let store = InMemoryStore([coast(), alps()])
    private let cartographer = Cartographer { () throws(ShorelinesError) in
        let file = embedded_shorelines()
        return try Shorelines(permanent: file.bytes, count: file.count)
    }

    private func dependencies(
        _ model: DataModel, _ mapData: any MapDataProvider = StraightLineProvider()
    ) -> MapDependencies {
        MapDependencies(
            model: model, mapData: mapData, cartographer: cartographer, documents: NoDocuments(), unit: .kilometers,
            clock: PlaceClock.byLongitude, showsUnicode: true)
    }

    private func page(_ presenter: MapPresenter) throws -> MapPage { try state(presenter).page }

    private func state(_ presenter: MapPresenter) throws -> ScreenState<MapPage> {
        var state: ScreenState<MapPage>?
        let subscription = presenter.states.sink { state = $0 }
        defer { subscription.cancel() }
        return try #require(state)
    }

    @Test("No word of the menu means two things") func words() {
        #expect(ambiguousWords(of: MapView.menu, hasRows: false) == [])
    }

    @Test("a map shows a trip's stops and legs, the way home of a round trip too")
    func subject() throws {
        let model = try DataModel(store: InMemoryStore([coast(roundTrip: true), alps()]))
        let page = try page(MapBuilder.presenter(of: [id(1)], dependencies(model)))
        #expect(page.title == "Map of “Coast”" && !page.isLoading)
        #expect(page.subject.stops.map(\.name) == ["Lisbon", "Porto", "Faro"])
        #expect(page.subject.legs.map { [$0.from, $0.to] } == [[0, 1], [1, 2], [2, 0]])
        #expect(page.rows.map(\.mark) == ["1", "2", "3", ""])
        #expect(page.rows.map(\.leg) == ["", "274.0 km", "463.0 km", "216.8 km"])
    }

    @Test("a leg is drawn along its road where that is known, and straight where it is an estimate")
    func roads() throws {
        let model = try DataModel(store: store)
        let roads = MixedMapData(offRoad: ["Faro"])
        let presenter = MapBuilder.presenter(of: [id(1)], dependencies(model, roads))
        let page = try page(presenter)
        let geometry = roads.route(of: coast()).legs[0].geometry
        #expect(geometry.count == 3 && page.subject.legs[0].path == geometry)
        #expect(page.subject.legs[1].path == coast().waypoints[1...].map(\.location))
        #expect(page.rows.map(\.leg) == ["", "328.7 km", "est. 578.7 km"])
        #expect(
            page.warnings == ["Faro is 391 km from the nearest road that the engine knows; its legs are estimates"])
        let straight = MapBuilder.presenter(of: [id(1)], dependencies(model))
        let grid = MapGrid(columns: 60, rows: 20)
        let line = try #require(try presenter.scene(of: page, in: grid).lines.first { $0.kind == .route(series: 0) })
        let other = try #require(
            try straight.scene(of: self.page(straight), in: grid).lines.first { $0.kind == .route(series: 0) })
        #expect(line.points != other.points)
        #expect(try presenter.picture(of: page, in: grid) != straight.picture(of: self.page(straight), in: grid))
    }

    @Test("on a map with roads a leg that is an estimate is dotted, and a line below says so; without roads none is")
    func estimates() throws {
        let model = try DataModel(store: store)
        let legend = "dotted: estimated, not a road"
        let grid = MapGrid(columns: 60, rows: 20)
        let roads = MixedMapData(offRoad: ["Faro"])
        let mixed = MapBuilder.presenter(of: [id(1)], dependencies(model, roads))
        let page = try page(mixed)
        #expect(page.subject.legs.map(\.kind) == [.way, .estimate])
        let routes = try mixed.scene(of: page, in: grid).lines.map(\.kind)
            .filter { ![.coast, .lake, .border].contains($0) }
        #expect(routes == [.route(series: 0), .estimate(series: 0)])
        let picture = try mixed.picture(of: page, in: grid)
        #expect(picture.contains("<path class=\"route s0\" d=") && picture.contains(">\(legend)</text>"))
        #expect(picture.contains("<path class=\"route s0\" stroke-dasharray=\"1 7\" d="))
        for alphabet in [MapDrawing.Alphabet.braille, .ascii] {
            let drawing = MapBuilder.drawing(dependencies(model, roads), alphabet: alphabet, isDumb: false)
            let lines = try drawing.lines(page, in: grid, TerminalContext())
            let credit = "© OpenStreetMap contributors"
            #expect(lines.count == 22 && lines.suffix(2) == [legend, credit])
            let window = try drawing.lines(page, columns: 60, height: 20, TerminalContext())
            #expect(window.count == 20 && window.suffix(2) == [legend, credit])
        }
        let silent = MixedMapData()
        silent.failure = "connection refused"
        for provider in [StraightLineProvider(), silent, MixedMapData()] as [any MapDataProvider] {
            let presenter = MapBuilder.presenter(of: [id(1)], dependencies(model, provider))
            let page = try self.page(presenter)
            #expect(page.subject.legs.map(\.kind) == [.way, .way])
            let picture = try presenter.picture(of: page, in: grid)
            #expect(!picture.contains("stroke-dasharray=") && !picture.contains(legend))
            let drawing = MapBuilder.drawing(dependencies(model, provider), alphabet: .braille, isDumb: false)
            let lines = try drawing.lines(page, in: grid, TerminalContext())
            #expect(lines.count == (page.subject.hasRoads ? 21 : 20))
        }
    }

    @Test("A crossing is dashed between the roads to it and from it, an assumed one all the way, and a line says so")
    func crossings() throws {
        let trip = coast()
        let line = [trip.waypoints[0].location, place(39, -9), place(40, -9), trip.waypoints[1].location]
        func crossing(_ points: ClosedRange<Int>?) -> Crossing {
            Crossing(from: "A", to: "B", kind: .ferry, distance: 9, duration: 60, points: points)
        }
        func legs(_ geometry: [Coordinate], _ crossings: [Crossing], _ source: LegSource = .roads) -> [MapSubject.Leg] {
            let leg = Leg(
                from: 0, to: 1, distance: 99, initialBearing: 0, source: source, duration: 1, geometry: geometry,
                crossings: crossings)
            return MapSubject([(trip, Route(legs: [leg]))]).legs
        }
        let pieces = legs(line, [crossing(1...2)])
        #expect(pieces.map(\.kind) == [.way, .crossing(.ferry), .way])
        #expect(pieces.map(\.path) == [Array(line[0...1]), Array(line[1...2]), Array(line[2...3])])
        #expect(
            legs(line, [crossing(0...1), crossing(2...3)]).map(\.kind) == [.crossing(.ferry), .way, .crossing(.ferry)])
        #expect(legs(line, [crossing(nil)]).map(\.kind) == [.way])
        // Points that are not in the line, as damage may bring them.
        #expect(legs(line, [crossing(2...7)]).map(\.path) == [line])
        #expect(legs([], [], .sea).map(\.kind) == [.crossing(.assumed)])
        #expect(legs([], [], .air).map(\.kind) == [.crossing(.assumed)])
    }

    @Test("The way from the end of a road to a stop is dotted from 300 m on, and a map with roads says whose they are")
    func roadEnds() throws {
        let trip = coast()
        let (first, second) = (trip.waypoints[0].location, trip.waypoints[1].location)
        func legs(_ gap: Double) -> [MapSubject.Leg] {
            let end = second.destination(bearing: 90, distance: gap)
            let leg = Leg(
                from: 0, to: 1, distance: 1, initialBearing: 0, source: .osrm, duration: 1,
                geometry: [first, place(40, -9), end])
            return MapSubject([(trip, Route(legs: [leg]))]).legs
        }
        #expect(legs(290).map(\.kind) == [.way] && legs(290)[0].path.count == 4)
        let pieces = legs(4_650)
        #expect(pieces.map(\.path.count) == [3, 2] && pieces[1].path[1] == second)
        #expect(pieces.allSatisfy { $0.from == 0 && $0.to == 1 })
        #expect(pieces.map(\.kind) == [.way, .beyondRoad])

        let model = try DataModel(store: store)
        let grid = MapGrid(columns: 60, rows: 20)
        let credit = ">© OpenStreetMap contributors, Natural Earth</text>"
        for (provider, isNamed) in [(MixedMapData(), true), (StraightLineProvider(), false)]
            as [(any MapDataProvider, Bool)]
        {
            let presenter = MapBuilder.presenter(of: [id(1)], dependencies(model, provider))
            #expect(try presenter.picture(of: page(presenter), in: grid).contains(credit) == isNamed)
        }
    }

    @Test("on a map of several trips roads of one make the straight lines of another dotted")
    func estimatesOfOtherTrips() throws {
        let model = try DataModel(store: store)
        let names = Set(alps().waypoints.map(\.name.text))
        let page = try page(MapBuilder.presenter(of: nil, dependencies(model, MixedMapData(offRoad: names))))
        #expect(page.subject.legs.map { $0.kind == .estimate } == [false, false, true])
    }

    @Test("a map of all trips tells them apart by letters")
    func allTrips() throws {
        let page = try page(MapBuilder.presenter(of: nil, dependencies(try DataModel(store: store))))
        #expect(page.title == "Map of all trips")
        #expect(page.rows.map(\.mark) == ["a1", "a2", "a3", "b1", "b2"])
        #expect(page.subject.series.map(\.name) == ["Coast", "Alps"])
    }

    @Test(
        "a stretch is a stop with its neighbours, a range, or a trip",
        arguments: [
            ("1", 0...1), ("2", 0...2), ("3", 1...2), ("1-2", 0...1), ("3-2", 1...2), ("4", nil), ("0", nil),
            ("2-4", nil),
            ("a", nil), ("b1", nil), ("-", nil), ("1-2-3", nil), ("99999999999999999999", nil),
        ] as [(String, ClosedRange<Int>?)])
    func stretches(text: String, stops: ClosedRange<Int>?) throws {
        let presenter = MapBuilder.presenter(of: [id(1)], dependencies(try DataModel(store: store)))
        presenter.handle(.stretch(text))
        let state = try state(presenter)
        #expect(state.page.extent == (stops.map { MapFocus(stops: $0) } ?? .all))
        #expect((state.notice == nil) == (stops != nil))
    }

    @Test(
        "on a map of several trips a number is that trip in the list, as its letter is",
        arguments: [("1", 0...2), ("2", 3...4), ("b", 3...4), ("b1", 3...4), ("3", nil), ("0", nil)]
            as [(String, ClosedRange<Int>?)])
    func trips(text: String, stops: ClosedRange<Int>?) throws {
        let presenter = MapBuilder.presenter(of: nil, dependencies(try DataModel(store: store)))
        presenter.handle(.stretch(text))
        #expect(try state(presenter).page.extent == (stops.map { MapFocus(stops: $0) } ?? .all))
    }

    @Test("the beginning of a stop's name is that stop with its neighbours in its trip")
    func names() throws {
        for (text, stops) in [("porto", 0...2), ("Lis", 0...1), ("FARO", 1...2)] {
            let dependencies = dependencies(try DataModel(store: store))
            let presenter = MapBuilder.presenter(of: nil, dependencies)
            let view = MapView(MapBuilder.drawing(dependencies, alphabet: nil, isDumb: false))
            guard case .event(let event) = try view.request(text, state(presenter), in: TerminalContext()) else {
                Issue.record("\(text) is no stretch")
                continue
            }
            presenter.handle(event)
            #expect(try page(presenter).extent == MapFocus(stops: stops), "\(text)")
            let completed = try view.completions(text, page(presenter)).map(\.line)
            #expect(completed.count == 1)
            guard case .event(let nowhere) = try view.request("Nowhere", state(presenter), in: TerminalContext()) else {
                Issue.record("nobody looked for Nowhere")
                continue
            }
            presenter.handle(nowhere)
            #expect(try state(presenter).notice == .failed("“Nowhere” is not in this menu; ? shows what is."))
            #expect(try page(presenter).extent == MapFocus(stops: stops), "\(text)")
        }
    }

    @Test("what begins the names of several stops shows none of them, but which they are; the whole name is that stop")
    func ambiguousNames() throws {
        let west = Trip(
            id: id(5), name: name("West"),
            waypoints: ["Page", "Lyon", "Paris", "Par"].enumerated().map {
                stop(UInt64($0.offset + 50), $0.element, 40, Double($0.offset))
            })
        let model = try DataModel(store: InMemoryStore([west, coast()]))
        let alone = MapBuilder.presenter(of: [id(5)], dependencies(model))
        for text in ["p", "pa"] {
            alone.handle(.stretch(text))
            #expect(
                try state(alone).notice
                    == .failed("“\(text)” fits 3 stops.", "Give its number: 1 “Page”, 3 “Paris”, 4 “Par”"))
            #expect(try page(alone).extent == .all)
        }
        alone.handle(.stop(name: "par", otherwise: "nothing"))
        #expect(try page(alone).extent == MapFocus(stops: 2...3))
        alone.handle(.stop(name: "pag", otherwise: "nothing"))
        #expect(try page(alone).extent == MapFocus(stops: 0...1))
        let whole = MapBuilder.presenter(of: nil, dependencies(model))
        whole.handle(.stretch("po"))
        #expect(try page(whole).extent == MapFocus(stops: 4...6))
        whole.handle(.stretch("p"))
        #expect(
            try state(whole).notice
                == .failed("“p” fits 4 stops.", "Give its number: a1 “Page”, a3 “Paris”, a4 “Par”, b2 “Porto”"))
    }

    @Test("on a map of several trips a letter is a trip, and stands in front of its numbers")
    func letters() throws {
        for (text, stops) in [("b", 3...4), ("a2-3", 1...2), ("B1", 3...4)] {
            let presenter = MapBuilder.presenter(of: nil, dependencies(try DataModel(store: store)))
            presenter.handle(.stretch(text))
            #expect(try page(presenter).extent == MapFocus(stops: stops))
        }
    }

    @Test("a map can be enlarged until a dot is a metre, and made smaller until the Earth fits; then it is said")
    func zoom() throws {
        let presenter = MapBuilder.presenter(of: [id(1)], dependencies(try DataModel(store: store)))
        presenter.handle(.zoomIn)
        #expect(try page(presenter).extent.zoom == 1)
        for _ in 0..<40 { presenter.handle(.zoomIn) }
        let closest = try state(presenter)
        #expect((5...20).contains(closest.page.extent.zoom))
        #expect(closest.notice == .failed("This is as close as the map gets."))
        for _ in 0..<80 { presenter.handle(.zoomOut) }
        let farthest = try state(presenter)
        #expect((-12 ... -3).contains(farthest.page.extent.zoom))
        #expect(farthest.notice == .failed("This is as far as the map gets."))
        presenter.handle(.all)
        #expect(try page(presenter).extent == .all)
    }

    @Test("What is shown is moved by a quarter of the map, until the Earth ends; closer the steps are smaller")
    func moved() throws {
        let presenter = MapBuilder.presenter(of: [id(1)], dependencies(try DataModel(store: store)))
        presenter.handle(.move(right: 1, up: 0))
        #expect(try page(presenter).extent == MapFocus(right: 0.25))
        presenter.handle(.zoomIn)
        presenter.handle(.move(right: 0, up: -1))
        #expect(try page(presenter).extent == MapFocus(zoom: 1, right: 0.25, up: -0.125))
        let grid = MapGrid(columns: 80, rows: 24)
        func middle(_ focus: MapFocus) throws -> Coordinate {
            MapFrame(fitting: try page(presenter).subject, focus, in: grid).middle
        }
        let (here, east, north) = (try middle(.all), try middle(MapFocus(right: 0.25)), try middle(MapFocus(up: 0.25)))
        #expect(east.longitude > here.longitude && north.latitude > here.latitude)
        #expect(abs(east.latitude - here.latitude) < 1 && abs(north.longitude - here.longitude) < 1)
        for _ in 0..<60 { presenter.handle(.zoomOut) }
        for _ in 0..<60 { presenter.handle(.move(right: 1, up: 0)) }
        #expect(try state(presenter).notice == .failed("The map goes no farther there."))
        presenter.handle(.all)
        #expect(try page(presenter).extent == .all)
    }

    @Test(
        "A map without a size is as large as the window but for the next prompt, else 80 by 24; a picture has the shape of its contents"
    )
    func sizes() throws {
        let needs = dependencies(try DataModel(store: store))
        let presenter = MapBuilder.presenter(of: [id(1)], needs)
        let drawing = MapBuilder.drawing(needs, alphabet: .braille, isDumb: false)
        let page = try page(presenter)
        let window = TerminalContext(width: 60, height: 20, outputIsTerminal: true)
        func text(_ format: MapFormat, _ size: MapGrid?, _ terminal: TerminalContext) throws -> String {
            try presenter.text(of: page, as: format, size, by: drawing, on: terminal)
        }
        for format in [MapFormat.text, .json] {
            #expect(try text(format, nil, window) == text(format, MapGrid(columns: 60, rows: 19), window))
            let file = TerminalContext()
            #expect(try text(format, nil, file) == text(format, MapGrid(columns: 80, rows: 24), file))
        }
        #expect(try text(.svg, nil, window) == presenter.picture(of: page))
    }

    @Test(
        "All of a map in text has room in its size: the legend and what lines mean, too",
        arguments: [MapGrid(columns: 80, rows: 24), MapGrid(columns: 40, rows: 12), MapGrid(columns: 120, rows: 50)],
        [false, true])
    func wholeSize(size: MapGrid, usesColor: Bool) throws {
        let needs = dependencies(try DataModel(store: store))
        let presenter = MapBuilder.presenter(of: nil, needs)
        let drawing = MapBuilder.drawing(needs, alphabet: .braille, isDumb: false)
        let text = try presenter.text(
            of: page(presenter), as: .text, size, by: drawing, on: TerminalContext(usesColor: usesColor))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= size.rows && lines.count >= size.rows - 1)
    }

    @Test("a stretch whose stops are gone becomes the whole again")
    func goneStops() throws {
        let model = try DataModel(store: store)
        let presenter = MapBuilder.presenter(of: [id(1)], dependencies(model))
        presenter.handle(.stretch("2-3"))
        let trip = try #require(model.library.trip(id(1)))
        _ = try answer(of: model.save(Edits.removeStops([2, 3], from: trip)))
        let page = try page(presenter)
        #expect(page.extent == .all && page.subject.stops.count == 1)
    }

    @Test(
        "in a window the page has one row for each of the window's, the prompt's included",
        arguments: [(80, 24), (40, 16), (200, 60)])
    func height(columns: Int, rows: Int) throws {
        let dependencies = dependencies(try DataModel(store: store))
        let view = MapView(MapBuilder.drawing(dependencies, alphabet: nil, isDumb: false))
        let page = try page(MapBuilder.presenter(of: nil, dependencies))
        let context = TerminalContext(
            width: columns, height: rows, inputIsTerminal: true, outputIsTerminal: true)
        let lines = view.lines(page, in: context)
        #expect(lines.count == rows - 1)
        #expect(lines.allSatisfy { $0.displayWidth <= columns })
    }

    @Test("where the base map is damaged the page says so")
    func damaged() throws {
        let model = try DataModel(store: store)
        let dependencies = MapDependencies(
            model: model, mapData: StraightLineProvider(),
            cartographer: Cartographer { () throws(ShorelinesError) in throw .damagedHeader },
            documents: NoDocuments(), unit: .kilometers, clock: PlaceClock.byLongitude, showsUnicode: true)
        let view = MapView(MapBuilder.drawing(dependencies, alphabet: nil, isDumb: false))
        let page = try page(MapBuilder.presenter(of: nil, dependencies))
        #expect(view.lines(page, in: TerminalContext())[1] == ShorelinesError.damagedHeader.description)
    }

    @Test("a typed line is an event, help, or a word that is not known")
    func lines() throws {
        let dependencies = dependencies(try DataModel(store: store))
        let view = MapView(MapBuilder.drawing(dependencies, alphabet: nil, isDumb: false))
        let state = ScreenState(MapPage())
        func event(_ line: String) -> MapEvent? {
            if case .event(let event) = view.request(line, state, in: TerminalContext()) { event } else { nil }
        }
        #expect(event("+") == .zoomIn && event("farther") == .zoomOut && event("all") == .all && event("b") == .back)
        #expect(event("3") == .stretch("3") && event("3-6") == .stretch("3-6") && event("c2") == .stretch("c2"))
        #expect(event("?") == nil && event("") == nil)
        // On a map of several trips a letter is one of them.
        #expect(event("a") == .stretch("a"))
        for (key, line, right, up) in [
            (Key.left, "left", -1, 0), (.right, "right", 1, 0), (.up, "up", 0, 1), (.down, "down", 0, -1),
        ] {
            #expect(view.line(for: key, MapPage()) == line && event(line) == .move(right: right, up: up))
        }
        #expect(view.line(for: .enter, MapPage()) == nil)
        #expect(
            event("zebra") == .stop(name: "zebra", otherwise: "“zebra” is not in this menu; ? shows what is."))
        #expect(view.endOfInput == .back && view.prompt(MapPage()) == "map> ")
    }
}
