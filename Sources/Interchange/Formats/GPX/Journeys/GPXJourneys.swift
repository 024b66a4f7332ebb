import CivilTime
import Entities
import Geodesy
import Text

/// The routes, tracks and loose points of a GPX file, which often tell one journey several times: a track is the way of
/// a route, and loose points are what lies along a track.
struct GPXJourneys {
    var loosePoints: [ImportedStop]
    var paths: [GPXPath]
    /// The number of points of tracks that are left out, as only their ends are stops.
    private(set) var leftOut = 0
    /// The notices about what belongs together.
    var notices: [String] = []
    /// Whether they say that the loose points are a trip of their own.
    var hasFarPoints = false
    /// Whether every point of a track is taken, so that tracks are what they are.
    private let takesEveryPoint: Bool

    /// The largest distance of a stop from an end of a track that it is at, in metres.
    static let sameEnd = 500.0
    /// The largest distance from a track of what lies along it: a fiftieth of its length, within these limits, in
    /// metres.
    private static let reach = (share: 0.02, least: 250.0, most: 10_000.0)
    /// The most distances between loose points and points of tracks that are measured.
    static let mostMeasured = 20_000_000

    /// Takes the contents of a file.
    init(loosePoints: [ImportedStop], paths: [GPXPath], takesEveryPoint: Bool) {
        self.loosePoints = loosePoints
        self.paths = paths
        self.takesEveryPoint = takesEveryPoint
    }

    /// Gives each point its name, draws the routes that are only lines, and puts together what is one journey; the ends
    /// of tracks are called by what `places` knows. In a file that this program wrote (`isOwn`) nothing is but what is
    /// there.
    mutating func join(isOwn: Bool, _ places: TrackPlaces = TrackPlaces()) {
        let isAlone = loosePoints.isEmpty && paths.allSatisfy(\.isTrack)
        defer {
            if !isOwn, !takesEveryPoint {
                if isAlone { takeVertices() }
                leftOut = paths.reduce(0) { $0 + $1.leftOutCount }
            }
        }
        if !isOwn, !takesEveryPoint { leaveOutPointsOfOneRoute(isNamed: true) }
        let besidePlaces = Set(paths.indices.filter { isBesidePlaces(paths[$0]) })
        nameAfterLoosePoints()
        if !isOwn, !takesEveryPoint { drawRoutes(besidePlaces) }
        leaveOutPoints(ofTracks: false)
        if takesEveryPoint { return }
        if !isOwn {
            leaveOutPointsOfOneRoute(isNamed: false)
            takePointsAtStopsOfRoutes()
            nameEndsAfterTitles(places)
            chainTracks()
            nameJoints(places)
            leaveOutTracksOfRoutes()
        }
        leaveOutPoints(ofTracks: true)
        if !isOwn {
            placePointsAlongTracks(places)
            placePointsAlongRoutes()
            placeOnLoops(places)
            noteDays()
        }
    }

    /// Makes stops of the points of tracks that have few.
    private mutating func takeVertices() {
        for path in paths.indices { paths[path].takeVertices() }
    }

    /// Gives points of routes and tracks without a name the name of the loose point at the same place, and its note:
    /// many programs name a place only once. Of the points of a route it is the nearest one, and those as near as that,
    /// where the route comes there again, and an end. If every point of a track is taken, its points are no places.
    private mutating func nameAfterLoosePoints() {
        var index = NearbyStops()
        var named: [ImportedStop] = []
        for point in loosePoints where point.name != nil {
            index.insert(ImportedStop(name: nil, location: point.location))
            named.append(point)
        }
        guard !named.isEmpty else { return }
        let unnamed = paths.reduce(0) { $0 + ($1.isTrack ? 0 : $1.stops.count { $0.name == nil }) }
        let isFew = named.count * unnamed <= Self.mostCompared
        var taken: Set<Int> = []
        defer { removeLoosePoints(taken, of: named) }
        for path in paths.indices where !paths[path].isTrack || !takesEveryPoint {
            var near: [Int: [(stop: Int, distance: Double)]] = [:]
            for stop in paths[path].stops.indices where paths[path].stops[stop].name == nil {
                let place = paths[path].stops[stop].location
                guard
                    let found = index.match(paths[path].stops[stop])
                        ?? (paths[path].isTrack || !isFew ? nil : Self.nearest(to: place, of: named))
                else { continue }
                let distance = named[found].location.distance(to: place)
                near[found, default: []].append((stop, distance))
            }
            for (found, stops) in near {
                for stop in chosen(stops, of: paths[path]) {
                    if named[found].location.distance(to: paths[path].stops[stop].location) > ImportedStop.sameWithin {
                        taken.insert(found)
                    }
                    paths[path].stops[stop].name = named[found].name
                    paths[path].stops[stop].note = GPXPath.notes(paths[path].stops[stop].note, named[found].note)
                    paths[path].stops[stop].kind = paths[path].stops[stop].kind ?? named[found].kind
                }
            }
        }
    }

