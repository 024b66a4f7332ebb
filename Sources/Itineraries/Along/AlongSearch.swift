package import Entities
import Geodesy
package import PlaceNames
import Places

/// Finds what lies along the way of a trip.
package struct AlongSearch {
    /// The way.
    package let way: TripWay
    private let stops: KnownNames
    private let places: [Coordinate]

    /// Looks along the way of a trip, whose stops are left out.
    package init(_ trip: Trip, along route: Route) {
        way = TripWay(of: trip, along: route)
        var stops = KnownNames()
        for stop in trip.waypoints { stops.add(stop.name.text, at: stop.location) }
        self.stops = stops
        places = trip.waypoints.map(\.location)
    }

    /// The kinds of places that are told where no kind is asked for: not what is too large to be visited, nor what one
    /// only departs from.
    package static let usualKinds: PlaceKinds = {
        let beside = ["country", "region", "airport", "coast", "landscape", "station"]
        return PlaceKind.allCases.filter { !beside.contains($0.word) }.reduce(into: []) { $0.insert(PlaceKinds($1)) }
    }()

    /// The places of the gazetteer at most `reach` metres off the way: the best `limit` of each stretch, or all without
    /// a limit. Of some kinds, or of the usual ones, of which towns only those that are worth a stop.
    package func places(
        of kinds: PlaceKinds?, within reach: Double, limit: Int?, _ source: AlongSource
    ) -> AlongList {
        var choice = choice(of: kinds, within: reach, limit: limit, source)
        var list = choice.list()
        while choice.settle() { list = choice.list() }
        return list
    }

    /// The same as a choice that can still learn what visits cost.
    package func choice(
        of kinds: PlaceKinds?, within reach: Double, limit: Int?, _ source: AlongSource
    ) -> AlongChoice {
        let stretch = way.length / Double(max(1, limit ?? 1))
        let found = source.places(way.line, reach, kinds ?? Self.usualKinds)
        var stops = stops
        // A stop in a town stands for the town: a castle that is asked for is told beside it.
        if let kinds, !kinds.contains(.town) {
            stops.learn(towns: source.places(way.line, Self.townReach, PlaceKinds(.town)).map(\.coordinate))
        }
        let towns = kinds == nil ? found.filter(AlongWorth.isTownOfGuide).map(\.coordinate) : []
        var candidates: [AlongChoice.Candidate] = []
        for place in found {
            guard kinds.map({ isAsked(for: place, $0) }) ?? AlongWorth.isWorthAStop(place, ofAll: limit == nil),
                !holdsStop(place)
            else { continue }
            let position = way.position(place.point)
            let loss =
                AlongWorth.isInhabited(place)
                ? way.nearness(toStopsAt: position, stretch: stretch) * Self.lossAtStop
                : isCastle(place, inOneOf: towns) ? AlongWorth.castleInTown.loss : 0
            candidates.append(
                AlongChoice.Candidate(place: place, position: position, worth: AlongWorth.worth(of: place) - loss))
        }
        return AlongChoice(
            candidates, of: kinds, within: reach, limit: limit, length: way.length, stops: stops,
            at: places, cities: found.filter(AlongWorth.isCity).map(\.coordinate), source)
    }

    /// Whether a place is a castle in one of these towns, and not one that everybody knows.
    private func isCastle(_ place: PlaceAlongLine, inOneOf towns: [Coordinate]) -> Bool {
        place.kinds.first == .castle && !AlongWorth.isKnownToAll(place)
            && towns.contains { $0.distance(to: place.coordinate) <= AlongWorth.castleInTown.reach }
    }

    /// Whether a place is a park in which a stop is: whoever is there makes no detour to it.
    private func holdsStop(_ place: PlaceAlongLine) -> Bool {
        place.radius > 0 && places.contains { $0.distance(to: place.coordinate) <= place.radius }
    }

    /// Whether a place is of kinds that are asked for. All castles are sights: they are told as castles only.
    private func isAsked(for place: PlaceAlongLine, _ kinds: PlaceKinds) -> Bool {
        place.kinds.first != .castle || kinds.contains(.castle)
            || !place.kinds.intersection(kinds).isSubset(of: PlaceKinds(.sight))
    }

    /// The points of a person's own at most `reach` metres off the way: all, or those of a limit that are nearest to it
    /// on each stretch.
    package func points(_ points: [OwnPoint], within reach: Double, limit: Int?) -> AlongList {
        var rows: [AlongPlace] = []
        for point in points where !stops.isAt(point.location) {
            guard let found = way.line.nearest(to: point.location, within: reach) else { continue }
            rows.append(
                AlongPlace(
                    point.place, note: point.note, file: point.file, position: way.position(found), off: found.off))
        }
        guard let limit, rows.count > limit else { return AlongList(places: rows.inOrderOfWay, hasMore: false) }
        let candidates = rows.map {
            StretchChoice.Candidate(along: $0.position.along, worth: -4 * $0.off / max(1, reach), kind: 0)
        }
        let chosen = StretchChoice.indices(
            of: candidates, limit: limit, stretch: way.length / Double(max(1, limit))
        ) { _ in true }
        return AlongList(places: chosen.map { rows[$0] }.inOrderOfWay, hasMore: true)
    }

    /// The distance off the way within which a stop that is a town is, in metres.
    private static let townReach = 1_000.0
    /// The loss of worth of a town right at a stop, where the person looks around anyway.
    private static let lossAtStop = 0.6
}
