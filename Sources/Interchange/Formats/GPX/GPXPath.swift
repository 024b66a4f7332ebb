import CivilTime
import Entities
import Geodesy

/// A route or a track of a GPX file.
struct GPXPath {
    /// The line of its start tag.
    let line: Int
    let isTrack: Bool
    var name: String?
    var stops: [ImportedStop] = []
    var isRoundTrip = false
    /// Whether it is a day of another route of a file that this program wrote.
    var isDay = false
    /// The record of the plans of the trip, as this program wrote it.
    var plans: String?
    /// Whether the file has points in it, even if none of them could be taken.
    var hasPoints = false
    /// The time at which a track begins, in minutes since 1970.
    private var begun: Int64?
    /// The times of its first and its last point, in minutes since 1970; nil where they are not both known, or not in
    /// this order.
    var times: ClosedRange<Int64>? {
        guard let begun, let ended = end?.time, begun <= ended else { return nil }
        return begun...ended
    }
    /// The days of its first and its last part.
    private(set) var (firstDay, lastDay) = (TrackDay(title: nil), TrackDay(title: nil))
    /// Whether the days of its parts are told by them.
    private(set) var hasNights = false
    private var start: ImportedStop?
    private var end: ImportedStop?
    /// The points of a track as long as they are few, and their number.
    private var vertices: [ImportedStop] = []
    private var vertexCount = 0
    /// The number of its stops before others were put between them; nil where none were.
    private var trackStopCount: Int?
    /// The course of a track, and of a route that its points only draw.
    private(set) var shape = LineShape()
    /// The points of a route, by their numbers, that lead it and are no stops.
    private var guides: [Int: GPXPointRole] = [:]
    /// The number of points of a route that were left out because they only lead it.
    private(set) var guideCount = 0
    /// The number of names that count up, such as TP001 and TP002, from which they are taken for those of the points of
    /// a line.
    private static let countingNames = 20

    /// A path without points whose start tag is at `line`.
    init(line: Int, isTrack: Bool) {
        self.line = line
        self.isTrack = isTrack
    }

    /// Whether the content of a `type` element marks a round trip.
    static func meansRoundTrip(_ type: String) -> Bool {
        Name.cut(type)?.text.lowercased() == GPXWriting.roundTripType
    }

    /// Adds a point of a track; of those that are no stops the first and the last are kept.
    mutating func addTrackPoint(_ point: ImportedStop, isStop: Bool) {
        if isStop { stops.append(point) }
        shape.append(point.location)
        vertexCount += 1
        if vertexCount <= StopCollector.mostPointsOfLine {
            vertices.append(ImportedStop(name: nil, location: point.location))
        } else {
            vertices = []
        }
        if start == nil { (start, begun) = (point, point.time) } else { end = point }
    }

    /// Adds a point of a route; one that only leads it is left out when the path is closed, but for the two ends.
    mutating func addRoutePoint(_ point: ImportedStop, role: GPXPointRole) {
        if role != .place { guides[stops.count] = role }
        stops.append(point)
    }

    /// Ends the adding of points: a track has its start, its named points and its end as stops, and the point that
    /// leads a round trip back to its start is not a stop of its own. In a track that this program wrote (`isOwn`)
    /// every named point is a stop, whatever its name. Linear.
    mutating func close(isOwn: Bool) {
        leaveOutGuides()
        let beginning = isTrack ? start : stops.first
        firstDay = TrackDay(title: name, time: isTrack ? begun : beginning?.time, at: beginning?.location)
        lastDay = firstDay
        if isTrack, !isOwn, hasNamesOfALine {
            stops = []
            start?.name = nil
            end?.name = nil
        }
        if stops.isEmpty { stops = [start, end].compactMap { $0 } } else if isTrack, !isOwn { addEnds() }
        if isRoundTrip, stops.count > 1, let first = stops.first, let last = stops.last, first.isSame(as: last) {
            stops.removeLast()
        }
    }

    /// Adds start and end of a track whose named points do not have them. A name there only leads the way, and is not
    /// taken.
    private mutating func addEnds() {
        func isAt(_ point: ImportedStop, _ stop: ImportedStop?) -> Bool {
            stop.map { $0.location.distance(to: point.location) <= ImportedStop.sameWithin } ?? false
        }
        if let start, !isAt(start, stops.first) {
            stops.insert(ImportedStop(name: nil, location: start.location), at: 0)
        }
        if let end, !isAt(end, stops.last) { stops.append(ImportedStop(name: nil, location: end.location)) }
    }

