import CivilTime
import Entities
import Geodesy
import Text

/// Makes stops and trips from the contents of a file, and records all changed and skipped parts. Every format uses it.
///
/// Names and notes over their limits are cut, unnamed points are called `Stop N`; all of it is remembered for the
/// person. The number of a line is only computed for a notice about it.
struct StopCollector {
    /// The most stops that a file may hold.
    static let maximumStops = LibrarySize.maximumStops
    /// The most points of one file that may be skipped; a file with more is of another format.
    static let maximumSkipped = 100_000
    /// The most changed names and notes that are listed one by one; the rest is counted.
    private static let listedChanges = 100
    /// The characters that a number behind a name may take.
    private static let roomForNumber = 10

    private let context: ImportContext
    private(set) var trips: [Trip] = []
    /// The points that were not taken, in the order in which that was found.
    private(set) var skipped: [SkippedPoint] = []
    private var stopCount = 0
    /// Notices about single lines of the file.
    private var lineNotices: [(line: Int, text: String)] = []
    /// The number of names and notes that were changed.
    private var changeCount = 0
    /// The notices about stops without names, one for each trip that has some.
    private var stopsNamed: [DecodingNotice] = []
    private var notices: [String] = []
    /// The number of lines that were left out because there are points.
    private var lineCount = 0
    /// The first days of trips whose days are those of the parts of their ways.
    private var starts: [CivilDate?] = []
    /// The number of points of lines that were left out, as only the ends of a long line are stops.
    private var linePointCount = 0
    /// The most points of a line, without other places, that are its stops.
    static let mostPointsOfLine = 25
    /// The number of longitudes beyond 180 that were turned back.
    private var turnedCount = 0
    /// Whether a stop has nights, and a trip a first day.
    private var (hasNights, hasStart) = (false, false)
    private var takenNames: Set<Name> = []
    /// The number that the next trip called by a fallback may have.
    private var numbers: [Name: Int] = [:]

    /// Collects for this import.
    init(_ context: ImportContext) {
        self.context = context
    }

    /// Notes that a point was not taken; `text` is the line of a text in which nothing is a place.
    mutating func skip(line: Int, _ reason: String, text: String? = nil) {
        skipped.append(SkippedPoint(line: line, reason: reason, text: text))
    }

    /// Counts stops that are kept.
    @inline(__always)
    mutating func count(_ stops: Int) {
        stopCount += stops
    }

    /// Returns the reason for refusing a file with these numbers of trips and stops; nil for a file that is taken.
    @inline(__always)
    static func overLimit(trips: Int, stops: Int) -> String? {
        LibrarySize.refusal(trips: trips, stops: stops)
    }

    /// Returns the reason for refusing the file as too large, with `trips` trips in it; nil for a file that is taken.
    @inline(__always)
    func overLimit(trips: Int, loosePoints: Int = 0) -> String? {
        if let reason = StopCollector.overLimit(trips: trips, stops: max(stopCount, loosePoints)) { return reason }
        return skipped.count > StopCollector.maximumSkipped
            ? "more than \(StopCollector.maximumSkipped) points of this file are no places" : nil
    }

    /// Counts lines that are not taken because points are.
    mutating func leaveOut(lines: Int) {
        lineCount += lines
    }

    /// Whether the points of lines that follow one another are stops, of which there would be so many.
    func takesPoints(ofLines count: Int) -> Bool {
        context.takesEveryPoint || count <= StopCollector.mostPointsOfLine
    }

    /// Counts points of lines that are not taken because they are many.
    mutating func leaveOut(linePoints: Int) {
        linePointCount += linePoints
    }

    /// Counts a trip whose days are those of the parts of its way, the first of them `start` where it is known.
    mutating func takeDays(from start: CivilDate?) {
        starts.append(start)
    }

    /// Notes something else that the person should know.
    mutating func notice(_ text: String) {
        notices.append(text)
    }

    /// Notes something that the person should know of a line, which goes in front.
    mutating func notice(_ text: String, line: Int) {
        guard lineNotices.count < StopCollector.maximumSkipped else { return }
        lineNotices.append((line, "line \(line): \(text)"))
    }

