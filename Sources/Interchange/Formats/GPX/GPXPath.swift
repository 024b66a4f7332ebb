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
    /// Whether the file has points in it, even if none of them could be taken.
    var hasPoints = false
    private var start: ImportedStop?
    private var end: ImportedStop?
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
        if start == nil { start = point } else { end = point }
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

    /// Whether it is a trip: it has stops. One that this program wrote is a trip with a name alone, too.
    func isTrip(isOwn: Bool) -> Bool { !stops.isEmpty || (isOwn && !hasPoints && name.flatMap(Name.cut) != nil) }
}
