package import Geodesy
package import PlaceNames
package import Places

/// The source of towns for a night, and of what lies between them.
package struct TownSource {
    /// The towns through which the way between two places is at most `stretch` times as long as the straight line.
    let towns: (_ start: Coordinate, _ end: Coordinate, _ stretch: Double, _ people: Int) -> [TownNearLine]
    /// The towns at most `reach` metres off the line through the places of `path`, of which the pieces that begin at
    /// the indices `leftOut` are no part.
    let townsAlong: (_ path: [Coordinate], _ reach: Double, _ people: Int, _ leftOut: [Range<Int>]) -> [TownAlongWay]
    /// Whether a car gets from a place to a town near it: not across water.
    let isReached: (_ place: Coordinate, _ town: Coordinate) -> Bool
    /// The town of a number.
    let place: (_ number: Int) -> FoundPlace?
    /// Tells for lines between two places, which lie near the one that is given, the longest stretch of sea on them in
    /// metres.
    let sea: (_ start: Coordinate, _ end: Coordinate) -> (_ from: Coordinate, _ to: Coordinate) -> Double

    /// Collects the questions to a source.
    package init(
        towns:
            @escaping (
                _ start: Coordinate, _ end: Coordinate, _ stretch: Double, _ people: Int
            ) -> [TownNearLine],
        townsAlong:
            @escaping (
                _ path: [Coordinate], _ reach: Double, _ people: Int, _ leftOut: [Range<Int>]
            ) -> [TownAlongWay],
        isReached: @escaping (_ place: Coordinate, _ town: Coordinate) -> Bool,
        place: @escaping (_ number: Int) -> FoundPlace?,
        sea: @escaping (_ start: Coordinate, _ end: Coordinate) -> (_ from: Coordinate, _ to: Coordinate) -> Double
    ) {
        self.towns = towns
        self.townsAlong = townsAlong
        self.isReached = isReached
        self.place = place
        self.sea = sea
    }

    /// The source without any town.
    package static var none: TownSource {
        TownSource(
            towns: { _, _, _, _ in [] }, townsAlong: { _, _, _, _ in [] }, isReached: { _, _ in true },
            place: { _ in nil }, sea: { _, _ in { _, _ in 0 } })
    }
}

/// A town that is suggested for a night.
package struct SuggestedTown: Equatable, Sendable {
    /// The town.
    package let place: FoundPlace
    /// Up to two others that fit nearly as well, the better one first.
    package let alternatives: [FoundPlace]
    /// Whether the straight lines to it lead across the sea from both ends of the drive.
    package let isAcrossWater: Bool
}