    /// Takes out the points that only lead the route; an instruction at one of its ends does not name the place there.
    private mutating func leaveOutGuides() {
        guard !guides.isEmpty else { return }
        for number in [0, stops.count - 1] where guides[number] == .instruction {
            stops[number].name = nil
            stops[number].note = nil
        }
        let ends = [0, stops.count - 1]
        let kept = stops.indices.filter { guides[$0] == nil || ends.contains($0) }
        guideCount = stops.count - kept.count
        stops = kept.map { stops[$0] }
        guides = [:]
    }

    /// Whether the names of the points only distinguish the points of a line, or are all equal.
    private var hasNamesOfALine: Bool {
        guard stops.count > 2, let first = stops.first?.name else { return false }
        if stops.allSatisfy({ $0.name == first }) { return true }
        guard stops.count >= GPXPath.countingNames else { return false }
        let beginning = first.text.prefix { !$0.isNumber }
        return stops.allSatisfy { stop in
            guard let name = stop.name?.text, name.hasPrefix(beginning) else { return false }
            let rest = name.dropFirst(beginning.count)
            return !rest.isEmpty && rest.allSatisfy(\.isNumber)
        }
    }

    /// The number of points without a name from which on a route is a line that they draw, and that where its ends have
    /// names and no other point has one.
    private static let (drawnPoints, leadingPoints) = (100, 3)

    /// Takes the points without a name out of a route that has very many of them, but for its ends, and returns how
    /// many these were. Names that only count up are none. Where the file has places beside the route (`hasPlaces`),
    /// fewer points draw it.
    mutating func leaveOutLine(hasPlaces: Bool) -> Int {
        let least =
            hasPlaces ? StopCollector.mostPointsOfLine + 1 : isLedBetweenNames ? Self.leadingPoints : Self.drawnPoints
        guard !isTrack, stops.count >= least else { return 0 }
        if hasNamesOfALine {
            for index in stops.indices { stops[index].name = nil }
        }
        let unnamed = stops.count { $0.name == nil }
        guard unnamed >= least, unnamed * 2 > stops.count else { return 0 }
        for stop in stops { shape.append(stop.location) }
        let ends = [0, stops.count - 1]
        let kept = stops.indices.filter { ends.contains($0) || stops[$0].name != nil }
        let count = stops.count - kept.count
        stops = kept.map { stops[$0] }
        return count
    }

    /// Makes stops of the points of a track that has no other ones than its ends and few points.
    mutating func takeVertices() {
        guard isTrack, vertexCount > stops.count, stops.count <= 2, vertices.count == vertexCount,
            stops.allSatisfy({ $0.name == nil && $0.note == nil })
        else { return }
        stops = vertices
    }

    /// The number of the points of a track that are no stops.
    var leftOutCount: Int { isTrack ? max(0, vertexCount - (trackStopCount ?? stops.count)) : 0 }

    /// The first day of a journey of which the nights are known; nil where the file does not tell it.
    var firstDate: CivilDate? { hasNights ? firstDay.date : nil }

    /// The largest distance between the end of this path and the beginning of the next part of a journey, in metres:
    /// `usual`, or more over night.
    func reach(to other: GPXPath, usual: Double) -> Double {
        lastDay.isBefore(other.firstDay) ? LineChain.reachOverNight : usual
    }

    /// Puts the nights up to the first day of another path at the stop where this one ends.
    private mutating func sleep(before other: GPXPath, at stop: Int) {
        defer { lastDay = other.lastDay }
        guard let nights = lastDay.nights(to: other.firstDay), nights > 0, stops.indices.contains(stop) else { return }
        stops[stop].nights = nights
        hasNights = true
    }

    /// Adds a track that goes on where this one ends. Where both are called otherwise neither name is that of the
    /// whole.
    mutating func append(_ other: GPXPath) {
        if other.name != name { name = nil }
        vertexCount += other.vertexCount - 1
        vertices = vertexCount <= StopCollector.mostPointsOfLine ? vertices + other.vertices.dropFirst() : []
        shape.append(other.shape)
        // The start of the second is the end of the first.
        let count = stops.count
        let isSameName = stops.last?.name == other.stops.first?.name
        if stops.last?.name == nil, other.stops.first?.name != nil { _ = stops.popLast() }
        let isNamedThere = other.stops.first?.name != nil && !isSameName
        if !stops.isEmpty, !isNamedThere { joints.append(stops.count - 1) }
        let wasPopped = stops.count < count
        let joint = wasPopped ? stops.count : stops.count - 1
        stops += stops.isEmpty || isNamedThere ? other.stops[...] : other.stops.dropFirst()
        sleep(before: other, at: joint)
        hasPoints = hasPoints || other.hasPoints
    }

    /// The positions of the stops at which tracks were joined, as long as no other stops were put between them.
    private(set) var joints: [Int] = []

    /// The name of the last stage that was added to a route; nil where it is one by itself.
    private(set) var lastStage: String?

