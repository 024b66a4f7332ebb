import Entities
import Geodesy
import Places

/// The names of places that are known offline, for the ends of tracks.
struct TrackPlaces {
    /// Whether a place goes by a name.
    var isCalled: (_ name: String, _ place: Coordinate) -> Bool = { _, _ in false }
    /// The name of a place that has none, after the town near it; nil where no town is known there.
    var neighbor: (Coordinate) -> Name? = { _ in nil }

    /// The distance in metres from a known place within which an end of a track goes by its name.
    private static let reach = 25_000.0

    /// Creates one that knows nothing.
    init() {}

    /// Creates one that knows what `context` does.
    init(_ context: ImportContext) {
        isCalled = { name, place in
            guard case .success(let read) = context.readPlace(name, place) else { return false }
            return read.location.distance(to: place) <= Self.reach
        }
        neighbor = { context.nameOfNeighbor(of: $0) }
    }
}
