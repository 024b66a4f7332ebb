import Entities

extension GPXJourneys {
    /// The most tracks whose titles are looked at.
    private static let mostTitles = 200

    /// Names the ends of tracks that have no name after the titles of the tracks, where these name places that lie
    /// there: `Day 2: Coimbra to Lisbon`.
    mutating func nameEndsAfterTitles(_ places: TrackPlaces) {
        for index in paths.indices.filter({ paths[$0].isTrack }).prefix(Self.mostTitles) {
            let path = paths[index]
            let ends = LineEnds(from: nil, to: nil, name: path.name)
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
