import Entities
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

@Suite("A road engine that fails or misbehaves")
struct RoadFailureTests {
    private static let trip = roadTrip([(45, 1), (45, 2), (45, 3)])
    /// An answer of OSRM to the question for `trip`, with these legs, waypoints and members of the route.
    private static func answer(
        legs: String = leg(110_000) + "," + leg(110_000), waypoints: String = "[1,45],[2,45],[3,45]",
        distances: [String] = ["0", "0", "0"], more: String = ""
    ) -> String {
        let points = waypoints.split(separator: "],").map { $0.hasSuffix("]") ? String($0) : $0 + "]" }
        let stops = zip(points, distances).map { #"{"location":\#($0),"distance":\#($1)}"# }
        return #"{"code":"Ok","routes":[{"legs":[\#(legs)]\#(more)}],"waypoints":[\#(stops.joined(separator: ","))]}"#
    }

    private static func leg(_ distance: String, _ duration: String = "4000") -> String {
        #"{"distance":\#(distance),"duration":\#(duration)}"#
    }

    private static func leg(_ distance: Int) -> String { leg("\(distance)") }

    private func check(
        _ reply: ScriptedHTTPTransport.Reply, reason: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let desk = try RoadDesk(tellsMap: false) { _ in reply }
        let route = try desk.route(Self.trip)
        let estimate = DrivingEstimate()
        #expect(
            route.legs == straightLineRoute(of: Self.trip).legs.map(estimate.leg), sourceLocation: sourceLocation)
        #expect(
            route.notices == [.noAnswer(engine: "http://localhost:5000/osrm", reason: reason)],
            sourceLocation: sourceLocation)
        // Nothing is remembered of it.
        #expect(desk.files.bytes(at: RoadDesk.cache) == nil, sourceLocation: sourceLocation)
    }

    @Test("what is no answer gives estimates, one notice with the reason, and nothing to remember")
    func noAnswer() throws {
        try check(.failure(.refused(reason: "Connection refused")), reason: "Connection refused")
        try check(.failure(.timeout(.firstByte, seconds: 3), after: .seconds(3)), reason: "no answer within 3 s")
        try check(.failure(.tooLarge(limit: 64 << 20)), reason: "the answer is longer than 64 MiB")
        try check(.text("<html>Too many</html>", status: 429), reason: "it answered with status 429")
        try check(.text("<html>Bad Gateway</html>", status: 502), reason: "it answered with status 502")
        try check(.text("<html>Gateway</html>", status: 504), reason: "it answered with status 504")
        try check(.text("<html>Moved</html>", status: 302), reason: "it answered with status 302")
        try check(
            .text("<html>Not here</html>", status: 404), reason: "what answers there is neither OSRM nor Valhalla")
        try check(.text(Self.answer(), status: 503), reason: "it answered with status 503")
        let foreign = "its answer is not that of a road engine"
        for text in [
            "<html>Hello</html>", "", "[]", "null", "{}", #"{"legs":[]}"#, "{\"code\":\"Ok\"", "{\"code\":\"\u{1}\"}",
        ] {
            try check(.text(text), reason: foreign)
        }
        try check(
            .text(#"{"code":"InvalidQuery","message":"Query string malformed close to position 18"}"#, status: 400),
            reason: "Query string malformed close to position 18")
        try check(
            .text(#"{"error_code":106,"error":"Try any of","status_code":404}"#, status: 404),
            reason: "Try any of")
    }

    @Test("an answer that does not fit the question is refused whole")
    func misfit() throws {
        let good = Self.leg(110_000)
        let legs = [
            "", good, "\(good),\(good),\(good)", "\(good),null", "\(good),{}", "\(good),[]",
            "\(good),\(Self.leg("-1"))", "\(good),\(Self.leg("50000001"))",
            // What older engines say for no road.
            "\(good),\(Self.leg("2147483647"))", "\(good),\(Self.leg("null"))",
            "\(good),\(Self.leg("\"110000\""))", "\(good),\(Self.leg("110000", "-1"))",
            "\(good),\(Self.leg("110000", "null"))", "\(good),\(Self.leg("110000", "1e300"))",
            // No road is shorter than the straight line: 78.6 km.
            "\(good),\(Self.leg("70000"))",
        ]
        for legs in legs {
            try check(.text(Self.answer(legs: legs)), reason: "its answer does not fit the question")
        }
        for waypoints in ["[1,45],[2,45]", "[1,45],[2,45],[3,45],[4,45]", "[1,45],[2,45],[3,95]", "[1,45],[2,45],[3]"] {
            try check(
                .text(Self.answer(waypoints: waypoints, distances: ["0", "0", "0", "0"])),
                reason: "its answer does not fit the question")
        }
        for distance in ["-1", "null", "\"far\""] {
            try check(
                .text(Self.answer(distances: ["0", distance, "0"])), reason: "its answer does not fit the question")
        }
        for text in [#"{"code":"Ok"}"#, #"{"code":"Ok","routes":[],"waypoints":[]}"#, #"{"code":"Ok","routes":{}}"#] {
            try check(.text(text), reason: "its answer does not fit the question")
        }
        for number in ["NaN", "Infinity", "-Infinity"] {
            try check(
                .text(Self.answer(legs: "\(good),\(Self.leg(number))")),
                reason: "its answer is not that of a road engine")
        }
        try check(
            .text(Self.answer(legs: "\(good),\(Self.leg("1e999"))")), reason: "its answer does not fit the question")
        let desk = try RoadDesk { _ in .text(Self.answer()) }
        #expect(try desk.route(Self.trip).sources == [.osrm, .osrm])
    }

    @Test(
        "a refusal for one of two places is no road, one for too many places is asked again in parts",
        arguments: [
            #"{"code":"NoRoute","message":"Impossible route between points"}"#,
            #"{"code":"NoSegment","message":"Could not find a matching segment for coordinate 1"}"#,
            #"{"code":"TooBig","message":"Number of entries 101 is higher than current maximum (100)"}"#,
        ])
    func refusals(text: String) throws {
        let desk = try RoadDesk { request in
            // Three places in one question, as real engines refuse them: without saying which are meant.
            request.path.split(separator: ";").count > 2 || !text.contains("TooBig") && request.path.contains("3,45")
                ? .text(text, status: 400) : ScriptedRoadEngine().reply(request)
        }
        let route = try desk.route(Self.trip)
        #expect(route.sources == (text.contains("TooBig") ? [.osrm, .osrm] : [.osrm, .estimated]))
        #expect(route.notices == (text.contains("TooBig") ? [] : [.noRoad(from: 1, to: 2)]))
    }

    @Test("a line that is damaged, or does not come to the stops, is left out")
    func lines() throws {
        for line in ["_", "\u{7F}", "_hivGcno", "~~~~~~~~~~~~~~~~", "??", ""] {
            let desk = try RoadDesk { _ in .text(Self.answer(more: #","geometry":"\#(line)""#)) }
            let route = try desk.route(Self.trip)
            #expect(route.sources == [.osrm, .osrm])
            #expect(route.legs.allSatisfy { $0.geometry.isEmpty })
        }
    }

    @Test("an engine that has failed is not asked again for half a minute, and then there are roads again")
    func pause() throws {
        var isDown = true
        let desk = try RoadDesk { request in
            isDown ? .failure(.refused(reason: "Connection refused")) : ScriptedRoadEngine().reply(request)
        }
        #expect(try desk.route(Self.trip).sources == [.estimated, .estimated])
        #expect(desk.count == 1)
        isDown = false
        desk.loop.advance(by: .seconds(29))
        let route = try desk.route(Self.trip)
        #expect(route.sources == [.estimated, .estimated])
        #expect(
            route.notices == [.noAnswer(engine: "http://localhost:5000/osrm", reason: "Connection refused")])
        #expect(desk.count == 1)
        desk.loop.advance(by: .seconds(2))
        #expect(try desk.route(Self.trip).sources == [.osrm, .osrm])
        #expect(desk.count == 2)
    }

    @Test("what is no road engine is left alone for half a minute too", arguments: [200, 401, 404])
    func pauseAfterForeignAnswers(status: Int) throws {
        let desk = try RoadDesk { _ in .text("<html>Hello</html>", status: status) }
        _ = try desk.route(Self.trip)
        let first = desk.count
        _ = try desk.route(Self.trip)
        #expect(desk.count == first)
        desk.loop.advance(by: .seconds(31))
        _ = try desk.route(Self.trip)
        #expect(desk.count > first)
    }

    @Test("an answer of more values than any that is asked for is not read, and its server is left alone")
    func tooManyValues() throws {
        for piece in ["0,", "[],", "\"\",", "{\"a\":0},", "[[[[]]]],"] {
            let text = "{\"code\":\"Ok\",\"list\":[" + String(repeating: piece, count: 300_000) + "0]}"
            try check(.text(text), reason: "its answer has more than it was asked for")
        }
        let desk = try RoadDesk { _ in .text("[" + String(repeating: "0,", count: 300_000) + "0]") }
        _ = try desk.route(Self.trip)
        _ = try desk.route(Self.trip)
        #expect(desk.count == 1)
        // Text is one value, whatever is in it.
        let name = String(repeating: ",[{:\\\"", count: 200_000)
        let good = try RoadDesk { _ in .text(Self.answer(more: #","name":"\#(name)""#)) }
        #expect(try good.route(Self.trip).sources == [.osrm, .osrm])
    }

    @Test("of a long message of the engine the beginning is shown")
    func longMessage() throws {
        let message = String(repeating: "x", count: 5_000_000)
        for text in [#"{"code":"InvalidQuery","message":"\#(message)"}"#, #"{"error_code":106,"error":"\#(message)"}"#]
        {
            try check(.text(text, status: 400), reason: String(repeating: "x", count: 200))
        }
    }

    @Test("two places beside a far road, at one point of it, have a road of no length, and it is said where it ends")
    func sameRoadPoint() throws {
        let text =
            #"{"code":"Ok","routes":[{"legs":[{"distance":0,"duration":0}],"geometry":"_abxqB_jkon@??"}],"waypoints":["#
            + #"{"location":[24.91,60.18],"distance":3500},{"location":[24.91,60.18],"distance":3200}]}"#
        let desk = try RoadDesk { _ in .text(text) }
        let route = try desk.route(roadTrip([(60.21, 24.93), (60.20, 24.90)]))
        #expect(route.sources == [.osrm] && route.distance == 0)
        let lengths = route.notices.map { notice in
            if case .roadEnds(_, let distance) = notice { Int(distance) } else { 0 }
        }
        #expect(lengths == [3514, 2291])
    }

    @Test("an engine that goes silent in the middle costs one wait, and what it has answered stays")
    func silentHalfway() throws {
        var count = 0
        let desk = try RoadDesk { request in
            count += 1
            return count == 1
                ? ScriptedRoadEngine().reply(request)
                : .failure(.timeout(.firstByte, seconds: 3), after: .seconds(3))
        }
        let start = desk.loop.now
        let route = try desk.route(roadTrip(row(900)))
        #expect(desk.loop.now - start == .seconds(3))
        #expect(route.sources.prefix(99).allSatisfy { $0 == .osrm })
        #expect(route.sources.dropFirst(99).allSatisfy { $0 == .estimated })
        #expect(route.notices.count == 1)
        // The legs of the first part are remembered, and nothing else.
        desk.clock.advance(milliseconds: 30_000)
        try desk.restart()
        desk.reply = { ScriptedRoadEngine().reply($0) }
        let before = desk.count
        #expect(try desk.route(roadTrip(row(900))).sources.allSatisfy { $0 == .osrm })
        #expect(desk.count - before == 9)
    }

    @Test("ten thousand mutated answers crash nothing and give no leg a wrong source")
    func mutated() throws {
        let question = HTTPRequest(
            server: try #require(HTTPServerAddress("localhost")),
            path: "/route/v1/driving/1,45;2,45;3,45?overview=simplified")
        var answers: [[UInt8]] = []
        for reply in [
            ScriptedRoadEngine().reply(question),
            ScriptedRoadEngine(.valhalla).reply(
                HTTPRequest(
                    server: question.server, path: "/route",
                    body: Array(
                        #"{"locations":[{"lat":45,"lon":1},{"lat":45,"lon":2},{"lat":45,"lon":3}]}"#.utf8))),
        ] {
            guard case .response(let response, _) = reply else { continue }
            answers.append(response.body)
        }
        try #require(answers.count == 2)
        var random = SeededNumbers(seed: 16)
        let straight = straightLineRoute(of: Self.trip)
        let estimated = straight.legs.map(DrivingEstimate().leg)
        for number in LongRun.cases(0..<10_000) {
            random = SeededNumbers(seed: UInt64(number))
            var body = answers[number % 2]
            for _ in 0...random.next(below: 3) { random.mutate(&body) }
            let desk = try RoadDesk { request in
                // Valhalla's answer comes to a question in its language.
                number % 2 == 1 && request.body == nil
                    ? .text(#"{"error_code":106}"#, status: 404)
                    : .response(HTTPResponse(status: 200, body: body))
            }
            let route = try desk.route(Self.trip)
            try #require(route.legs.count == 2)
            for (index, leg) in route.legs.enumerated() {
                if leg.source.isRoad {
                    #expect(leg.source == (number % 2 == 0 ? .osrm : .valhalla))
                    #expect(leg.distance >= straight.legs[index].distance * 0.85 && leg.distance <= 50_000_000)
                    #expect(try #require(leg.duration).isFinite)
                } else {
                    #expect(leg == estimated[index])
                    #expect(!route.notices.isEmpty)
                }
            }
        }
    }
}

/// Numbers by chance, the same for each seed.
private struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    /// Changes, removes, repeats or cuts something.
    mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let place = next(below: bytes.count)
        switch next(below: 6) {
        case 0: bytes[place] = UInt8(next(below: 256))
        case 1: bytes[place] = Array("0123456789-.eE\",:{}[]nulltrue".utf8)[next(below: 29)]
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(bytes[place], at: place)
        case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(below: 40)))
        default: bytes.removeSubrange(place...)
        }
    }
}
