import Entities
import Geodesy
import Text

/// Loose points that lie along tracks.
extension GPXJourneys {
    /// The least share of loose points that lie along tracks where these are the way of them.
    private static let mostOf = 0.5
    /// The largest distance from a track of what is put between its ends, in the reach of what lies along it.
    private static let mostReaches = 3.0

    /// Whether loose points lie along the points of a route, which may only draw the way of them then.
    func isBesidePlaces(_ route: GPXPath) -> Bool {
        guard !route.isTrack, !loosePoints.isEmpty, loosePoints.count * route.stops.count <= Self.mostMeasured else {
            return false
        }
        var shape = LineShape()
        for stop in route.stops { shape.append(stop.location) }
        let reach = Self.reach(ofLength: shape.length)
        return loosePoints.contains { point in
            shape.nearest(to: point.location).map { $0.distance <= reach } ?? false
        }
    }

    /// Puts the loose points that lie along tracks, and along routes that are only drawn, between the ends of these, in
    /// the order of the way. Those that are far from all tracks are a trip of their own, which is told. Where too few
    /// lie along them, tracks between loose points are only left out.
    mutating func placePointsAlongTracks(_ places: TrackPlaces) {
        let tracks = paths.indices.filter { paths[$0].shape.start != nil }
        guard !loosePoints.isEmpty, !tracks.isEmpty,
            loosePoints.count * tracks.reduce(0, { $0 + paths[$1].shape.points.count }) <= Self.mostMeasured
        else { return }
        let reaches = tracks.map { Self.reach(of: paths[$0]) }
        var nearest: [(track: Int, along: Double, isFar: Bool)] = []
        var count = 0
        for point in loosePoints {
            var best = (track: tracks[0], along: 0.0, distance: Double.infinity, reach: reaches[0])
            for (track, reach) in zip(tracks, reaches) {
                guard let found = paths[track].shape.nearest(to: point.location), found.distance < best.distance else {
                    continue
                }
                best = (track, found.along, found.distance, reach)
            }
            nearest.append((best.track, best.along, best.distance > Self.mostReaches * best.reach))
            // One or two points are of the way also where they are some way from it, as a railway station.
            let reaches = loosePoints.count <= Self.mostBeside ? Self.mostReaches : 1
            if best.distance <= reaches * best.reach { count += 1 }
        }
        guard Double(count) >= Self.mostOf * Double(loosePoints.count) else { return leaveOutTracksBetweenPoints() }
        for track in tracks {
            let own = loosePoints.indices.filter { nearest[$0].track == track && !nearest[$0].isFar }
            let passages = passages(of: own, by: paths[track])
            let along = passages == nil ? alongs(of: own, in: paths[track].shape) : nil
            let points = own.enumerated().flatMap { number, point in
                (passages?[number] ?? [along?[number] ?? nearest[point].along]).map { (loosePoints[point], $0) }
            }
            paths[track].insert(points + turns(of: paths[track], between: points, places), within: Self.sameEnd)
        }
        loosePoints = loosePoints.indices.filter { nearest[$0].isFar }.map { loosePoints[$0] }
        noteFarPoints()
    }

    /// The lengths of a track up to each passage of each of these loose points, where it comes to some of them several
    /// times and goes beyond their reach between, as a route comes to its stops; nil where it comes to each once, and
    /// where the points are the visits themselves: with times of their own, or two of them at one place.
    private func passages(of points: [Int], by track: GPXPath) -> [[Double]]? {
        let reach = Self.reach(of: track)
        let isLoop = track.isLoop(within: Self.sameEnd)
        let length = track.shape.length
        guard !points.contains(where: { loosePoints[$0].time != nil }) else { return nil }
        var nearby = NearbyStops()
        for point in points {
            let place = ImportedStop(name: nil, location: loosePoints[point].location)
            if nearby.match(place) != nil { return nil }
            nearby.insert(place)
        }
        let found = points.map { point in
            let all = track.shape.passages(of: loosePoints[point].location, beyond: reach)
            // In a loop the end is the start.
            let isAtStart = all.first.map { $0 <= Self.sameEnd } ?? false
            return isLoop && isAtStart ? all.filter { $0 <= Self.sameEnd || $0 < length - Self.sameEnd } : all
        }
        return found.contains { $0.count > 1 } ? found : nil
    }

    /// The furthest points of a track between two passages of one place that follow one another, under the names of the
    /// towns near them: without them nothing would lead there.
    private func turns(
        of track: GPXPath, between points: [(stop: ImportedStop, along: Double)], _ places: TrackPlaces
    ) -> [(stop: ImportedStop, along: Double)] {
        let passed = points.sorted { $0.along < $1.along }
        return zip(passed, passed.dropFirst()).compactMap { first, next in
            let place = first.stop.location
            guard place == next.stop.location, first.along < next.along,
                let turn = track.shape.furthest(from: place, between: first.along, next.along)
            else { return nil }
            return (ImportedStop(name: places.neighbor(turn.point), location: turn.point), turn.along)
        }
    }

    /// The lengths of a track up to each of these loose points, where it passes some of them several times: up to the
    /// visits that are in the order of their times, else in that of the file, else up to the first visit of each. Nil
    /// where the track passes each once.
    private func alongs(of points: [Int], in shape: LineShape) -> [Double]? {
        let passes = points.map { shape.passes(of: loosePoints[$0].location) }
        guard passes.contains(where: { $0.count > 1 }) else { return nil }
        let times = points.compactMap { loosePoints[$0].time }
        if times.count == points.count, Set(times).count == times.count {
            let order = times.indices.sorted { times[$0] < times[$1] }
            if let found = Self.inOrder(order.map { passes[$0] }) {
                var alongs = [Double](repeating: 0, count: points.count)
                for (index, along) in zip(order, found) { alongs[index] = along }
                return alongs
            }
        }
        return Self.inOrder(passes) ?? passes.map { $0.first ?? 0 }
    }

    /// One of the numbers of each list, the least by which each is not below the one before; nil where there are none.
    private static func inOrder(_ lists: [[Double]]) -> [Double]? {
        var found: [Double] = []
        for list in lists {
            guard let next = list.first(where: { $0 >= found.last ?? -.infinity }) else { return nil }
            // The next visit of the same place is another one.
            found.append(next.nextUp)
        }
        return found
    }

    /// Says which points are far from all tracks.
    private mutating func noteFarPoints() {
        guard !loosePoints.isEmpty else { return }
        hasFarPoints = true
        let names = loosePoints.prefix(3).map { point in
            point.name.map { Wording.quoted($0.text, maximumWidth: 40) } ?? "a point without a name"
        }
        let isOne = loosePoints.count == 1
        notices.append(
            "\(names.joined(separator: ", "))\(loosePoints.count > 3 ? ", …" : "") \(isOne ? "is" : "are") far from the way of "
                + "the track, and a trip of \(isOne ? "its" : "their") own")
    }
}
