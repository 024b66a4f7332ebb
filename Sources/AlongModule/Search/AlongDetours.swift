import Entities
import Geodesy
import Itineraries
import MapData
import PlaceNames
import Places
import Reactive

/// Measures what visits of places beside the way add to a trip.
///
/// A detour is the best way from the stop before the place to it and on to the stop behind it, less the best way
/// between these two stops. Those are the stops between which the place is put into the trip where it costs least: the
/// legs that may be it are compared.
struct AlongDetours {
    let mapData: any MapDataProvider
    /// The distance in metres of a place from the nearest road that is known; nil where none is.
    let gap: (Coordinate) -> Double?
    /// Whether a place is in a city.
    let isInCity: (Coordinate) -> Bool

    /// The greatest speed of a detour, which leads over small roads, in metres a second; the same in a city, and the
    /// metres of the detour that are driven there at most.
    private static let greatestSpeed = 60 / 3.6
    private static let city = (speed: 30 / 3.6, metres: 12_000.0)
    /// The time in seconds that a visit from another leg than the nearest saves at least: it is passed there.
    private static let leastGain = 600.0

    /// The least time that a detour of a length takes, in seconds.
    private func leastTime(_ metres: Double, to place: Coordinate) -> Double {
        let slow = isInCity(place) ? min(metres, Self.city.metres) : 0
        return slow / Self.city.speed + (metres - slow) / Self.greatestSpeed
    }

    /// The places of a list with what their visits add.
    typealias Visits = (places: AlongList, detours: [AlongDetour])

    /// The least distance within which further legs are compared, in metres, and the same as a multiple of the distance
    /// off the way.
    private static let leastReach = 10_000.0
    private static let reachFactor = 2.0
    /// The kinds of places to which perhaps no road leads, not even a small one that is not known.
    private static let kindsOffRoads: [PlaceKind] = [.mountain, .waterfall, .coast, .landscape, .island, .sight]
    /// The most legs that are compared for a place.
    private static let mostLegs = 3
    /// The most places whose detours are measured by road; those of longer lists are straight lines.
    private static let mostMeasured = 2_000

    /// The most times that a choice is made anew because of the detours that were measured.
    private static let mostRounds = 8

    /// The best of a choice with the detours to them, both found in turns: what turns out to be far by road gives way
    /// to others. What was chosen first stays when more are.
    func chosen(
        _ choice: AlongChoice, _ way: TripWay, of trip: Trip, _ route: Route
    ) -> AnyPublisher<Visits, MapDataError> {
        let isMeasured = mapData.knowsRoads && (choice.limit ?? .max) <= Self.mostMeasured
        var first = choice
        var list = first.list()
        guard isMeasured else {
            while first.settle() { list = first.list() }
            return visits(to: list, way, of: trip, route)
        }
        typealias Round = (choice: AlongChoice, list: AlongList, turns: Int, isSettled: Bool)
        let batches = AlongChoice.batches(of: choice.limit ?? 1)
        return Publishers.InSequence(Array(0..<Self.mostRounds * batches)) {
            _, rounds -> AnyPublisher<Round, MapDataError> in
            if let last = rounds.last, last.isSettled {
                return Just(last).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            }
            var known = rounds.last?.choice ?? choice
            let list = known.list()
            let unknown = known.unmeasured
            let turns = (rounds.last?.turns ?? 0) + 1
            if unknown.isEmpty || turns == Self.mostRounds {
                let isLonger = known.settle()
                return Just((known, list, 0, !isLonger)).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            }
            let choice = known
            return detours(to: unknown, way, of: trip, route)
                .map { detours in
                    var choice = choice
                    for (place, detour) in zip(unknown, detours) { choice.learn(detour, to: place) }
                    return (choice, list, turns, false)
                }
                .eraseToAnyPublisher()
        }
        .map { rounds in
            guard let last = rounds.last else { return (.none, []) }
            return Self.inOrder(
                (last.list, last.list.places.map { last.choice.detour(to: $0) ?? $0.straightDetour }))
        }
        .eraseToAnyPublisher()
    }

    /// All of a list, each visited from where that costs least.
    func visits(
        to list: AlongList, _ way: TripWay, of trip: Trip, _ route: Route
    ) -> AnyPublisher<Visits, MapDataError> {
        detours(to: list.places, way, of: trip, route).map { Self.inOrder((list, $0)) }.eraseToAnyPublisher()
    }

