import CivilTime
import Entities
import Geodesy
import Text

/// Writes trips as a list that import reads again: `Salzburg=47.8,13.05 (2027-07-16, 2 nights, 240 EUR, the lake)`.
struct ListWriting {
    /// The text, with what it cannot hold.
    private(set) var document: ExportedDocument
    private var bytes: [UInt8] = []
    /// Those of the stops by which lines are tried.
    private let identifiers = RandomIdentifiers()
    /// The numbers of notes, nights, costs and first days that are not written.
    private var (notes, nights, costs, days) = (0, 0, 0, 0)

    /// The parts that stand behind the place of a stop.
    private struct Parts {
        var day: CivilDate?
        var nights: Int?
        var cost: String?
        var currency: String?
        var note: String?
    }

    /// Reads a line as import does; nil where it is refused.
    private let read: (String, ImportContext) -> ImportedTrips?

    /// Writes trips; by `read` each line that says more than a place is tried. Linear.
    init(_ trips: [Trip], read: @escaping (String, ImportContext) -> ImportedTrips?) {
        self.read = read
        document = ExportedDocument(bytes: [], warnings: [])
        bytes.reserveCapacity(trips.reduce(64) { $0 + $1.waypoints.count * 48 })
        for trip in trips {
            bytes.append(contentsOf: (trip.isRoundTrip ? ListTitle.roundTrip : ListTitle.trip).utf8)
            bytes.append(contentsOf: trip.name.text.utf8)
            bytes.append(0x0A)
            for (index, stop) in trip.waypoints.enumerated() {
                append(stop, day: index == 0 ? trip.plan.start : nil, currency: trip.plan.currency)
            }
            if trip.waypoints.isEmpty, trip.plan.start != nil { days += 1 }
        }
        var kept: Set<String> = []
        if nights == 0 { kept.insert("nights") }
        if days == 0 { kept.insert("first day") }
        // A currency without costs is written nowhere.
        let hasCosts = trips.allSatisfy { trip in
            trip.plan.currency == nil || trip.waypoints.contains { $0.plan.cost != nil }
        }
        if costs == 0 { kept.formUnion(hasCosts ? ["costs", "currency"] : ["costs"]) }
        var warnings = LeftOut(trips, keeps: kept)
        if notes > 0 {
            warnings.add("list has notes of one line: \(Wording.counted(notes, "note")) left out; json keeps them")
        }
        document = ExportedDocument(bytes: bytes, warnings: warnings.lines)
        bytes = []
    }

    private mutating func append(_ stop: Waypoint, day: CivilDate?, currency: String?) {
        var parts = Parts(day: day, nights: stop.plan.nights, note: stop.note?.text)
        if parts.nights == 0 { (parts.nights, nights) = (nil, nights + 1) }
        if let cost = stop.plan.cost {
            if let code = cost.currency ?? currency {
                (parts.cost, parts.currency) = ("\(cost.in(nil)) \(code)", code)
            } else {
                costs += 1
            }
        }
        let place = Self.place(stop)
        // What would be read otherwise than it is meant is left out, the note first.
        for isWhole in [true, false] {
            if !isWhole, parts.note != nil { (parts.note, notes) = (nil, notes + 1) }
            if let line = line(place, stop, parts), !ListLine.needsMark(stop.name.text) {
                bytes.append(contentsOf: line.utf8)
                bytes.append(0x0A)
                return
            }
        }
        if parts.nights != nil { nights += 1 }
        if parts.cost != nil { costs += 1 }
        if parts.day != nil { days += 1 }
        if ListLine.needsMark(stop.name.text) { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(contentsOf: place.utf8)
        bytes.append(0x0A)
    }

    /// A stop as its name and coordinates.
    private static func place(_ stop: Waypoint) -> String {
        var bytes = Array("\(stop.name.text)=".utf8)
        DegreeSteps(stop.location.latitude).append(to: &bytes)
        bytes.append(UInt8(ascii: ","))
        DegreeSteps(stop.location.longitude).append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The line of a place with all parts; nil where it would be read otherwise, and where there is none.
    private func line(_ place: String, _ stop: Waypoint, _ parts: Parts) -> String? {
        let nights = parts.nights.map { Wording.counted($0, "night") }
        let said = [parts.day?.text, nights, parts.cost, parts.note].compactMap { $0 }
        guard !said.isEmpty else { return nil }
        if let note = parts.note, note.contains(where: { $0.isNewline || "#@".contains($0) }) || note != note.trimmed {
            return nil
        }
        // In parentheses nothing is looked up as a place.
        let line = "\(place) (\(said.joined(separator: ", ")))"
        guard line.utf8.count < 1_000, isRead(line, as: stop, parts) else { return nil }
        return line
    }

    /// Whether import reads a line as a stop with these parts.
    private func isRead(_ line: String, as stop: Waypoint, _ parts: Parts) -> Bool {
        let context = ImportContext(fileName: "list", identifiers: identifiers)
        guard let imported = read(line, context), imported.trips.count == 1,
            let trip = imported.trips.first, trip.waypoints.count == 1, let found = trip.waypoints.first
        else { return false }
        return found.name == stop.name && found.location.distance(to: stop.location) < 1
            && found.note?.text == parts.note && found.plan.nights == parts.nights
            && (parts.cost == nil ? found.plan.cost == nil : found.plan.cost == stop.plan.cost?.in(nil))
            && trip.plan.start == parts.day && (parts.cost == nil || trip.plan.currency == parts.currency)
    }
}
