import Entities
import Foundation
import MapData
import Platform
import Reactive

/// Benchmarks of roads without an engine: commands that find everything in the cache, and the reading of a table.
enum RoadsSubject: Subject {
    /// The address of an engine; nothing answers there.
    private static let address = "http://127.0.0.1:9"
    private static let tableSize = 100

    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            cached(
                "show", ["show", "1"], trips: 1, stops: 12, rounds: 41, [.ratio(atMost: 1.3, of: "no engine")], setting),
            cached("list", ["list"], trips: 1_000, stops: 50, rounds: 11, [.atMost(120)], setting),
            Benchmark(
                "roads/table", "reading a table of roads, \(tableSize) x \(tableSize) stops", rounds: 3,
                goals: [.atMost(30)]
            ) { setting.kernel(reading.name) },
        ]
    }

    /// A command on trips whose roads are all in the cache, beside the same without an engine.
    private static func cached(
        _ name: String, _ words: [String], trips: Int, stops: Int, rounds: Int, _ goals: [Goal], _ setting: Setting
    ) -> Benchmark {
        let noEngine = Rival("no engine") {
            let directory = try setting.scratch.makeDirectory("roads-\(name)")
            try setting.run(kernel: writing.name, ["\(trips)", "\(stops)", directory])
            return .process(
                "no engine",
                ChildProcess(words: [setting.program] + words, environment: ["ROADTRIP_LIBRARY": directory]))
        }
        return Benchmark(
            "roads/\(name)", "\(words[0]), \(trips) x \(stops) stops, all roads in the cache", rounds: rounds,
            goals: goals, against: [noEngine]
        ) {
            let directory = try setting.scratch.makeDirectory("roads-\(name)-cached")
            try setting.run(kernel: writing.name, ["\(trips)", "\(stops)", directory])
            return .process(
                "roadtrip",
                ChildProcess(
                    words: [setting.program] + words + ["--engine", address],
                    environment: ["ROADTRIP_LIBRARY": directory, "XDG_CACHE_HOME": directory]))
        }
    }

    static var kernels: [Kernel] { [writing, reading] }

    /// Writes a library and the cache of its roads: the number of trips, of the stops of each, the directory.
    private static var writing: Kernel {
        Kernel("write-roads") { words in
            guard words.count == 3, let trips = Int(words[0]), let stops = Int(words[1]) else {
                throw BenchmarkError("TRIPS STOPS DIRECTORY")
            }
            var random = RandomLibrary(places: 6)
            let library = try random.library(trips: trips, stops: stops)
            try Data(LibraryEncoder.encode(library)).write(to: URL(fileURLWithPath: words[2] + "/trips.json"))
            let roads = try RoadsFixture(address, cache: words[2] + "/roadtrip")
            for trip in library.trips { _ = try roads.first(of: roads.provider.directions(for: trip)) }
            return 0
        }
    }

    /// Reads a table, of which the engine's own time is no part.
    private static var reading: Kernel {
        Kernel("read-road-table") { _ in
            var random = RandomLibrary(places: 6)
            guard let trip = try random.library(trips: 1, stops: tableSize).trips.first else { return 0 }
            let roads = try RoadsFixture(address, cache: nil)
            // Earlier answers are remembered: each time a provider without any.
            return try leastSeconds(repetitions: 15) { try roads.first(of: roads.newProvider.roadTable(for: trip)) }
        }
    }
}

/// A provider of roads and its dependencies, in one process.
private struct RoadsFixture {
    let provider: RoadEngineProvider
    private let server: HTTPServerAddress
    private let transport: AllRoads
    private let loop: LiveEventLoop

    /// Asks an engine that knows all roads, as if it were at `address`; remembers its answers in the directory `cache`.
    init(_ address: String, cache: String?) throws {
        guard let server = HTTPServerAddress(address) else { throw BenchmarkError("\(address) is no address") }
        self.server = server
        loop = LiveEventLoop(streams: LiveStandardStreams())
        transport = AllRoads(loop)
        provider = Self.provider(server, transport, loop, cache: cache)
    }

