import Geodesy
import PlaceNames
import RoadNetwork

/// Finds where one arrives in parks: at a gate that is known, or where the roads come nearest to the middle.
struct ParkArrivals {
    private var finder: RoadFinder
    /// The gates of all parks: visitor centres, entrances, rims, with their numbers.
    private let gates: [(number: Int, feature: Feature)]

    /// The distance in kilometres from the edge of a park within which one arrives.
    private static let margin = 5.0
    /// The length of a long park, in diameters of a circle of its area.
    private static let longPark = 1.5
    /// The same for a gate that is called after the park, and the distance in kilometres from its edge: of a park in
    /// parts the middle is far from some of them.
    private static let partedPark = 3.0
    private static let partedMargin = 20.0
    /// The least way in metres by road between two gates of a park that are asked about.
    private static let farApart = 100_000.0
    /// The least weight of such a gate.
    private static let leastGate = 100_000

    /// Looks in a network; the gates are those of `features`.
    init(_ network: RoadNetwork, _ features: [Feature]) throws {
        finder = try RoadFinder(network)
        gates = features.enumerated().filter { $0.element.isGate }.map { ($0.offset, $0.element) }
    }

    /// The numbers of the gates of a national park, the most important first; of those that are no more than 100 km of
    /// road apart only that one.
    mutating func gates(of park: OpenMapRow) throws -> [Int] {
        guard park.isNational else { return [] }
        let inside = gates.filter { gate in
            let distance = gate.feature.kilometers(to: park.latitude, park.longitude)
            return distance <= park.radius * Self.longPark + Self.margin
                || distance <= park.radius * Self.partedPark + Self.partedMargin && Self.isCalled(gate.feature, park)
        }
        .sorted {
            ($1.feature.weight, $0.feature.kilometers(to: park.latitude, park.longitude))
                < ($0.feature.weight, $1.feature.kilometers(to: park.latitude, park.longitude))
        }
        var chosen: [(number: Int, feature: Feature)] = []
        for gate in inside where chosen.isEmpty || gate.feature.weight >= Self.leastGate {
            var isApart = true
            for other in chosen where isApart { isApart = try metres(gate.feature, other.feature) >= Self.farApart }
            if isApart { chosen.append(gate) }
        }
        return chosen.map(\.number)
    }

    /// Whether a gate is called after a park: Badlands Visitor Center.
    private static func isCalled(_ gate: Feature, _ park: OpenMapRow) -> Bool {
        let names = ([gate.name] + gate.currentNames + gate.otherNames).map { PlaceKey.key($0) }
        return park.names.contains { name in
            let key = PlaceKey.key(name)
            let core = (KindWords.stripped(key)?.key ?? key) + [0x20]
            return names.contains { $0.starts(with: core) }
        }
    }

    private mutating func metres(_ first: Feature, _ second: Feature) throws -> Double {
        guard let start = try? Coordinate(latitude: first.latitude, longitude: first.longitude),
            let end = try? Coordinate(latitude: second.latitude, longitude: second.longitude)
        else { return 0 }
        return try finder.way(from: start, to: end)?.metres ?? 0
    }

    /// The point of the roads in a park, or within 5 km of it, that is nearest to its middle; of one that has parts, in
    /// the first part that roads reach. Nil where there is none.
    mutating func road(of park: OpenMapRow) throws -> (latitude: Double, longitude: Double)? {
        for part in [(park.latitude, park.longitude, park.radius)] + park.parts {
            if let road = try road(near: (part.0, part.1), within: part.2 + Self.margin) { return road }
        }
        return nil
    }

    /// The point of the roads within so many kilometres of a point that is nearest to it.
    private mutating func road(
        near park: (latitude: Double, longitude: Double), within reach: Double
    ) throws -> (latitude: Double, longitude: Double)? {
        let north = reach / 111.2
        let east = north / max(Geometry.cosine(park.latitude), 0.05)
        let corners = [(-1.0, -1.0), (1.0, 1.0)].compactMap { sides in
            try? Coordinate(
                latitude: min(max(park.latitude + sides.0 * north, -89), 89),
                longitude: min(max(park.longitude + sides.1 * east, -180), 180))
        }
        guard let box = BoundingBox(of: corners) else { return nil }
        var best: (kilometers: Double, latitude: Double, longitude: Double)?
        try finder.roads(in: box, downTo: .primary, spacing: 0) { _, line in
            for (start, end) in zip(line, line.dropFirst()) {
                let point = Self.nearest(to: park, start, end)
                let kilometers = Geometry.kilometers(point.0, point.1, park.latitude, park.longitude)
                guard kilometers <= reach else { continue }
                if best.map({ (kilometers, point.0, point.1) < ($0.kilometers, $0.latitude, $0.longitude) }) ?? true {
                    best = (kilometers, point.0, point.1)
                }
            }
        }
        return best.map { ($0.latitude, $0.longitude) }
    }

    /// The point of a short line that is nearest to the middle of a park, on a plane.
    private static func nearest(
        to park: (latitude: Double, longitude: Double), _ start: Coordinate, _ end: Coordinate
    ) -> (Double, Double) {
        let narrow = Geometry.cosine(park.latitude)
        let (x, y) = ((end.longitude - start.longitude) * narrow, end.latitude - start.latitude)
        let (toX, toY) = ((park.longitude - start.longitude) * narrow, park.latitude - start.latitude)
        let square = x * x + y * y
        let share = square > 0 ? min(max((toX * x + toY * y) / square, 0), 1) : 0
        return (
            start.latitude + share * (end.latitude - start.latitude),
            start.longitude + share * (end.longitude - start.longitude)
        )
    }
}
