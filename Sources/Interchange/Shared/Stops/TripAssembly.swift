import CivilTime
import Entities
import Geodesy
import Text

/// Puts trips together from the points of a file, which come one after the other with the name of their trip.
struct TripAssembly {
    /// A trip that is being put together.
    private struct Draft {
        let name: Name?
        var stops: [Waypoint] = []
        var unnamed = StopNumbers()
        var isRoundTrip = false
    }

    private var collector: StopCollector
    /// The name of the trip that has none; the file's where that is nil.
    var unnamed: Name?
    private var drafts: [Draft] = []
    /// The trip of each name that gets further points, and that of the points without a trip's name.
    private var open: [String: Int] = [:]
    private var openUnnamed: Int?
    /// The name asked for last and its trip: most points belong to the trip of the point before.
    private var last: (name: String, index: Int)?

    /// Starts without points; `unnamed` is the name of a trip that has none, otherwise it is the file's.
    init(_ context: ImportContext, unnamed: Name? = nil) {
        collector = StopCollector(context)
        self.unnamed = unnamed
    }

    /// Returns the trip for the next point of the trip called `name`: its open trip, else a new one. `startsAnew`
    /// closes the open one.
    mutating func trip(
        _ name: String?, startsAnew: Bool = false, line: @autoclosure () -> Int
    ) throws(TextFault) -> Int {
        if !startsAnew, let index = openTrip(name) {
            if let name { last = (name, index) }
            return index
        }
        let index = drafts.count
        drafts.append(Draft(name: collector.tripName(name, line: line)))
        try checkLimits()
        if let name {
            open[name] = index
            last = (name, index)
        } else {
            openUnnamed = index
        }
        return index
    }

    /// The trip of this name that points were last added to; nil when there is none yet.
    @inline(__always)
    func openTrip(_ name: String?) -> Int? {
        if let name { last?.name == name ? last?.index : open[name] } else { openUnnamed }
    }

    /// Adds a stop to a trip; with `isNamedByNote` a note of one line names a stop that has no name, with
    /// `keepsNoteLikeName` a note that repeats the name is one.
    mutating func add(
        name: String?, note: String?, place: Coordinate, to trip: Int, isNamedByNote: Bool = true,
        keepsNoteLikeName: Bool = false, line: @autoclosure () -> Int
    ) throws(TextFault) {
        collector.count(1)
        try checkLimits()
        let stop = collector.stop(
            name: name, note: note, at: place, isNamedByNote: isNamedByNote, keepsNoteLikeName: keepsNoteLikeName,
            line: line)
        let number = drafts[trip].stops.count + 1
        if stop.name == nil { drafts[trip].unnamed.append(number) }
        drafts[trip].stops.append(collector.waypoint(stop, number: number))
    }

    /// Adds a text to the note of the last stop of a trip, below what is there; false for a trip without stops.
    mutating func addNote(_ text: String, toLastStopOf trip: Int) -> Bool {
        guard let last = drafts[trip].stops.indices.last else { return false }
        drafts[trip].stops[last].addNote(text)
        return true
    }

    /// Makes a trip a round trip.
    mutating func closeLoop(of trip: Int) {
        drafts[trip].isRoundTrip = true
    }

    /// Returns the number of stops of a trip so far.
    func count(of trip: Int) -> Int { drafts[trip].stops.count }

    /// The last stop of a trip.
    func lastStop(of trip: Int) -> Waypoint? { drafts[trip].stops.last }

    /// Adds a text to the note of the last stop of a trip, unless it is there already.
    mutating func addToLastNote(_ text: String, of trip: Int) {
        guard let last = drafts[trip].stops.indices.last else { return }
        let known = Set(drafts[trip].stops[last].note?.text.split(separator: "\n") ?? [])
        for line in text.split(separator: "\n") where !known.contains(line) {
            drafts[trip].stops[last].addNote(String(line))
        }
    }

    /// The first stop of a trip.
    func firstStop(of trip: Int) -> Waypoint? { drafts[trip].stops.first }

    /// Remembers a point that was not taken; `text` is the line of a text in which nothing is a place.
    mutating func skip(_ reason: String, line: Int, text: String? = nil) throws(TextFault) {
        collector.skip(line: line, reason, text: text)
        try checkLimits()
    }

    /// Adds a notice about the file.
    mutating func notice(_ text: String) { collector.notice(text) }

    /// Adds a notice about a line of the file, with the line in front.
    mutating func notice(_ text: String, line: Int) {
        collector.notice(text, line: line)
    }

    /// Counts a line that is not taken because points are.
    mutating func leaveOutLine() {
        collector.leaveOut(lines: 1)
    }

    /// Counts points of lines that are not taken because they are many.
    mutating func leaveOut(linePoints: Int) {
        collector.leaveOut(linePoints: linePoints)
    }

    /// Counts a longitude beyond 180 that was turned back.
    mutating func countTurned() { collector.countTurned(1) }

    /// Counts a trip whose days are those of the parts of its way, the first of them `start` where it is known.
    mutating func takeDays(from start: CivilDate?) {
        collector.takeDays(from: start)
    }

    /// The first point that was found to be none.
    var firstSkipped: SkippedPoint? { collector.skipped.first }

    private func checkLimits() throws(TextFault) {
        if let reason = collector.overLimit(trips: drafts.count) { throw TextFault(reason: reason) }
    }

    /// Returns the trips with their notices; `beside` are notices about the file as a whole.
    mutating func finish(beside: [String] = []) -> ImportedTrips {
        for draft in drafts {
            collector.take(
                draft.name, otherwise: unnamed, draft.stops, unnamed: draft.unnamed, isRoundTrip: draft.isRoundTrip)
        }
        drafts = []
        for notice in beside { collector.notice(notice) }
        return collector.result()
    }
}
