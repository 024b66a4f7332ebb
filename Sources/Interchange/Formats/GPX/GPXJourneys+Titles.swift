import Entities
import Geodesy
import Places

/// The names of places that are known, for the ends of tracks.
struct TrackPlaces {
    /// Whether a place goes by a name, by what is known offline.
    var isCalled: (_ name: String, _ place: Coordinate) -> Bool = { _, _ in false }
    /// The name of a place that has none, after the town near it; nil where no town is known there.
    var neighbor: (Coordinate) -> Name? = { _ in nil }

    /// The distance in metres from a known place within which an end of a track goes by its name.
    private static let reach = 25_000.0

    /// Starts without a name that is known.
    init() {}

    /// The names that the places of the program have.
    init(_ context: ImportContext) {
        isCalled = { name, place in
            guard case .success(let read) = context.readPlace(name, place) else { return false }
            return read.location.distance(to: place) <= Self.reach
        }
        neighbor = { context.nameOfNeighbor(of: $0) }
    }
}

extension GPXJourneys {
    /// The most tracks whose titles are looked at.
    private static let mostTitles = 200

    /// Names the ends of tracks that have no name after the titles of the tracks, where these name places that lie
    /// there: `Day 2: Coimbra to Lisbon`.
    mutating func nameEndsAfterTitles(_ places: TrackPlaces) {
        for index in paths.indices.filter({ paths[$0].isTrack }).prefix(Self.mostTitles) {
            let path = paths[index]
            let ends = LineEnds(from: nil, to: nil, name: path.name.map { ICSTitle.withoutDay($0).text })
            guard let first = path.stops.first, let last = path.stops.last, path.stops.count > 1, let from = ends.from,
                let to = ends.to, places.isCalled(from, first.location), places.isCalled(to, last.location)
            else { continue }
            if first.name == nil { paths[index].stops[0].name = Name.cut(from) }
            if last.name == nil { paths[index].stops[path.stops.count - 1].name = Name.cut(to) }
        }
    }

    /// Names the stops at which tracks of a journey were joined after the towns near them, where they have no name.
    mutating func nameJoints(_ places: TrackPlaces) {
        for index in paths.indices {
            for joint in paths[index].joints.prefix(Self.mostTitles) where paths[index].stops[joint].name == nil {
                paths[index].stops[joint].name = places.neighbor(paths[index].stops[joint].location)
            }
        }
    }
}
