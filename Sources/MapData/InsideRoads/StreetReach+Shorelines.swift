package import Geodesy
package import RoadNetwork
package import Shorelines

extension StreetReach {
    /// The sea that no way over streets leads across, in metres: less is a canal or a harbour, or drawn wrong.
    private static let leastSea = 500.0

    /// The distance from the coast in metres at which a place on land may be drawn in the sea.
    private static let drawnWrong = 3_000.0

    /// The distance in metres at which land on all sides of a place at sea makes it one in a lagoon.
    private static let lagoon = 16_000.0

    /// Streets do not lead over the sea of a base map; one that is damaged knows none. To what `isRemote` is true of no
    /// streets lead from all sides.
    package static func onLand(
        of shorelines: @escaping @Sendable () -> Shorelines?,
        isRemote: @escaping @Sendable (_ place: Coordinate) -> Bool = { _ in false }
    ) -> StreetReach {
        StreetReach(isRemote: isRemote) { place, metres in
            guard let map = shorelines(),
                let chart = try? CoastChart(map, .fine, within: metres + 3_000, of: place, isTrusted: true)
            else { return .land }
            // What lies farther out in the sea than a coast is drawn wrong is an island that the map does not have.
            if !chart.isNearCoast(place, within: drawnWrong), !map.isLand(place), !isInLagoon(place, map) {
                return .island
            }
            return Surroundings(
                isOnLand: { !chart.hasSea(ofMetres: leastSea, from: $0, to: $1) },
                leadsOverLand: { chart.leadsOverLand(from: $0, to: $1, seaBelow: leastSea) }, isLand: map.isLand)
        }
    }

    /// Whether a place is the middle of a water that the base map has as a part of the sea, with land on all sides: it
    /// is reached from its shore, as a lake is.
    private static func isInLagoon(_ place: Coordinate, _ map: Shorelines) -> Bool {
        guard let chart = try? CoastChart(map, .fine, within: lagoon, of: place, isTrusted: true) else { return false }
        return stride(from: 0.0, to: 360, by: 45).allSatisfy { bearing in
            chart.meetsCoast(from: place, to: place.destination(bearing: bearing, distance: lagoon), leavingOut: 0)
        }
    }
}

extension Shorelines {
    /// Whether a place lies on land as the finest coast is drawn; true where the base map is damaged.
    func isLand(_ place: Coordinate) -> Bool {
        (try? areInside(.coast, .fine, [place]).first) ?? true
    }

    /// The distance from the coast in metres from which on a place in the sea is hardly a place on the coast.
    private static let openWater = 1_500.0
    /// The distance in metres within which some coast is looked for.
    private static let seaReach = 50_000.0

    /// Whether a place lies in the sea, away from all coasts, as an islet does that the base map does not have, also
    /// where land is on all sides farther away; false where the base map is damaged.
    package func isInOpenWater(_ place: Coordinate) -> Bool {
        guard !isLand(place),
            let chart = try? CoastChart(self, .fine, within: Self.seaReach, of: place, isTrusted: true)
        else { return false }
        return !chart.isNearCoast(place, within: Self.openWater)
    }

    /// The number of steps in which a shore is looked for on the way to the middle of a lake.
    private static let stepsToShore = 40

    /// The first point of a lake on the straight line from a place to the middle of it; nil where the base map has no
    /// lake there.
    package func shore(of middle: Coordinate, toward place: Coordinate) -> Coordinate? {
        let steps = (0...Self.stepsToShore).map {
            place.point(toward: middle, fraction: Double($0) / Double(Self.stepsToShore))
        }
        guard let isInside = try? areInside(.lake, .fine, steps), isInside.last == true else { return nil }
        return isInside.firstIndex(of: true).map { steps[$0] }
    }
}
