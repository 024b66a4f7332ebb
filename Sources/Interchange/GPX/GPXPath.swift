import Entities

/// A route or a track of a GPX file.
struct GPXPath {
    /// The line of its start tag.
    let line: Int
    let isTrack: Bool
    var name: String?
    var stops: [ImportedStop] = []
    var isRoundTrip = false
    /// Whether the file has points in it, even if none of them could be taken.
    var hasPoints = false
    private var start: ImportedStop?
    private var end: ImportedStop?

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

    /// Says that all points were added: a track without named points has start and end as stops, and the point that leads a
    /// round trip back to its start is not a stop of its own.
    mutating func close() {
        if stops.isEmpty { stops = [start, end].compactMap { $0 } }
        if isRoundTrip, stops.count > 1, let first = stops.first, let last = stops.last, first.isSame(as: last) {
            stops.removeLast()
        }
    }

    /// Whether it is a trip: it has stops, or it is one on purpose, with a name and no points at all.
    var isTrip: Bool { !stops.isEmpty || (!hasPoints && name.flatMap(Name.cut) != nil) }
}
