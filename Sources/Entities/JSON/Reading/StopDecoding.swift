import Geodesy
import JSON
import Text

extension TripDecoder {
    /// Reads a stop in the form in which this program writes most stops: on one line `id`, `name`, `location` and
    /// `note`, in this order and without other fields. Nil if it has another form; then nothing is read.
    ///
    /// The result is that of the general way, which is slower, since it looks every name up.
    private mutating func readUsualStop() throws(TextFault) -> Waypoint? {
        let start = reader
        if let stop = try usualStop() { return stop }
        reader = start
        return nil
    }

    /// The stop of `readUsualStop`; where it is nil, a part may have been read.
    private mutating func usualStop() throws(TextFault) -> Waypoint? {
        _ = reader.peek()
        guard reader.skip(exactly: "{\"id\": "), let id = try readUsualText(), let id = ID(id),
            reader.skip(exactly: ", \"name\": "), let name = try readUsualText(), let name = Name(name),
            reader.skip(exactly: ", \"location\": {\"latitude\": "), let latitude = reader.readUsualNumber(),
            reader.skip(exactly: ", \"longitude\": "), let longitude = reader.readUsualNumber(),
            reader.skip(exactly: "}"), let location = try? Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        var note: Note?
        if reader.skip(exactly: ", \"note\": ") {
            guard let text = try readUsualText(), let read = Note(text) else { return nil }
            note = read
        }
        guard reader.skip(exactly: "}") else { return nil }
        return Waypoint(id: id, name: name, location: location, note: note)
    }

    /// Reads a string; nil if something else comes next.
    private mutating func readUsualText() throws(TextFault) -> JSONText? {
        reader.peek() == UInt8(ascii: "\"") ? try reader.readText() : nil
    }

    /// Reads one stop; `number`, from 1, is its number in the trip.
    mutating func readStop(number: Int) throws(TextFault) -> Waypoint {
        if let usual = try readUsualStop() { return usual }
        var id: ID?
        var name: Name?
        var overlong: String?
        var location: Coordinate?
        var note: Note?
        var noteOffset = 0
        var plan = StopPlan.none
        var others = Waypoint.OtherFields()
        var names = JSONNames()
        var seen = FieldSet()
        _ = reader.peek()
        let start = reader.offset
        try reader.enterObject("a stop")
        while let key = try reader.nextKey() {
            switch Field(key) {
            case .id:
                guard seen.insert(.id) else { throw reader.duplicate(key) }
                id = try readID()
            case .name:
                guard seen.insert(.name) else { throw reader.duplicate(key) }
                (name, overlong) = try readStopName()
            case .location:
                guard seen.insert(.location) else { throw reader.duplicate(key) }
                location = try readLocation(&others.insideLocation)
            case .note:
                guard seen.insert(.note) else { throw reader.duplicate(key) }
                note = try readNote()
                noteOffset = reader.offset
            case .decision:
                let name = key.string
                guard names.insert(name) else { throw reader.duplicate(key) }
                try readStopSetting(name, into: &plan, &others.beside)
            case .waypoints, .roundTrip, .plan, .other:
                others.beside.append(try readOther(key, &names, levels: NestingLimit.inStop))
            }
        }
        if let cost = plan.cost { try? plan.set(.cost(cost.taking(&others.beside))) }
        guard let location else { throw reader.error(at: start, "the stop has no “location”") }
        if let overlong { note = noteWithName(overlong, before: note, at: max(start, noteOffset)) }
        if name == nil, !isStrict {
            name = .stop(number)
            unnamedStops.append(number)
        }
        guard let name else { throw reader.error(at: start, "the stop has no “name”") }
        return Waypoint(
            id: id ?? freshID(), name: name, location: location, note: note, plan: plan, otherFields: others)
    }

