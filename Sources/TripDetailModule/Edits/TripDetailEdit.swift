package import Entities
package import Places

/// The position of new stops.
package enum StopPosition: Equatable, Sendable {
    /// Behind the last stop.
    case end
    /// One behind the other, the first with this number afterwards.
    case number(Int)
    /// Each where it lengthens the trip the least, one after the other.
    case best
}

/// An edit of a trip; the menus and the commands share them. Stops and places are as typed.
package enum TripDetailEdit: Equatable, Sendable {
    /// New stops, with their notes and nights by the index of the place. A name only goes with one place.
    case add(
        places: [String], StopPosition, name: String? = nil, notes: [Int: String] = [:], nights: [Int: Int] = [:])
    /// New stops that are made already, each with the place that it was found at, and the plan of the trip with them.
    case insert([Waypoint], StopPosition, found: [FoundPlace], plan: Plan)
    /// The stop has number `to` afterwards; of several, each text one or a list of several (`2-4,7`), the first has.
    case move(stops: [String], to: String)
    /// Stops, each text one or a list of several.
    case remove(stops: [String])
    case rename(String)
    case reverse
    case setRoundTrip(Bool)
    /// Copies stops, which may be lists, into the trip `to`, or moves them there; they go to its end, or are numbered
    /// from a number on.
    case copy(stops: [String], to: String, at: Int?, moving: Bool)
    /// Each of the stops, which may be lists, begins a trip of its own. The names are those of the parts, from the
    /// first.
    case split(stops: [String], names: [String])
    /// Sets what stops have, which may be lists.
    case set(stops: [String], WaypointEdit)

    /// The edit with other places for the new stop of this index, which have neither its note nor its nights; nil where
    /// that leaves none, and for an edit that adds no stops.
    func replacing(_ index: Int, with others: [String]) -> TripDetailEdit? {
        guard case .add(var places, let position, nil, let notes, let nights) = self,
            places.count + others.count > 1, places.indices.contains(index)
        else { return nil }
        places.replaceSubrange(index...index, with: others)
        let growth = others.count - 1
        return .add(
            places: places, position, notes: Self.moved(notes, behind: index, by: growth),
            nights: Self.moved(nights, behind: index, by: growth))
    }

    /// The edit with another reference to a stop in the place of the one that was typed; nil where that is none of its
    /// stops.
    func naming(_ reference: String, as other: String) -> TripDetailEdit? {
        func named(_ stops: [String]) -> [String] { stops.map { $0 == reference ? other : $0 } }
        let edit: TripDetailEdit
        switch self {
        case .move(let stops, let to): edit = .move(stops: named(stops), to: to == reference ? other : to)
        case .remove(let stops): edit = .remove(stops: named(stops))
        case .copy(let stops, let to, let number, let isMove):
            edit = .copy(stops: named(stops), to: to, at: number, moving: isMove)
        case .split(let stops, let names): edit = .split(stops: named(stops), names: names)
        case .set(let stops, let change): edit = .set(stops: named(stops), change)
        case .add, .insert, .rename, .reverse, .setRoundTrip: return nil
        }
        return edit == self ? nil : edit
    }

    /// The edit without the new stop of this index, and the text of its place; nil where that leaves none, and for an
    /// edit that adds no stops.
    func leavingOut(_ index: Int) -> (edit: TripDetailEdit, text: String)? {
        guard case .add(let places, _, nil, _, _) = self, places.indices.contains(index) else { return nil }
        return replacing(index, with: []).map { ($0, places[index]) }
    }

    /// The edit that adds only the stops of these indices, in their order; nil for an edit that adds no stops.
    func adding(only indices: [Int]) -> TripDetailEdit? {
        guard case .add(let places, let position, nil, let notes, let nights) = self else { return nil }
        func kept<Value>(_ values: [Int: Value]) -> [Int: Value] {
            Dictionary(
                uniqueKeysWithValues: indices.enumerated().compactMap { new, old in values[old].map { (new, $0) } })
        }
        return .add(places: indices.map { places[$0] }, position, notes: kept(notes), nights: kept(nights))
    }

    /// Values by index without the one at `index`, those behind it moved.
    private static func moved<Value>(_ values: [Int: Value], behind index: Int, by growth: Int) -> [Int: Value] {
        let kept = values.filter { $0.key != index }.map { ($0.key > index ? $0.key + growth : $0.key, $0.value) }
        return Dictionary(uniqueKeysWithValues: kept)
    }
}
