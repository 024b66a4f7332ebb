import Entities
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

/// Another map behind the same address.
@Suite("What is remembered of a road engine belongs to its map")
struct RoadMapTests {
    private static let trip = roadTrip([(45, 1), (45, 2), (45, 3)])

    /// An engine whose roads are twice as long on its second map.
    private static func reply(
        _ kind: ScriptedRoadEngine.Kind, isSecond: Bool
    ) -> (HTTPRequest) -> ScriptedHTTPTransport.Reply {
        var engine = ScriptedRoadEngine(kind)
        if isSecond {
            engine.dataVersion = "2026-11-22T21:20:00Z"
            engine.mapTime += 86_400
            engine.hasRoad = { $0.longitude + $1.longitude != 5 }
        }
        return engine.reply
    }

    @Test("After the map was changed at the same address, no road of the old one is shown", arguments: [false, true])
    func newMap(isValhalla: Bool) throws {
        let kind = isValhalla ? ScriptedRoadEngine.Kind.valhalla : .osrm
        let source = isValhalla ? LegSource.valhalla : .osrm
        let desk = try RoadDesk(tellsMap: false, Self.reply(kind, isSecond: false))
        #expect(try desk.route(Self.trip).sources == [source, source])
        _ = try desk.first(desk.provider.roadTable(for: Self.trip))
        let count = desk.count
        // The same map in another run: nothing but what it is is asked.
        try desk.restart()
        #expect(try desk.route(Self.trip).sources == [source, source])
        #expect(desk.count == count)
        desk.reply = Self.reply(kind, isSecond: true)
        try desk.restart()
        #expect(try desk.route(Self.trip).sources == [source, .estimated])
        #expect(try desk.first(desk.provider.roadTable(for: Self.trip)).sources[1 * 3 + 2] == .estimated)
        // What was remembered of the first map is still there for it.
        desk.reply = Self.reply(kind, isSecond: false)
        try desk.restart()
        let before = desk.count
        #expect(try desk.route(Self.trip).sources == [source, source])
        #expect(desk.count == before)
    }

    @Test("A run that goes on finds out within a minute")
    func sameRun() throws {
        let desk = try RoadDesk(tellsMap: false, Self.reply(.osrm, isSecond: false))
        #expect(try desk.route(Self.trip).sources == [.osrm, .osrm])
        let all = desk.transport.requests.count
        _ = try desk.route(Self.trip)
        #expect(desk.transport.requests.count == all)
        desk.reply = Self.reply(.osrm, isSecond: true)
        desk.loop.advance(by: .seconds(61))
        #expect(try desk.route(Self.trip).sources == [.osrm, .estimated])
    }

    @Test("Another extract or profile without a date is told by the roads nearest to fixed places, and the way between")
    func noDate() throws {
        func map(_ body: String) -> (HTTPRequest) -> ScriptedHTTPTransport.Reply {
            { $0.path.contains("/driving/5,45;15,50?") ? .text(body) : ScriptedRoadEngine().reply($0) }
        }
        func answer(_ point: String, _ length: String, _ time: String) -> String {
            #"{"code":"Ok","distances":[[0,\#(length)],[9,0]],"durations":[[0,\#(time)],[9,0]],"#
                + #""sources":[{"location":[\#(point)]},{"location":[15,50]}],"destinations":[]}"#
        }
        let desk = try RoadDesk(tellsMap: false, map(answer("5,45", "1000", "60")))
        _ = try desk.route(Self.trip)
        var count = desk.count
        for other in [
            answer("5.1,45", "1000", "60"), answer("5,45", "1001", "60"), answer("5,45", "1000", "200"),
            answer("5,45", "null", "null"),
        ] {
            desk.reply = map(other)
            try desk.restart()
            _ = try desk.route(Self.trip)
            #expect(desk.count == count + 1, "\(other)")
            count = desk.count
        }
    }

