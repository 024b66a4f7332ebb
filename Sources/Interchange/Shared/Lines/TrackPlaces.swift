import Entities
import Geodesy
import Places

/// The names of places that are known offline, for the ends of tracks.
struct TrackPlaces {
    /// Whether a place goes by a name.
    var isCalled: (_ name: String, _ place: Coordinate) -> Bool = { _, _ in false }
    /// Whether a name is that of places which all lie elsewhere.
    var isElsewhere: (_ name: String, _ place: Coordinate) -> Bool = { _, _ in false }
    /// The name of a place that has none, after the town near it; nil where no town is known there.
    var neighbor: (Coordinate) -> Name? = { _ in nil }

    /// The distance in metres from a known place within which an end of a track goes by its name.
    private static let reach = 25_000.0

    /// Whether the two ends of a line go by names: both do, or with `takesUnknown` one does and nothing is known of the
    /// other, as of a hut.
    func areCalled(
        _ first: (name: String, place: Coordinate), _ last: (name: String, place: Coordinate), takesUnknown: Bool
    ) -> Bool {
        let (isFirst, isLast) = (isCalled(first.name, first.place), isCalled(last.name, last.place))
        if isFirst == isLast || !takesUnknown { return isFirst && isLast }
        let other = isFirst ? last : first
        return !isElsewhere(other.name, other.place)
    }

    /// Creates one that knows nothing.
    init() {}

    /// Creates one that knows what `context` does.
    init(_ context: ImportContext) {
        isCalled = { name, place in
            guard case .success(let read) = context.readPlace(name, place) else { return false }
            return read.location.distance(to: place) <= Self.reach
        }
        isElsewhere = { name, place in
            guard case .success(let read) = context.readPlace(name, place) else { return false }
            return read.location.distance(to: place) > Self.reach
        }
        neighbor = { context.nameOfNeighbor(of: $0) }
    }
}
