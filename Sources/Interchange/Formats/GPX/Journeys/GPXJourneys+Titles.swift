import Entities
import Geodesy
import Text

extension GPXJourneys {
    /// The most tracks whose titles are looked at.
    private static let mostTitles = 200

    /// Names the ends of tracks that have no name after the titles of the tracks: where these name places that lie
    /// there, as `Day 2: Coimbra to Lisbon`, and where each names the beginning as the one before names its end.
    mutating func nameEndsAfterTitles(_ places: TrackPlaces) {
        let tracks = Array(paths.indices.filter { paths[$0].isTrack }.prefix(Self.mostTitles))
        var unsure: Set<Int> = []
        let ends = tracks.enumerated().map { number, track in
            let name = paths[track].name.map(TrackDay.withoutNumber)
            let ends = LineEnds(from: nil, to: nil, name: name)
            guard ends.to == nil else { return ends }
            unsure.insert(number)
            return LineEnds(from: nil, to: nil, name: name, takesTightDashes: true)
        }
        // Beside a route a track is likely its way, which has the names.
        let isAlone = paths.allSatisfy(\.isTrack)
        let agreeing = isAlone ? agreeing(tracks, ends) : []
        for (number, index) in tracks.enumerated() {
            let path = paths[index]
            guard let first = path.stops.first, let last = path.stops.last, path.stops.count > 1,
                let from = ends[number].from, let to = ends[number].to,
                agreeing.contains(number)
                    || places.areCalled(
                        (from, first.location), (to, last.location), takesUnknown: isAlone && !unsure.contains(number))
            else { continue }
            if first.name == nil { paths[index].stops[0].name = Name.cut(from) }
            if last.name == nil { paths[index].stops[path.stops.count - 1].name = Name.cut(to) }
        }
    }

    /// The numbers of the tracks that follow one another, in their titles as on the map.
    private func agreeing(_ tracks: [Int], _ ends: [LineEnds]) -> Set<Int> {
        var agreeing: Set<Int> = []
        for number in tracks.indices.dropFirst() {
            let (before, next) = (tracks[number - 1], tracks[number])
            guard let to = ends[number - 1].to, let from = ends[number].from, folded(to) == folded(from),
                let end = paths[before].shape.end, let start = paths[next].shape.start,
                end.distance(to: start) <= LineChain.reachOverNight
            else { continue }
            agreeing.formUnion([number - 1, number])
        }
        return agreeing
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

extension GPXPath {
    /// Whether another route is the next part of a journey: it begins where this one ends, and both are called by their
    /// own ends, `Las Vegas - Springdale` and `Springdale - Torrey`. `distance` is in metres.
    func isFollowed(by other: GPXPath, within distance: Double) -> Bool {
        guard !isTrack, !other.isTrack, !isRoundTrip, !other.isRoundTrip, stops.count > 1, other.stops.count > 1,
            let end = stops.last, let start = other.stops.first, let name = end.name, name == start.name,
            end.location.distance(to: start.location) <= distance, let title = lastStage ?? self.name,
            let next = other.name
        else { return false }
        let (own, others) = (LineEnds(from: nil, to: nil, name: title), LineEnds(from: nil, to: nil, name: next))
        return own.to.map(folded) == folded(name.text) && others.from.map(folded) == folded(name.text)
    }

    /// Whether the ends of a route have names, and all points between them nothing.
    var isLedBetweenNames: Bool {
        guard !isTrack, let first = stops.first, let last = stops.last, first.name != nil, last.name != nil else {
            return false
        }
        return stops.dropFirst().dropLast().allSatisfy { $0.name == nil && $0.note == nil && $0.kind == nil }
    }

    /// The title of a part of a journey that is used for nothing, as its ends have no names; nil for any other.
    var unusedTitle: String? { isTrack && stops.first?.name == nil && stops.last?.name == nil ? name : nil }
}
