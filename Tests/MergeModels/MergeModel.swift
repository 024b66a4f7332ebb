package import Entities
import JSON
package import Merging

/// An independent model of a merge: libraries as their JSON, taken apart into fields with a text each.
package struct MergeModel {
    package typealias Fields = [String: String]

    /// A trip, or a stop without stops of its own.
    package struct Thing: Equatable {
        var name = ""
        var fields: Fields = [:]
        var stops: [String: Thing] = [:]
        /// All of it as text, with the order of the stops.
        var whole = ""
    }

    package var fields: Fields = [:]
    package var trips: [String: Thing] = [:]

    /// Takes a library apart; a plan or its fuel is one field where `wholes` says so.
    package init(_ library: Library, wholes: Set<String> = []) {
        guard let json = try? JSONValue(parsing: LibraryEncoder.encode(library), maximumDepth: 500) else { return }
        for member in Self.members(json) where member.name != "version" && member.name != "trips" {
            fields[member.name] = Self.text(member.value)
        }
        for trip in json["trips"]?.array ?? [] {
            let id = trip["id"]?.string ?? ""
            var thing = Thing(name: trip["name"]?.string ?? "", whole: Self.text(trip))
            for member in Self.members(trip) where member.name != "id" && member.name != "waypoints" {
                Self.add(
                    member, to: &thing.fields, "",
                    wholes: Set(wholes.filter { $0.hasPrefix(id) }.map { String($0.dropFirst(36)) }))
            }
            for stop in trip["waypoints"]?.array ?? [] { thing.stops[stop["id"]?.string ?? ""] = Self.stop(stop) }
            trips[id] = thing
        }
    }

    private init() {}

    private static func stop(_ json: JSONValue) -> Thing {
        var thing = Thing(name: json["name"]?.string ?? "", whole: text(json))
        for member in members(json) where member.name != "id" {
            guard member.name == "location" else {
                thing.fields[member.name] = text(member.value)
                continue
            }
            let (latitude, longitude) = (member.value["latitude"], member.value["longitude"])
            thing.fields["location"] = "\(text(latitude ?? .null)) \(text(longitude ?? .null))"
            for inner in members(member.value) where inner.name != "latitude" && inner.name != "longitude" {
                thing.fields["location.\(inner.name)"] = text(inner.value)
            }
        }
        // A cost and its currency are one decision.
        if let cost = thing.fields["cost"], let currency = thing.fields.removeValue(forKey: "costCurrency") {
            thing.fields["cost"] = "\(cost) \(currency)"
        }
        return thing
    }

    private static func add(_ member: JSONMember, to fields: inout Fields, _ path: String, wholes: Set<String>) {
        let path = path + member.name
        if (path == "plan" || path == "plan.fuel") && !wholes.contains(path), case .object(let inner) = member.value {
            for member in inner { add(member, to: &fields, path + ".", wholes: wholes) }
        } else {
            fields[path] = text(member.value)
        }
    }

    private static func members(_ value: JSONValue) -> [JSONMember] {
        if case .object(let members) = value { members } else { [] }
    }

    /// A value as text, with its members in the order of their names.
    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .object(let members):
            "{" + members.map { "\($0.name):\(text($0.value))" }.sorted().joined(separator: ",") + "}"
        case .array(let values): "[" + values.map(text).joined(separator: ",") + "]"
        default: value.text()
        }
    }

    /// The plans and fuels that are one value, since a side has something else under that name: id and path.
    package static func wholes(_ libraries: [Library]) -> Set<String> {
        var found: Set<String> = []
        for trip in libraries.flatMap(\.trips) {
            if trip.plan == .none, trip.otherFields.contains(where: { $0.name == "plan" }) {
                found.insert("\(trip.id)plan")
            }
            if trip.plan.otherFields.beside.contains(where: { $0.name == "fuel" }) {
                found.insert("\(trip.id)plan.fuel")
            }
        }
        let trips = Dictionary(grouping: libraries.flatMap(\.trips), by: \.id)
        for (id, trips) in trips
        where trips.contains(where: { $0.plan.litersPer100km != nil })
            && trips.contains(where: { $0.plan.kWhPer100km != nil })
        {
            found.insert("\(id)plan.fuel")
        }
        return found
    }

    /// What a merge must come to.
    package struct Expected {
        package var model = MergeModel()
        /// Everything that is to be told, in one line each, sorted.
        package var told: [String] = []
        package var conflicts: [String] = []
    }

    package static func merged(base: Library, ours: Library, theirs: Library, preferring side: MergeSide?) -> Expected {
        let wholes = wholes([base, ours, theirs])
        let (old, mine, other) = (
            MergeModel(base, wholes: wholes), MergeModel(ours, wholes: wholes), MergeModel(theirs, wholes: wholes)
        )
        var expected = Expected()
        expected.model.fields = fields(old.fields, mine.fields, other.fields, side, "", &expected)
        expected.model.trips = things(old.trips, mine.trips, other.trips, "trip ", "", side, &expected)
        expected.told.sort()
        expected.conflicts.sort()
        return expected
    }

    private static func things(
        _ old: [String: Thing], _ mine: [String: Thing], _ other: [String: Thing], _ kind: String, _ of: String,
        _ side: MergeSide?, _ expected: inout Expected
    ) -> [String: Thing] {
        var merged: [String: Thing] = [:]
        for id in Set(mine.keys).union(other.keys) {
            switch (old[id], mine[id], other[id]) {
            case (let base, let ours?, let theirs?):
                guard ours.whole != theirs.whole, base?.whole != theirs.whole else {
                    merged[id] = ours
                    continue
                }
                var thing = ours
                let place = of.isEmpty ? ours.name : "\(of)/\(ours.name)"
                thing.fields = fields(base?.fields ?? [:], ours.fields, theirs.fields, side, place, &expected)
                thing.stops = things(
                    base?.stops ?? [:], ours.stops, theirs.stops, "stop ", ours.name, side, &expected)
                merged[id] = thing
            case (nil, let only?, nil): merged[id] = only
            case (nil, nil, let only?):
                merged[id] = only
                expected.told.append("added \(kind)\(only.name) \(of)")
            case (let base?, let only?, nil):
                if base.whole == only.whole {
                    expected.told.append("removed \(kind)\(only.name) \(of)")
                } else {
                    merged[id] = only
                    expected.told.append("kept \(kind)\(only.name) \(of) deleted by theirs")
                }
            case (let base?, nil, let only?):
                guard base.whole != only.whole else { continue }
                merged[id] = only
                expected.told.append("kept \(kind)\(only.name) \(of) deleted by ours")
            case (_, nil, nil): continue
            }
        }
        return merged
    }

    private static func fields(
        _ old: Fields, _ mine: Fields, _ other: Fields, _ side: MergeSide?, _ place: String,
        _ expected: inout Expected
    ) -> Fields {
        var merged = mine
        for name in Set(mine.keys).union(other.keys) where mine[name] != other[name] && old[name] != other[name] {
            if old[name] != mine[name] {
                expected.conflicts.append("\(place) \(name)")
                if side != .theirs { continue }
            }
            merged[name] = other[name]
            expected.told.append("changed \(place) \(name)")
        }
        return merged
    }

    /// What differs between two models, in words; nil if nothing does. The order of lists and names do not count.
    package static func difference(_ one: MergeModel, _ other: MergeModel) -> String? {
        if one.fields != other.fields { return "library: \(one.fields) \(other.fields)" }
        if one.trips.keys.sorted() != other.trips.keys.sorted() { return "other trips" }
        for (id, trip) in one.trips {
            guard let second = other.trips[id] else { return "no trip" }
            if trip.fields != second.fields { return "trip \(id): \(trip.fields) \(second.fields)" }
            if trip.stops.mapValues(\.fields) != second.stops.mapValues(\.fields) {
                return "stops of \(id): \(trip.stops.mapValues(\.fields)) \(second.stops.mapValues(\.fields))"
            }
        }
        return nil
    }
}

extension MergeFinding {
    /// The event as the model tells it; nil for the order of lists.
    package var modelText: String? {
        switch self {
        case .addedTrip(let name, _): "added trip \(name.text) "
        case .deletedTrip(let name): "removed trip \(name.text) "
        case .keptTrip(let name, let side): "kept trip \(name.text)  deleted by \(side.rawValue)"
        case .addedStop(let name, let trip): "added stop \(name.text) \(trip.text)"
        case .removedStop(let name, let trip): "removed stop \(name.text) \(trip.text)"
        case .keptStop(let name, let trip, let side):
            "kept stop \(name.text) \(trip.text) deleted by \(side.rawValue)"
        case .changedField(let field, let trip, let stop):
            "changed \(trip?.text ?? "")\(stop.map { "/\($0.text)" } ?? "") \(field)"
        case .movedTrips, .tripMovedByBoth, .movedStops, .stopMovedByBoth: nil
        }
    }
}

extension MergeConflict {
    /// The conflict as the model tells it.
    package var modelText: String { "\(trip?.name.text ?? "")\(stop.map { "/\($0.name.text)" } ?? "") \(field)" }
}
