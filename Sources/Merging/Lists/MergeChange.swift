package import Entities

extension Library {
    /// The change that makes this library equal to `merged`; nil if it is. It names what is different by id and by
    /// field, so that what another program changes meanwhile stays. O(n log n) for lists in another order, else linear.
    package func change(to merged: Library) -> Change? {
        var changes: [Change] = []
        if otherFields != merged.otherFields { changes.append(.replaceOtherFields(merged.otherFields)) }
        let moved = Set(movedElements(from: commonTrips(with: merged), to: merged.trips.map(\.id)))
        let wanted = Dictionary(merged.trips.map { ($0.id, $0) }) { first, _ in first }
        var known: Set<ID> = []
        var removed: [ID] = []
        for trip in trips {
            guard let new = wanted[trip.id], !moved.contains(trip.id) else {
                removed.append(trip.id)
                continue
            }
            known.insert(trip.id)
            changes += trip.changes(to: new)
        }
        if !removed.isEmpty { changes.append(.removeTrips(removed)) }
        let inserted = merged.trips.enumerated().filter { !known.contains($1.id) }
        if !inserted.isEmpty {
            changes.append(.insertTrips(inserted.map { PlacedTrip(index: $0, trip: $1) }))
        }
        return changes.isEmpty ? nil : changes.count == 1 ? changes[0] : .several(changes)
    }

    /// The ids of the trips that are in both, in the order of this library.
    private func commonTrips(with other: Library) -> [ID] {
        let others = Set(other.trips.map(\.id))
        return trips.map(\.id).filter(others.contains)
    }
}

extension Trip {
    /// The changes that make this trip equal to `merged`, which has the same id; none if it is.
    fileprivate func changes(to merged: Trip) -> [Change] {
        guard self != merged else { return [] }
        var changes: [Change] = []
        let (ids, order) = (waypoints.map(\.id), merged.waypoints.map(\.id))
        let (kept, known) = (places(of: ids, in: order), places(of: order, in: ids))
        var edited = self
        (edited.name, edited.isRoundTrip) = (merged.name, merged.isRoundTrip)
        (edited.plan, edited.otherFields) = (merged.plan, merged.otherFields)
        for case (let index, let place?) in kept.enumerated() where waypoints[index] != merged.waypoints[place] {
            edited.waypoints[index] = merged.waypoints[place]
        }
        if edited != self { changes.append(.editTrip(from: self, to: edited)) }
        let removed = ids.indices.filter { kept[$0] == nil }.map { ids[$0] }
        if !removed.isEmpty { changes.append(.removeStops(trip: id, removed)) }
        let inserted = order.indices.filter { known[$0] == nil }
        if !inserted.isEmpty {
            changes.append(
                .insertStops(trip: id, inserted.map { PlacedStop(index: $0, stop: merged.waypoints[$0]) }))
        }
        let places = known.compactMap { $0 }
        if !zip(places, places.dropFirst()).allSatisfy(<) { changes.append(.reorderStops(trip: id, order)) }
        // An edit keeps fields of other programs in ways, which may be gone in `merged`.
        guard waypoints.contains(where: { $0.plan.way?.otherFields.isEmpty == false }) else { return changes }
        var library = Library(trips: [self])
        _ = try? library.apply(.several(changes))
        return library.trips == [merged] ? changes : [.replaceTrip(merged)]
    }
}
