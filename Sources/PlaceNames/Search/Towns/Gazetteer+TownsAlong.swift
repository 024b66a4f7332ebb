package import Geodesy

/// A town near a line of several places.
package struct TownAlongWay: Hashable, Sendable {
    /// The number in the gazetteer.
    package let number: Int
    /// The position.
    package let coordinate: Coordinate
    /// The number of people who live there.
    package let people: Int
    /// The point of the line that is nearest to it, as a number of places passed: 2.5 is halfway from the place of
    /// index 2 to the next.
    package let passed: Double
    /// The distance of that point from it, in metres.
    package let off: Double

    /// Describes a town.
    package init(number: Int, coordinate: Coordinate, people: Int, passed: Double, off: Double) {
        self.number = number
        self.coordinate = coordinate
        self.people = people
        self.passed = passed
        self.off = off
    }
}

extension Gazetteer {
    /// The towns of at least `people` people that lie at most `reach` metres off a line, which leads from each place of
    /// `path` to the next by a great circle, in the order of their numbers. The pieces that begin at the places of the
    /// indices `leftOut` are no part of it. Where the line passes a town twice about as near, the first time counts.
    /// Linear in the places of the path and those around it.
    package func towns(
        along path: [Coordinate], within reach: Double, people: Int, leftOut: [Range<Int>] = []
    ) -> [TownAlongWay] {
        guard path.count > 1 else { return [] }
        return places(along: LineIndex(path, leftOut: leftOut), within: reach, kinds: PlaceKinds(.town), people: people)
            .filter { $0.number < main.places.count }
            .map { town in
                TownAlongWay(
                    number: town.number, coordinate: town.coordinate, people: town.people, passed: town.point.passed,
                    off: town.point.off)
            }
    }
}
