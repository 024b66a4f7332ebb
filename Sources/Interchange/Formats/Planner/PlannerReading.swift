import CivilTime
import Entities
import Geodesy
import JSON
import Places
import Text

/// Reads the JSON of a planner: the objects of its arrays that have coordinates, themselves or in an object inside
/// them, by the path on which the array lies. The places of one path are the stops.
struct PlannerReading {
    var reader: JSONReader
    private let context: ImportContext
    /// The places of each path, in the order of the file.
    private(set) var lists: [String: [PlannerPlace]] = [:]
    /// The paths in the order of the file.
    private(set) var paths: [String] = []
    /// The names of the outermost objects that hold places.
    private var tripName: String?
    /// The days and the trips that the file names by ids.
    private var days: [String: PlannerPlace] = [:]
    private var groups: [(id: String, name: String)] = []
    private var count = 0
    /// The number of texts that belong to no place.
    private var lostTexts = 0

    /// Starts at the beginning.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext) throws(TextFault) {
        reader = try JSONReader(bytes)
        self.context = context
        self.bytes = bytes
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    /// The number of objects and arrays around what is read, and the most of these: places lie less deep.
    var depth = 0
    static let deepest = 60
    /// The name of the object that says what the trip is as a whole, beside those with its places.
    private var innerTripName: String?
    /// The first day of the trip, as that object has it.
    private var tripDate: String?
    /// The objects with names alone by their paths, and the most of them.
    private var named: [String: [PlannerPlace]] = [:]
    private var namedPaths: [String] = []
    private var namedCount = 0
    private static let mostNamed = 10_000

    /// Reads the whole text. Linear but for the sorting of dates.
    mutating func read() throws(TextFault) -> ImportedTrips {
        var root = PlannerPlace()
        try readValue("", into: &root, isRoot: true)
        try reader.finish()
        if lists.isEmpty, root.isPlaced { append(root, to: "") }
        if !lists.values.contains(where: { $0.contains(where: \.isPlaced) }) {
            (lists, paths, lostTexts) = (named, namedPaths, 0)
        }
        guard let path = bestPath, lists.values.contains(where: { $0.contains { $0.isPlaced || $0.isByName } }) else {
            throw TextFault(
                line: 1, column: 1,
                reason:
                    "neither a file of trips of this program nor a list of places: no object in it has a latitude and a "
                    + "longitude")
        }
        let name = tripName ?? innerTripName ?? root.name
        var stops = PlannerStops(bytes, context, named: name, currency: root.plan.currency)
        let dated = paths.filter { $0 != path && isOfJourney($0, beside: path) }
        let nights = paths.filter { $0 != path && !dated.contains($0) && Self.isOfNights($0, beside: path) }
        var own = lists[path] ?? []
        if lists[path] != nil, named[path].map({ $0[0].offset }) != own.first?.offset, let others = named[path] {
            own = (own + others).sorted { $0.offset < $1.offset }
        }
        var places = withNights(of: nights, own + dated.flatMap { lists[$0] ?? [] })
        // A plan of nights alone begins on the first day of the trip.
        if let date = root.ownDate ?? tripDate, places.allSatisfy({ !$0.hasDay }), groups.isEmpty,
            places.allSatisfy({ $0.trip == nil }), places.contains(where: { $0.plan.fields[.nights] != nil })
        {
            places[0].plan.date = date
        }
        var imported = try stops.read(
            places, days: days, groups: groups,
            beside: paths.filter { $0 != path && !isPart($0, of: path) && !nights.contains($0) && !dated.contains($0) }
                .map { ($0, lists[$0]?.count ?? 0) })
        imported.notices += PlannerLeftOut.notices(places.map(\.leftOut))
        if lostTexts > 0 {
            imported.notices.append("\(Wording.counted(lostTexts, "text")) without a place left out")
        }
        return imported
    }

