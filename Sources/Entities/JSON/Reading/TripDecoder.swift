import JSON
import Text

/// Reads libraries and trips from a JSON reader. The rules depend on the source of the text.
struct TripDecoder {
    /// The source of the text, which determines what may be missing.
    enum Source {
        /// The library file, written by this program: names are required and within their limits. Missing ids are
        /// computed from `seed`, a number that differs between libraries.
        case library(seed: () -> UInt64)
        /// A file to import: `unnamed` is the name for a trip without one, and `ids` provides missing ids.
        case file(unnamed: Name, ids: any IdentifierSource)
    }

    var reader: JSONReader
    let source: Source
    /// The modifications and their offsets, in the order of the file; lines are counted at the end in one pass.
    var notices: [(offset: Int, notice: DecodingNotice)] = []
    var unnamedStops = StopNumbers()
    /// The range of each trip of a list of trips, in bytes; nil if an id in it is not from the text.
    private(set) var tripPlaces: [Range<Int>?] = []
    private var tripCount = 0
    private var stopCount = 0
    /// The number of ids that did not stand in the text.
    private var freshIDCount = 0
    /// The result of `seed`, once it was called.
    private var seed: UInt64?
    /// The number of stops read so far, in all trips.
    private var totalStops = 0
    /// Returns why a text with these numbers of trips and stops is too large; nil if it is not.
    var refusal: (_ trips: Int, _ stops: Int) -> String? = { _, _ in nil }

    /// Creates a decoder that reads from the current position of `reader`.
    init(_ reader: JSONReader, source: Source) {
        self.reader = reader
        self.source = source
    }

    /// Whether only the format that this program writes is accepted.
    var isStrict: Bool {
        if case .library = source { true } else { false }
    }

    /// Reads an object with `trips` and `version`, which is optional in a file to import.
    mutating func readLibrary() throws(TextFault) -> Library {
        var library = Library()
        var names = JSONNames()
        var hasVersion = false
        var hasTrips = false
        _ = reader.peek()
        let start = reader.offset
        try reader.enterObject("the library")
        while let key = try reader.nextKey() {
            if key.equals("version") {
                guard !hasVersion else { throw reader.duplicate(key) }
                hasVersion = true
                _ = reader.peek()
                let offset = reader.offset
                guard try reader.readDouble("“version”") == 1 else {
                    throw reader.error(at: offset, "“version” must be 1")
                }
            } else if key.equals("trips") {
                guard !hasTrips else { throw reader.duplicate(key) }
                hasTrips = true
                library.trips = try readTrips()
            } else {
                library.otherFields.append(try readOther(key, &names, levels: NestingLimit.besideTrips))
            }
        }
        guard hasVersion || !isStrict else { throw reader.error(at: start, "the library has no “version”") }
        guard hasTrips else { throw reader.error(at: start, "the library has no “trips”") }
        return library
    }

    /// Reads a file to import in any of its three forms.
    mutating func readImport() throws(TextFault) -> [Trip] {
        switch reader.peek() {
        case UInt8(ascii: "["):
            return try readTrips()
        case UInt8(ascii: "{"):
            let start = reader.offset
            // A copy of the reader looks ahead for the field that determines the form.
            var ahead = reader
            try ahead.enterObject()
            while let key = try ahead.nextKey() {
                if key.equals("trips") { return try readLibrary().trips }
                if key.equals("waypoints") { return [try readTrip()] }
                try ahead.checkValue()
            }
            throw reader.error(at: start, "no trips here: the object has neither “trips” nor “waypoints”")
        default:
            try reader.enterObject("the file")
            return []
        }
    }

    /// Reads an array of trips; replaces missing and duplicate ids.
    private mutating func readTrips() throws(TextFault) -> [Trip] {
        var trips: [Trip] = []
        var ids = Set<ID>()
        try reader.enterArray("“trips”")
        while try reader.nextElement() {
            _ = reader.peek()
            let start = reader.offset
            let freshBefore = freshIDCount
            let trip = try readTrip()
            trips.append(ids.insert(trip.id).inserted ? trip : trip.with(id: freshID()))
            ids.insert(trips[trips.count - 1].id)
            tripPlaces.append(freshIDCount == freshBefore ? start..<reader.offset : nil)
        }
        return trips
    }

