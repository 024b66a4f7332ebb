import Entities
import Geodesy
import JSON
import Text

/// The properties of a feature that say something about a stop; also those of Google's saved places.
///
/// Names of properties are compared without ASCII case.
struct GeoJSONProperties {
    private(set) var name: String?
    private var nameRank = 0
    /// Notes of several kinds, in the order of the file.
    var notes: [String] = []
    var trip: String?
    /// The number of the stop in its trip.
    var stop: Int?
    var isRoundTrip = false
    /// An address, or a place's own name, that can be looked up.
    var address: String?
    /// Coordinates that stand beside the geometry, as in Google's older files.
    var place: (latitude: Double, longitude: Double)?
    /// The link of a map.
    var link: String?
    /// The texts about the plan of a stop.
    private(set) var plan = PlanTexts()
    /// Whether it has the link of Google's saved places, so that its date is that of saving.
    private(set) var isOfGoogle = false
    /// Whether it has what Google's saved places have: the time when it was saved, a link, or a `location`.
    private(set) var isSavedPlace = false
    /// Whether it has a date that is that of saving where it is a place that Google saved.
    private(set) var hasDateOfSaving = false
    /// The properties without a meaning of their own.
    private var others = GeoJSONOthersProperties()
    /// The names of the ends of a line.
    var ends: LineEnds {
        let named = others.ends
        return LineEnds(from: named.from, to: named.to, name: name.map { ICSTitle.withoutDay($0).text })
    }

    /// The day of a line, by the property of it or by its name.
    var lineDay: TrackDay {
        let ofName = TrackDay(title: name)
        guard ofName == TrackDay(title: nil) else { return ofName.dated(TrackDay(title: plan.date).date) }
        return TrackDay(title: plan.date ?? plan.day.flatMap(StopPlanReading.days).map { "Day \($0.first)" })
    }

    /// The text of all notes but those that say the ends of a line.
    var noteBesideEnds: String? {
        let ends = ends
        let lines = notes.filter { line in
            guard let (word, text) = ListSeparators.halves(of: line, at: ": ") else { return true }
            let key = CSVColumnWords.key(word)
            return !(CSVColumnWords.from.contains(key) && text == ends.from)
                && !(CSVColumnWords.to.contains(key) && text == ends.to)
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The record of the plans of the trip, as this program writes it.
    private(set) var plans: JSONValue?

    /// The text of all notes.
    var note: String? { notes.isEmpty ? nil : notes.joined(separator: "\n") }

    /// Reads the members of a `properties` object, or null. Linear.
    mutating func read(_ reader: inout JSONReader) throws(TextFault) {
        if try reader.readNull() { return }
        try reader.enterObject("“properties”")
        while let key = try reader.nextKey() {
            switch Key(key) {
            case .name: try setName(reader.readTextOrNumber(), rank: 3)
            case .title: try setName(reader.readTextOrNumber(), rank: 2)
            case .note: try addNote(reader.readTextIfAny())
            case .trip: trip = try reader.readTextOrNumber()
            case .stop: stop = try reader.readLooseDouble().flatMap { Int(exactly: $0) }
            case .roundTrip:
                // Only `true` marks one; any other kind of value belongs to another program.
                if reader.peek() == UInt8(ascii: "t") {
                    isRoundTrip = try reader.readBool()
                } else {
                    try reader.skipValue()
                }
            case .address: address = try reader.readTextIfAny()
            case .link:
                isSavedPlace = true
                if !key.matches("url") { isOfGoogle = true }
                link = try reader.readTextIfAny()
            case .location:
                isSavedPlace = isSavedPlace || reader.peek() == UInt8(ascii: "{")
                try readLocation(&reader)
            case .saved:
                (isSavedPlace, hasDateOfSaving) = (true, true)
                if key.matches("date") {
                    plan.date = try reader.readTextIfAny().flatMap(Self.unlessBlank)
                } else {
                    try reader.skipValue()
                }
            case .plan(let part): plan.set(part, try reader.readTextOrNumber().flatMap(Self.unlessBlank))
            case .plans: plans = try reader.readValue()
            case .other: try others.read(key, &reader)
            }
        }
    }

    /// Names the feature of another program, if nothing does yet, by what it calls a place or a town, and adds what it
    /// says besides and its address to the notes; descriptions of other programs are HTML. `meanings` are those of the
    /// names of properties of the file so far; `order` is the property that only numbers the points.
    mutating func takeOthers(_ meanings: inout GeoJSONMeanings, besides order: String?) {
        if let order { others.leaveOut(order) }
        if !isOfGoogle {
            let found = others.take(into: &plan, &meanings)
            for note in found.notes { addNote(note) }
            address = address ?? found.address
        }
        notes = notes.map(HTMLText.plain).compactMap { DescribedPlan.take(outOf: $0, into: &plan) }
        if name == nil { setName(others.takeName(), rank: 1) }
        for line in others.lines(besides: name) { addNote(line) }
        if !isOfGoogle { addNote(link) }
        if !isSavedPlace, let address, address != name { addNote(address) }
    }

    private static func unlessBlank(_ text: String) -> String? {
        text.allSatisfy(\.isWhitespace) || text.utf8.count > 200 ? nil : text
    }

    /// Takes a name unless a better one is known: `name` goes before `title`, that before the name of a `location`.
    private mutating func setName(_ text: String?, rank: Int) {
        guard let text = text.flatMap(unlessUnknown), rank > nameRank, !text.allSatisfy(\.isWhitespace) else { return }
        name = text
        nameRank = rank
    }

    private mutating func addNote(_ text: String?) {
        guard let text = text.flatMap(unlessUnknown), !text.allSatisfy(\.isWhitespace), !notes.contains(text) else {
            return
        }
        notes.append(text)
    }

    /// Google's `Location`: address, name, and sometimes coordinates in strings.
    private mutating func readLocation(_ reader: inout JSONReader) throws(TextFault) {
        guard reader.peek() == UInt8(ascii: "{") else { return try reader.skipValue() }
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("Geo Coordinates"), reader.peek() == UInt8(ascii: "{") {
                try readPlace(&reader)
            } else if key.equals("Business Name") {
                try setName(reader.readTextIfAny(), rank: 1)
            } else if case .name = Key(key) {
                try setName(reader.readTextIfAny(), rank: 1)
            } else if case .address = Key(key) {
                address = try reader.readTextIfAny()
            } else {
                try reader.skipValue()
            }
        }
    }

    private mutating func readPlace(_ reader: inout JSONReader) throws(TextFault) {
        var latitude: Double?
        var longitude: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("Latitude") {
                latitude = try reader.readLooseDouble()
            } else if key.equals("Longitude") {
                longitude = try reader.readLooseDouble()
            } else {
                try reader.skipValue()
            }
        }
        if let latitude, let longitude { place = (latitude, longitude) }
    }
}