    /// Reads any value; an object in an array is a place of the array's path, any other one a part of `parent`.
    mutating func readValue(
        _ path: String, into parent: inout PlannerPlace, isRoot: Bool = false
    ) throws(TextFault) {
        switch reader.peek() {
        case UInt8(ascii: "{"):
            var object = PlannerPlace()
            object.offset = reader.offset
            try readObject(path, &object)
            let isTrip = !path.containsText("[") && !isRoot && !object.isPlaced && Self.isOfTrip(path)
            if isTrip {
                innerTripName = innerTripName ?? object.name
                tripDate = tripDate ?? object.ownDate
            }
            // A list with one object only is that object in some files.
            let isAlone = !path.containsText("[") && !isRoot && object.isPlaced && object.plan.date != nil
            if isRoot {
                parent = object
            } else if isAlone, object.name != nil {
                append(object, to: path + "[]")
            } else {
                parent.inherit(object)
            }
        case UInt8(ascii: "["): try readArray(path, of: &parent)
        default: try reader.skipValue()
        }
    }

    /// Whether a path leads to what a file says of the trip as a whole.
    private static func isOfTrip(_ path: String) -> Bool {
        let step = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return ["trip", "tripplan", "journey", "plan", "itinerary", "metadata", "info"].contains(step)
    }

