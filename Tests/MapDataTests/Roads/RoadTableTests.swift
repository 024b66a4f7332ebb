import Entities
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

@Suite("Tables of roads")
struct RoadTableTests {
    private static let kinds: [(ScriptedRoadEngine.Kind, LegSource)] = [(.osrm, .osrm), (.valhalla, .valhalla)]

    @Test("each cell is a road with its own direction", arguments: kinds)
    func cells(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        var engine = ScriptedRoadEngine(kind)
        // A one-way street: there is no road to the north.
        engine.hasRoad = { $0.latitude >= $1.latitude }
        let desk = try RoadDesk(engine)
        let places = [(45.0, 1.0), (45.5, 1.0), (46.0, 2.0), (45.5, 1.0)]
        let trip = roadTrip(places)
        let table = try desk.first(desk.provider.roadTable(for: trip))
        #expect(table.count == 4)
        let estimate = DrivingEstimate()
        for from in 0..<4 {
            for to in 0..<4 {
                let cell = from * 4 + to
                let (start, end) = (trip.waypoints[from].location, trip.waypoints[to].location)
                let straight = start.distance(to: end)
                if start == end {
                    #expect(table.distances[cell] == 0 && table.durations[cell] == 0 && table.sources[cell] == source)
                } else if start.latitude > end.latitude {
                    #expect(abs(table.distances[cell] - straight * 1.3) < 1)
                    #expect(abs(table.durations[cell] - straight * 1.3 / 25) < 0.1)
                    #expect(table.sources[cell] == source)
                } else {
                    #expect(table.distances[cell] == straight * estimate.detour)
                    #expect(table.durations[cell] == estimate.seconds(ofStraight: straight))
                    #expect(table.sources[cell] == .estimated)
                    #expect(table.notices.contains(.noRoad(from: from, to: to)))
                }
            }
        }
    }

    @Test("tables that are too large are asked for in blocks", arguments: kinds)
    func blocks(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        var engine = ScriptedRoadEngine(kind)
        if kind == .valhalla { engine.limit = 50 }
        let desk = try RoadDesk(engine)
        for count in [100, 101, 130] {
            let table = try desk.first(desk.provider.roadTable(for: roadTrip(row(count))))
            #expect(table.sources.allSatisfy { $0 == source })
            #expect(table.notices.isEmpty)
            #expect(table.distances.indices.allSatisfy { (table.distances[$0] > 0) == ($0 / count != $0 % count) })
        }
        #expect(desk.transport.requests.allSatisfy { $0.path.utf8.count < 8_000 })
        if kind == .osrm { #expect(desk.count == 1 + 4 + 4) }
    }

    @Test("an engine with a smaller limit gives the same table")
    func smallLimit() throws {
        var engine = ScriptedRoadEngine()
        let trip = roadTrip(row(40))
        let whole = try RoadDesk(engine)
        engine.limit = 10
        let desk = try RoadDesk(engine)
        let table = try desk.first(desk.provider.roadTable(for: trip))
        #expect(table == (try whole.first(whole.provider.roadTable(for: trip))))
    }

    @Test("the cells of a stop off the road are estimates", arguments: kinds)
    func offRoad(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        var engine = ScriptedRoadEngine(kind)
        engine.offset = { $0.latitude == 46 ? 20_000 : 0 }
        let desk = try RoadDesk(engine)
        let table = try desk.first(desk.provider.roadTable(for: roadTrip([(45, 1), (46, 1), (45, 2)])))
        #expect(
            table.sources
                == [source, .estimated, source, .estimated, source, .estimated, source, .estimated, source])
        #expect(table.notices.count == 1)
        guard case .offRoad(stop: 1, distance: 19_000..<21_000)? = table.notices.first else {
            Issue.record("\(table.notices)")
            return
        }
    }

    @Test("without any road there is no table")
    func none() throws {
        var engine = ScriptedRoadEngine()
        engine.hasRoad = { _, _ in false }
        let desk = try RoadDesk(engine)
        let trip = roadTrip([(45, 1), (46, 1)])
        #expect(
            throws: MapDataError.unavailable(
                reason: "the road engine at http://localhost:5000/osrm knows no road between these stops")
        ) { try desk.first(desk.provider.roadTable(for: trip)) }
        let dead = try RoadDesk { _ in .failure(.refused(reason: "Connection refused")) }
        #expect(
            throws: MapDataError.unavailable(
                reason: "the road engine at http://localhost:5000/osrm gave no answer: Connection refused")
        ) { try dead.first(dead.provider.roadTable(for: trip)) }
        #expect(
            throws: MapDataError.unavailable(
                reason: "a table of roads can have at most 1000 stops, and this trip has 1001")
        ) { try desk.first(desk.provider.roadTable(for: roadTrip(row(1_001)))) }
    }

    @Test("less than two places ask nothing")
    func small() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        #expect(try desk.first(desk.provider.roadTable(for: roadTrip([]))).count == 0)
        #expect(try desk.first(desk.provider.roadTable(for: roadTrip([(45, 1)]))).distances == [0])
        #expect(try desk.first(desk.provider.roadTable(for: roadTrip([(45, 1), (45, 1)]))).distances == [0, 0, 0, 0])
        #expect(desk.count == 0)
    }

    @Test("tables that do not fit the question are refused")
    func misfit() throws {
        let places = #"[{"location":[1,45]},{"location":[2,45]}]"#
        let ends = #""sources":\#(places),"destinations":\#(places)"#
        for (distances, durations) in [
            ("[[0,9e5],[9e5]]", "[[0,1],[1,0]]"), ("[[0,9e5]]", "[[0,1],[1,0]]"),
            ("[[0,9e5],[9e5,0]]", "[[0,1],[1,\"\"]]"),
            ("[[0,-1],[9e5,0]]", "[[0,1],[1,0]]"), ("[[0,9e5],[6e7,0]]", "[[0,1],[1,0]]"), ("null", "[[0,1],[1,0]]"),
            ("[[0,9e5],[9e5,0]]", "[[0,-1],[1,0]]"), ("[[0,9e5],[10,0]]", "[[0,1],[1,0]]"),
        ] {
            let desk = try RoadDesk { _ in
                .text(#"{"code":"Ok","distances":\#(distances),"durations":\#(durations),\#(ends)}"#)
            }
            #expect(
                throws: MapDataError.unavailable(
                    reason: "the road engine at http://localhost:5000/osrm gave no answer: "
                        + "its answer does not fit the question")
            ) { try desk.first(desk.provider.roadTable(for: roadTrip([(45, 1), (45, 2)]))) }
        }
    }
}