    /// Another provider, without remembered answers.
    var newProvider: RoadEngineProvider { Self.provider(server, transport, loop, cache: nil) }

    private static func provider(
        _ server: HTTPServerAddress, _ transport: AllRoads, _ loop: LiveEventLoop, cache: String?
    ) -> RoadEngineProvider {
        RoadEngineProvider(
            StraightLineProvider(), server: server, transport: transport, loop: loop,
            cache: RoadCache(of: server, directory: cache, files: LiveFileSystem(), clock: LiveClock(), mark: 1))
    }

    /// Waits for the first value of a publisher.
    func first<Value>(of publisher: AnyPublisher<Value, MapDataError>) throws -> Value {
        var result: Result<Value, MapDataError>?
        let subscription = publisher.sink(
            receiveCompletion: { if case .failure(let error) = $0 { result = result ?? .failure(error) } },
            receiveValue: { result = result ?? .success($0) })
        defer { subscription.cancel() }
        while true {
            if let result { return try result.get() }
            try loop.turn()
        }
    }
}

/// Answers like an OSRM server at once: roads between all places, longer than the straight line.
private final class AllRoads: HTTPTransport {
    private let loop: any EventLoop
    private var answers: [String: [UInt8]] = [:]

    init(_ loop: any EventLoop) {
        self.loop = loop
    }

    func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        let body = answers[request.path] ?? Array(Self.answer(to: request.path).utf8)
        // Routes are asked for once.
        if request.path.hasPrefix("/table") { answers[request.path] = body }
        return loop.schedule(after: .zero) { completion(.success(HTTPResponse(status: 200, body: body))) }
    }

    /// The line through these places (`longitude,latitude` in degrees), with eight points between each and the next, as
    /// an encoded polyline with six decimals.
    private static func line(_ places: [Substring]) -> String {
        let points = places.map { $0.split(separator: ",").reversed().map { Int(((Double($0) ?? 0) * 1e6).rounded()) } }
        var text: [UInt8] = []
        var last = [0, 0]
        for (index, point) in points.enumerated() {
            let start = index == 0 ? point : points[index - 1]
            for step in index == 0 ? 9...9 : 1...9 {
                for axis in 0..<2 {
                    let number = start[axis] + (point[axis] - start[axis]) * step / 9
                    let difference = number - last[axis]
                    last[axis] = number
                    var rest = difference < 0 ? ~(difference << 1) : difference << 1
                    while rest >= 0x20 {
                        text.append(UInt8(rest & 0x1F | 0x20) + 63)
                        rest >>= 5
                    }
                    text.append(UInt8(rest) + 63)
                }
            }
        }
        return String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\\", with: "\\\\")
    }

    private static func answer(to path: String) -> String {
        let list = path.split(separator: "?")[0].split(separator: "/").last ?? ""
        let places = list.split(separator: ";")
        let stops = places.map { #"{"location":[\#($0)],"name":"","distance":0}"# }.joined(separator: ",")
        if path.hasPrefix("/route") {
            let leg = #"{"steps":[],"summary":"","weight":1,"duration":1000000.5,"distance":30000000.5}"#
            let legs = repeatElement(leg, count: places.count - 1).joined(separator: ",")
            return
                #"{"code":"Ok","routes":[{"legs":[\#(legs)],"geometry":"\#(line(places))"}],"waypoints":[\#(stops)]}"#
        }
        func table(_ number: String) -> String {
            let row = "[" + repeatElement(number, count: places.count).joined(separator: ",") + "]"
            return "[" + repeatElement(row, count: places.count).joined(separator: ",") + "]"
        }
        return #"{"code":"Ok","distances":\#(table("30000000.5")),"durations":\#(table("1000000.5")),"#
            + #""sources":[\#(stops)],"destinations":[\#(stops)]}"#
    }
}
