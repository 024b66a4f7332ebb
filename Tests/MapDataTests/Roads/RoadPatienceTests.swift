import Entities
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

@Suite("How long a road engine is waited for")
struct RoadPatienceTests {
    private static let trip = roadTrip([(45, 1), (45, 2), (45, 3)])
    private static let failures = "/cache/roadtrip/engines.failed"

    private func noAnswer(_ reason: String) -> RouteNotice {
        .noAnswer(engine: "http://localhost:5000/osrm", reason: reason)
    }

    @Test("slow answers to one page are waited for 30 seconds together, and what has come stays")
    func page() throws {
        // No two stops are connected but the first two: which, is found by halving.
        var engine = ScriptedRoadEngine()
        engine.hasRoad = { [$0.longitude, $1.longitude] == [0, 0.1] }
        let desk = try RoadDesk { request in
            guard case .response(let response, _) = engine.reply(request) else { return .silence }
            return .response(response, after: .seconds(2.9))
        }
        let route = try desk.route(roadTrip(row(100)))
        #expect(desk.loop.now == .seconds(30))
        #expect(route.notices.first == noAnswer("no complete answer within 30 s"))
        let answered = desk.count
        #expect((30...44).contains(answered))
        // Nothing is under way any more, and the engine is left alone.
        #expect(desk.transport.openCount == 0)
        _ = try desk.route(roadTrip(row(50)))
        #expect(desk.count == answered)
        // Half a minute later the rest is asked for, for another 30 seconds.
        desk.loop.advance(by: .seconds(31))
        let start = desk.loop.now
        _ = try desk.route(roadTrip(row(100)))
        #expect(desk.count > answered)
        #expect(desk.loop.now - start == .seconds(30))
    }

    @Test("pages that are asked for one after the other have 30 seconds each")
    func pages() throws {
        let desk = try RoadDesk { request in
            guard case .response(let response, _) = ScriptedRoadEngine().reply(request) else { return .silence }
            return .response(response, after: .seconds(9))
        }
        for number in 0..<5 {
            let north = Double(number)
            #expect(try desk.route(roadTrip([(north, 1), (north, 2)])).sources == [.osrm])
            desk.loop.advance(by: .seconds(2))
        }
    }

    @Test("questions that come right after an answer have their own 30 seconds")
    func manyPages() throws {
        let desk = try RoadDesk { Self.roads($0, after: .seconds(0.5)) }
        for number in 0..<80 {
            let north = Double(number) / 2
            #expect(try desk.route(roadTrip([(north, 1), (north, 2)])).sources == [.osrm])
        }
        #expect(desk.loop.now == .seconds(40))
    }

    @Test("questions that nobody waits for any more take no time of those that come after")
    func cancelled() throws {
        let desk = try RoadDesk { Self.roads($0, after: .seconds(20)) }
        let first = desk.provider.directions(for: Self.trip).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        desk.loop.advance(by: .seconds(15))
        first.cancel()
        #expect(try desk.route(Self.trip).sources == [.osrm, .osrm])
        #expect(desk.loop.now == .seconds(35))
    }

    @Test("a table that is remembered neither shortens nor lengthens the time of what is asked later")
    func rememberedTable() throws {
        let desk = try RoadDesk { Self.roads($0, after: .seconds(1)) }
        let trip = roadTrip(row(130))
        _ = try desk.first(desk.provider.roadTable(for: trip))
        let count = desk.count
        desk.loop.advance(by: .seconds(2))
        for _ in 0..<10 { _ = try desk.first(desk.provider.roadTable(for: trip)) }
        #expect(desk.count == count)
        desk.loop.advance(by: .seconds(60))
        #expect(try desk.route(Self.trip).sources == [.osrm, .osrm])
        desk.reply = { _ in .silence }
        let start = desk.loop.now
        _ = try desk.first(desk.provider.roadTable(for: trip))
        let route = try desk.route(roadTrip([(50, 1), (50, 2)]))
        #expect(desk.loop.now - start == .seconds(30))
        #expect(route.notices == [noAnswer("no complete answer within 30 s")])
        // Nor what a table would have had that was not asked for, since the engine rests.
        for _ in 0..<10 { _ = try? desk.first(desk.provider.roadTable(for: roadTrip(row(131)))) }
        desk.loop.advance(by: .seconds(31))
        let next = desk.loop.now
        _ = try desk.route(roadTrip([(50, 1), (50, 2)]))
        #expect(desk.loop.now - next == .seconds(30))
    }

    /// The answer of an engine that knows all roads.
    private static func roads(_ request: HTTPRequest, after delay: Duration) -> ScriptedHTTPTransport.Reply {
        guard case .response(let response, _) = ScriptedRoadEngine().reply(request) else { return .silence }
        return .response(response, after: delay)
    }

