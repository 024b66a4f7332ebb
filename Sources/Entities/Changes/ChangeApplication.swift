extension Library {
    /// Applies `change` to this library and returns the change that undoes it exactly, including positions and ids.
    ///
    /// If it throws, the library is unchanged, also if only a later part of `.several` cannot be applied. Indexes
    /// beyond the end mean the end, those below 0 the beginning; indexes that are not ascending are sorted first.
    ///
    /// Finding a trip or a stop is linear. `insertTrips`, `removeTrips`, `insertStops`, `removeStops` and
    /// `reorderStops` are linear in the length of the list plus the number of inserted or removed elements. `several`
    /// takes the sum of its parts plus one copy of each list that it changes.
    package mutating func apply(_ change: Change) throws(ChangeError) -> Change {
        switch change {
        case .insertTrips(let placed):
            try insert(placed)
            return .removeTrips(placed.map(\.trip.id))
        case .removeTrips(let ids):
            return .insertTrips(try removeTrips(ids))
        case .replaceTrip(let trip):
            let index = try existingIndex(ofTrip: trip.id)
            let old = trips[index]
            trips[index] = trip
            return .replaceTrip(old)
        case .editTrip(let old, let new):
            let index = try existingIndex(ofTrip: new.id)
            let now = trips[index]
            trips[index] = try now.edited(from: old, to: new)
            return .replaceTrip(now)
        case .renameTrip(let id, let name):
            let index = try existingIndex(ofTrip: id)
            let old = trips[index].name
            trips[index].name = name
            return .renameTrip(id, old)
        case .setRoundTrip(let id, let isRoundTrip):
            let index = try existingIndex(ofTrip: id)
            let old = trips[index].isRoundTrip
            trips[index].isRoundTrip = isRoundTrip
            return .setRoundTrip(id, old)
        case .insertStops, .removeStops, .replaceStop, .moveStop, .reverseStops, .reorderStops:
            return try applyToStops(change)
        case .ifUnchanged(let trip, let change):
            let now = trips[try existingIndex(ofTrip: trip.id)]
            if let difference = now.difference(from: trip) { throw difference }
            return try apply(change)
        case .several(let changes):
            return .several(try applyAll(changes))
        case .labelled(let label, let change):
            return .labelled(label, try apply(change))
        case .replaceOtherFields(let fields):
            let old = otherFields
            otherFields = fields
            return .replaceOtherFields(old)
        case .merging(_, let change):
            return try apply(change)
        }
    }

    /// Applies a change of the stops of one trip.
    private mutating func applyToStops(_ change: Change) throws(ChangeError) -> Change {
        switch change {
        case .insertStops(let trip, let placed):
            let index = try existingIndex(ofTrip: trip)
            try trips[index].insert(placed)
            return .removeStops(trip: trip, placed.map(\.stop.id))
        case .removeStops(let trip, let ids):
            let index = try existingIndex(ofTrip: trip)
            return .insertStops(trip: trip, try trips[index].removeStops(ids))
        case .replaceStop(let trip, let stop):
            let index = try existingIndex(ofTrip: trip)
            let place = try trips[index].existingIndex(ofStop: stop.id)
            let old = trips[index].waypoints[place]
            trips[index].waypoints[place] = stop
            return .replaceStop(trip: trip, old)
        case .moveStop(let trip, let stop, let to):
            let index = try existingIndex(ofTrip: trip)
            let from = try trips[index].existingIndex(ofStop: stop)
            trips[index].moveStop(from: from, to: to)
            return .moveStop(trip: trip, stop: stop, to: from)
        case .reverseStops(let trip):
            let index = try existingIndex(ofTrip: trip)
            trips[index].waypoints.reverse()
            return change
        case .reorderStops(let trip, let order):
            let index = try existingIndex(ofTrip: trip)
            let old = trips[index].waypoints.map(\.id)
            try trips[index].reorder(order)
            return .reorderStops(trip: trip, old)
        case .insertTrips, .removeTrips, .replaceTrip, .editTrip, .renameTrip, .setRoundTrip, .ifUnchanged, .several,
            .labelled, .replaceOtherFields, .merging:
            return try apply(change)
        }
    }

    /// Applies all of `changes` or none; returns the changes that undo them, in the order in which to apply these.
    private mutating func applyAll(_ changes: [Change]) throws(ChangeError) -> [Change] {
        let before = self
        var inverses: [Change] = []
        inverses.reserveCapacity(changes.count)
        do throws(ChangeError) {
            for change in changes { inverses.append(try apply(change)) }
        } catch {
            self = before
            throw error
        }
        inverses.reverse()
        return inverses
    }

    private func existingIndex(ofTrip id: ID) throws(ChangeError) -> Int {
        guard let index = index(ofTrip: id) else { throw .noSuchTrip }
        return index
    }

    private mutating func insert(_ placed: [PlacedTrip]) throws(ChangeError) {
        guard areNew(placed.lazy.map(\.trip.id), to: trips) else { throw .alreadyThere }
        trips = merged(trips, with: placed.map { (index: $0.index, element: $0.trip) })
    }

    private mutating func removeTrips(_ ids: [ID]) throws(ChangeError) -> [PlacedTrip] {
        guard let removed = split(trips, removing: ids) else { throw .noSuchTrip }
        trips = removed.kept
        return removed.taken.map { PlacedTrip(index: $0.index, trip: $0.element) }
    }
}