    @Test("An engine that does not answer has the map that it had last")
    func deadEngine() throws {
        let desk = try RoadDesk(tellsMap: false, Self.reply(.osrm, isSecond: true))
        let route = try desk.route(roadTrip([(45, 1), (45, 2)]))
        desk.reply = { _ in .failure(.refused(reason: "Connection refused")) }
        try desk.restart()
        let dead = try desk.route(roadTrip([(45, 1), (45, 2)]))
        #expect(dead == route)
        // One stop more: what is known stays.
        let more = try desk.route(roadTrip([(45, 1), (45, 2), (46, 2)]))
        #expect(more.legs.first == route.legs.first && more.sources == [.osrm, .estimated])
        #expect(more.notices.count == 1)
    }

    @Test("Many who ask at once make one question about the map; who stops waiting ends it")
    func shared() throws {
        let desk = try RoadDesk(tellsMap: false, Self.reply(.osrm, isSecond: false))
        var routes = 0
        let subscriptions = (0..<5).map { number in
            desk.provider.directions(for: roadTrip([(Double(number), 1), (Double(number), 2)]))
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in routes += 1 })
        }
        #expect(desk.transport.requests.count == 1)
        desk.loop.advance(by: .seconds(1))
        #expect(routes == 5 && desk.transport.requests.count == 6)
        withExtendedLifetime(subscriptions) {}

        let silent = try RoadDesk(tellsMap: false) { _ in .silence }
        let waiting = silent.provider.directions(for: Self.trip).sink(
            receiveCompletion: { _ in }, receiveValue: { _ in Issue.record("nothing is answered") })
        #expect(silent.transport.openCount == 1)
        waiting.cancel()
        #expect(silent.transport.openCount == 0)
    }

    @Test("That there is no road is remembered for ten minutes, or until the engine is asked what it is")
    func noRoad() throws {
        var engine = ScriptedRoadEngine()
        engine.hasRoad = { $0.longitude + $1.longitude != 5 }
        engine.offset = { $0.latitude == 50 ? 7_000 : 0 }
        let desk = try RoadDesk(engine)
        let far = roadTrip([(50, 1), (45, 1)])
        for trip in [Self.trip, far] { _ = try desk.route(trip) }
        _ = try desk.first(desk.provider.roadTable(for: Self.trip))
        func questions() throws -> Int {
            try desk.restart()
            let before = desk.count
            for trip in [Self.trip, far] { _ = try desk.route(trip) }
            _ = try desk.first(desk.provider.roadTable(for: Self.trip))
            return desk.count - before
        }
        #expect(try questions() == 0)
        desk.clock.advance(milliseconds: 9 * 60_000)
        #expect(try questions() == 0)
        desk.clock.advance(milliseconds: 2 * 60_000)
        // The leg without a road, the stop off the road, the table.
        #expect(try questions() == 3)
        #expect(try questions() == 0)
        let cache = try desk.cache()
        cache.forgetFailures()
        #expect(try questions() == 3)
        // A road stays.
        try desk.restart()
        let before = desk.count
        _ = try desk.route(roadTrip([(45, 1), (45, 2)]))
        #expect(desk.count == before)
    }

    @Test("All of it can be forgotten, and nothing but its own files is deleted")
    func forgetAll() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        _ = try desk.route(Self.trip)
        try desk.files.put(Array("engine".utf8), at: "/cache/roadtrip/engines.failed")
        try desk.files.put(Array("mine".utf8), at: "/cache/roadtrip/other")
        try RoadCache.forgetAll(in: "/cache/roadtrip", files: desk.files)
        #expect(desk.files.bytes(at: RoadDesk.cache) == nil)
        #expect(desk.files.bytes(at: "/cache/roadtrip/engines.failed") == nil)
        #expect(desk.files.bytes(at: "/cache/roadtrip/other") == Array("mine".utf8))
        let before = desk.count
        try desk.restart()
        _ = try desk.route(Self.trip)
        #expect(desk.count == before + 1)
        try desk.files.put(Array("data".utf8), at: "/data")
        try RoadCache.forgetAll(in: "/cache/roadtrip", files: desk.files)
        try desk.files.putLink(to: "/data", at: RoadDesk.cache)
        try RoadCache.forgetAll(in: "/cache/roadtrip", files: desk.files)
        #expect(desk.files.bytes(at: "/data") == Array("data".utf8))
        try RoadCache.forgetAll(in: nil, files: desk.files)
        try RoadCache.forgetAll(in: "/nowhere", files: desk.files)
    }
}
