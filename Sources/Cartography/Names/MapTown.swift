package import Geodesy

/// A town that may be named on a map.
package struct MapTown: Equatable, Sendable {
    /// Returns the places within a radius of another that `isWanted` is true of, the most important ones first.
    package typealias Finder =
        (
            _ center: Coordinate, _ radius: Double, _ isWanted: (Coordinate) -> Bool
        ) -> [MapTown]
    /// Returns the largest towns within a radius of a place, the largest first, and behind them the smaller ones that
    /// `isWanted` is true of, which is asked about no others. Whole regions can be left out where `mayHold` is false of
    /// their outline: `isWanted` is true of nothing inside.
    package typealias LargestFinder =
        (
            _ center: Coordinate, _ radius: Double, _ count: Int, _ mayHold: (_ outline: [Coordinate]) -> Bool,
            _ isWanted: (Coordinate) -> Bool
        ) -> [MapTown]

    package let name: String
    package let place: Coordinate
    /// The sign of a sight.
    package let sign: Sign

    /// The signs of sights on the plan of a city.
    package enum Sign: Equatable, Sendable {
        case sight, castle, station, park
    }

    /// Describes a town, or a sight.
    package init(name: String, place: Coordinate, sign: Sign = .sight) {
        (self.name, self.place, self.sign) = (name, place, sign)
    }
}