    /// Reads the location of a stop and checks its ranges.
    private mutating func readLocation(_ others: inout [ForeignField]) throws(TextFault) -> Coordinate {
        var latitude: Double?
        var longitude: Double?
        var latitudeOffset = 0
        var longitudeOffset = 0
        var names = JSONNames()
        _ = reader.peek()
        let start = reader.offset
        try reader.enterObject("“location”")
        while let key = try reader.nextKey() {
            if key.equals("latitude") {
                guard latitude == nil else { throw reader.duplicate(key) }
                _ = reader.peek()
                latitudeOffset = reader.offset
                latitude = try reader.readDouble("“latitude”")
            } else if key.equals("longitude") {
                guard longitude == nil else { throw reader.duplicate(key) }
                _ = reader.peek()
                longitudeOffset = reader.offset
                longitude = try reader.readDouble("“longitude”")
            } else {
                others.append(try readOther(key, &names, levels: NestingLimit.inLocation))
            }
        }
        guard let latitude else { throw reader.error(at: start, "the location has no “latitude”") }
        guard let longitude else { throw reader.error(at: start, "the location has no “longitude”") }
        do throws(CoordinateError) {
            return try Coordinate(latitude: latitude, longitude: longitude)
        } catch {
            switch error {
            case .latitudeOutOfRange(let value):
                throw reader.error(at: latitudeOffset, "latitude \(JSONValue.text(of: value)) is not from -90 to 90")
            case .longitudeOutOfRange(let value):
                throw reader.error(
                    at: longitudeOffset, "longitude \(JSONValue.text(of: value)) is not from -180 to 180")
            }
        }
    }

    /// Reads the name of a trip. In a file to import, a long name is cut, and a missing one gives nil.
    mutating func readTripName() throws(TextFault) -> Name? {
        try readName().name
    }

    /// Reads the name of a stop; `overlong` is its whole text if it was cut.
    private mutating func readStopName() throws(TextFault) -> (name: Name?, overlong: String?) {
        let (name, whole) = try readName()
        return (name, whole)
    }

    private mutating func readName() throws(TextFault) -> (name: Name?, overlong: String?) {
        if !isStrict, reader.peek() == UInt8(ascii: "n"), try reader.readNull() { return (nil, nil) }
        let text = try reader.readText("“name”")
        if let name = Name(plain: text) { return (name, nil) }
        let string = text.string
        do throws(NameError) {
            return (try Name(string), nil)
        } catch {
            guard !isStrict else { throw reader.error(at: reader.offset(of: text), error.description) }
            guard error != .empty, let name = Name.cut(string) else { return (nil, nil) }
            notices.append((reader.offset(of: text), .nameCut(line: 0, name: name)))
            return (name, string)
        }
    }

    /// Reads a note; nil if it is null or only white space. In a file to import, a long note is cut.
    private mutating func readNote() throws(TextFault) -> Note? {
        if reader.peek() == UInt8(ascii: "n"), try reader.readNull() { return nil }
        let text = try reader.readText("“note”")
        if let note = Note(plain: text) { return note }
        let string = text.string
        do throws(NoteError) {
            return try Note(string)
        } catch {
            guard !isStrict else { throw reader.error(at: reader.offset(of: text), error.description) }
            notices.append((reader.offset(of: text), .noteCut(line: 0)))
            return Note.cut(string)
        }
    }

    /// The whole text of a name that was cut, followed by the stop's note.
    private mutating func noteWithName(_ name: String, before note: Note?, at offset: Int) -> Note? {
        let whole = note.map { "\(name)\n\($0.text)" } ?? name
        if let fitting = try? Note(whole) { return fitting }
        notices.append((offset, .noteCut(line: 0)))
        return Note.cut(whole)
    }
}

extension Name {
    /// Creates a name from a string of JSON; nil if it is none.
    fileprivate init?(_ text: JSONText) {
        guard let name = Name(plain: text) ?? (try? Name(text.string)) else { return nil }
        self = name
    }

    /// Creates a name from ASCII text that needs no change; nil if the text is not of this kind.
    fileprivate init?(plain text: JSONText) {
        guard text.isPlain, text.isASCII else { return nil }
        self.init(plainASCII: text.bytes)
    }
}

extension Note {
    /// Creates a note from a string of JSON; nil if it is none.
    fileprivate init?(_ text: JSONText) {
        guard let note = Note(plain: text) ?? (try? Note(text.string)) else { return nil }
        self = note
    }

    /// Creates a note from ASCII text that needs no change; nil if the text is not of this kind.
    fileprivate init?(plain text: JSONText) {
        guard text.isPlain, text.isASCII else { return nil }
        self.init(plainASCII: text.bytes)
    }
}

extension JSONValue {
    /// A number in JSON format.
    fileprivate static func text(of value: Double) -> String {
        JSONValue.number(value).map { $0.text() } ?? "null"
    }
}
