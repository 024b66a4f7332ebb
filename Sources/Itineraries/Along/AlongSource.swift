package import Geodesy
package import PlaceNames
package import Places

/// The source of places along a way.
package struct AlongSource {
    /// The places of some kinds at most so many metres off a line.
    let places: (_ line: LineIndex, _ reach: Double, _ kinds: PlaceKinds) -> [PlaceAlongLine]
    /// Whether the town of a number is a part of a larger one.
    let isOutskirts: (_ number: Int) -> Bool
    /// Whether a car gets from the way to a place near it: over land, or by a road around the water.
    let isReached: (_ way: Coordinate, _ place: Coordinate) -> Bool
    /// Whether a place lies in the sea, away from all coasts and roads: on an islet that a map does not have.
    let isAtSea: (_ place: Coordinate) -> Bool
    /// The point of a lake's shore that is nearest to the way, for the middle of the lake; nil where its shore is not
    /// known.
    let shore: (_ way: Coordinate, _ middle: Coordinate) -> Coordinate?
    /// The distance in metres of a place from the nearest road by which it is reached; nil where none is known.
    package let gap: (_ place: Coordinate) -> Double?
    /// Whether a place is in a city, or at its edge: one does not get on fast there.
    package let isInCity: (_ place: Coordinate) -> Bool
    /// The place of a number.
    let place: (_ number: Int) -> FoundPlace?

    /// Collects the questions to a source.
    package init(
        places: @escaping (_ line: LineIndex, _ reach: Double, _ kinds: PlaceKinds) -> [PlaceAlongLine],
        isOutskirts: @escaping (_ number: Int) -> Bool,
        isReached: @escaping (_ way: Coordinate, _ place: Coordinate) -> Bool,
        isAtSea: @escaping (_ place: Coordinate) -> Bool = { _ in false },
        shore: @escaping (_ way: Coordinate, _ middle: Coordinate) -> Coordinate? = { _, _ in nil },
        gap: @escaping (_ place: Coordinate) -> Double? = { _ in nil },
        isInCity: @escaping (_ place: Coordinate) -> Bool = { _ in false },
        place: @escaping (_ number: Int) -> FoundPlace?
    ) {
        (self.places, self.isOutskirts) = (places, isOutskirts)
        (self.isReached, self.isAtSea, self.shore) = (isReached, isAtSea, shore)
        (self.gap, self.isInCity, self.place) = (gap, isInCity, place)
    }

    /// The source without any place.
    package static var none: AlongSource {
        AlongSource(
            places: { _, _, _ in [] }, isOutskirts: { _ in false }, isReached: { _, _ in true }, place: { _ in nil })
    }
}
