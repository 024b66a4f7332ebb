import Geodesy

/// The order of tracks that follow one another.
extension GPXJourneys {
    /// Says that the parts of journeys tell their days.
    mutating func noteDays() {
        let days = paths.filter(\.hasNights)
        if !days.isEmpty { notices.append(TrackDay.notice(days.map(\.firstDate))) }
    }

    /// Whether a track goes on where the one before ended; one that leads back to its start is a tour of its own.
    static func isChained(_ track: GPXPath, to next: GPXPath) -> Bool {
        guard track.isTrack, next.isTrack, !track.isLoop(within: sameEnd), !next.isLoop(within: sameEnd),
            let end = track.shape.end, let start = next.shape.start
        else { return false }
        return end.distance(to: start) <= track.reach(to: next, usual: sameEnd)
    }

    /// Puts tracks in the order of their times, where the times of no two overlap, all of them follow one another in
    /// that order and not all do in that of the file, as in one that lists the last day first; it is told.
    mutating func putTracksInOrderOfTimes() {
        let tracks = paths.indices.filter { paths[$0].isTrack }
        let timed = tracks.compactMap { index in paths[index].times.map { (times: $0, track: paths[index]) } }
        guard tracks.count > 1, timed.count == tracks.count else { return }
        let ordered = timed.sorted {
            ($0.times.lowerBound, $0.track.line) < ($1.times.lowerBound, $1.track.line)
        }
        func areChained(_ tracks: [GPXPath]) -> Bool {
            zip(tracks, tracks.dropFirst()).allSatisfy { Self.isChained($0, to: $1) }
        }
        let isApart = zip(ordered, ordered.dropFirst()).allSatisfy { first, second in
            first.times.upperBound <= second.times.lowerBound
        }
        guard isApart, areChained(ordered.map(\.track)), !areChained(timed.map(\.track)) else { return }
        for (index, timed) in zip(tracks, ordered) { paths[index] = timed.track }
        notices.append("the tracks are in the order of their times, which is not that of the file")
    }
}

extension GPXPath {
    /// Whether a track leads back to its start, or nowhere; distances in metres.
    func isLoop(within distance: Double) -> Bool {
        guard let start = shape.start, let end = shape.end else { return true }
        return start.distance(to: end) <= distance
    }
}
