package import Entities
package import Geodesy
package import PlaceNames
package import Platform
package import Reactive
package import StopOrder

/// Measures trips along roads by asking an engine of the person's choice. Places, and straight lines for what the engine does
/// not know, come from another provider.
///
/// Each leg says by its source whether it is a road or an estimate, and the route says by its notices why legs are estimates.
/// A route never fails because of the engine.
package final class RoadEngineProvider: MapDataProvider {
    private let base: any MapDataProvider
    private let engine: RoadEngine
    private let cache: RoadCache

    /// The most stops of a table of roads.
    private static let largestTable = 1_000

    /// Asks the engine at `server` over `transport`, whose time is that of `loop`, for what `cache` does not remember. Asks
    /// nothing and touches no file before a route is asked for.
    package init(
        _ base: any MapDataProvider, server: HTTPServerAddress, transport: any HTTPTransport, loop: any EventLoop,
        cache: RoadCache
    ) {
        self.base = base
        self.cache = cache
        engine = RoadEngine(server, connection: RoadConnection(transport, loop: loop))
    }

    package var methodName: String { base.methodName }

    package var knowsRoads: Bool { true }

    package func getLocation(for query: PlaceQuery) -> AnyPublisher<PlaceMatches, MapDataError> {
        base.getLocation(for: query)
    }

    package func getPlace(near location: Coordinate) -> AnyPublisher<Place?, MapDataError> {
        base.getPlace(near: location)
    }

    /// The straight lines of the other provider: the roads between all stops differ by direction and are in
    /// `roadTable(for:)`.
    package func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        base.distances(for: trip)
    }

    /// The roads between the stops, with estimates by the factors of the trip's plan where there are none. The initial bearing
    /// of a leg stays that of the great circle, which is where the next stop lies: a road often leaves in another direction.
    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        let places = trip.waypoints.map { RoadPoint($0.location) }
        return base.directions(for: trip)
            .flatMap { [self] route in
                outcomes(route.legs, places)
                    .map { [engine] outcomes in
                        MixedRoute.route(
                            route.legs, outcomes, by: DrivingEstimate(trip.plan), engine: "\(engine.server)",
                            source: engine.source)
                    }
                    .setFailureType(to: MapDataError.self)
            }
            .eraseToAnyPublisher()
    }

    /// What is known of each leg: nil for one between two stops at one place.
    private func outcomes(_ legs: [Leg], _ places: [RoadPoint]) -> AnyPublisher<[RoadOutcome?], Never> {
        var known = legs.map { cache.outcome(from: places[$0.from], to: places[$0.to]) }
        // Legs that follow each other are asked for as one route.
        var runs: [Range<Int>] = []
        for (index, leg) in legs.enumerated() where known[index] == nil && places[leg.from] != places[leg.to] {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        if runs.isEmpty { return Just(known).eraseToAnyPublisher() }
        return
            runs.map { run in
                engine.roads(along: [places[legs[run.lowerBound].from]] + legs[run].map { places[$0.to] })
            }
            .combineLatest()
            .map { [cache] answers in
                for (run, answer) in zip(runs, answers) {
                    for (index, outcome) in zip(run, answer) { known[index] = outcome }
                }
                cache.store(
                    runs.joined().compactMap { index in
                        known[index].map { (places[legs[index].from], places[legs[index].to], $0) }
                    })
                return known
            }
            .eraseToAnyPublisher()
    }

    /// The roads between all stops, in both directions, with estimates where there are none. Fails where the engine knows none
    /// at all, and for more than 1,000 stops.
    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        let places = trip.waypoints.map { RoadPoint($0.location) }
        guard places.count <= Self.largestTable else {
            let reason =
                "a table of roads can have at most \(Self.largestTable) stops, and this trip has \(places.count)"
            return Fail(error: .unavailable(reason: reason)).eraseToAnyPublisher()
        }
        let parts = Set(places).count < 2 ? Just([]).eraseToAnyPublisher() : engine.table(places)
        return parts.setFailureType(to: MapDataError.self)
            .flatMap { [engine] parts -> AnyPublisher<RoadTable, MapDataError> in
                let table = MixedRoadTable(trip, places, parts, engine: "\(engine.server)", source: engine.source)
                if let error = table.error { return Fail(error: error).eraseToAnyPublisher() }
                return Just(table.table).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }
}