    /// The visits in the order of the points of the way from which they cost least.
    private static func inOrder(_ visits: Visits) -> Visits {
        let moved = zip(visits.places.places, visits.detours).map { place, detour in
            (place: detour.pass.map { place.visited(from: $0) } ?? place, detour: detour)
        }
        let order = moved.enumerated().sorted {
            ($0.element.place.position, $0.element.place.off, $0.offset)
                < ($1.element.place.position, $1.element.place.off, $1.offset)
        }
        .map(\.element)
        return (AlongList(places: order.map(\.place), hasMore: visits.places.hasMore), order.map(\.detour))
    }

    /// A position in a trip at which a place may be put: between two stops.
    private struct Slot {
        let pass: TripWay.Pass
        /// The indices of the stops.
        let from: Int
        let to: Int
    }

    /// The positions at which a place may cost least.
    private func slots(for place: AlongPlace, _ way: TripWay, of trip: Trip, _ route: Route) -> [Slot] {
        let passes = way.passes(
            of: place.visited, nearest: place.nearestPass,
            within: max(Self.leastReach, Self.reachFactor * place.off), most: Self.mostLegs)
        return passes.compactMap { pass in
            guard let leg = pass.position.leg.map({ route.legs[$0] }), leg.source.isRoad else { return nil }
            return Slot(pass: pass, from: leg.from, to: leg.to)
        }
    }

    /// The detours to places along the way of a trip, in their order; straight lines there and back where no roads are
    /// known.
    private func detours(
        to places: [AlongPlace], _ way: TripWay, of trip: Trip, _ route: Route
    ) -> AnyPublisher<[AlongDetour], MapDataError> {
        let isMeasured = mapData.knowsRoads && places.count <= Self.mostMeasured
        return Publishers.InSequence(places) { [gap, leastTime] place, _ -> AnyPublisher<AlongDetour, MapDataError> in
            let straight = place.straightDetour
            let slots = isMeasured ? self.slots(for: place, way, of: trip, route) : []
            guard !slots.isEmpty, let model = trip.waypoints.first
            else { return Just(straight).setFailureType(to: MapDataError.self).eraseToAnyPublisher() }
            var stops: [Int] = []
            for stop in slots.flatMap({ [$0.from, $0.to] }) where !stops.contains(stop) {
                stops.append(stop)
            }
            var asked = trip
            asked.isRoundTrip = false
            asked.waypoints = ([place.visited] + stops.map { trip.waypoints[$0].location }).map {
                Waypoint(id: model.id, name: model.name, location: $0)
            }
            return mapData.roadTable(for: asked)
                .map { table in
                    let costs = slots.compactMap { slot -> AlongDetour? in
                        guard let from = stops.firstIndex(of: slot.from), let to = stops.firstIndex(of: slot.to)
                        else { return nil }
                        return Self.cost(from: from + 1, to: to + 1, slot.pass, in: table)
                    }
                    guard let least = costs.min(by: { ($0.seconds ?? 0) < ($1.seconds ?? 0) }) else { return straight }
                    // Where it is passed is where it is visited, unless that costs much more.
                    let passed = costs.first {
                        $0.pass == slots[0].pass && ($0.seconds ?? 0) < (least.seconds ?? 0) + Self.leastGain
                    }
                    let best = passed ?? least
                    let metres = max(0, best.metres)
                    // Where the way itself leads over streets that are not known, so does the detour.
                    let mayBeOffRoads =
                        place.off > AlongDetour.farFromRoads
                        && place.place.kind.map(Self.kindsOffRoads.contains) == true
                    return AlongDetour(
                        metres: metres, seconds: max(best.seconds ?? 0, leastTime(metres, place.visited)),
                        pass: best.pass,
                        gap: mayBeOffRoads ? gap(place.visited) : nil)
                }
                .catch { error in
                    // A person who stops the measuring wants no list.
                    error == .stopped
                        ? Fail(error: error).eraseToAnyPublisher()
                        : Just(straight).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
                }
                .eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }

    /// The growth of a trip by the first place of a table between two others of it; nil where no road leads there.
    private static func cost(from: Int, to: Int, _ pass: TripWay.Pass, in table: RoadTable) -> AlongDetour? {
        let cells = [from * table.count, to]
        guard cells.allSatisfy({ table.sources[$0].isRoad }) else { return nil }
        let direct = from * table.count + to
        return AlongDetour(
            metres: table.distances[cells[0]] + table.distances[to] - table.distances[direct],
            seconds: table.durations[cells[0]] + table.durations[to] - table.durations[direct], pass: pass)
    }
}