    /// Reads one trip with its stops.
    mutating func readTrip() throws(TextFault) -> Trip {
        tripCount += 1
        var id: ID?
        var name: Name?
        var waypoints: [Waypoint]?
        var isRoundTrip = false
        var plan = Plan.none
        var others: [ForeignField] = []
        var names = JSONNames()
        var seen = FieldSet()
        unnamedStops = StopNumbers()
        _ = reader.peek()
        let start = reader.offset
        try checkSize(at: start)
        try reader.enterObject("a trip")
        while let key = try reader.nextKey() {
            switch Field(key) {
            case .id:
                guard seen.insert(.id) else { throw reader.duplicate(key) }
                id = try readID()
            case .name:
                guard seen.insert(.name) else { throw reader.duplicate(key) }
                name = try readTripName()
            case .waypoints:
                guard seen.insert(.waypoints) else { throw reader.duplicate(key) }
                waypoints = try readStops()
            case .roundTrip:
                guard seen.insert(.roundTrip) else { throw reader.duplicate(key) }
                isRoundTrip = try reader.readNull() ? false : try reader.readBool("“roundTrip”")
            case .plan:
                guard seen.insert(.plan) else { throw reader.duplicate(key) }
                plan = try readPlan(&others)
            case .location, .note, .decision, .other:
                others.append(try readOther(key, &names, levels: NestingLimit.inTrip))
            }
        }
        guard let waypoints else { throw reader.error(at: start, "the trip has no “waypoints”") }
        if name == nil, case .file(let unnamed, _) = source { name = unnamed }
        guard let name else { throw reader.error(at: start, "the trip has no “name”") }
        if unnamedStops.count > 0 { notices.append((start, .stopsNamed(unnamedStops, trip: name))) }
        return Trip(
            id: id ?? freshID(), name: name, waypoints: waypoints, isRoundTrip: isRoundTrip, plan: plan,
            otherFields: others)
    }

    /// Reads the stops of a trip; replaces missing and duplicate ids.
    private mutating func readStops() throws(TextFault) -> [Waypoint] {
        var stops: [Waypoint] = []
        // Growing from one stop costs most in trips of about this length.
        stops.reserveCapacity(16)
        try reader.enterArray("“waypoints”")
        while try reader.nextElement() {
            stopCount += 1
            totalStops += 1
            try checkSize(at: reader.offset)
            stops.append(try readStop(number: stops.count + 1))
        }
        for index in indexesOfDuplicateIDs(stops) {
            stopCount += 1
            stops[index] = stops[index].with(id: freshID())
        }
        return stops
    }

    private func checkSize(at offset: Int) throws(TextFault) {
        if let reason = refusal(tripCount, totalStops) { throw reader.error(at: offset, reason) }
    }

    /// A new id for a trip or stop without one. In the library file it is computed from the position and `seed`, which
    /// differs between libraries: otherwise unrelated trips of two libraries would have the same id.
    mutating func freshID() -> ID {
        freshIDCount += 1
        switch source {
        case .file(_, let ids):
            return ids.next()
        case .library(let seed):
            stopCount += 1
            let library = self.seed ?? seed()
            self.seed = library
            // The seed is mixed before it is combined with the position, so that neighbouring seeds give different ids.
            var mixed = SplitMix64(seed: library)
            let place = UInt64(tripCount) << 32 ^ UInt64(stopCount)
            var high = SplitMix64(seed: mixed.next() ^ place)
            var low = SplitMix64(seed: mixed.next() ^ place)
            return ID.version4(high.next(), low.next())
        }
    }

    /// Reads an id; nil if it is null.
    mutating func readID() throws(TextFault) -> ID? {
        if reader.peek() == UInt8(ascii: "n"), try reader.readNull() { return nil }
        let text = try reader.readText("“id”")
        guard let id = ID(text) else {
            throw reader.error(
                at: reader.offset(of: text), "“id” must be a UUID like 6BA7B810-9DAD-41D1-80B4-00C04FD430C8")
        }
        return id
    }

    /// Reads a field that this program does not know, nested at most `levels` deep.
    mutating func readOther(
        _ key: JSONText, _ names: inout JSONNames, levels: Int
    ) throws(TextFault) -> ForeignField {
        let name = key.string
        guard names.insert(name) else { throw reader.duplicate(key) }
        return ForeignField(name, try reader.readRaw(levels: levels))
    }

    /// The modifications with their line numbers. One pass over the bytes.
    func placedNotices(in bytes: UnsafeBufferPointer<UInt8>) -> [DecodingNotice] {
        var lines = LineCounter(bytes)
        return notices.map { offset, notice in
            switch notice {
            case .nameCut(_, let name): return .nameCut(line: lines.line(at: offset), name: name)
            case .noteCut: return .noteCut(line: lines.line(at: offset))
            case .foreignPlan(_, let reason): return .foreignPlan(line: lines.line(at: offset), reason: reason)
            case .stopsNamed, .stopsOfTripsNamed: return notice
            }
        }
    }
}
