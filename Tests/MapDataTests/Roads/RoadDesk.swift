import Entities
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

/// A road engine of a script, its provider, and the machine around them.
final class RoadDesk {
    let loop = VirtualEventLoop(InMemoryStandardStreams())
    let clock = InMemoryClock()
    var files = InMemoryFileSystem()
    let transport: ScriptedHTTPTransport
    private(set) var provider: RoadEngineProvider

    static let address = "http://me:secret@localhost:5000/osrm"
    static let cache = "/cache/roadtrip/" + RoadCache.fileName

    /// An engine that answers by `reply`; what its map is it tells at once, as OSRM, unless `reply` does that too.
    init(
        tellsMap: Bool = true, _ reply: @escaping (HTTPRequest) -> ScriptedHTTPTransport.Reply
    ) throws {
        self.reply = reply
        transport = ScriptedHTTPTransport(loop: loop)
        provider = try Self.provider(transport, loop, files, clock)
        transport.reply = { [unowned self] request in
            tellsMap && Self.isAboutMap(request) ? ScriptedRoadEngine().reply(request) : self.reply(request)
        }
    }

    /// What happens to a question.
    var reply: (HTTPRequest) -> ScriptedHTTPTransport.Reply

    private static func isAboutMap(_ request: HTTPRequest) -> Bool {
        request.path == "/status" || request.path.contains("/driving/5,45;15,50?")
    }

    /// An engine that answers like a real one.
    convenience init(_ engine: ScriptedRoadEngine) throws {
        try self.init(engine.reply)
    }

    /// Begins another run of the program on the same files.
    func restart(address: String = RoadDesk.address, cacheSize: Int = 64_000_000) throws {
        provider = try Self.provider(transport, loop, files, clock, address: address, cacheSize: cacheSize)
    }

    private static func provider(
        _ transport: ScriptedHTTPTransport, _ loop: VirtualEventLoop, _ files: InMemoryFileSystem,
        _ clock: InMemoryClock, address: String = RoadDesk.address, cacheSize: Int = 64_000_000
    ) throws -> RoadEngineProvider {
        let server = try #require(HTTPServerAddress(address))
        return RoadEngineProvider(
            StraightLineProvider(), server: server, transport: transport, loop: loop,
            cache: RoadCache(
                of: server, directory: "/cache/roadtrip", files: files, clock: clock, mark: 1,
                largestSize: cacheSize))
    }

    /// What is remembered of the engine, as a run that only asks what it is sees it.
    func cache() throws -> RoadCache {
        RoadCache(
            of: try #require(HTTPServerAddress(Self.address)), directory: "/cache/roadtrip", files: files, clock: clock,
            mark: 2)
    }

    /// The first value of a publisher, for which time passes as long as it takes.
    func first<Value>(_ publisher: AnyPublisher<Value, MapDataError>) throws -> Value {
        try answer(of: publisher, on: loop)
    }

    /// The route of a trip.
    func route(_ trip: Trip) throws -> Route { try first(provider.directions(for: trip)) }

    /// The questions about ways that the engine got, oldest first: without those about its map.
    var questions: [HTTPRequest] {
        transport.requests.filter { !Self.isAboutMap($0) }
    }

    /// How many they are.
    var count: Int { questions.count }
}

/// A trip of these places.
func roadTrip(_ places: [(Double, Double)], roundTrip: Bool = false, plan: Plan = .none) -> Trip {
    Trip(
        id: id(1), name: name("Roads"),
        waypoints: places.enumerated().map { stop(UInt64($0 + 10), "Stop \($0 + 1)", $1.0, $1.1) },
        isRoundTrip: roundTrip, plan: plan)
}

/// Places in a row, 0.1 degrees apart.
func row(_ count: Int) -> [(Double, Double)] {
    (0..<count).map { number -> (Double, Double) in
        let (line, column) = (Double(number / 100), Double(number % 100))
        return (45 + line / 10, column / 10)
    }
}

extension Route {
    /// How each leg was measured.
    var sources: [LegSource] { legs.map(\.source) }
}
