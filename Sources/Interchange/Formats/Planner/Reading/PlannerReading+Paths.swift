import Text

/// The meanings of the paths of a file on which its places are.
extension PlannerReading {
    /// The names of lists of trips.
    private static let trips: Set = [
        "trips", "roadtrips", "journeys", "tours", "routes", "itineraries", "vacations", "holidays", "travels",
        "reisen",
        "touren", "voyages", "viajes", "viaggi", "viagens", "reizen",
    ]

    /// Whether an object of a list at a path is a trip where it has places of its own: the list is the whole file, or
    /// is called so, and the object is no day of a trip.
    static func isOfTrips(_ path: String, _ object: PlannerPlace) -> Bool {
        guard path != "[]", path != "trips[]" else { return true }
        let step = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return step.hasSuffix("[]") && trips.contains(step.dropLast(2).filter(\.isLetter)) && !object.isDay
    }

    /// The last steps of paths to the stops of a trip, which are no sights of a town.
    private static let stops: Set = ["stops[]", "waypoints[]", "cities[]", "destinations[]", "itinerary[]", "route[]"]

    /// Takes an object for a trip of the stops in it that are only named, those from a number on: it is in a list of
    /// trips, is called by a title, and its stops are in a list that is called so. False for any other object.
    mutating func takeTrip(_ object: PlannerPlace, at path: String, fromNamed first: Int) -> Bool {
        guard namedCount > first, Self.isOfTrips(path, object), object.hasTitle, !object.isDay else { return false }
        let inner = namedPaths.filter { other in
            other.hasPrefix(path + ".") && Self.stops.contains(Self.lastStep(of: other).lowercased())
                && named[other]?.last.map { $0.number >= first } ?? false
        }
        for path in inner {
            for index in (named[path] ?? []).indices where (named[path]?[index].number ?? 0) >= first {
                named[path]?[index].trip = object.name
                named[path]?[index].tripNumber = first
                named[path]?[index].inheritCurrency(object.plan.currency)
            }
        }
        return !inner.isEmpty
    }

    /// The name of the member to which a path leads.
    static func lastStep(of path: String) -> String { path.split(separator: ".").last.map(String.init) ?? "" }

    /// Makes the places that have an address and no coordinates places that are looked up by their names, in the order
    /// of the file. Linear but for the sorting.
    mutating func takeAddresses() {
        for path in paths {
            let places = (lists[path] ?? []).filter { $0.name != nil }.map { place in
                var place = place
                place.isByName = true
                return place
            }
            guard !places.isEmpty else { continue }
            if named[path] == nil { namedPaths.append(path) }
            named[path] = ((named[path] ?? []) + places).sorted { $0.sequence < $1.sequence }
        }
    }

    /// Whether a path leads to where one sleeps on the trip of which another path has the places.
    static func isOfNights(_ path: String, beside other: String) -> Bool {
        func parts(_ path: String) -> (parent: String, name: String) {
            let dot = path.lastIndex(of: ".")
            let name = dot.map { String(path[path.index(after: $0)...]) } ?? path
            return (dot.map { String(path[..<$0]) } ?? "", name.lowercased())
        }
        let (parent, name) = parts(path)
        return ["lodging[]", "lodgings[]", "accommodations[]", "accommodation[]", "hotels[]"].contains(name)
            && parts(other).parent.hasPrefix(parent)
    }

    /// Whether a path leads to places of the journey of which another path has places too: both are in one object, and
    /// all of them have dates.
    func isOfJourney(_ path: String, beside other: String) -> Bool {
        func parent(_ path: String) -> Substring { path[..<(path.lastIndex(of: ".") ?? path.startIndex)] }
        guard parent(path) == parent(other) else { return false }
        return [path, other].allSatisfy { path in
            lists[path]?.allSatisfy { $0.plan.date != nil && $0.name != nil } ?? false
        }
    }

    /// The places of a list, and among those of each trip the places where one sleeps, behind those of their day.
    func withNights(of paths: [String], _ list: [PlannerPlace]) -> [PlannerPlace] {
        var list = list
        for night in paths.flatMap({ lists[$0] ?? [] }).prefix(1_000) {
            let date = night.plan.date.map { $0.prefix(10) }
            func isThere(_ place: PlannerPlace, _ isOnDay: (Substring, Substring) -> Bool) -> Bool {
                guard place.trip == night.trip, let day = date, let other = place.plan.date else { return false }
                return isOnDay(other.prefix(10), day)
            }
            let before = list.lastIndex { isThere($0, <=) }
            let next = before.map { $0 + 1 } ?? list.firstIndex { isThere($0, >) }
            let last = list.lastIndex { $0.trip == night.trip }
            list.insert(night, at: next ?? last.map { $0 + 1 } ?? list.count)
        }
        return list
    }

    /// Whether a path leads into the places of another one, or holds the same once more.
    func isPart(_ path: String, of whole: String) -> Bool {
        if path.hasPrefix(whole) { return true }
        let known = Set((lists[whole] ?? []).map { [$0.latitude, $0.longitude] })
        return lists[path]?.allSatisfy { $0.name == nil || known.contains([$0.latitude, $0.longitude]) } ?? true
    }

    /// The path whose places are the stops: what is assigned to days, else that with names, then the outermost, then
    /// the one with the most.
    var bestPath: String? {
        func rank(_ path: String) -> (Int, Int, Int) {
            let places = lists[path] ?? []
            let named = places.count { $0.name != nil } * 2 >= places.count
            let isAssigned = path.hasPrefix("assignments.") || path.containsText(".assignments[")
            return (isAssigned ? 2 : named ? 1 : 0, -path.count { $0 == "[" || $0 == "." }, places.count)
        }
        return paths.max { rank($0) < rank($1) }
    }
}