    /// The largest distance of a loose point from the point of a route without a name that it names, in metres.
    private static let namesWithin = 100.0

    /// The nearest of the points within reach of a place; nil where none is.
    private static func nearest(to place: Coordinate, of points: [ImportedStop]) -> Int? {
        var best: (index: Int, distance: Double)?
        for (index, point) in points.enumerated()
        where (point.location.latitude - place.latitude).magnitude < 0.001 {
            let distance = point.location.distance(to: place)
            if distance <= namesWithin, distance < best?.distance ?? .infinity { best = (index, distance) }
        }
        return best?.index
    }

    /// Takes the loose points out that gave their names to points of routes near to them.
    private mutating func removeLoosePoints(_ taken: Set<Int>, of named: [ImportedStop]) {
        guard !taken.isEmpty else { return }
        var number = -1
        loosePoints.removeAll { point in
            if point.name != nil { number += 1 }
            return point.name != nil && taken.contains(number)
        }
    }

    /// The largest difference of two distances that are the same, in metres.
    private static let sameDistance = 1.0

    /// Those of the stops near a loose point that it names.
    private func chosen(_ stops: [(stop: Int, distance: Double)], of path: GPXPath) -> [Int] {
        guard !path.isTrack, let least = stops.map(\.distance).min() else { return stops.map(\.stop) }
        var chosen: [Int] = []
        for (stop, distance) in stops {
            let isEnd = stop == 0 || stop == path.stops.count - 1
            guard isEnd || distance <= least + Self.sameDistance, chosen.last != stop - 1 else { continue }
            chosen.append(stop)
        }
        return chosen
    }

    /// Takes the points out that only draw a route: it has its ends and its named points, as a track has.
    private mutating func drawRoutes(_ besidePlaces: Set<Int>) {
        for index in paths.indices where !paths[index].isTrack {
            let count = paths[index].leaveOutLine(hasPlaces: besidePlaces.contains(index))
            guard count > 0 else { continue }
            let name = paths[index].name.flatMap(Name.cut).map { Wording.quoted($0.text) } ?? "a route"
            notices.append(
                "\(count) points without a name only draw \(name); its ends and its named points are stops "
                    + "(--every-point takes all)")
        }
    }

    /// Takes out the loose points that the routes, or that the tracks, have too; a note that only the loose point has
    /// goes to the other. Those of tracks only when they are all there: else the track is but the way between some of
    /// them.
    private mutating func leaveOutPoints(ofTracks isTrack: Bool) {
        guard !loosePoints.isEmpty, paths.contains(where: { $0.isTrack == isTrack }) else { return }
        var index = NearbyStops()
        var places: [(path: Int, stop: Int)] = []
        var notes: [Name?: Set<Note>] = [:]
        for (path, content) in paths.enumerated() where content.isTrack == isTrack {
            for (stop, point) in content.stops.enumerated() {
                index.insert(point)
                places.append((path, stop))
                if let note = point.note { notes[point.name, default: []].insert(note) }
            }
        }
        if isTrack, !loosePoints.allSatisfy({ index.match($0) != nil }) { return }
        loosePoints.removeAll { point in
            guard let found = index.match(point) else { return false }
            let place = places[found]
            paths[place.path].stops[place.stop].kind = paths[place.path].stops[place.stop].kind ?? point.kind
            // A place that comes twice may have its note at the second stop.
            if let note = point.note, notes[point.name]?.contains(note) == true { return true }
            let own = paths[place.path].stops[place.stop].note
            paths[place.path].stops[place.stop].note = GPXPath.notes(own, point.note)
            return true
        }
    }

