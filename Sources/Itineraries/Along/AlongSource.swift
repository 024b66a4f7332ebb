package import Geodesy
package import PlaceNames
package import Places

/// The source of places along a way.
package struct AlongSource {
    /// The places of some kinds at most so many metres off a line.
    let places: (_ line: LineIndex, _ reach: Double, _ kinds: PlaceKinds) -> [PlaceAlongLine]
    /// Whether the town of a number is a part of a larger one.
    let isOutskirts: (_ number: Int) -> Bool
    /// Whether a car gets from the way to a place near it: not across water.
    let isReached: (_ way: Coordinate, _ place: Coordinate) -> Bool
    /// The place of a number.
    let place: (_ number: Int) -> FoundPlace?

    /// Collects the questions to a source.
    package init(
        places: @escaping (_ line: LineIndex, _ reach: Double, _ kinds: PlaceKinds) -> [PlaceAlongLine],
        isOutskirts: @escaping (_ number: Int) -> Bool,
        isReached: @escaping (_ way: Coordinate, _ place: Coordinate) -> Bool,
        place: @escaping (_ number: Int) -> FoundPlace?
    ) {
        (self.places, self.isOutskirts) = (places, isOutskirts)
        (self.isReached, self.place) = (isReached, place)
    }

    /// The source without any place.
    package static var none: AlongSource {
        AlongSource(
            places: { _, _, _ in [] }, isOutskirts: { _ in false }, isReached: { _, _ in true }, place: { _ in nil })
    }
}