    /// A stop with this name and note; a name over the limit is cut and the whole put in front of the note. `line` is
    /// only asked for when something had to be cut.
    ///
    /// A note that only repeats the name is none, unless `keepsNoteLikeName` is true: then a person wrote it. If there
    /// is no name, a note of one line is the name, unless `isNamedByNote` is false: then a point without a name is no
    /// place of its own. The texts that Google writes for unknown places are neither.
    @inline(__always)
    mutating func stop(
        name: String?, note: String?, at location: Coordinate, isNamedByNote: Bool = true,
        keepsNoteLikeName: Bool = false, line: () -> Int
    ) -> ImportedStop {
        let (name, note) = keepsNoteLikeName ? (name, note) : (name.flatMap(unlessUnknown), note.flatMap(unlessUnknown))
        guard let name else {
            guard let note else { return ImportedStop(name: nil, location: location) }
            return unnamedStop(note, at: location, isNamedByNote, line)
        }
        if name.utf8.count <= Name.maximumBytes, let whole = try? Name(name) {
            let note = self.note(note, line)
            let isRepeated = !keepsNoteLikeName && note?.text == whole.text
            return ImportedStop(name: whole, location: location, note: isRepeated ? nil : note)
        }
        guard let cut = Name.cut(beginning(of: name)) else {
            guard let note else { return ImportedStop(name: nil, location: location) }
            return unnamedStop(note, at: location, isNamedByNote, line)
        }
        record(.nameCut(line: line(), name: cut), line)
        return ImportedStop(
            name: cut, location: location, note: self.note(note.map { "\(name)\n\($0)" } ?? name, line))
    }

    /// A stop without a name: a note of one line, which is no link, is one.
    private mutating func unnamedStop(
        _ text: String, at location: Coordinate, _ isNamedByNote: Bool, _ line: () -> Int
    ) -> ImportedStop {
        let note = self.note(text, line)
        guard isNamedByNote, let note, note.text.utf8.count <= Name.maximumBytes, !note.text.utf8.contains(0x0A),
            !ListLine.beginsLikeLink(note.text.utf8), let name = try? Name(note.text)
        else { return ImportedStop(name: nil, location: location, note: note) }
        return ImportedStop(name: name, location: location)
    }

    private mutating func note(_ text: String?, _ line: () -> Int) -> Note? {
        guard let text else { return nil }
        if text.utf8.count <= Note.maximumBytes, let whole = try? Note(text) { return whole }
        // Not a note, because it is empty or because it is too long.
        guard let note = Note.cut(beginning(of: text)) else { return nil }
        record(.noteCut(line: line()), line)
        return note
    }

    /// As much of a text as could become a name or a note, so that one of 100 MB is not gone through again and again.
    private func beginning(of text: String) -> String {
        let limit = 4 * Note.maximumBytes
        return text.utf8.count <= limit ? text : String(decoding: text.utf8.prefix(limit), as: UTF8.self)
    }

    private mutating func record(_ change: DecodingNotice, _ line: () -> Int) {
        changeCount += 1
        if changeCount <= StopCollector.listedChanges { lineNotices.append((line(), "\(change)")) }
    }

    /// The stop as one of a trip in which it is the one of this number.
    func waypoint(_ stop: ImportedStop, number: Int) -> Waypoint {
        var waypoint = Waypoint(
            id: context.identifiers.next(), name: stop.name ?? .stop(number), location: stop.location, note: stop.note)
        if let kind = stop.kind { try? waypoint.plan.set(.kind(kind)) }
        if let nights = stop.nights { try? waypoint.plan.set(.nights(nights)) }
        return waypoint
    }

    /// The name of a trip; nil when the text is none. One over the limit is cut.
    mutating func tripName(_ text: String?, line: () -> Int) -> Name? {
        guard let text = text.map(beginning), let name = Name.cut(text) else { return nil }
        if (try? Name(text)) == nil { record(.nameCut(line: line(), name: name), line) }
        return name
    }

