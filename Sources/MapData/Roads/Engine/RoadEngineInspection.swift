package import Entities
import Geodesy
import JSON
package import Platform
package import Reactive

/// The road engine that answers at an address.
package struct RoadEngineInspection: Equatable, Sendable {
    /// The address, without name and password.
    package let address: String
    /// The name of its roads: `osrm` or `valhalla`.
    package let source: LegSource
    /// The version; nil where it does not say.
    package let version: String?
    /// The profile that it is asked to drive.
    package let profile: String
    /// The most places of one question for a route; nil where it does not say.
    package let placeLimit: Int?
    /// The time when its map was made, in milliseconds since 1970-01-01 UTC; nil where it does not say.
    package let dataTime: Int64?
    /// The name of the state of its map; nil where it does not say.
    package let dataVersion: String?
    /// The time that its first answer took.
    package let delay: Duration

    /// States what answers.
    package init(
        address: String, source: LegSource, version: String? = nil, profile: String, placeLimit: Int? = nil,
        dataTime: Int64? = nil, dataVersion: String? = nil, delay: Duration
    ) {
        self.address = address
        self.source = source
        self.version = version
        self.profile = profile
        self.placeLimit = placeLimit
        self.dataTime = dataTime
        self.dataVersion = dataVersion
        self.delay = delay
    }
}

extension RoadEngineInspection {
    /// Asks the engine at `server` what it is, in three questions at most. Fails with `MapDataError.unavailable` where
    /// nothing answers that is a road engine.
    package static func ask(
        _ server: HTTPServerAddress, over transport: any HTTPTransport, loop: any EventLoop
    ) -> AnyPublisher<RoadEngineInspection, MapDataError> {
        Deferred {
            let start = loop.now
            return document(.init(server: server, path: "/status"), transport)
                .flatMap { status -> AnyPublisher<RoadEngineInspection, MapDataError> in
                    let delay = loop.now - start
                    return status["code"]?.string == nil
                        ? valhalla(server, status, delay, transport) : osrm(server, delay, transport)
                }
        }
        .eraseToAnyPublisher()
    }

    /// Asks Valhalla, which has told about itself, only for its limit.
    private static func valhalla(
        _ server: HTTPServerAddress, _ status: JSONValue, _ delay: Duration, _ transport: any HTTPTransport
    ) -> AnyPublisher<RoadEngineInspection, MapDataError> {
        guard let version = (status["version"]?.string).map({ String($0.prefix(longestReason)) }),
            status["tileset_last_modified"] != nil
        else {
            return Fail(error: unknown(server)).eraseToAnyPublisher()
        }
        return document(Valhalla().routeRequest(manyPlaces, .map, to: server), transport)
            .map { refusal in
                // A time of 0 is that of a server without a map.
                let modified = status["tileset_last_modified"]?.integer
                    .flatMap { (1..<lastSecond).contains($0) ? $0 : nil }
                return RoadEngineInspection(
                    address: "\(server)", source: .valhalla, version: version, profile: "auto",
                    placeLimit: refusal["error_code"]?.integer == 150 ? limit(in: refusal["error"]) : nil,
                    dataTime: modified.map { Int64($0) * 1_000 },
                    delay: delay)
            }
            .eraseToAnyPublisher()
    }

    /// Asks OSRM for the road nearest to some place, and for more places than it takes.
    private static func osrm(
        _ server: HTTPServerAddress, _ delay: Duration, _ transport: any HTTPTransport
    ) -> AnyPublisher<RoadEngineInspection, MapDataError> {
        let nearest = HTTPRequest(server: server, path: "/nearest/v1/driving/0,0?generate_hints=false")
        return document(nearest, transport)
            .flatMap { nearest -> AnyPublisher<RoadEngineInspection, MapDataError> in
                guard let code = nearest["code"]?.string, code == "Ok" || code == "NoSegment" else {
                    return Fail(error: unknown(server)).eraseToAnyPublisher()
                }
                return document(OSRM().routeRequest(manyPlaces, .map, to: server), transport)
                    .map { refusal in
                        RoadEngineInspection(
                            address: "\(server)", source: .osrm, profile: "driving",
                            placeLimit: refusal["code"]?.string == "TooBig" ? limit(in: refusal["message"]) : nil,
                            dataVersion: (nearest["data_version"]?.string).flatMap {
                                $0.isEmpty ? nil : String($0.prefix(longestReason))
                            }, delay: delay
                        )
                    }
                    .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }

    /// The end of the year 9999 in seconds since 1970: later times are not believed.
    private static let lastSecond = 253_402_300_800

    /// The places of a question of 4 KB, more than engines take by their usual limits.
    private static let manyPlaces = [RoadPoint](repeating: RoadPoint(.nullIsland), count: 1_001)

    /// The last whole number of a refusal, which is the limit: `Number of entries 1001 is higher than current maximum
    /// (500)`.
    private static func limit(in message: JSONValue?) -> Int? {
        message?.string?.split { !("0"..."9").contains($0) }.last.flatMap { Int($0) }
    }

    /// The JSON that a server answers; fails where it does not.
    private static func document(
        _ request: HTTPRequest, _ transport: any HTTPTransport
    ) -> AnyPublisher<JSONValue, MapDataError> {
        LaterAnswer(to: request, over: transport)
            .setFailureType(to: MapDataError.self)
            .flatMap { result -> AnyPublisher<JSONValue, MapDataError> in
                switch result {
                case .failure(let error): return Fail(error: failed(request.server, "\(error)")).eraseToAnyPublisher()
                case .success(let response):
                    switch RoadAnswer.reading(response, { .found($0) }) {
                    case .found(let document):
                        return Just(document).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
                    case .unusable(let reason), .failed(let reason):
                        return Fail(error: failed(request.server, reason)).eraseToAnyPublisher()
                    case .noRoad, .tooFar, .tooManyPlaces, .otherLanguage:
                        return Fail(error: unknown(request.server)).eraseToAnyPublisher()
                    }
                }
            }
            .eraseToAnyPublisher()
    }

    private static func failed(_ server: HTTPServerAddress, _ reason: String) -> MapDataError {
        .unavailable(reason: "the road engine at \(server) gave no answer: \(reason)")
    }

    private static func unknown(_ server: HTTPServerAddress) -> MapDataError {
        let path = server.pathPrefix.isEmpty ? "" : "; ‘\(server.pathPrefix)’ may be no part of its address"
        return .unavailable(reason: "what answers at \(server) is neither OSRM nor Valhalla\(path)")
    }
}
