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
    var lists: [String: [PlannerPlace]] = [:]
    /// The paths in the order of the file.
    var paths: [String] = []
    /// The names of the outermost objects that hold places.
    private var tripName: String?
    /// The days and the trips that the file names by ids.
    private var days: [String: PlannerPlace] = [:]
    private var groups: [(id: String, name: String)] = []
    var count = 0
    /// The number of texts that belong to no place.
    var lostTexts = 0

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
    var innerTripName: String?
    /// The names of the answers of a service that hold places.
    var answerNames: [String] = []
    /// The first day of the trip, as an object around all its places has it, its end, and the currency of its costs.
    var tripDate: String?
    var tripEnd = PlannerEnd()
    var tripCurrency: String?
    /// The texts that such objects have beside that.
    var tripTexts: [String] = []
    /// Whether the places of an array stand in another order than that of the file.
    var isReordered = false
    /// The places at which the whole journey begins and ends, where the file has them beside the stops between, and
    /// their paths.
    var ends: (start: PlannerPlace?, end: PlannerPlace?) = (nil, nil)
    var endPaths: [String] = []
    /// The number of places inside objects that are places already, and of the ends of the journey among them.
    private var (lostPlaces, lostEnds) = (0, 0)
    /// The objects with names alone by their paths, and the most of them.
    var named: [String: [PlannerPlace]] = [:]
    var namedPaths: [String] = []
    var namedCount = 0
    private static let mostNamed = 10_000

    /// Reads the whole text. Linear but for the sorting of dates.
    mutating func read() throws(TextFault) -> ImportedTrips {
        var root = PlannerPlace()
        try readValue("", into: &root, isRoot: true)
        try reader.finish()
        lostTexts += root.looseTexts.count
        let hasEnds = takeEnds()
        if lists.isEmpty, root.isPlaced, !hasEnds { append(root, to: "") }
        if !lists.values.contains(where: { $0.contains(where: \.isPlaced) }) {
            takeAddresses()
            (lists, paths, lostTexts) = (named, namedPaths, 0)
        }
        guard let path = bestPath, lists.values.contains(where: { $0.contains { $0.isPlaced || $0.isByName } }) else {
            throw TextFault(
                line: 1, column: 1,
                reason:
                    "neither a file of trips of this program nor a list of places: no object in it has a latitude and a "
                    + "longitude")
        }
        let answer = answerNames.count == 1 ? answerNames[0] : nil
        let name = tripName ?? innerTripName ?? answer ?? (hasEnds ? root.ownName : root.name)
        var stops = PlannerStops(
            bytes, context, named: name, currency: root.plan.currency ?? tripCurrency, end: tripEnd)
        let dated = paths.filter { $0 != path && isOfJourney($0, beside: path) }
        let nights = paths.filter { $0 != path && !dated.contains($0) && Self.isOfNights($0, beside: path) }
        var own = lists[path] ?? []
        if lists[path] != nil, named[path].map({ $0[0].offset }) != own.first?.offset, let others = named[path] {
            own = (own + others).sorted { $0.sequence < $1.sequence }
        }
        var places = withNights(of: nights, own + dated.flatMap { lists[$0] ?? [] })
        let dayNotices = PlannerDays.take(&places)
        // A plan of nights alone begins on the first day of the trip.
        if let date = root.ownDate ?? tripDate, places.allSatisfy({ !$0.hasDay }), groups.isEmpty,
            places.allSatisfy({ $0.trip == nil }), places.contains(where: { $0.plan.fields[.nights] != nil })
        {
            places[0].plan.date = date
        }
        var imported = try stops.read(
            places, within: hasEnds && path != Self.pathOfEnds ? ends : (nil, nil), days: days, groups: groups,
            beside: paths.filter { $0 != path && !isPart($0, of: path) && !nights.contains($0) && !dated.contains($0) }
                .map { ($0, lists[$0]?.count ?? 0) })
        imported.notices += dayNotices
        imported.notices += PlannerLeftOut.notices((places + otherEnds(than: places)).map(\.leftOut))
        var leftOut = TextsLeftOut()
        for text in tripTexts { leftOut.add(description: text, of: name) }
        imported.notices += leftOut.notices
        if isReordered {
            imported.notices.append(CountedOrder.notice)
        } else if stops.areSorted, dated.isEmpty, nights.isEmpty, groups.isEmpty {
            imported.notices.append("the places are in the order of their dates, not in that of the file")
        }
        // The ends are stops.
        if hasEnds { lostPlaces -= lostEnds }
        if lostPlaces > 0 {
            imported.notices.append("\(Wording.counted(lostPlaces, "place")) inside another place left out")
        }
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
            if isKeyed(at: path, in: parent) { return try readKeyed(path, into: &parent) }
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
                if parent.isOther(object) {
                    lostPlaces += 1
                    if endPaths.contains(path + "[]") { lostEnds += 1 }
                }
                parent.looseTexts += object.looseTexts
                let step = Self.lastStep(of: path)
                if path.containsText("["), PlannerKey.isOfPlace(step) {
                    parent.inherit(object)
                    parent.takePlace(of: object)
                } else if path.containsText("["), !object.isPlaced {
                    parent.takePart(object, called: step)
                } else {
                    parent.inherit(object)
                }
            }
        case UInt8(ascii: "["): try readArray(path, of: &parent)
        default: try reader.skipValue()
        }
    }

    /// Whether a path leads to what a file says of the trip as a whole.
    static func isOfTrip(_ path: String) -> Bool {
        let step = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return PlannerKey.namesTrip(step)
            || ["tripplan", "plan", "metadata", "info", "cruise", "vacation"].contains(step)
    }

    /// Reads the name of a place that stands by itself in a list of these.
    mutating func readName(at path: String) throws(TextFault) {
        var place = PlannerPlace()
        place.offset = reader.offset
        place.setName(try reader.readTextIfAny(), rank: 3)
        if place.name?.utf8.count ?? 0 <= Self.longestName { noteName(of: place, at: path) }
    }

    /// The most bytes of the name of a place that stands by itself.
    private static let longestName = 200

    /// Remembers an object that has a name only: in a file without coordinates that is the place, and so it is beside
    /// places that have them.
    mutating func noteName(of object: PlannerPlace, at path: String) {
        guard object.name != nil, namedCount < Self.mostNamed else { return }
        var place = object
        place.isByName = true
        place.number = namedCount
        place.sequence = count + namedCount
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
    mutating func note(_ object: PlannerPlace, at path: String) {
        guard let id = object.id, !object.isPlaced else { return }
        if path == "days[]" { days[id] = object }
        if path == "collections[]", let name = object.name { groups.append((id, name)) }
    }

    mutating func append(_ place: PlannerPlace, to path: String) {
        if lists[path] == nil { paths.append(path) }
        var place = place
        // The number among all places, by which those inside an object are known.
        place.number = count
        place.sequence = count + namedCount
        if place.plan.fields[.kind] == nil { place.plan.fields[.kind] = Self.kind(ofPath: path) }
        lists[path, default: []].append(place)
        count += 1
    }

    /// Gives the places inside an object, those from a number on, its date, and its name where it is a trip.
    mutating func inheritPlan(_ object: PlannerPlace, isTrip: Bool, from first: Int) {
        guard isTrip || object.hasDayOfOthers || object.plan.currency != nil else { return }
        // The days of several places begin at the first of them and end at the last.
        let isRange = object.plan.checkOut != nil && count > first + 1
        var outer = object
        if isRange { (outer.plan.date, outer.plan.checkOut, outer.time) = (nil, nil, nil) }
        let hasDays = isRange && paths.contains { hasDay($0, from: first) }
        for path in paths {
            // A list keeps its places where it is the only one that has them.
            guard var places = lists[path], places.last.map({ $0.number >= first }) ?? false else { continue }
            lists[path] = []
            for index in places.indices.reversed() {
                guard places[index].number >= first else { break }
                places[index].inheritPlan(outer)
                if isRange, !hasDays, places[index].number == first { places[index].plan.date = object.plan.date }
                if isRange, places[index].number == count - 1 {
                    places[index].plan.checkOut = places[index].plan.checkOut ?? object.plan.checkOut
                }
                places[index].plan.day = places[index].plan.day ?? object.plan.day
                places[index].inheritCurrency(object.plan.currency)
                if isTrip { places[index].trip = object.name }
                if isTrip, object.name != nil { places[index].tripNumber = first }
            }
            lists[path] = places
        }
    }

    /// Whether a place of a list has a day, of those from a number on, which are its last. Linear in these.
    private func hasDay(_ path: String, from first: Int) -> Bool {
        guard let places = lists[path] else { return false }
        for place in places.reversed() {
            guard place.number >= first else { return false }
            if place.hasDay { return true }
        }
        return false
    }

    /// Gives the places inside an object that are only named, those from a number on, its day.
    mutating func inheritDay(_ object: PlannerPlace, fromNamed first: Int) {
        guard namedCount > first, object.plan.date != nil || object.plan.day != nil else { return }
        for path in namedPaths {
            guard var places = named[path], places.last.map({ $0.number >= first }) ?? false else { continue }
            named[path] = []
            for index in places.indices.reversed() {
                guard places[index].number >= first else { break }
                places[index].inheritPlan(object)
                places[index].plan.day = places[index].plan.day ?? object.plan.day
            }
            named[path] = places
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
        let firstNamed = namedCount
        try reader.enterObject()
        while let key = try reader.nextKey() {
            try readMember(key, path, &object)
        }
        object.takeLoneEnd()
        takeLodging(of: &object, at: path, from: first, fromNamed: firstNamed)
        takeTrip(object, at: path, hasPlaces: count > first || namedCount > firstNamed)
        // The outermost name is that of the trip.
        if !path.containsText("["), count > first, let name = object.ownName { tripName = name }
    }
}