extension Trip {
    /// Returns the reason for which a change that was computed for `old` cannot be applied to this trip; nil if it can.
    /// Linear in the stops.
    fileprivate func difference(from old: Trip) -> ChangeError? {
        if waypoints.map(\.id) != old.waypoints.map(\.id) {
            return Set(waypoints.map(\.id)) == Set(old.waypoints.map(\.id)) ? .otherOrder : .otherStops
        }
        if let moved = zip(waypoints, old.waypoints).first(where: { $0.location != $1.location }) {
            return .otherPlace(moved.0.name)
        }
        return isRoundTrip == old.isRoundTrip ? nil : .otherKind(isRoundTrip: isRoundTrip)
    }

    fileprivate func existingIndex(ofStop id: ID) throws(ChangeError) -> Int {
        guard let index = index(ofStop: id) else { throw .noSuchStop }
        return index
    }

    fileprivate mutating func insert(_ placed: [PlacedStop]) throws(ChangeError) {
        guard areNew(placed.lazy.map(\.stop.id), to: waypoints) else { throw .alreadyThere }
        if placed.count == 1, let only = placed.first {
            waypoints.insert(only.stop, at: min(max(only.index, 0), waypoints.count))
        } else {
            waypoints = merged(waypoints, with: placed.map { (index: $0.index, element: $0.stop) })
        }
    }

    fileprivate mutating func removeStops(_ ids: [ID]) throws(ChangeError) -> [PlacedStop] {
        guard let removed = split(waypoints, removing: ids) else { throw .noSuchStop }
        waypoints = removed.kept
        return removed.taken.map { PlacedStop(index: $0.index, stop: $0.element) }
    }

    fileprivate mutating func moveStop(from: Int, to: Int) {
        let stop = waypoints.remove(at: from)
        waypoints.insert(stop, at: min(max(to, 0), waypoints.count))
    }

    fileprivate mutating func reorder(_ order: [ID]) throws(ChangeError) {
        guard order.count == waypoints.count else { throw .otherStops }
        var places: [ID: Int] = [:]
        places.reserveCapacity(waypoints.count)
        for (index, stop) in waypoints.enumerated() { places[stop.id] = index }
        var reordered: [Waypoint] = []
        reordered.reserveCapacity(waypoints.count)
        for id in order {
            guard let place = places.removeValue(forKey: id) else { throw .otherStops }
            reordered.append(waypoints[place])
        }
        waypoints = reordered
    }
}

/// Whether none of `ids` is in `list` and none occurs twice. Linear in the sum of their lengths.
func areNew<Element: Identifiable>(_ ids: some Collection<Element.ID>, to list: [Element]) -> Bool {
    if ids.count == 1, let only = ids.first { return !list.contains { $0.id == only } }
    var new = Set<Element.ID>(minimumCapacity: ids.count)
    for id in ids where !new.insert(id).inserted { return false }
    return !list.contains { new.contains($0.id) }
}

/// Inserts each element at its index. Linear, or O(n log n) if the indexes are not ascending.
private func merged<Element>(_ list: [Element], with placed: [(index: Int, element: Element)]) -> [Element] {
    var placed = placed
    // Sorting is stable, so elements with the same index keep their order.
    if !zip(placed, placed.dropFirst()).allSatisfy({ $0.index <= $1.index }) { placed.sort { $0.index < $1.index } }
    var result: [Element] = []
    result.reserveCapacity(list.count + placed.count)
    var next = list.startIndex
    for (index, element) in placed {
        let end = min(list.endIndex, next + max(0, index - result.count))
        result.append(contentsOf: list[next..<end])
        next = end
        result.append(element)
    }
    result.append(contentsOf: list[next...])
    return result
}

/// Splits `list` into the elements that are kept and those with these ids, with their indexes, ascending; nil if one of
/// `ids` is missing or occurs twice. Linear in the sum of their lengths.
func split<Element: Identifiable>(
    _ list: [Element], removing ids: [Element.ID]
) -> (kept: [Element], taken: [(index: Int, element: Element)])? {
    let wanted = Set(ids)
    var kept: [Element] = []
    kept.reserveCapacity(max(0, list.count - ids.count))
    var taken: [(index: Int, element: Element)] = []
    taken.reserveCapacity(ids.count)
    for (index, element) in list.enumerated() {
        if wanted.contains(element.id) {
            taken.append((index: index, element: element))
        } else {
            kept.append(element)
        }
    }
    return taken.count == ids.count ? (kept: kept, taken: taken) : nil
}