    /// Joins tracks of which each begins where the one before ended, as those of the days of a journey do. One that
    /// leads back to its start is a tour of its own.
    private mutating func chainTracks() {
        putTracksInOrderOfTimes()
        var joined: [GPXPath] = []
        var unused: [String] = []
        for (index, path) in paths.enumerated() {
            if let last = joined.last, Self.isChained(last, to: path) {
                if path.name != paths[index - 1].name {
                    unused += (last.joints.isEmpty ? [paths[index - 1], path] : [path]).compactMap(\.unusedTitle)
                }
                joined[joined.count - 1].append(path)
            } else if let last = joined.last,
                last.isDayBefore(path, within: Self.sameEnd) || last.isFollowed(by: path, within: Self.sameEnd)
            {
                joined[joined.count - 1].append(route: path)
            } else {
                joined.append(path)
            }
        }
        // No stage names the whole.
        for index in joined.indices where joined[index].lastStage != nil { joined[index].name = nil }
        paths = joined
        notices += TrackDay.notice(ofNames: unused)
    }

    /// Leaves the tracks out that are the way of a route, or of a part of it: they have its ends, or it lies along
    /// them, or they begin and end at its stops.
    private mutating func leaveOutTracksOfRoutes() {
        let routes = paths.filter { !$0.isTrack && $0.stops.count > 1 }
        guard !routes.isEmpty else { return }
        let size = routes.reduce(0) { $0 + $1.stops.count } * paths.reduce(0) { $0 + $1.shape.points.count }
        guard size <= Self.mostMeasured else { return }
        var leftOut = 0
        paths.removeAll { path in
            guard path.isTrack, routes.contains(where: { Self.isWay(path, of: $0) }) else { return false }
            leftOut += 1
            return true
        }
        noteTracks(leftOut)
    }

    private mutating func noteTracks(_ count: Int) {
        guard count > 0 else { return }
        notices.append(
            "\(Wording.counted(count, "track")) \(count == 1 ? "is" : "are") the way between the stops of another trip of "
                + "the file, and no \(count == 1 ? "trip of its own" : "trips of their own")")
    }

    /// Whether a track is the way of a route; not if it names stops that the route does not have.
    private static func isWay(_ track: GPXPath, of route: GPXPath) -> Bool {
        guard let start = track.shape.start, let end = track.shape.end else { return false }
        var index = NearbyStops()
        for stop in route.stops { index.insert(stop) }
        // What is called otherwise at a stop of the route is that stop.
        func isOfRoute(_ point: ImportedStop) -> Bool {
            route.stops.contains { $0.location.distance(to: point.location) <= ImportedStop.sameWithin }
        }
        guard track.stops.allSatisfy({ $0.name == nil || index.match($0) != nil || isOfRoute($0) }) else {
            return false
        }
        func isAtStop(_ place: Coordinate) -> Bool {
            route.stops.contains { $0.location.distance(to: place) <= sameEnd }
        }
        if isAtStop(start), isAtStop(end), start.distance(to: end) > sameEnd { return true }
        let reach = reach(of: track)
        var (first, last) = (Double.infinity, 0.0)
        for stop in route.stops {
            guard let found = track.shape.nearest(to: stop.location), found.distance <= reach else { return false }
            (first, last) = (min(first, found.along), max(last, found.along))
        }
        // One that goes far beyond the route is more than its way.
        return last - first >= leastOfWay * track.shape.length
    }

    /// The least share of a track that lies between the first and the last stop of the route whose way it is; that of a
    /// loop leads back behind the last one.
    private static let leastOfWay = 0.4

    /// The largest distance from a track of what lies along it, in metres.
    static func reach(of track: GPXPath) -> Double {
        reach(ofLength: track.shape.length)
    }

    /// The same for the length of a way in metres.
    static func reach(ofLength length: Double) -> Double {
        min(max(length * reach.share, reach.least), reach.most)
    }

    /// Leaves the tracks out that begin and end at loose points, which have no other named points.
    mutating func leaveOutTracksBetweenPoints() {
        let points = loosePoints
        var leftOut = 0
        paths.removeAll { path in
            guard path.isTrack, let start = path.shape.start, let end = path.shape.end,
                start.distance(to: end) > Self.sameEnd,
                [start, end].allSatisfy({ place in
                    points.contains { $0.location.distance(to: place) <= Self.sameEnd }
                }), path.stops.allSatisfy({ stop in stop.name == nil || points.contains { $0.isSame(as: stop) } })
            else { return false }
            leftOut += 1
            return true
        }
        noteTracks(leftOut)
    }
}
