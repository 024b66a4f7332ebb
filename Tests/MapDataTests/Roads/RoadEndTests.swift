import Entities
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

/// Stops that are near a road and not at it, and lines for files.
@Suite("Where roads end, and their whole lines")
struct RoadEndTests {
    private static let kinds: [(ScriptedRoadEngine.Kind, LegSource)] = [(.osrm, .osrm), (.valhalla, .valhalla)]

    /// What Malta's OSRM answers for an islet and a place on the coast opposite: a road of 4,644.6 m from the point of
    /// the coast that is nearest to the islet, 4,650 m away.
    private static func malta(_ length: Double) -> (HTTPRequest) -> ScriptedHTTPTransport.Reply {
        { request in
            let isTable = request.path.contains("/table/")
            let places = #"[{"location":[14.443,35.8188],"distance":4650},{"location":[14.442,35.8278],"distance":5}]"#
            return isTable
                ? .text(
                    #"{"code":"Ok","distances":[[0,\#(length)],[\#(length),0]],"durations":[[0,480],[480,0]],"#
                        + #""sources":\#(places),"destinations":\#(places)}"#)
                : .text(
                    #"{"code":"Ok","routes":[{"legs":[{"distance":\#(length),"duration":480}],"geometry":""}],"#
                        + #""waypoints":\#(places)}"#)
        }
    }

    @Test(
        "A road that is shorter than the straight line only by the ways to it is a road", arguments: [1_100.0, 4_644.6])
    func shortRoad(length: Double) throws {
        let desk = try RoadDesk(Self.malta(length))
        let trip = roadTrip([(35.787, 14.41), (35.8278, 14.442)])
        let route = try desk.route(trip)
        #expect(route.sources == [.osrm] && route.legs[0].distance == length)
        let table = try desk.first(desk.provider.roadTable(for: trip))
        #expect(table.sources == [.osrm, .osrm, .osrm, .osrm] && table.distances[1] == length)
        // Shorter than the straight line between the ends of the road: no answer to the question.
        let wrong = try RoadDesk(Self.malta(300))
        #expect(try wrong.route(trip).sources == [.estimated])
    }

    @Test("From 300 m on it is said how far before a stop the road ends", arguments: kinds)
    func gaps(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        var engine = ScriptedRoadEngine(kind)
        engine.offset = { [45.5: 4_650, 46: 250, 47: 400][$0.latitude] ?? 0 }
        let desk = try RoadDesk(engine)
        let trip = roadTrip([(45, 1), (45.5, 1), (46, 1), (47, 1)])
        let route = try desk.route(trip)
        #expect(route.sources == [source, source, source])
        let gaps = route.notices.map { notice -> [Int] in
            guard case .roadEnds(let stop, let distance) = notice else { return [] }
            return [stop, Int((distance / 10).rounded()) * 10]
        }
        #expect(gaps == [[1, 4_650], [3, 400]])
        #expect(!route.notices.lackAnswer)
        // The same from what is remembered.
        try desk.restart()
        #expect(try desk.route(trip) == route)
    }

    @Test("Where a line cannot be divided into legs, the points of the stops tell where the road ends")
    func gapsWithoutLine() throws {
        let desk = try RoadDesk(Self.malta(4_644.6))
        let trip = roadTrip([(35.787, 14.41), (35.8278, 14.442)])
        let route = try desk.route(trip)
        #expect(route.sources == [.osrm] && route.legs[0].geometry.isEmpty)
        #expect(route.notices.count == 1)
        guard case .roadEnds(stop: 0, let distance)? = route.notices.first else {
            Issue.record("no end of a road: \(route.notices)")
            return
        }
        #expect((4_500...4_700).contains(distance))
        try desk.restart()
        #expect(try desk.route(trip) == route)
    }

    @Test("For files the engine gives each point of its roads, for maps it does not", arguments: kinds)
    func wholeLines(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        var engine = ScriptedRoadEngine(kind)
        // A bend every 5 m, on a road of 100 km.
        engine.bends = { from, _ in
            (0..<2_000).compactMap {
                try? Coordinate(latitude: from.latitude + 0.2, longitude: from.longitude + 0.5 + Double($0) * 0.00005)
            }
        }
        let desk = try RoadDesk(engine)
        let trip = roadTrip([(45, 1), (45, 2), (45, 3)])
        let shown = try desk.route(trip)
        #expect(shown.legs.allSatisfy { $0.geometry.count < 200 })
        let whole = try desk.first(desk.provider.wholeDirections(for: trip))
        #expect(whole.legs.map(\.geometry.count) == [2_003, 2_003])
        #expect(whole.legs.map(\.distance) == shown.legs.map(\.distance) && whole.sources == [source, source])
        if kind == .osrm {
            #expect(desk.questions.map { $0.path.contains("overview=full") } == [false, true])
        }
        // An engine that is gone leaves what pages show.
        desk.reply = { _ in .failure(.refused(reason: "Connection refused")) }
        try desk.restart()
        #expect(try desk.first(desk.provider.wholeDirections(for: trip)) == shown)
        // Two stops at one place.
        let spot = roadTrip([(45, 1), (45, 1)])
        #expect(try desk.first(desk.provider.wholeDirections(for: spot)).legs.map(\.distance) == [0])
    }
}