extension GeoJSONProperties {
    /// The meaning of a property, by its name.
    private enum Key {
        case name, title, note, trip, stop, roundTrip, address, link, location, saved, plans, other
        case plan(PlanTexts.Part)

        init(_ text: JSONText) {
            guard text.isPlain, text.count <= 20 else {
                self = .other
                return
            }
            // Only Google's saved places have these beside a link.
            if text.matches("date") || text.matches("published") || text.matches("updated") {
                self = .saved
                return
            }
            switch text.count {
            case 3: self = text.matches("url") ? .link : text.matches("cmt") ? .note : .other
            case 4:
                self =
                    text.matches("name")
                    ? .name
                    : text.matches("note") || text.matches("desc")
                        ? .note : text.matches("trip") ? .trip : text.matches("stop") ? .stop : .other
            case 5: self = text.matches("title") ? .title : text.matches("notes") ? .note : .other
            case 7: self = text.matches("comment") ? .note : text.matches("address") ? .address : .other
            case 8: self = text.matches("location") ? .location : .other
            case 9: self = text.matches("roundtrip") ? .roundTrip : .other
            case 13: self = text.matches("roadtripplans") ? .plans : .other
            case 11: self = text.matches("description") ? .note : .other
            case 15:
                self = text.matches("google maps url") || text.matches("google_maps_url") ? .link : .other
            default: self = .other
            }
            guard case .other = self else { return }
            if let plan = PlanTexts.names.first(where: { text.matches($0.name) }) { self = .plan(plan.part) }
        }
    }
}

extension JSONText {
    /// Whether its bytes are `name`, which is in lower case, without regard to ASCII case.
    fileprivate func matches(_ name: StaticString) -> Bool {
        guard count == name.utf8CodeUnitCount else { return false }
        for index in 0..<count {
            let byte = start[index]
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            if lower != name.utf8Start[index] { return false }
        }
        return true
    }
}
