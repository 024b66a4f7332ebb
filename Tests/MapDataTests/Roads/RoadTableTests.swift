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
        #expect(desk.questions.allSatisfy { $0.path.utf8.count < 8_000 })
        // At most 20 by 20, of which those that are the same as before are remembered.
        if kind == .osrm { #expect(desk.count == 25 + (36 - 25) + (49 - 25)) }
    }

    @Test("The blocks of a table are asked for one after the other, and each may take ten seconds", arguments: kinds)
    func slow(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        let engine = ScriptedRoadEngine(kind)
        let desk = try RoadDesk { request in
            guard case .response(let response, _) = engine.reply(request) else { return .silence }
            return .response(response, after: .seconds(request.patience == nil ? 0 : 9))
        }
        var most = 0
        desk.transport.onSend = { most = max(most, desk.transport.openCount) }
        let table = try desk.first(desk.provider.roadTable(for: roadTrip(row(60))))
        #expect(table.sources.allSatisfy { $0 == source } && table.notices.isEmpty)
        #expect(most == 1)
        #expect(desk.loop.now >= .seconds(81))
        #expect(desk.questions.allSatisfy { $0.patience == .seconds(10) })
    }

    @Test("A slow table is estimated where it was not had, and other trips keep their roads")
    func tooSlow() throws {
        let engine = ScriptedRoadEngine()
        var answered = 0
        // Two blocks come in time, then none.
        let desk = try RoadDesk { request in
            guard request.patience != nil else { return engine.reply(request) }
            answered += 1
            return answered <= 2
                ? engine.reply(request) : .failure(.timeout(.firstByte, seconds: 10), after: .seconds(10))
        }
        let table = try desk.first(desk.provider.roadTable(for: roadTrip(row(60))))
        #expect(table.sources.count { $0 == .estimated } == 60 * 60 - 2 * 400 - 40)
        #expect(
            table.notices == [
                .noAnswer(
                    engine: "http://localhost:5000/osrm", reason: "parts of its table take it more than 10 s")
            ])
        // After three in a row the rest is not waited for.
        #expect(desk.loop.now == .seconds(30) && answered == 5)
        #expect(try desk.route(roadTrip([(50, 1), (50, 2)])).sources == [.osrm])
        try desk.restart()
        #expect(try desk.route(roadTrip([(50, 1), (50, 3)])).sources == [.osrm])
        // What has come is remembered, and the rest is asked for.
        answered = -100
        let again = try desk.first(desk.provider.roadTable(for: roadTrip(row(60))))
        #expect(again.sources.allSatisfy { $0 == .osrm } && answered == -100 + 7)
        // A proxy that gives up is no other thing; a server that is not there is.
        let proxy = try RoadDesk { request in
            request.patience == nil ? engine.reply(request) : .text("<html>", status: 504)
        }
        #expect(throws: MapDataError.self) { try proxy.first(proxy.provider.roadTable(for: roadTrip(row(30)))) }
        #expect(try proxy.route(roadTrip([(50, 1), (50, 2)])).sources == [.osrm])
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

    @Test("roads that are too long for the tables of Valhalla are asked for one by one, and remembered")
    func tooLong() throws {
        let engine = ScriptedRoadEngine(.valhalla)
        var short = engine
        short.hasRoad = { $0.distance(to: $1) < 200_000 }
        let desk = try RoadDesk { ($0.path == "/sources_to_targets" ? short : engine).reply($0) }
        let trip = roadTrip([(45, 1), (45, 2), (45, 5)])
        let table = try desk.first(desk.provider.roadTable(for: trip))
        #expect(table.sources.allSatisfy { $0 == .valhalla } && table.notices.isEmpty)
        let road = ScriptedRoadEngine.road(trip.waypoints[0].location, trip.waypoints[2].location)
        #expect(abs(table.distances[2] - road.distance) < 0.01)
        try desk.restart()
        let before = desk.count
        #expect(try desk.first(desk.provider.roadTable(for: trip)) == table)
        #expect(desk.count == before)
        // Of many, those of near stops are asked for; those that are known from a route stay.
        let many = roadTrip((0..<12).map { (45.0, Double($0) * 4) })
        let known = try desk.route(roadTrip([(45, 0), (45, 44)])).legs[0].distance
        let count = desk.count
        let wide = try desk.first(desk.provider.roadTable(for: many))
        #expect(desk.count == count + 1 + 64)
        #expect(wide.sources.filter { $0 == .estimated }.count == 12 * 11 - 1 - 64)
        #expect(wide.distances[11] == known)
        for from in 0..<11 { #expect(wide.sources[from * 12 + from + 1] == .valhalla) }
        // The others have no answer: that there is no road for them is not known.
        #expect(
            wide.notices == [
                .noAnswer(
                    engine: "http://localhost:5000/osrm",
                    reason: "its tables may end before these roads, of which it is asked for few one by one")
            ])
    }

    @Test("where Valhalla answers for a single road that there is none, or nothing, the table says which")
    func singleRoads() throws {
        var short = ScriptedRoadEngine(.valhalla)
        short.hasRoad = { _, _ in false }
        let trip = roadTrip([(45, 1), (45, 5)])
        func error(_ reply: @escaping (HTTPRequest) -> ScriptedHTTPTransport.Reply) throws -> MapDataError? {
            let desk = try RoadDesk { $0.path == "/route" ? reply($0) : short.reply($0) }
            return #expect(throws: MapDataError.self) { try desk.first(desk.provider.roadTable(for: trip)) }
        }
        let engine = "the road engine at http://localhost:5000/osrm"
        #expect(try error(short.reply) == .unavailable(reason: "\(engine) knows no road between these stops"))
        #expect(
            try error { _ in .failure(.cut) }
                == .unavailable(
                    reason: "\(engine) gave no answer: the connection ended before the answer was complete"))
    }

    @Test("a refusal of a single cell because it is too far leaves an estimate, and is said")
    func tooFarCell() throws {
        let desk = try RoadDesk { request in
            guard request.body != nil else { return .text(#"{"error_code":106}"#, status: 404) }
            return .text(#"{"error_code":154,"error":"Path distance exceeds the max distance limit"}"#, status: 400)
        }
        let reason =
            "the road engine at http://localhost:5000/osrm gave no answer: Path distance exceeds the max distance limit"
        #expect(throws: MapDataError.unavailable(reason: reason)) {
            try desk.first(desk.provider.roadTable(for: roadTrip([(45, 1), (45, 9)])))
        }
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

    @Test("a table is remembered for the next run, block by block, and in this one", arguments: kinds)
    func remembered(kind: ScriptedRoadEngine.Kind, source: LegSource) throws {
        var engine = ScriptedRoadEngine(kind)
        engine.hasRoad = { $0.latitude >= $1.latitude }
        engine.offset = { $0.longitude == 2 ? 7_000 : 10 }
        let places = [(45.0, 1.0), (45.5, 1.0), (46.0, 2.0), (44.0, 2.5)]
        let desk = try RoadDesk(engine)
        let table = try desk.first(desk.provider.roadTable(for: roadTrip(places)))
        #expect(table.sources.contains(source) && table.sources.contains(.estimated))
        let before = desk.count
        #expect(try desk.first(desk.provider.roadTable(for: roadTrip(places))) == table)
        try desk.restart()
        #expect(try desk.first(desk.provider.roadTable(for: roadTrip(places))) == table)
        #expect(desk.count == before)
        // Not where a place, the order or the engine is another.
        for other in [Array(places.reversed()), Array(places.dropLast()), places.dropLast() + [(44.0, 2.500001)]] {
            let count = desk.count
            _ = try desk.first(desk.provider.roadTable(for: roadTrip(other)))
            #expect(desk.count > count)
        }
        let count = desk.count
        try desk.restart(address: "localhost:5001")
        #expect(try desk.first(desk.provider.roadTable(for: roadTrip(places))) == table)
        #expect(desk.count > count)
        // Where there is no road, there may be one on a newer map: after ten minutes it is asked for.
        try desk.restart()
        desk.clock.advance(milliseconds: 11 * 60_000)
        let old = desk.count
        _ = try desk.first(desk.provider.roadTable(for: roadTrip(places)))
        #expect(desk.count > old)
    }

    @Test("a table of roads alone is remembered for 30 days, and stays when the file is made smaller")
    func rememberedLong() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        let trip = roadTrip(row(10))
        let table = try desk.first(desk.provider.roadTable(for: trip))
        let records = try #require(desk.files.bytes(at: RoadDesk.cache))
        let before = desk.count
        // What is not a record is skipped.
        try desk.files.put([UInt8](repeating: 0, count: 10_000) + records, at: RoadDesk.cache)
        try desk.restart(cacheSize: 8_000)
        _ = try desk.route(roadTrip([(10, 10), (11, 11)]))
        #expect((desk.files.bytes(at: RoadDesk.cache)?.count ?? 0) < records.count + 400)
        desk.clock.advance(milliseconds: 29 * 86_400_000)
        try desk.restart()
        #expect(try desk.first(desk.provider.roadTable(for: trip)) == table)
        #expect(desk.count == before + 1)
        desk.clock.advance(milliseconds: 2 * 86_400_000)
        try desk.restart()
        _ = try desk.first(desk.provider.roadTable(for: trip))
        #expect(desk.count == before + 2)
    }

    @Test("a remembered table in which any byte is damaged is asked for again")
    func damagedRecord() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        let trip = roadTrip([(45, 1), (45, 2)])
        let table = try desk.first(desk.provider.roadTable(for: trip))
        let record = try #require(desk.files.bytes(at: RoadDesk.cache))
        // Behind the record of the map.
        for place in record.indices.dropFirst(72) {
            var bytes = record
            bytes[place] ^= 0x10
            try desk.files.put(bytes, at: RoadDesk.cache)
            try desk.restart()
            let before = desk.count
            #expect(try desk.first(desk.provider.roadTable(for: trip)) == table)
            #expect(desk.count == before + 1, "\(place)")
        }
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
