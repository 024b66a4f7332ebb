import Entities
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

@Suite("Routes along the roads of an engine")
struct RoadRouteTests {
    private static let kinds: [(ScriptedRoadEngine.Kind, LegSource)] = [(.osrm, .osrm), (.valhalla, .valhalla)]

    @Test("each leg has the length, the time, the line and the name of its engine", arguments: kinds)
    func roads(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        let desk = try RoadDesk(ScriptedRoadEngine(kind))
        let trip = roadTrip([(45.764, 4.8357), (43.9493, 4.8055), (43.7102, 7.262)], roundTrip: true)
        let route = try desk.route(trip)
        #expect(route.sources == [source, source, source])
        #expect(route.notices.isEmpty)
        let straight = straightLineRoute(of: trip)
        for (leg, line) in zip(route.legs, straight.legs) {
            #expect((leg.from, leg.to) == (line.from, line.to))
            #expect(leg.initialBearing == line.initialBearing)
            #expect(abs(leg.distance - line.distance * 1.3) < 1)
            #expect(abs(try #require(leg.duration) - leg.distance / 25) < 0.1)
            #expect(leg.geometry.count == 3)
            #expect(try #require(leg.geometry.first).distance(to: trip.waypoints[leg.from].location) < 1)
            #expect(try #require(leg.geometry.last).distance(to: trip.waypoints[leg.to].location) < 1)
        }
        #expect(desk.provider.methodName == "straight line" && desk.provider.knowsRoads)
    }