    /// Whether another route is the next stage of a journey: it begins where this one ends, in metres, and is called as
    /// this one but for its number, as `Day 1` and `Day 2`.
    func isDayBefore(_ other: GPXPath, within distance: Double) -> Bool {
        guard !isTrack, !other.isTrack, !isRoundTrip, !other.isRoundTrip, let name, let next = other.name,
            let end = stops.last?.location, let start = other.stops.first?.location, stops.count > 1
        else { return false }
        let before = lastStage ?? name
        if before != next, lastDay.isBefore(other.firstDay) {
            return end.distance(to: start) <= LineChain.reachOverNight
        }
        return before != next && before.filter(\.isLetter) == next.filter(\.isLetter)
            && next.contains(where: \.isNumber) && end.distance(to: start) <= distance
    }

    /// Adds the next stage of a journey to a route, whose name is that of none of them then.
    mutating func append(route other: GPXPath) {
        lastStage = other.name
        let isNamedThere = stops.last?.name == nil && other.stops.first?.name != nil
        if isNamedThere { _ = stops.popLast() }
        let joint = isNamedThere ? stops.count : stops.count - 1
        defer { sleep(before: other, at: joint) }
        stops += isNamedThere ? other.stops[...] : other.stops.dropFirst()
        hasPoints = hasPoints || other.hasPoints
    }

    /// Adds stops to a track where it passes them; `along` is how far that is from its start. A stop within `distance`
    /// of an end that has no name is that end. All in metres.
    mutating func insert(_ points: [(stop: ImportedStop, along: Double)], within distance: Double) {
        guard !points.isEmpty else { return }
        trackStopCount = trackStopCount ?? stops.count
        var own = stops.map { (stop: $0, along: shape.nearest(to: $0.location)?.along ?? 0) }
        if own.count > 1, let end = shape.end, let last = own.last, last.stop.location == end {
            own[own.count - 1].along = .infinity
        }
        var added = points
        // In a loop the end is at the start, which the points there are.
        for index in added.indices where !isLoop(within: distance) {
            let place = added[index].stop.location
            // Of several passages only the last is the end.
            let isLast = !added[(index + 1)...].contains { $0.stop.location == place && $0.along > added[index].along }
            if isLast, let end = shape.end, place.distance(to: end) <= distance { added[index].along = .infinity }
        }
        for (isStart, place) in [(true, shape.start), (false, shape.end)] {
            guard let place, added.contains(where: { $0.stop.location.distance(to: place) <= distance }) else {
                continue
            }
            guard let stop = isStart ? own.first : own.last, stop.stop.name == nil, stop.stop.note == nil else {
                continue
            }
            if isStart { own.removeFirst() } else { own.removeLast() }
        }
        takeNamesOfJoints(&own, &added)
        var nearby = NearbyStops()
        for stop in own { nearby.insert(stop.stop) }
        let all = own + added.filter { nearby.match($0.stop) == nil }
        stops = all.enumerated().sorted { ($0.element.along, $0.offset) < ($1.element.along, $1.offset) }
            .map(\.element.stop)
    }

    /// Calls the stops at which tracks were joined after the points there, which are these stops.
    private func takeNamesOfJoints(
        _ own: inout [(stop: ImportedStop, along: Double)], _ added: inout [(stop: ImportedStop, along: Double)]
    ) {
        for joint in joints where stops.indices.contains(joint) {
            let place = stops[joint].location
            guard let found = own.firstIndex(where: { $0.stop.location == place }),
                let point = added.firstIndex(where: { $0.stop.location.distance(to: place) <= Self.atJoint })
            else { continue }
            let stop = added.remove(at: point).stop
            own[found].stop.name = stop.name ?? own[found].stop.name
            own[found].stop.kind = stop.kind ?? own[found].stop.kind
            own[found].stop.note = Self.notes(own[found].stop.note, stop.note)
        }
    }

    /// The largest distance of a point from the stop that it is, where two tracks were joined, in metres.
    private static let atJoint = 100.0

    /// Returns both notes, the one below the other; lines of the second that the first has already are left out.
    static func notes(_ first: Note?, _ second: Note?) -> Note? {
        guard let first, let second else { return first ?? second }
        let known = Set(first.text.split(separator: "\n"))
        let new = second.text.split(separator: "\n").filter { !known.contains($0) }
        return new.isEmpty ? first : Note.cut("\(first.text)\n\(new.joined(separator: "\n"))")
    }

    /// Whether it is a trip: it has stops. One that this program wrote is a trip with a name alone, too.
    func isTrip(isOwn: Bool) -> Bool { !stops.isEmpty || (isOwn && !hasPoints && name.flatMap(Name.cut) != nil) }
}
