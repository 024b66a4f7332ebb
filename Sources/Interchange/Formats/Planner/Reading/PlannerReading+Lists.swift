import Entities
import Geodesy
import JSON
import Text

/// The objects in arrays, each of which may be a place, and what they say of one another.
extension PlannerReading {
    mutating func readArray(_ path: String, of parent: inout PlannerPlace) throws(TextFault) {
        guard depth < Self.deepest else { return try reader.skipValue() }
        depth += 1
        defer { depth -= 1 }
        let path = path + "[]"
        var parts: [ListPart] = []
        var texts: [String] = []
        try reader.enterArray()
        while try reader.nextElement() {
            guard reader.peek() == UInt8(ascii: "{") else {
                if reader.peek() == UInt8(ascii: "\""), PlannerKey.isOfNames(path) {
                    try readName(at: path)
                } else if reader.peek() == UInt8(ascii: "\""), PlannerKey.isOfActivities(path) {
                    parent.addActivity(try reader.readTextIfAny())
                } else if reader.peek() == UInt8(ascii: "\""), PlannerKey.isOfTags(path) {
                    parent.addTag(try reader.readTextIfAny())
                } else if reader.peek() == UInt8(ascii: "\"") {
                    let text = try reader.readTextIfAny()
                    if let text, texts.count < PlannerLeftOut.most { texts.append(text) }
                } else {
                    try readValue(path, into: &parent)
                }
                continue
            }
            let (first, firstNamed) = (count, namedCount)
            let numbers = try readElement(path, into: &parent)
            parts.append(ListPart(first: first, firstNamed: firstNamed, numbers: numbers))
        }
        Self.take(texts, ofListAt: path, into: &parent)
        order(parts, isArray: true)
    }

    /// The numbers that an object of a list has: its number in the order of the list, one that counts where all do,
    /// and that of its day; each nil where it has none.
    typealias Numbers = (order: Double?, count: Double?, day: Double?)

    /// Reads an object of a list at a path, or of one that names its objects by keys. Returns its numbers in the order
    /// of the list.
    mutating func readElement(
        _ path: String, into parent: inout PlannerPlace, key: String? = nil
    ) throws(TextFault) -> Numbers {
        let first = count
        let firstNamed = namedCount
        _ = reader.peek()
        var object = PlannerPlace()
        object.offset = reader.offset
        try readObject(path, &object)
        if let key { object.takeKey(key, isDay: isDayKey(key, at: path), isDate: isDateKey(key)) }
        object.takeActivities()
        object.takeBareStay()
        object.takeTotal()
        if takeLeg(&object, at: path) { return (nil, nil, nil) }
        if object.meansOfKind != nil { object.leftOut.append("type") }
        // Of what is no leg how one travels there is not kept.
        if object.means != nil { object.leftOut.append(object.meansName) }
        note(object, at: path)
        if let lodging = object.sleepsAt.first { take(lodging, of: &object, at: path, from: first) }
        giveTexts(of: &object, to: &parent, at: path, from: first)
        if object.isPlaced {
            append(object, to: path)
        } else if count > first {
            noteTripName(of: object, at: path)
            // A day, or a trip, with its places.
            inheritPlan(object, isTrip: Self.isOfTrips(path, object), from: first)
        } else if object.mayBePlace {
            append(object, to: path)
        } else {
            if namedCount > firstNamed { noteTripName(of: object, at: path) }
            inheritDay(object, fromNamed: firstNamed)
            if !takeTrip(object, at: path, fromNamed: firstNamed) { noteName(of: object, at: path) }
            if PlannerKey.isOfActivities(path) { parent.addActivity(object.activityText) }
            parent.inheritPlan(object)
        }
        if count > StopCollector.maximumStops {
            throw reader.error(at: object.offset, "more than \(StopCollector.maximumStops) places in one file")
        }
        return (object.order, object.count, object.plan.day.flatMap { plainDecimal($0) })
    }

    /// The last steps of paths to the answers of a service, each of which may be a trip with its places.
    private static let answers: Set = ["results[]", "result[]", "data[]", "items[]", "response[]", "records[]"]

    /// Remembers the name of an object with places in a list of answers, which is that of the trip where it is the only
    /// one.
    private mutating func noteTripName(of object: PlannerPlace, at path: String) {
        guard !object.isDay, let name = object.ownName, Self.answers.contains(path.lowercased()) else { return }
        answerNames.append(name)
    }

    /// Gives the texts of an object that is no place to the first place of its day, from a number on, else to the
    /// object around it; counts those of an object that has a name and no place.
    private mutating func giveTexts(
        of object: inout PlannerPlace, to parent: inout PlannerPlace, at path: String, from first: Int
    ) {
        if object.isPlaced || object.mayBePlace {
            for text in object.looseTexts { object.addNote(text) }
            object.looseTexts = []
            return
        }
        if object.name != nil, count == first, !object.isDay {
            // It may be a stop by its name.
            lostTexts += object.notes.count + object.looseTexts.count
            for text in object.looseTexts { object.addNote(text) }
            object.looseTexts = []
            return
        }
        let isDay = object.plan.date != nil || object.plan.day != nil
        if isDay, count > first, !object.notes.isEmpty || !object.looseTexts.isEmpty,
            let inner = paths.first(where: { path in
                lists[path]?.reversed().prefix { $0.number >= first }.contains { $0.number == first } ?? false
            }), let index = lists[inner]?.lastIndex(where: { $0.number == first })
        {
            for text in object.notes + object.looseTexts { lists[inner]?[index].addNote(text) }
        } else if object.name == nil, !path.hasPrefix("[]") || path.utf8.count > 2 {
            parent.looseTexts += (object.notes + object.looseTexts).prefix(PlannerLeftOut.most)
        } else {
            lostTexts += object.notes.count + object.looseTexts.count
        }
    }

    /// Puts where one sleeps behind the places of its day, from a number on; the day is that place where it has no
    /// other.
    private mutating func take(
        _ lodging: PlannerPlace, of day: inout PlannerPlace, at path: String, from first: Int
    ) {
        let inner = paths.last { inner in
            inner.hasPrefix(path + ".") && (lists[inner]?.last.map { $0.number >= first && $0.name != nil } ?? false)
        }
        guard let inner, !day.isPlaced else {
            if day.isPlaced { day.takeLodging(lodging) } else { day.inherit(lodging) }
            day.plan.sleeps = true
            if day.plan.fields[.kind] == nil, day.name == lodging.name { day.plan.fields[.kind] = "sleep" }
            return
        }
        var place = lodging
        place.plan.sleeps = true
        place.plan.isNight = true
        place.plan.fields[.kind] = place.plan.fields[.kind] ?? "sleep"
        append(place, to: inner)
    }
}
