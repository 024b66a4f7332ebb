import Console
import Entities
import Geodesy
import Itineraries
import MapData
import Places
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

@Suite("A trip by road on the terminal")
struct TripRoadTests {
    private let store = InMemoryStore([TripRoadTests.trip()])

    private static func trip() -> Trip {
        var trip = coast(roundTrip: true)
        trip.waypoints.append(stop(14, "Sevilla", 37.39, -5.99))
        return trip
    }

    /// The page as a terminal of this width shows it.
    private func page(_ mapData: MixedMapData, _ width: Int) -> String {
        let trip = Self.trip()
        let page = TripDetailFormatter(unit: .kilometers, clock: PlaceClock.byLongitude, area: { _ in nil })
            .page(TripDetail(trip: trip, route: .loaded(mapData.route(of: trip))))
        let context = TerminalContext(width: width, outputIsTerminal: true)
        return TripDetailView().lines(page, rows: .all, in: context).joined(separator: "\n")
    }

    @Test("all legs by road, at 120, 80 and 40 columns")
    func byRoad() {
        let roads = MixedMapData()
        #expect(
            page(roads, 120) == """
                Coast

                #  Stop            Place              Leg        Time     So far  Note
                1  Lisbon          38.72, -9.14                                   Tram 28
                2  Porto           41.15, -8.61  328.7 km  3 h 39 min   328.7 km
                3  Faro            37.02, -7.93  555.6 km  6 h 10 min   884.3 km
                4  Sevilla         37.39, -5.99  212.0 km  2 h 21 min  1096.3 km
                   back to Lisbon                375.5 km  4 h 10 min  1471.8 km

                4 stops, round trip, 1471.8 km by road (OSRM), 16 h 21 min · 1226.5 km straight line
                """)
        #expect(
            page(roads, 80) == """
                Coast

                #  Stop            Place              Leg        Time     So far  Note
                1  Lisbon          38.72, -9.14                                   Tram 28
                2  Porto           41.15, -8.61  328.7 km  3 h 39 min   328.7 km
                3  Faro            37.02, -7.93  555.6 km  6 h 10 min   884.3 km
                4  Sevilla         37.39, -5.99  212.0 km  2 h 21 min  1096.3 km
                   back to Lisbon                375.5 km  4 h 10 min  1471.8 km

                4 stops, round trip, 1471.8 km by road (OSRM), 16 h 21 min · 1226.5 km straight
                line
                """)
        #expect(
            page(roads, 40) == """
                Coast

                #  Stop                 Leg        Time
                1  Lisbon
                2  Porto           328.7 km  3 h 39 min
                3  Faro            555.6 km  6 h 10 min
                4  Sevilla         212.0 km  2 h 21 min
                   back to Lisbon  375.5 km  4 h 10 min

                4 stops, round trip, 1471.8 km by road
                (OSRM), 16 h 21 min · 1226.5 km straight
                line
                """)
    }

    @Test("While the route of a changed trip is not there, the legs that are known stay")
    func knownLegs() throws {
        let known = KnownLegs()
        let formatter = TripDetailFormatter(unit: .kilometers, clock: PlaceClock.byLongitude, area: { _ in nil })
        var trip = Self.trip()
        func rows(_ route: Loading<Route>) -> [String] {
            formatter.page(TripDetail(trip: trip, route: route, known: known.legs(of: trip, route))).rows.map { row in
                [row.name, row.leg, row.time, row.soFar].filter { !$0.isEmpty }.joined(separator: " ")
            }
        }
        #expect(
            rows(.loading) == ["Lisbon", "Porto … …", "Faro … …", "Sevilla … …", "back to Lisbon … …"])
        let whole = rows(.loaded(MixedMapData(offRoad: ["Porto"]).route(of: trip)))
        #expect(rows(.loading) == whole)
        trip.waypoints.insert(stop(15, "Beja", 38.01, -7.86), at: 3)
        #expect(
            rows(.loading) == [
                "Lisbon", "Porto est. 342.4 km about 3 h 35 min 342.4 km",
                "Faro est. 578.7 km about 5 h 55 min 921.2 km", "Beja … …", "Sevilla … …",
                "back to Lisbon 375.5 km 4 h 10 min …",
            ])
        #expect(formatter.total(of: TripDetail(trip: trip, route: .loading)) == nil)
        // Other factors make other estimates.
        try trip.plan.set(.detour(2))
        #expect(rows(.loading)[1] == "Porto … …")
    }

    @Test("some legs estimated, at 120, 80 and 40 columns")
    func mixed() {
        let roads = MixedMapData(offRoad: ["Porto"])
        #expect(
            page(roads, 120) == """
                Coast

                #  Stop            Place                   Leg              Time     So far  Note
                1  Lisbon          38.72, -9.14                                              Tram 28
                2  Porto           41.15, -8.61  est. 342.4 km  about 3 h 35 min   342.4 km
                3  Faro            37.02, -7.93  est. 578.7 km  about 5 h 55 min   921.2 km
                4  Sevilla         37.39, -5.99       212.0 km        2 h 21 min  1133.2 km
                   back to Lisbon                     375.5 km        4 h 10 min  1508.7 km

                4 stops, round trip, 1508.7 km by road (OSRM), about 16 h 5 min, 2 of 4 legs estimated · 1226.5 km straight line
                Porto is 391 km from the nearest road that the engine knows; its legs are estimates
                """)
        #expect(
            page(roads, 80) == """
                Coast

                #  Stop                      Leg              Time     So far  Note
                1  Lisbon                                                      Tram 28
                2  Porto           est. 342.4 km  about 3 h 35 min   342.4 km
                3  Faro            est. 578.7 km  about 5 h 55 min   921.2 km
                4  Sevilla              212.0 km        2 h 21 min  1133.2 km
                   back to Lisbon       375.5 km        4 h 10 min  1508.7 km

                4 stops, round trip, 1508.7 km by road (OSRM), about 16 h 5 min, 2 of 4 legs
                estimated · 1226.5 km straight line
                Porto is 391 km from the nearest road that the engine knows; its legs are
                estimates
                """)
        #expect(
            page(roads, 40) == """
                Coast

                #  Stop                      Leg
                1  Lisbon
                2  Porto           est. 342.4 km
                3  Faro            est. 578.7 km
                4  Sevilla              212.0 km
                   back to Lisbon       375.5 km

                4 stops, round trip, 1508.7 km by road
                (OSRM), about 16 h 5 min, 2 of 4 legs
                estimated · 1226.5 km straight line
                Porto is 391 km from the nearest road
                that the engine knows; its legs are
                estimates
                """)
    }

    @Test("the total that a command prints after a change is that of the page")
    func total() throws {
        let needs = try dependencies(store, MixedMapData(offRoad: ["Porto"]))
        let detail = try answer(of: TripDetailBuilder.interactor(trip: id(1), needs).routed)
        let formatter = TripDetailBuilder.formatter(needs)
        #expect(
            formatter.total(of: detail)
                == "Total: 1508.7 km by road (OSRM), about 16 h 5 min, 2 of 4 legs estimated · 1226.5 km straight line")
        let warnings = ["Porto is 391 km from the nearest road that the engine knows; its legs are estimates"]
        #expect(formatter.warnings(of: detail) == warnings)
        let page = try answer(of: TripDetailBuilder.presenter(trip: id(1), needs).states).page
        #expect(page.warnings == warnings && "Total: \(page.summary)".contains("2 of 4 legs estimated · "))
    }

    @Test("the engine comes back while the page is open: half a minute later the page has the roads by itself")
    func recovery() throws {
        let engine = MixedMapData()
        engine.failure = "connection refused"
        let desk = Desk(
            script: [.silence, .silence, .bytes(Array("q\n".utf8))], isTerminal: true)
        let scheduler = EventLoopScheduler(desk.loop)
        let mapData = ExchangeableProvider(engine, scheduler: scheduler)
        let screen = MenuScreen(
            TripDetailView(),
            presenter: TripDetailBuilder.presenter(
                trip: id(1), try dependencies(store, mapData), router: LeavingRouter(desk.navigator)),
            terminal: desk.terminal, navigator: desk.navigator)
        desk.loop.beforeTurn = { [loop = desk.loop] in if loop.now >= .seconds(30) { engine.failure = nil } }
        #expect(try desk.navigator.run([screen]) == .quit)
        let transcript = desk.transcript
        let before = try #require(transcript.ranges(of: "1533.1 km estimated from straight lines").first)
        let after = try #require(transcript.ranges(of: "1471.8 km by road (OSRM), 16 h 21 min").first)
        #expect(before.upperBound < after.lowerBound)
        #expect(!transcript.contains("…"))
        #expect(
            transcript.ranges(of: "The road engine at http://localhost:5000 gave no usable answer").count == 1)
    }
}

/// A router that only leaves.
private final class LeavingRouter: TripDetailRouting {
    func suggestions(near: Coordinate?) -> TripDetailSuggestions? { nil }
    private let navigator: Navigator

    init(_ navigator: Navigator) { self.navigator = navigator }

    func go(to destination: TripDetailDestination) {}
    func take(line: String) {}
    func askForPlace(
        _ question: String, near: Coordinate?, isKnown: Bool, isLine: @escaping (String) -> Bool,
        then: @escaping (PlaceEntry) -> Void
    ) {}
    func remember(places: String) -> Bool { false }
    func announce(_ work: String) {}
    func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }
    func quit() { navigator.leave(.quit) }
}