    @Test("OSRM is asked for small answers by GET, behind the path of the address")
    func request() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        _ = try desk.route(roadTrip([(45.764, 4.8357), (-33.9, 151.2)]))
        #expect(
            desk.questions == [
                HTTPRequest(
                    server: try #require(HTTPServerAddress(RoadDesk.address)),
                    path: "/route/v1/driving/4.8357,45.764;151.2,-33.9"
                        + "?overview=simplified&geometries=polyline6&generate_hints=false&continue_straight=false")
            ])
    }

    @Test("without two stops at two places nothing is asked")
    func nothingToAsk() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        for places in [[], [(45, 4)], [(45, 4), (45, 4), (45.00000001, 4)]] as [[(Double, Double)]] {
            let route = try desk.route(roadTrip(places, roundTrip: true))
            #expect(route.legs.allSatisfy { $0.distance < 0.01 })
            #expect(route.notices.isEmpty)
        }
        #expect(desk.count == 0)
    }

    @Test("two stops at one place beside roads are no estimate")
    func samePlace() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        let route = try desk.route(roadTrip([(45, 4), (45, 4), (46, 5)]))
        #expect(route.sources == [.osrm, .osrm])
        #expect(route.legs[0].distance == 0)
        #expect(route.legs[0].duration == 0)
        // Also where the other legs are remembered from an earlier run.
        try desk.restart()
        #expect(try desk.route(roadTrip([(45, 4), (45, 4), (46, 5)])).sources == [.osrm, .osrm])
        #expect(desk.count == 1)
    }

    @Test("a stop more than 5 km from its road is off the road, and the legs around it are estimates", arguments: kinds)
    func offRoad(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        var engine = ScriptedRoadEngine(kind)
        engine.offset = { $0.latitude == 48.8566 ? 391_312.7 : $0.latitude == 44 ? 4_990 : 0 }
        let desk = try RoadDesk(engine)
        let trip = roadTrip([(45.764, 4.8357), (44, 4.8), (48.8566, 2.3522), (43.7102, 7.262), (43, 7)])
        let route = try desk.route(trip)
        #expect(route.sources == [source, .estimated, .estimated, source])
        let estimate = DrivingEstimate(trip.plan)
        for index in 1...2 { #expect(route.legs[index] == estimate.leg(straightLineRoute(of: trip).legs[index])) }
        #expect(route.notices.ofEstimates.count == 1 && route.notices.count == 2)
        guard case .offRoad(let stop, let distance)? = route.notices.first else {
            Issue.record("\(route.notices)")
            return
        }
        #expect(stop == 2)
        #expect(abs(distance - 391_312.7) < 2_000)
        #expect(desk.count <= (kind == .osrm ? 1 : 2))
    }

    @Test("one leg without a road spoils no other", arguments: kinds)
    func noRoad(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        var engine = ScriptedRoadEngine(kind)
        let island = [45.5, 45.6]
        engine.hasRoad = { island.contains($0.latitude) == island.contains($1.latitude) }
        let desk = try RoadDesk(engine)
        let places = (0..<12).map { (45 + Double($0) / 10, 4.0) }
        var plan = Plan.none
        try plan.set(.speed(50))
        let trip = roadTrip(places, plan: plan)
        let route = try desk.route(trip)
        var expected = [LegSource](repeating: source, count: 11)
        (expected[4], expected[6]) = (.estimated, .estimated)
        #expect(route.sources == expected)
        #expect(route.notices == [.noRoad(from: 4, to: 5), .noRoad(from: 6, to: 7)])
        #expect(route.legs[4] == DrivingEstimate(plan).leg(straightLineRoute(of: trip).legs[4]))
        // Halving finds two legs of eleven in less than twice as many questions as there are legs.
        #expect(desk.count <= 22)
        // It is remembered too.
        let before = desk.count
        #expect(try desk.route(trip) == route)
        #expect(desk.count == before)
    }

    @Test("a trip without any road is asked for in a bounded number of questions")
    func nowhere() throws {
        var engine = ScriptedRoadEngine()
        engine.hasRoad = { _, _ in false }
        let desk = try RoadDesk(engine)
        let route = try desk.route(roadTrip(row(900)))
        #expect(route.sources.allSatisfy { $0 == .estimated })
        #expect(desk.count <= 2 * 900 + 256)
        // The engine has answered, and said of each leg that there is none.
        #expect(!route.notices.lackAnswer && route.notices.count == 899)
    }

    @Test("more stops than an engine takes are asked for in parts that share a stop", arguments: kinds)
    func manyStops(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        let desk = try RoadDesk(ScriptedRoadEngine(kind))
        for count in [99, 100, 101, 102, 199, 200, 500] {
            let route = try desk.route(roadTrip(row(count), roundTrip: true))
            #expect(route.legs.count == count)
            #expect(route.sources.allSatisfy { $0 == source })
            #expect(desk.questions.allSatisfy { $0.path.utf8.count < 24_000 })
        }
    }

    @Test("an engine that takes fewer places than usual is asked for fewer")
    func smallLimit() throws {
        var engine = ScriptedRoadEngine()
        engine.limit = 25
        let desk = try RoadDesk(engine)
        #expect(try desk.route(roadTrip(row(100))).sources.allSatisfy { $0 == .osrm })
        let first = desk.count
        #expect(try desk.route(roadTrip(row(100).map { ($0.0 + 1, $0.1) })).sources.allSatisfy { $0 == .osrm })
        // The limit is remembered: no question is refused any more.
        #expect(desk.count - first < first)
    }

    @Test("only the legs that are not remembered are asked for")
    func partly() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        _ = try desk.route(roadTrip([(45, 1), (45, 2), (45, 3), (45, 4)]))
        _ = try desk.route(roadTrip([(45, 1), (45, 2), (46, 2.5), (45, 3), (45, 4), (47, 4)]))
        let asked = desk.questions.map { request in
            String(request.path.prefix { $0 != "?" }.dropFirst("/route/v1/driving/".count))
        }
        #expect(asked == ["1,45;2,45;3,45;4,45", "2,45;2.5,46;3,45", "4,45;4,47"])
    }

    @Test("an engine is known by its answers, also when another takes its place")
    func otherEngine() throws {
        var kind = ScriptedRoadEngine.Kind.valhalla
        let desk = try RoadDesk { ScriptedRoadEngine(kind).reply($0) }
        #expect(try desk.route(roadTrip([(45, 1), (45, 2)])).sources == [.valhalla])
        kind = .osrm
        #expect(try desk.route(roadTrip([(45, 2), (45, 3)])).sources == [.osrm])
        #expect(try desk.route(roadTrip([(45, 3), (45, 4)])).sources == [.osrm])
        #expect(desk.count == 5)
    }

    @Test("at most four questions are under way")
    func fewAtOnce() throws {
        var most = 0
        var desk: RoadDesk?
        let made = try RoadDesk { request in
            most = max(most, desk?.transport.openCount ?? 0)
            return ScriptedRoadEngine().reply(request)
        }
        desk = made
        let route = try made.route(roadTrip(row(900)))
        #expect(route.sources.allSatisfy { $0 == .osrm })
        #expect(most == 4)
        desk = nil
    }

    @Test("a subscription that is cancelled ends its questions")
    func cancel() throws {
        let desk = try RoadDesk { _ in .silence }
        let subscription = desk.provider.directions(for: roadTrip(row(900)))
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        // Its map is known then.
        desk.loop.advance(by: .milliseconds(1))
        #expect(desk.transport.openCount == 4)
        subscription.cancel()
        #expect(desk.transport.openCount == 0)
        #expect(desk.count == 4)
    }
}