    @Test("an engine that was given up after 30 seconds is not asked by the next run either")
    func givenUp() throws {
        let desk = try RoadDesk { _ in .silence }
        #expect(try desk.route(Self.trip).notices == [noAnswer("no complete answer within 30 s")])
        let count = desk.count
        desk.reply = { ScriptedRoadEngine().reply($0) }
        try desk.restart()
        #expect(try desk.route(Self.trip).notices == [noAnswer("no complete answer within 30 s, a moment ago")])
        #expect(desk.count == count)
    }

    @Test("the blocks of a large table have a second more each")
    func tables() throws {
        var engine = ScriptedRoadEngine()
        engine.limit = 5
        let desk = try RoadDesk { request in
            guard case .response(let response, _) = engine.reply(request) else { return .silence }
            return .response(response, after: .seconds(2.5))
        }
        let table = try desk.first(desk.provider.roadTable(for: roadTrip(row(40))))
        #expect(desk.loop.now > .seconds(40))
        #expect(table.sources.allSatisfy { $0 == .osrm })
    }

    @Test(
        "an engine that was waited for in vain, or wants to be left alone, is not asked by the next run either",
        arguments: [
            (
                ScriptedHTTPTransport.Reply.failure(.timeout(.firstByte, seconds: 3), after: .seconds(3)),
                "no answer within 3 s"
            ),
            (.failure(.timeout(.connection, seconds: 1), after: .seconds(1)), "no connection within 1 s"),
            (.text("<html>Too many</html>", status: 429), "it answered with status 429"),
        ])
    func nextRun(reply: ScriptedHTTPTransport.Reply, reason: String) throws {
        let desk = try RoadDesk { _ in reply }
        #expect(try desk.route(Self.trip).notices == [noAnswer(reason)])
        desk.clock.advance(milliseconds: 10_000)
        try desk.restart()
        desk.reply = { ScriptedRoadEngine().reply($0) }
        let start = desk.loop.now
        #expect(try desk.route(Self.trip).notices == [noAnswer(reason + ", a moment ago")])
        #expect(desk.count == 1 && desk.loop.now == start)
        // Half a minute after it failed, also in a run that goes on.
        desk.loop.advance(by: .seconds(19))
        #expect(try desk.route(Self.trip).sources == [.estimated, .estimated])
        desk.loop.advance(by: .seconds(2))
        #expect(try desk.route(Self.trip).sources == [.osrm, .osrm])
        // Another engine is another matter, and so is a later run.
        try desk.restart(address: "localhost:5001")
        #expect(try desk.route(Self.trip).sources == [.osrm, .osrm])
        #expect(try desk.files.status(of: Self.failures, followingLinks: false).mode == 0o600)
        let text = String(decoding: try #require(desk.files.bytes(at: Self.failures)), as: UTF8.self)
        #expect(!text.contains("secret") && !text.contains("localhost"))
    }

    @Test("a run half a minute later asks again; so does one after an engine that nothing listened for")
    func laterRun() throws {
        let desk = try RoadDesk { _ in .text("", status: 503) }
        _ = try desk.route(Self.trip)
        desk.reply = { _ in .failure(.refused(reason: "Connection refused")) }
        desk.clock.advance(milliseconds: 30_000)
        try desk.restart()
        #expect(try desk.route(Self.trip).notices == [noAnswer("Connection refused")])
        desk.reply = { ScriptedRoadEngine().reply($0) }
        try desk.restart()
        #expect(try desk.route(Self.trip).sources == [.osrm, .osrm])
        // A clock that was set back does not count.
        let late = try RoadDesk { _ in .text("", status: 503) }
        _ = try late.route(Self.trip)
        late.clock.advance(milliseconds: -3_600_000)
        late.reply = { ScriptedRoadEngine().reply($0) }
        try late.restart()
        #expect(try late.route(Self.trip).sources == [.osrm, .osrm])
    }

    @Test("whatever stands in the place of the file of failures harms nothing and is no reason not to ask")
    func damagedFile() throws {
        for junk in [
            "", "\n\n", "x", "0123456789abcdef 1", "0123456789abcdef x y", String(repeating: "x", count: 20_000),
        ] {
            let desk = try RoadDesk { _ in .text("", status: 503) }
            try desk.files.makeDirectories("/cache/roadtrip")
            try desk.files.put(Array(junk.utf8) + [0xFF, 0x0A], at: Self.failures)
            #expect(try desk.route(Self.trip).notices == [noAnswer("it answered with status 503")])
            // It is written anew.
            try desk.restart()
            #expect(try desk.route(Self.trip).notices == [noAnswer("it answered with status 503, a moment ago")])
        }
        let desk = try RoadDesk { _ in .text("", status: 503) }
        try desk.files.makeDirectories("/cache/roadtrip")
        try desk.files.put(Array("text".utf8), at: "/data")
        try desk.files.putLink(to: "/data", at: Self.failures)
        _ = try desk.route(Self.trip)
        #expect(desk.files.bytes(at: "/data") == Array("text".utf8))
    }
}