    /// Makes a trip of stops. One without a name gets `fallback`, and where that is taken a number behind it.
    mutating func take(
        name: String?, otherwise fallback: String?, _ stops: [ImportedStop], isRoundTrip: Bool, line: Int
    ) {
        let name = tripName(name) { line }
        var unnamed = StopNumbers()
        for (index, stop) in stops.enumerated() where stop.name == nil { unnamed.append(index + 1) }
        let waypoints = stops.enumerated().map { waypoint($1, number: $0 + 1) }
        if stops.contains(where: { $0.nights != nil }) { hasNights = true }
        take(name, otherwise: fallback.flatMap(Name.cut), waypoints, unnamed: unnamed, isRoundTrip: isRoundTrip)
    }

    /// Makes a trip of finished stops, of which those with the numbers `unnamed` had no name.
    mutating func take(
        _ name: Name?, otherwise fallback: Name?, _ stops: [Waypoint], unnamed: StopNumbers, isRoundTrip: Bool
    ) {
        let name = name ?? unused(fallback ?? Name.cut(context.fileName) ?? .newTrip)
        let (stops, unnamed) = named(stops, unnamed)
        if unnamed.count > 0 { stopsNamed.append(.stopsNamed(unnamed, trip: name)) }
        takenNames.insert(name)
        trips.append(Trip(id: context.identifiers.next(), name: name, waypoints: stops, isRoundTrip: isRoundTrip))
    }

    /// Stops of which the first and the last, where they have no name, are called after the nearest town that is known;
    /// and the numbers of those that still have none.
    private func named(_ stops: [Waypoint], _ unnamed: StopNumbers) -> ([Waypoint], StopNumbers) {
        guard unnamed.count > 0 else { return (stops, unnamed) }
        var stops = stops
        for index in Set([0, stops.count - 1]) where stops[index].name == .stop(index + 1) {
            if let name = context.nameOfNeighbor(of: stops[index].location) { stops[index].name = name }
        }
        return (stops, StopNumbers(stops.indices.filter { stops[$0].name == .stop($0 + 1) }.map { $0 + 1 }))
    }

    /// `name`, or with the first number behind it that no trip of this file has yet.
    private mutating func unused(_ name: Name) -> Name {
        guard takenNames.contains(name) else { return name }
        let beginning = name.text.prefix(Name.maximumCharacters - StopCollector.roomForNumber)
        while true {
            let number = numbers[name, default: 2]
            numbers[name] = number + 1
            guard let numbered = Name.cut("\(beginning) \(number)"), takenNames.contains(numbered) else {
                return Name.cut("\(beginning) \(number)") ?? name
            }
        }
    }

    /// Calls the trip at an index otherwise.
    mutating func rename(_ index: Int, _ name: Name) { trips[index].name = name }

    /// Counts longitudes beyond 180 that were turned back.
    mutating func countTurned(_ count: Int) { turnedCount += count }

    /// Begins the trip that was taken last on a day.
    mutating func begin(on date: CivilDate) {
        guard let last = trips.indices.last else { return }
        try? trips[last].plan.set(.start(date))
        hasStart = true
    }

    /// Returns the collected trips and notices, in the order of the lines; those about the whole file come last.
    mutating func result() -> ImportedTrips {
        for change in DecodingNotice.condensed(stopsNamed) { record(change) { .max } }
        // Notices about one line keep their order, which sorting alone does not promise.
        var all = lineNotices.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element.text)
        let more = changeCount - StopCollector.listedChanges
        if more > 0 { all.append("\(more) more such changes of names and notes") }
        if lineCount > 0 {
            let counted = Wording.counted(lineCount, "line")
            notices.append("\(counted) left out: where there are points, lines are not taken")
        }
        if !starts.isEmpty { notices.append(TrackDay.notice(starts)) }
        if linePointCount > 0 {
            notices.append("\(Wording.counted(linePointCount, "point")) of lines left out; --every-point takes them")
        }
        if turnedCount > 0 {
            notices.append(
                "\(Wording.counted(turnedCount, "longitude")) beyond 180° \(turnedCount == 1 ? "was" : "were") turned by 360°, "
                    + "as the way crosses the date line")
        }
        let points = skipped.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        var imported = ImportedTrips(trips: trips, skipped: points.map(\.element), notices: all + notices)
        if hasNights || hasStart {
            imported.plans = HeldPlans(start: hasStart, currency: false, stops: hasNights ? [.nights] : [])
        }
        return imported
    }
}