    private mutating func readArray(_ path: String, of parent: inout PlannerPlace) throws(TextFault) {
        guard depth < Self.deepest else { return try reader.skipValue() }
        depth += 1
        defer { depth -= 1 }
        let path = path + "[]"
        try reader.enterArray()
        while try reader.nextElement() {
            guard reader.peek() == UInt8(ascii: "{") else {
                if reader.peek() == UInt8(ascii: "\""), PlannerKey.isOfNames(path) {
                    try readName(at: path)
                } else if reader.peek() == UInt8(ascii: "\""), PlannerKey.isOfActivities(path) {
                    parent.addActivity(try reader.readTextIfAny())
                } else {
                    try readValue(path, into: &parent)
                }
                continue
            }
            let first = count
            let firstNamed = namedCount
            _ = reader.peek()
            var object = PlannerPlace()
            object.offset = reader.offset
            try readObject(path, &object)
            object.takeActivities()
            if takeLeg(&object, at: path) { continue }
            // Of what is no leg how one travels there is not kept.
            if object.means != nil { object.leftOut.append(object.meansName) }
            note(object, at: path)
            if let lodging = object.sleepsAt.first { take(lodging, of: &object, at: path, from: first) }
            if !object.isPlaced, !object.mayBePlace { lostTexts += object.notes.count }
            if object.isPlaced {
                append(object, to: path)
            } else if count > first {
                // A day, or a trip, with its places.
                inheritPlan(object, isTrip: path == "[]", from: first)
            } else if object.mayBePlace {
                append(object, to: path)
            } else {
                inheritDay(object, fromNamed: firstNamed)
                noteName(of: object, at: path)
                if PlannerKey.isOfActivities(path) { parent.addActivity(object.activityText) }
                parent.inheritPlan(object)
            }
            if count > StopCollector.maximumStops {
                throw reader.error(at: object.offset, "more than \(StopCollector.maximumStops) places in one file")
            }
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

    /// Reads the name of a place that stands by itself in a list of these.
    private mutating func readName(at path: String) throws(TextFault) {
        var place = PlannerPlace()
        place.offset = reader.offset
        place.setName(try reader.readTextIfAny(), rank: 3)
        if place.name?.utf8.count ?? 0 <= Self.longestName { noteName(of: place, at: path) }
    }

    /// The most bytes of the name of a place that stands by itself.
    private static let longestName = 200

    /// Remembers an object that has a name only: in a file without coordinates that is the place, and so it is beside
    /// places that have them.
    private mutating func noteName(of object: PlannerPlace, at path: String) {
        guard object.name != nil, namedCount < Self.mostNamed else { return }
        var place = object
        place.isByName = true
        place.number = namedCount
        if named[path] == nil { namedPaths.append(path) }
        named[path, default: []].append(place)
        namedCount += 1
    }

    /// Whether a text is a date.
    func isDate(_ text: String) -> Bool { DateText(today: context.today).date(text) != nil }

    /// Adds an end of a leg to the places of a path, or to those that are looked up by their names.
    mutating func addEnd(_ place: PlannerPlace, at path: String) {
        if place.isPlaced { append(place, to: path) } else { noteName(of: place, at: path) }
    }

    /// Whether an end of a leg is the last place of a path.
    func isLast(_ place: PlannerPlace, at path: String) -> Bool {
        guard let last = (place.isPlaced ? lists[path] : named[path])?.last else { return false }
        if place.isPlaced { return last.latitude == place.latitude && last.longitude == place.longitude }
        return last.name == place.name
    }

    /// Changes the last place of a path.
    mutating func setLast(at path: String, _ change: (inout PlannerPlace) -> Void) {
        if let index = lists[path]?.indices.last { change(&lists[path, default: []][index]) }
        if let index = named[path]?.indices.last { change(&named[path, default: []][index]) }
    }

    /// Remembers the days and the trips that other objects name by their ids.
    private mutating func note(_ object: PlannerPlace, at path: String) {
        guard let id = object.id, !object.isPlaced else { return }
        if path == "days[]" { days[id] = object }
        if path == "collections[]", let name = object.name { groups.append((id, name)) }
    }

    private mutating func append(_ place: PlannerPlace, to path: String) {
        if lists[path] == nil { paths.append(path) }
        var place = place
        // The number among all places, by which those inside an object are known.
        place.number = count
        if place.plan.fields[.kind] == nil { place.plan.fields[.kind] = Self.kind(ofPath: path) }
        lists[path, default: []].append(place)
        count += 1
    }

    /// Gives the places inside an object, those from a number on, its date, and its name where it is a trip.
    private mutating func inheritPlan(_ object: PlannerPlace, isTrip: Bool, from first: Int) {
        guard isTrip || object.plan.date != nil || object.plan.day != nil || object.time != nil else { return }
        for path in paths {
            guard let places = lists[path] else { continue }
            for index in places.indices.reversed() {
                guard places[index].number >= first else { break }
                lists[path]?[index].inheritPlan(object)
                lists[path]?[index].plan.day = places[index].plan.day ?? object.plan.day
                if isTrip { lists[path]?[index].trip = object.name }
            }
        }
    }

    /// Gives the places inside an object that are only named, those from a number on, its day.
    private mutating func inheritDay(_ object: PlannerPlace, fromNamed first: Int) {
        guard namedCount > first, object.plan.date != nil || object.plan.day != nil else { return }
        for path in namedPaths {
            guard let places = named[path] else { continue }
            for index in places.indices.reversed() {
                guard places[index].number >= first else { break }
                named[path]?[index].inheritPlan(object)
                named[path]?[index].plan.day = places[index].plan.day ?? object.plan.day
            }
        }
    }

    /// The kind of the places of a list by what it is called: `LodgingObject`, `restaurants`.
    private static func kind(ofPath path: String) -> String? {
        let step = path.split(separator: ".").last.map(String.init) ?? ""
        let name = step.replacingText("[]", with: "").replacingText("Object", with: "")
        return name.lowercased() == "activities" || name.utf8.count > 16 ? nil : KindWords.kind(name)
    }

    mutating func readObject(_ path: String, _ object: inout PlannerPlace) throws(TextFault) {
        guard depth < Self.deepest else { return try reader.skipValue() }
        depth += 1
        defer { depth -= 1 }
        let first = count
        try reader.enterObject()
        while let key = try reader.nextKey() {
            try readMember(key, path, &object)
        }
        // The outermost name is that of the trip.
        if !path.containsText("["), count > first, let name = object.name { tripName = name }
    }
}
