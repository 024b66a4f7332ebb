package import Entities
package import Platform
package import Reactive

/// Measures trips along roads by asking an engine of the person's choice. Places, and straight lines for what the
/// engine does not know, come from another provider; so do the distances between all stops, since roads differ by
/// direction.
///
/// Each leg says by its source whether it is a road or an estimate, and the route says by its notices why legs are
/// estimates. A route never fails because of the engine.
package final class RoadEngineProvider: WrappingProvider {
    package let provider: any MapDataProvider
    private let engine: RoadEngine
    private let cache: RoadCache
    /// Finds out which map the engine has, before anything is used that is remembered.
    private let mapCheck: RoadMapCheck

    /// The most stops of a table of roads.
    private static let largestTable = 1_000

    /// Asks the engine at `server` over `transport`, whose time is that of `loop`, for what `cache` does not remember.
    /// Asks nothing and touches no file before a route is asked for.
    package init(
        _ provider: any MapDataProvider, server: HTTPServerAddress, transport: any HTTPTransport, loop: any EventLoop,
        cache: RoadCache
    ) {
        self.provider = provider
        self.cache = cache
        let engine = RoadEngine(
            server, connection: RoadConnection(transport, loop: loop, record: cache.failures), cache: cache)
        self.engine = engine
        mapCheck = RoadMapCheck(loop: loop, ask: engine.map)
    }

    package var knowsRoads: Bool { true }

    /// The roads between the stops, with estimates by the factors of the trip's plan where there are none. The initial
    /// bearing of a leg stays that of the great circle, which is where the next stop lies: a road often leaves in
    /// another direction.
    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        route(trip) { [self] legs, places in outcomes(legs, places) }
    }

    /// The same with the whole lines of the roads, which are asked for each time; with those for maps, and what else is
    /// remembered, where the engine does not answer.
    package func wholeDirections(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        route(trip) { [self] legs, places in
            let runs = Self.runs(legs) { places[legs[$0].from] != places[legs[$0].to] }
            if runs.isEmpty { return Just(legs.map { _ in nil }).eraseToAnyPublisher() }
            return answers(runs, legs, places, .whole)
                .map { [cache] answers in
                    legs.enumerated().map { index, leg in
                        guard case .noAnswer = answers[index] else { return answers[index] }
                        return cache.outcome(from: places[leg.from], to: places[leg.to]) ?? answers[index]
                    }
                }
                .eraseToAnyPublisher()
        }
    }

    private func route(
        _ trip: Trip,
        outcomes: @escaping (_ legs: [Leg], _ places: [RoadPoint]) -> AnyPublisher<[RoadOutcome?], Never>
    ) -> AnyPublisher<Route, MapDataError> {
        let places = trip.waypoints.map { RoadPoint($0.location) }
        return provider.directions(for: trip)
            .flatMap { [self] route in
                (places.allSatisfy { $0 == places.first } ? Just(()).eraseToAnyPublisher() : mapCheck.done())
                    .flatMap { outcomes(route.legs, places) }
                    .map { [engine] outcomes in
                        MixedRoute.route(
                            route.legs, outcomes, places, by: DrivingEstimate(trip.plan), engine: "\(engine.server)",
                            source: engine.source)
                    }
                    .setFailureType(to: MapDataError.self)
            }
            .eraseToAnyPublisher()
    }

    /// The legs that follow each other of those that `isWanted` says, which are asked for as one route.
    private static func runs(_ legs: [Leg], where isWanted: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in legs.indices where isWanted(index) {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    /// The answers of the engine for the legs of one run or more, by their index.
    private func answers(
        _ runs: [Range<Int>], _ legs: [Leg], _ places: [RoadPoint], _ detail: LineDetail
    ) -> AnyPublisher<[Int: RoadOutcome], Never> {
        runs.map { run in
            engine.roads(along: [places[legs[run.lowerBound].from]] + legs[run].map { places[$0.to] }, detail)
        }
        .combineLatest()
        .map { answers in
            Dictionary(zip(runs, answers).flatMap { zip($0, $1) }) { first, _ in first }
        }
        .eraseToAnyPublisher()
    }

    /// Sends the outcome of each leg: nil for one between two stops at one place.
    private func outcomes(_ legs: [Leg], _ places: [RoadPoint]) -> AnyPublisher<[RoadOutcome?], Never> {
        let known = legs.map { cache.outcome(from: places[$0.from], to: places[$0.to]) }
        let runs = Self.runs(legs) { known[$0] == nil && places[legs[$0].from] != places[legs[$0].to] }
        if runs.isEmpty { return Just(known).eraseToAnyPublisher() }
        return answers(runs, legs, places, .map)
            .map { [cache] answers in
                cache.store(
                    runs.joined().compactMap { index in
                        answers[index].map { (places[legs[index].from], places[legs[index].to], $0) }
                    })
                return known.indices.map { answers[$0] ?? known[$0] }
            }
            .eraseToAnyPublisher()
    }

    /// The roads between all stops, in both directions, with estimates where there are none. Fails where the engine
    /// knows none at all, and for more than 1,000 stops.
    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        let places = trip.waypoints.map { RoadPoint($0.location) }
        guard places.count <= Self.largestTable else {
            let reason =
                "a table of roads can have at most \(Self.largestTable) stops, and this trip has \(places.count)"
            return Fail(error: .unavailable(reason: reason)).eraseToAnyPublisher()
        }
        let parts =
            Set(places).count < 2
            ? Just([]).eraseToAnyPublisher()
            : mapCheck.done().flatMap { [engine] in engine.table(places) }.eraseToAnyPublisher()
        return
            parts
            .flatMap { [self] parts in outcomes(lackingIn: parts, places).map { (parts, $0) } }
            .setFailureType(to: MapDataError.self)
            .flatMap { [engine] parts, outcomes -> AnyPublisher<RoadTable, MapDataError> in
                let table = MixedRoadTable(trip, places, parts, outcomes: outcomes, engine: "\(engine.server)")
                if let error = table.error { return Fail(error: error).eraseToAnyPublisher() }
                return Just(table.table).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }

    /// The most cells of a table that are asked for one by one.
    private static let mostSingleCells = 64

    /// Sends the outcomes of cells for which tables lack a road though there may be one: those remembered, and the
    /// engine's for the 64 whose stops are nearest to each other, since those are most likely to be driven.
    private func outcomes(
        lackingIn parts: [RoadTablePart], _ places: [RoadPoint]
    ) -> AnyPublisher<[RoadEnds: RoadOutcome], Never> {
        var known: [RoadEnds: RoadOutcome] = [:]
        var unknown: [(ends: RoadEnds, distance: Double)] = []
        var seen: Set<RoadEnds> = []
        for cell in parts.flatMap(\.doubtfulCells) {
            let ends = RoadEnds(from: places[cell.row], to: places[cell.column])
            guard ends.from != ends.to, seen.insert(ends).inserted else { continue }
            if let outcome = cache.outcome(from: ends.from, to: ends.to) {
                known[ends] = outcome
            } else {
                unknown.append((ends, ends.from.distance(to: ends.to)))
            }
        }
        if unknown.isEmpty { return Just(known).eraseToAnyPublisher() }
        // Equally near ones in the order of the table, so that the same trip has the same answer.
        let asked = unknown.enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .prefix(Self.mostSingleCells).map(\.element.ends)
        return
            asked.map { ends in
                engine.roads(along: [ends.from, ends.to]).map { (ends, $0.first) }.eraseToAnyPublisher()
            }
            .combineLatest()
            .map { [cache] answers in
                for case (let ends, let outcome?) in answers { known[ends] = outcome }
                cache.store(asked.compactMap { ends in known[ends].map { (ends.from, ends.to, $0) } })
                return known
            }
            .eraseToAnyPublisher()
    }
}
