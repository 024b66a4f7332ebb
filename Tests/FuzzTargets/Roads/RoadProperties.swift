import Entities
import Geodesy
import MapData
import Platform
import Reactive

/// The answer of a road engine to a question for a route (first byte even) or a table (odd) is refused or has roads
/// that can be ones, with the right source; every other leg is an estimate, and that is said.
func checkRoadAnswer(_ bytes: [UInt8], of source: LegSource) throws(Violation) {
    let desk = try RoadDesk(files: OneFile([])) { request in
        // A question in the other language is not understood.
        guard (request.body != nil) == (source == .valhalla) else {
            return source == .valhalla ? Array(#"{"error_code":106}"#.utf8) : Array(#"{"code":"InvalidUrl"}"#.utf8)
        }
        return Array(bytes.dropFirst())
    }
    if bytes.first.map({ $0 & 1 == 0 }) ?? true {
        try desk.checkRoute(sources: [source])
    } else {
        try desk.checkTable(sources: [source])
    }
}

/// A line of a leg as an encoded polyline: what is drawn begins and ends at its stops, or there is none.
func checkPolyline(_ bytes: [UInt8]) throws(Violation) {
    var text = ""
    for byte in bytes where byte != UInt8(ascii: "\"") && (0x20..<0x7F).contains(byte) {
        if byte == UInt8(ascii: "\\") { text += "\\" }
        text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    let leg = #"{"distance":110000,"duration":4000}"#
    let answer =
        #"{"code":"Ok","routes":[{"legs":[\#(leg),\#(leg)],"geometry":"\#(text)"}],"waypoints":"#
        + #"[{"location":[1,45]},{"location":[2,45]},{"location":[3,45]}]}"#
    let desk = try RoadDesk(files: OneFile([])) { _ in Array(answer.utf8) }
    let route = try desk.checkRoute(sources: [.osrm])
    try require(route.legs.allSatisfy { $0.source == .osrm }, "a line made a road an estimate")
    for leg in route.legs where !leg.geometry.isEmpty {
        let (from, to) = (desk.places[leg.from], desk.places[leg.to])
        try require(
            leg.geometry.first == from && leg.geometry.last == to, "the line of leg \(leg.from) does not join its stops"
        )
    }
}

/// A cache file whose records, with marks and fingerprints that fit, are about what is asked and have these bytes: what
/// is remembered of a road or a table can be one.
func checkRoadCache(_ bytes: [UInt8]) throws(Violation) {
    let desk = try RoadDesk(files: OneFile([])) { _ in [] }
    var file: [UInt8] = []
    for (words, rest) in zip(desk.keys, [bytes[...], bytes[...], bytes.dropFirst(bytes.count / 2)]) {
        let body = desk.engine.bytes + words.0.bytes + words.1.bytes + rest
        file += UInt32(0x3152_AE9D).bytes + UInt32(body.count + 16).bytes + ContentHash(of: body).value.bytes + body
    }
    for content in [file, bytes, bytes + file] {
        let desk = try RoadDesk(files: OneFile(content)) { _ in [] }
        try desk.checkRoute(sources: [.osrm, .valhalla])
        try desk.checkTable(sources: [.osrm, .valhalla])
    }
}

/// A trip of three stops, a road engine of a script, and what was remembered of it.
private struct RoadDesk {
    let places: [Coordinate]
    private let trip: Trip
    private let loop = TurnLoop()
    private let provider: RoadEngineProvider

    /// The engine's fingerprint in a cache file.
    let engine = ContentHash(of: Array("driving http://localhost".utf8)).value
    /// The keys of both legs and of the table in a cache file.
    var keys: [(UInt64, UInt64)] {
        let words = places.map { place in
            UInt64(UInt32(bitPattern: Int32(place.latitude * 1e6)))
                | UInt64(UInt32(bitPattern: Int32(place.longitude * 1e6))) << 32
        }
        let all = ContentHash(of: words.flatMap(\.bytes)).value
        return [(words[0], words[1]), (words[1], words[2]), (all, all)]
    }

    init(files: OneFile, _ answer: @escaping (HTTPRequest) -> [UInt8]) throws(Violation) {
        guard let server = HTTPServerAddress("localhost"), let name = Name.cut("Roads") else {
            throw Violation("there is no desk")
        }
        places = [1.0, 2, 3].compactMap { try? Coordinate(latitude: 45, longitude: $0) }
        let identifiers = NumberedIdentifiers(seed: 3)
        trip = Trip(
            id: identifiers.next(), name: name,
            waypoints: places.map { Waypoint(id: identifiers.next(), name: name, location: $0) })
        provider = RoadEngineProvider(
            StraightLineProvider(), server: server, transport: AnswerTransport(loop, answer), loop: loop,
            cache: RoadCache(of: server, directory: "/cache", files: files, clock: FixedClock(), mark: 1))
    }

    @discardableResult
    func checkRoute(sources: Set<LegSource>) throws(Violation) -> Route {
        guard let route = first(provider.directions(for: trip)) else { throw Violation("there is no route") }
        let straight = straightLineRoute(of: trip).legs
        try require(route.legs.count == straight.count, "\(route.legs.count) legs")
        for (leg, line) in zip(route.legs, straight) {
            guard leg.source.isRoad else {
                try require(leg == DrivingEstimate().leg(line), "\(leg) is no estimate")
                try require(!route.notices.isEmpty, "an estimate that is not said")
                continue
            }
            try require(sources.contains(leg.source), "the source is \(leg.source)")
            try require((0...50_000_000).contains(leg.distance), "a road of \(leg.distance) m")
            try require(leg.duration.map { (0...1e8).contains($0) } ?? false, "a drive of \(leg.duration ?? -1) s")
        }
        return route
    }

    func checkTable(sources: Set<LegSource>) throws(Violation) {
        // None is an answer too.
        guard let table = first(provider.roadTable(for: trip)) else { return }
        let count = places.count * places.count
        try require(
            [table.distances.count, table.durations.count, table.sources.count].allSatisfy { $0 == count },
            "a table of another size")
        for cell in 0..<count {
            let source = table.sources[cell]
            try require(sources.contains(source) || source == .estimated, "the source is \(source)")
            try require((0...50_000_000).contains(table.distances[cell]), "a road of \(table.distances[cell]) m")
            try require((0...1e8).contains(table.durations[cell]), "a drive of \(table.durations[cell]) s")
        }
    }

    /// The first value of a publisher; nil where it fails.
    private func first<Value>(_ publisher: AnyPublisher<Value, MapDataError>) -> Value? {
        var value: Value?
        let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { value = value ?? $0 })
        defer { subscription.cancel() }
        loop.run()
        return value
    }
}

extension FixedWidthInteger {
    /// The bytes of the number, the lowest first.
    fileprivate var bytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}

/// An event loop in which no time passes: what is to be done at once is done in its order, and nothing else.
private final class TurnLoop: EventLoop {
    private var actions: [() -> Void] = []
    let now: Duration = .zero

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> EventRegistration {
        var isCancelled = false
        if delay <= .zero { actions.append { if !isCancelled { action() } } }
        return EventRegistration { isCancelled = true }
    }

    func watch(
        _ descriptor: CInt, for access: DescriptorAccess, _ action: @escaping () -> Void
    ) -> EventRegistration {
        EventRegistration {}
    }

    func watchSignals(_ action: @escaping (Signal) -> Void) -> EventRegistration { EventRegistration {} }

    func takeSignal() -> Signal? { nil }

    func turn() {
        guard !actions.isEmpty else { return }
        actions.removeFirst()()
    }

    /// Turns until nothing is left to be done.
    func run() {
        while !actions.isEmpty { turn() }
    }
}

/// A transport that answers every request with status 200 and what a closure returns.
private final class AnswerTransport: HTTPTransport {
    private let loop: TurnLoop
    private let answer: (HTTPRequest) -> [UInt8]

    init(_ loop: TurnLoop, _ answer: @escaping (HTTPRequest) -> [UInt8]) {
        self.loop = loop
        self.answer = answer
    }

    func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        loop.schedule(after: .zero) { [answer] in
            completion(.success(HTTPResponse(status: 200, body: answer(request))))
        }
    }
}

/// A clock that stands still at a time within the 30 days of records whose time is small.
private final class FixedClock: Clock {
    let now: Int64 = 1_000_000_000
    let uptime: Int64 = 0
}
