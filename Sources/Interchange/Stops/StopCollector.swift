import Entities
import Geodesy

/// Makes stops and trips of what a file says, and keeps account of what could not be taken as it was.
struct StopCollector {
    /// So many names and notes that were changed are said one by one; the rest is counted.
    private static let listedChanges = 100
    /// A number behind a name takes at most so many characters.
    private static let roomForNumber = 10

    private let context: ImportContext
    private(set) var trips: [Trip] = []
    private var skipped: [SkippedPoint] = []
    private var stopCount = 0
    private var changes: [DecodingNotice] = []
    private var moreChanges = 0
    private var notices: [String] = []
    private var takenNames: Set<Name> = []
    /// The number that the next trip called by a fallback may have.
    private var numbers: [Name: Int] = [:]

    /// Collects for this import.
    init(_ context: ImportContext) {
        self.context = context
    }

    /// Notes that a point was not taken.
    mutating func skip(line: Int, _ reason: String) {
        skipped.append(SkippedPoint(line: line, reason: reason))
    }

    /// Counts stops that are kept.
    @inline(__always)
    mutating func count(_ stops: Int) {
        stopCount += stops
    }

    /// Why the file is refused as too large, with so many trips in it; nil when it is not.
    @inline(__always)
    func overLimit(trips: Int, loosePoints: Int = 0) -> String? {
        if max(stopCount, loosePoints) > TripAssembly.maximumStops {
            return "more than \(TripAssembly.maximumStops) points in one file"
        }
        if trips > TripAssembly.maximumTrips { return "more than \(TripAssembly.maximumTrips) trips in one file" }
        return skipped.count > TripAssembly.maximumSkipped
            ? "more than \(TripAssembly.maximumSkipped) points of this file are no places" : nil
    }

    /// Notes something else that the person should know.
    mutating func notice(_ text: String) {
        notices.append(text)
    }

    /// A stop with this name and note; a name over the limit is cut and the whole put in front of the note. `line` is
    /// only asked for when something had to be cut.
    mutating func stop(
        name: String?, note: String?, at location: Coordinate, line: () -> Int
    ) -> ImportedStop {
        var text = note
        var cutName: Name?
        if let name {
            if name.utf8.count <= Name.maximumBytes, let whole = try? Name(name) {
                return ImportedStop(name: whole, location: location, note: self.note(text, line))
            }
            cutName = Name.cut(beginning(of: name))
            if let cutName {
                record(.nameCut(line: line(), name: cutName))
                text = note.map { "\(name)\n\($0)" } ?? name
            }
        }
        return ImportedStop(name: cutName, location: location, note: self.note(text, line))
    }

    private mutating func note(_ text: String?, _ line: () -> Int) -> Note? {
        guard let text else { return nil }
        if text.utf8.count <= Note.maximumBytes, let whole = try? Note(text) { return whole }
        // Not a note, because it is empty or because it is too long.
        guard let note = Note.cut(beginning(of: text)) else { return nil }
        record(.noteCut(line: line()))
        return note
    }

    /// As much of a text as could become a name or a note, so that one of 100 MB is not gone through again and again.
    private func beginning(of text: String) -> String {
        let limit = 4 * Note.maximumBytes
        return text.utf8.count <= limit ? text : String(decoding: text.utf8.prefix(limit), as: UTF8.self)
    }

    private mutating func record(_ change: DecodingNotice) {
        if changes.count < StopCollector.listedChanges { changes.append(change) } else { moreChanges += 1 }
    }

    /// Makes a trip of stops; those without a name are called `Stop N`. A trip without a name gets `fallback`, and where
    /// that is taken a number behind it.
    mutating func take(
        name: String?, otherwise fallback: String?, _ stops: [ImportedStop], isRoundTrip: Bool, line: Int
    ) {
        let tripName: Name
        if let name = name.map(beginning), let own = Name.cut(name) {
            if (try? Name(name)) == nil { record(.nameCut(line: line, name: own)) }
            tripName = own
        } else {
            tripName = unused(fallback.flatMap(Name.cut) ?? Name.cut(context.fileName) ?? .newTrip)
        }
        var unnamed = StopNumbers()
        let id = context.identifiers.next()
        let waypoints = stops.enumerated().map { index, stop in
            if stop.name == nil { unnamed.append(index + 1) }
            return Waypoint(
                id: context.identifiers.next(), name: stop.name ?? .stop(index + 1), location: stop.location,
                note: stop.note)
        }
        if unnamed.count > 0 { record(.stopsNamed(unnamed, trip: tripName)) }
        takenNames.insert(tripName)
        trips.append(Trip(id: id, name: tripName, waypoints: waypoints, isRoundTrip: isRoundTrip))
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

    /// Everything that was collected.
    func result() -> ImportedTrips {
        var all = changes.map { "\($0)" }
        if moreChanges > 0 { all.append("\(moreChanges) more such changes of names and notes") }
        return ImportedTrips(trips: trips, skipped: skipped, notices: all + notices)
    }
}
