import JSON
import Text

/// Lists that name their objects by keys: `{"p1": {…}, "p2": {…}}`, `{"2027-06-12": {…}}`, `{"Lyon": {…}}`.
extension PlannerReading {
    /// The names of the corners of a map, which are no places.
    private static let corners: Set = [
        "northeast", "southwest", "northwest", "southeast", "ne", "sw", "nw", "se", "min", "max", "north", "south",
        "east",
        "west", "topleft", "bottomright", "low", "high",
    ]
    /// The names of objects of which each member is one of a list.
    private static let lists: Set = [
        "trips", "days", "items", "entries", "markers", "pins", "pois", "byid", "entities", "nodes", "spots", "legs",
    ]
    /// The most members behind a list inside an element in which the name of the element is looked for.
    private static let mostBehind = 50

    /// Whether the object that is next is a list whose keys name its objects; `parent` is the object around it. Linear
    /// in its bytes.
    func isKeyed(at path: String, in parent: PlannerPlace) -> Bool {
        let step = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let isList = !step.isEmpty && (Self.lists.contains(step) || PlannerKey.isOfNames(step + "[]"))
        var ahead = reader
        guard (try? Self.isKeyed(&ahead, isList: isList, isRoot: path.isEmpty)) ?? false else { return false }
        // What has a name is a place with its parts, which may have lists of other places only by what they are called.
        return isList || !path.containsText("[") || parent.ownName == nil && !Self.isNamed(ahead)
    }

    /// Whether a name is among the members that follow in the object that is read.
    private static func isNamed(_ reader: JSONReader) -> Bool {
        var ahead = reader
        for _ in 0..<mostBehind {
            guard let key = try? ahead.nextKey() else { return false }
            if case .name(let rank) = PlannerKey(key), rank > 1, ahead.peek() == UInt8(ascii: "\"") { return true }
            guard (try? ahead.skipValue()) != nil else { return false }
        }
        return false
    }

    private static func isKeyed(
        _ reader: inout JSONReader, isList: Bool, isRoot: Bool
    ) throws(TextFault) -> Bool {
        try reader.enterObject()
        var (count, arrays, isMade, isAny, others, isNumbered) = (0, 0, true, true, false, false)
        var beginnings: Set<String> = []
        var shapes: [Set<String>] = []
        while let key = try reader.nextKey() {
            let name = key.string
            let byte = reader.peek()
            guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else {
                // Most objects are places, and begin with texts and numbers.
                guard count > 0 || isList || isRoot, !isOfPlace(key) else { return false }
                others = true
                try reader.skipValue()
                continue
            }
            if byte == UInt8(ascii: "[") { arrays += 1 }
            count += 1
            switch PlannerListKey(name) {
            case .made: break
            case .numbered(let beginning): beginnings.insert(beginning)
            case .words: isMade = false
            }
            isNumbered = isNumbered || PlannerListKey.beginsWithNumber(name)
            isMade = isMade && beginnings.count <= 1 && (byte == UInt8(ascii: "{") || !isNumber(name))
            isAny = isAny && isOther(key) && byte == UInt8(ascii: "{")
            guard isMade || isAny else { return false }
            if shapes.count < 2, byte == UInt8(ascii: "{") {
                shapes.append(try names(&reader))
            } else {
                try reader.skipValue()
            }
        }
        guard count > 0 else { return false }
        // A part of a place may have a number, where several objects are a list.
        if isMade, arrays == 0 || arrays == count, count > 1 || isList || isNumbered { return true }
        guard isAny, !others else { return false }
        return isList || shapes.count == 2 && shapes[0].intersection(shapes[1]).count >= 2
    }

    /// Whether a member that is no object says where a place is.
    private static func isOfPlace(_ key: JSONText) -> Bool {
        switch PlannerKey(key) {
        case .latitude, .longitude, .place, .placeReversed, .address: true
        default: false
        }
    }

    /// Whether a key may be that of an object of a list: it means nothing else.
    private static func isOther(_ key: JSONText) -> Bool {
        guard case .other = PlannerKey(key) else { return false }
        let name = key.string
        return PlannerLeg.isStart(name) == nil && !corners.contains(name.lowercased().filter(\.isLetter))
    }

    private static func isNumber(_ key: String) -> Bool { key.utf8.allSatisfy { (0x30...0x39).contains($0) } }

    /// The names of the members of the object that is next, which is read over.
    private static func names(_ reader: inout JSONReader) throws(TextFault) -> Set<String> {
        var names: Set<String> = []
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if names.count < 100 { names.insert(key.string) }
            try reader.skipValue()
        }
        return names
    }

    /// Reads a list that names its objects by keys, in the order that these say, else in that of the file. What stands
    /// beside its objects is of the object around it.
    mutating func readKeyed(_ path: String, into parent: inout PlannerPlace) throws(TextFault) {
        guard depth < Self.deepest else { return try reader.skipValue() }
        depth += 1
        defer { depth -= 1 }
        let outer = path
        let path = path + "[]"
        var parts: [ListPart] = []
        var own = path == "[]" ? parent : PlannerPlace()
        try reader.enterObject()
        while let key = try reader.nextKey() {
            let name = key.string
            let (first, firstNamed) = (count, namedCount)
            var numbers: Numbers = (nil, nil, nil)
            switch reader.peek() {
            case UInt8(ascii: "{"): numbers = try readElement(path, into: &own, key: name)
            case UInt8(ascii: "["):
                var day = PlannerPlace()
                day.takeKey(name, isDay: isDayKey(name, at: path), isDate: isDateKey(name))
                try readArray(path, of: &day)
                inheritPlan(day, isTrip: false, from: first)
                inheritDay(day, fromNamed: firstNamed)
            default:
                try readMember(key, outer, &own)
                continue
            }
            parts.append(ListPart(first: first, firstNamed: firstNamed, numbers: numbers))
        }
        order(parts, isArray: false)
        if outer.isEmpty {
            parent = own
        } else {
            take(own, besideListAt: outer, into: &parent)
        }
    }

    /// Takes what stands beside the objects of a list.
    private mutating func take(_ own: PlannerPlace, besideListAt path: String, into parent: inout PlannerPlace) {
        if !path.containsText("["), Self.isOfTrip(path) {
            innerTripName = innerTripName ?? own.ownName
            tripDate = tripDate ?? own.ownDate
        }
        parent.setName(own.ownName, rank: 1)
        parent.looseTexts += (own.notes + own.looseTexts).prefix(PlannerLeftOut.most)
        for activity in own.activities { parent.addActivity(activity) }
        parent.inheritPlan(own)
    }

    /// Whether a key is a date.
    func isDateKey(_ key: String) -> Bool {
        key.utf8.count >= 8 && key.utf8.contains { (0x30...0x39).contains($0) } && isDate(key)
    }

    /// The number of the day that a key is: `day 2`, and `2` in a list of days; nil for any other.
    func isDayKey(_ key: String, at path: String) -> String? {
        let digits = key.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
        guard (1...3).contains(digits) else { return nil }
        let word = key.dropLast(digits).lowercased().filter(\.isLetter)
        let step = path.split(separator: ".").last.map { $0.lowercased().filter(\.isLetter) } ?? ""
        guard CSVColumnWords.day.contains(word) || word.isEmpty && ["days", "day", "itinerary"].contains(step) else {
            return nil
        }
        return String(key.suffix(digits))
    }
}
