package import Geodesy

extension Edits {
    /// Adds stops to `trip`, consecutively from `number` (1 to the number of stops + 1), or at its end.
    ///
    /// Throws if `number` is out of range.
    package static func addStops(
        _ stops: [NewStop], to trip: Trip, at number: Int? = nil, ids: any IdentifierSource
    ) throws(EditError) -> Change {
        try addStops(made(stops, ids: ids), to: trip, at: number)
    }

    /// Adds stops that are made already, likewise.
    package static func addStops(
        _ made: [Waypoint], to trip: Trip, at number: Int? = nil
    ) throws(EditError) -> Change {
        let count = trip.waypoints.count
        if let number, number < 1 || number > count + 1 {
            throw .noSuchPlace(trip: trip.name, count: count, number: number)
        }
        return .insertStops(trip: trip.id, placed(made, at: number))
    }

    /// Stops one behind the other, the first of them with this number, or at the end of the trip.
    static func placed(_ stops: [Waypoint], at number: Int?) -> [PlacedStop] {
        stops.enumerated().map { offset, stop in
            PlacedStop(index: number.map { $0 - 1 + offset } ?? PlacedStop.end, stop: stop)
        }
    }

    /// Removes the stops with these numbers; a number may occur twice.
    package static func removeStops(_ numbers: [Int], from trip: Trip) throws(EditError) -> Change {
        var seen = Set<Int>()
        var ids: [Waypoint.ID] = []
        for number in numbers {
            let stop = try self.stop(number, of: trip)
            if seen.insert(number).inserted { ids.append(stop.id) }
        }
        return .removeStops(trip: trip.id, ids)
    }

    /// Moves the stop with number `from` so that it has number `to`; nil if it has that number already.
    package static func moveStop(_ from: Int, to: Int, in trip: Trip) throws(EditError) -> Change? {
        let stop = try self.stop(from, of: trip)
        _ = try self.stop(to, of: trip)
        guard from != to else { return nil }
        var order = Array(trip.waypoints.indices)
        order.insert(order.remove(at: from - 1), at: to - 1)
        return withWays(
            .moveStop(trip: trip.id, stop: stop.id, to: to - 1), of: trip, order,
            "Moved “\(stop.name.text)” to number \(to) in “\(trip.name.text)”")
    }

    /// Moves the stops with these numbers so that they follow one another in the given order and the first of them has
    /// number `to`; if they would extend beyond the end of the trip, they become its last stops. Nil if nothing
    /// changes.
    ///
    /// Throws if one of the numbers is out of range. O(n) in the stops of the trip.
    package static func moveStops(_ numbers: [Int], to: Int, in trip: Trip) throws(EditError) -> Change? {
        _ = try stop(to, of: trip)
        guard numbers.count != 1, let first = numbers.first else {
            return try numbers.first.flatMap { number throws(EditError) in try moveStop(number, to: to, in: trip) }
        }
        let moved = Set(numbers)
        var order = (1...trip.waypoints.count).filter { !moved.contains($0) }
        for number in numbers { _ = try stop(number, of: trip) }
        order.insert(contentsOf: numbers, at: min(to - 1, order.count))
        guard let change = try reorder(trip, by: order) else { return nil }
        let name = try stop(first, of: trip).name.text
        return .labelled("Moved “\(name)” and \(numbers.count - 1) more in “\(trip.name.text)”", change)
    }

    /// Changes the location of a stop, and its name if one is given; nil if nothing changes.
    package static func placeStop(
        _ number: Int, of trip: Trip, at place: Coordinate, named name: Name? = nil
    ) throws(EditError) -> Change? {
        try changeStop(number, of: trip) { stop in
            stop.location = place
            if let name { stop.name = name }
        }
    }

    /// Changes several properties of a stop by `edit`; nil if nothing changes.
    package static func changeStop(
        _ number: Int, of trip: Trip, by edit: (inout Waypoint) -> Void
    ) throws(EditError) -> Change? {
        let old = try stop(number, of: trip)
        var new = old
        edit(&new)
        return new == old ? nil : .replaceStop(trip: trip.id, new)
    }

    /// The same, and the currency of the trip's costs, unless that is nil, as one change. Throws for no currency too.
    package static func changeStop(
        _ number: Int, of trip: Trip, currency: String?, by edit: (inout Waypoint) -> Void
    ) throws -> Change? {
        guard let currency else { return try changeStop(number, of: trip, by: edit) }
        _ = try stop(number, of: trip)
        var new = trip
        edit(&new.waypoints[number - 1])
        try new.plan.set(.currency(currency))
        return new == trip ? nil : .editTrip(from: trip, to: new)
    }

    /// Reverses the stops of `trip`; nil if there are fewer than two.
    package static func reverse(_ trip: Trip) -> Change? {
        guard trip.waypoints.count > 1 else { return nil }
        return withWays(
            .reverseStops(trip: trip.id), of: trip, trip.waypoints.indices.reversed(), "Reversed “\(trip.name.text)”")
    }

    /// Puts the stops of `trip` in the order of these numbers, which must contain each number once; nil if that is
    /// their order already. It may become a round trip, or a one-way trip, by another change.
    package static func reorder(
        _ trip: Trip, by numbers: [Int], isRoundTrip: Bool? = nil
    ) throws(EditError) -> Change? {
        let count = trip.waypoints.count
        guard numbers.count == count, Set(numbers).count == count, numbers.allSatisfy({ (1...count).contains($0) })
        else { throw .notAnOrder(trip: trip.name, count: count) }
        let inOrder = numbers.enumerated().allSatisfy { $0.offset + 1 == $0.element }
        guard !inOrder else { return nil }
        return withWays(
            .reorderStops(trip: trip.id, numbers.map { trip.waypoints[$0 - 1].id }), of: trip,
            numbers.map { $0 - 1 }, isRoundTrip: isRoundTrip,
            "Put the stops of “\(trip.name.text)” into another order")
    }

    /// A change of the order of stops, to that of these indexes, with the ways of legs that are travelled the other way
    /// round at their other ends, as one change with this label.
    private static func withWays(
        _ change: Change, of trip: Trip, _ order: [Int], isRoundTrip: Bool? = nil, _ label: String
    ) -> Change {
        guard trip.waypoints.contains(where: { $0.plan.way != nil }) else { return change }
        let turned = LegWays.trip(trip, inOrder: order, isRoundTrip: isRoundTrip ?? trip.isRoundTrip)
        let stops = Dictionary(turned.waypoints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var new = trip
        new.waypoints = trip.waypoints.map { stops[$0.id] ?? $0 }
        return new == trip ? change : .labelled(label, .several([change, .editTrip(from: trip, to: new)]))
    }

    /// The stop with this number, from 1; throws if there is none.
    package static func stop(_ number: Int, of trip: Trip) throws(EditError) -> Waypoint {
        guard number >= 1, number <= trip.waypoints.count else {
            throw .noSuchStop(trip: trip.name, count: trip.waypoints.count, number: number)
        }
        return trip.waypoints[number - 1]
    }

    /// Creates the stops: gives each an id.
    package static func made(_ stops: [NewStop], ids: any IdentifierSource) -> [Waypoint] {
        stops.map {
            Waypoint(
                id: ids.next(), name: $0.name, location: $0.place, note: $0.note,
                plan: $0.plan == .none ? nil : $0.plan)
        }
    }
}
