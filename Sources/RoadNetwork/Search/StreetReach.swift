package import Geodesy

/// Tells which places are reached over streets that the network does not know: not those across water.
package struct StreetReach: Sendable {
    /// The land around a place.
    package struct Surroundings {
        /// Whether a straight line between two places there stays on land.
        let isOnLand: (_ start: Coordinate, _ end: Coordinate) -> Bool
        /// Whether a straight line leads over land to a place on land from another one, which may lie on a coast that
        /// is drawn too far inland.
        let leadsOverLand: (_ place: Coordinate, _ land: Coordinate) -> Bool
        /// Whether a place lies on land.
        let isLand: (_ place: Coordinate) -> Bool

        /// Asks these.
        package init(
            isOnLand: @escaping (_ start: Coordinate, _ end: Coordinate) -> Bool,
            leadsOverLand: @escaping (_ place: Coordinate, _ land: Coordinate) -> Bool,
            isLand: @escaping (_ place: Coordinate) -> Bool
        ) {
            self.isOnLand = isOnLand
            self.leadsOverLand = leadsOverLand
            self.isLand = isLand
        }

        /// Land everywhere.
        package static var land: Surroundings {
            Surroundings(isOnLand: { _, _ in true }, leadsOverLand: { _, _ in true }, isLand: { _ in true })
        }

        /// Water on all sides.
        package static var island: Surroundings {
            Surroundings(isOnLand: { _, _ in false }, leadsOverLand: { _, _ in false }, isLand: { _ in false })
        }
    }

    /// The straight line in metres up to which a map of coasts is no better than the places themselves.
    static let unseen = 1_000.0
    /// The number of the nearest roads to which a way around water is looked for.
    private static let mostAround = 12
    /// The shares of a straight line's length by which a way around water leads beside its middle.
    private static let bends = [0.35, -0.35, 0.7, -0.7, 1.05, -1.05]
    private let around: @Sendable (_ place: Coordinate, _ metres: Double) -> Surroundings
    /// Whether a place that is far from all roads is one to which no streets lead from all sides: a summit.
    let isRemote: @Sendable (_ place: Coordinate) -> Bool

    /// Asks for each place and a distance around it what is there.
    package init(
        isRemote: @escaping @Sendable (_ place: Coordinate) -> Bool = { _ in false },
        _ around: @escaping @Sendable (_ place: Coordinate, _ metres: Double) -> Surroundings
    ) {
        self.isRemote = isRemote
        self.around = around
    }

    /// All places reach each other.
    package static let anywhere = StreetReach { _, _ in .land }

    /// Whether a place reaches another one.
    package func reaches(from place: Coordinate, to other: Coordinate) -> Bool {
        let metres = place.distance(to: other)
        return metres <= Self.unseen || around(place, metres).isOnLand(place, other)
    }

    /// The approaches that lead over streets to their roads.
    func reached(_ approaches: [Approach], from place: Coordinate, within metres: Double) -> [Approach] {
        guard approaches.contains(where: { $0.metres > Self.unseen }) else { return approaches }
        let around = around(place, metres)
        return approaches.filter { $0.metres <= Self.unseen || around.isOnLand(place, $0.point) }
    }

    /// The nearest of approaches across water that lead over land all the same, with the length of the way: from a
    /// place on a coast that is drawn too far inland, or around a bay or a lagoon, over a point beside the straight
    /// line. None on an island.
    func reachedAround(_ approaches: [Approach], from place: Coordinate) -> [Approach] {
        let nearest = approaches.sorted { $0.metres < $1.metres }.prefix(Self.mostAround)
        guard let farthest = nearest.last?.metres else { return [] }
        let land = around(place, farthest * 1.5)
        return nearest.compactMap { approach in
            let road = approach.point
            if land.isLand(road)
                ? land.leadsOverLand(place, road) : land.isLand(place) && land.leadsOverLand(road, place)
            {
                return approach
            }
            let corner = Self.corners(place, approach).first { corner in
                land.leadsOverLand(place, corner) && land.leadsOverLand(road, corner) && land.isLand(corner)
            }
            return corner.map { approach.longer(place.distance(to: $0) + $0.distance(to: road)) }
        }
    }

    /// Points beside the middle of the straight line to a road, the nearest first.
    private static func corners(_ place: Coordinate, _ approach: Approach) -> [Coordinate] {
        let bearing = place.initialBearing(to: approach.point)
        let middle = place.point(toward: approach.point, fraction: 0.5)
        return bends.map { bend in
            middle.destination(bearing: bearing + (bend < 0 ? -90 : 90), distance: abs(bend) * approach.metres)
        }
    }
}
