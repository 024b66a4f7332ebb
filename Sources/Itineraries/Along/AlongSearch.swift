package import Entities
import Geodesy
package import PlaceNames
import Places
import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds what lies along the way of a trip.
package struct AlongSearch {
    /// The way.
    package let way: TripWay
    private let stops: KnownNames

    /// Looks along the way of a trip, whose stops are left out.
    package init(_ trip: Trip, along route: Route) {
        way = TripWay(of: trip, along: route)
        var stops = KnownNames()
        for stop in trip.waypoints { stops.add(stop.name.text, at: stop.location) }
        self.stops = stops
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
        let namesTowns = kinds?.contains(.town) ?? false
        let stretch = way.length / Double(max(1, limit ?? 1))
        let found = source.places(way.line, reach, kinds ?? Self.usualKinds)
        var candidates: [(place: PlaceAlongLine, choice: StretchChoice.Candidate, position: TripWay.Position)] = []
        for place in found where kinds != nil || Self.isWorthAStop(place) {
            let position = way.position(place.point)
            let worth =
                Self.worth(of: place) - Self.lossFarOff * place.point.off / reach
                - (Self.isInhabited(place) ? way.nearness(toStopsAt: position, stretch: stretch) * Self.lossAtStop : 0)
            candidates.append(
                (
                    place,
                    StretchChoice.Candidate(
                        along: position.along, worth: worth, kind: Int(place.kinds.first.rawValue)), position
                ))
        }
        var rows: [AlongPlace] = []
        var names = stops
        func isTaken(_ index: Int) -> Bool {
            let (place, _, position) = candidates[index]
            guard !stops.isAt(place.coordinate), let known = source.place(place.number),
                !names.holds(known.name, at: place.coordinate), !Self.isWide(known.name),
                namesTowns || !Self.isInhabited(place) || Self.isFamous(place) || !source.isOutskirts(place.number),
                source.isReached(place.point.location, place.coordinate)
            else { return false }
            names.add(known.name, at: place.coordinate)
            rows.append(AlongPlace(known, position: position, off: place.point.off))
            return true
        }
        guard let limit else {
            // The more important of two of one name comes first.
            for index in candidates.indices.sorted(by: { candidates[$0].choice.worth > candidates[$1].choice.worth }) {
                _ = isTaken(index)
            }
            return AlongList(places: Self.sorted(rows), hasMore: false)
        }
        // One more than is shown tells whether there are more.
        _ = StretchChoice.indices(
            of: candidates.map(\.choice), limit: limit + 1, stretch: stretch, isTaken: isTaken)
        return AlongList(places: Self.sorted(Array(rows.prefix(limit))), hasMore: rows.count > limit)
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
        guard let limit, rows.count > limit else { return AlongList(places: Self.sorted(rows), hasMore: false) }
        let candidates = rows.map {
            StretchChoice.Candidate(along: $0.position.along, worth: -4 * $0.off / max(1, reach), kind: 0)
        }
        let chosen = StretchChoice.indices(
            of: candidates, limit: limit, stretch: way.length / Double(max(1, limit))
        ) { _ in true }
        return AlongList(places: Self.sorted(chosen.map { rows[$0] }), hasMore: true)
    }

    /// The places in the order of the way; at the same point the nearer first.
    private static func sorted(_ places: [AlongPlace]) -> [AlongPlace] {
        places.enumerated().sorted {
            ($0.element.position.along, $0.element.off, $0.offset)
                < ($1.element.position.along, $1.element.off, $1.offset)
        }
        .map(\.element)
    }

    /// The loss of worth of what is as far off the way as it may be, and of a town right at a stop, where the person
    /// looks around anyway.
    private static let lossFarOff = 0.4
    private static let lossAtStop = 0.6

    /// Whether a place is a town, or perhaps a part of one.
    private static func isInhabited(_ place: PlaceAlongLine) -> Bool {
        place.kinds.contains(.town) || place.kinds == PlaceKinds(.destination)
    }

    /// The importance that a travel guide gives to a place, on the scale of weights.
    private static func guideWeight(_ place: PlaceAlongLine) -> Int { place.weight - place.people }

    /// Whether a town is one for which a travel guide has a page to which two others lead; without a guide, a city.
    private static func isWorthAStop(_ place: PlaceAlongLine) -> Bool {
        guard place.kinds.contains(.town) else { return true }
        return place.isInGuide ? guideWeight(place) >= 7_000 : place.people >= 200_000
    }

    /// Whether a town is one that travellers know for itself, although it belongs to a city: Versailles, Santa Monica.
    private static func isFamous(_ place: PlaceAlongLine) -> Bool { guideWeight(place) >= 60_000 }

    /// The worth of a place: the logarithm of its importance. Of a town it is what travellers say, hardly how many live
    /// there.
    private static func worth(of place: PlaceAlongLine) -> Double {
        guard place.kinds.contains(.town) else {
            return log10(Double(max(1, place.weight))) - (isInhabited(place) ? 0.2 : 0)
        }
        let people = log10(Double(max(1, place.people)))
        let guide = guideWeight(place)
        return guide > 0 ? 0.85 * log10(Double(guide)) + 0.1 * people - 0.2 : 0.5 * people
    }

    /// Whether a name is one of mountains or hills together, whose middle is no place to go.
    private static func isWide(_ name: String) -> Bool {
        let wide = [
            "mountains", "mts", "mts.", "range", "ranges", "alps", "hills", "plateau", "islands", "archipelago",
        ]
        return name.split(separator: " ").last.map { wide.contains($0.lowercased()) } ?? false
    }
}
