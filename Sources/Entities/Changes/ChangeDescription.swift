import Text

extension Change {
    /// What this change does to `library`, as it is before the change, in the past tense for the history:
    /// `Renamed “A” to “B”`.
    ///
    /// Names stand in it as they are: what shows it makes control characters visible. Linear in the library for changes
    /// that look a trip up.
    package func describe(in library: Library) -> String {
        switch self {
        case .insertTrips(let placed):
            placed.count == 1
                ? "Added \(unescaped(placed.first?.trip.name))" : "Added \(Wording.counted(placed.count, "trip"))"
        case .removeTrips(let ids):
            ids.count == 1
                ? "Deleted \(library.quotedName(ofTrip: ids.first))" : "Deleted \(Wording.counted(ids.count, "trip"))"
        case .editTrip(let old, let new):
            old.plan != new.plan || old.waypoints.map(\.plan) != new.waypoints.map(\.plan)
                ? "Changed the plan of \(library.quotedName(ofTrip: new.id))"
                : "Changed \(library.quotedName(ofTrip: new.id))"
        case .replaceTrip(let trip):
            "Replaced \(library.quotedName(ofTrip: trip.id))"
        case .renameTrip(let id, let name):
            "Renamed \(library.quotedName(ofTrip: id)) to \(unescaped(name))"
        case .setRoundTrip(let id, let isRoundTrip):
            "Made \(library.quotedName(ofTrip: id)) a \(isRoundTrip ? "round" : "one-way") trip"
        case .insertStops(let trip, let placed):
            (placed.count == 1
                ? "Added \(unescaped(placed.first?.stop.name))" : "Added \(Wording.counted(placed.count, "stop"))")
                + " to \(library.quotedName(ofTrip: trip))"
        case .removeStops(let trip, let ids):
            (ids.count == 1
                ? "Removed \(library.quotedName(ofStop: ids.first, trip: trip))"
                : "Removed \(Wording.counted(ids.count, "stop"))") + " from \(library.quotedName(ofTrip: trip))"
        case .replaceStop(let trip, let stop):
            describeReplacement(by: stop, trip: trip, in: library)
        case .moveStop(let trip, let stop, let to):
            "Moved \(library.quotedName(ofStop: stop, trip: trip)) to number \(library.number(to, in: trip))"
                + " in \(library.quotedName(ofTrip: trip))"
        case .reverseStops(let trip):
            "Reversed \(library.quotedName(ofTrip: trip))"
        case .reorderStops(let trip, _):
            "Put the stops of \(library.quotedName(ofTrip: trip)) into another order"
        case .ifUnchanged(_, let change):
            change.describe(in: library)
        case .several(let changes):
            describeSeveral(changes, in: library)
        case .labelled(let label, _):
            label
        }
    }

    /// Says which part of a stop is another one now.
    private func describeReplacement(by stop: Waypoint, trip: ID, in library: Library) -> String {
        let of = "\(library.quotedName(ofStop: stop.id, trip: trip)) in \(library.quotedName(ofTrip: trip))"
        guard let old = library.trip(trip)?.stop(stop.id) else { return "Changed \(of)" }
        if old.plan != stop.plan {
            var planned = old
            planned.plan = stop.plan
            return planned == stop ? "Changed the plan of \(of)" : "Changed \(of)"
        }
        switch (old.name != stop.name, old.location != stop.location, old.note != stop.note) {
        case (true, false, false): return "Renamed \(of) to \(unescaped(stop.name))"
        case (false, true, false): return "Changed the place of \(of)"
        case (false, false, true): return "\(stop.note == nil ? "Removed" : "Changed") the note of \(of)"
        case (true, true, false): return "Changed \(of) to \(unescaped(stop.name))"
        default: return "Changed \(of)"
        }
    }

    /// Up to three changes are described one by one, each in terms of the library that the one before leads to.
    private func describeSeveral(_ changes: [Change], in library: Library) -> String {
        guard changes.count <= 3 else { return "Made \(changes.count) changes" }
        guard !changes.isEmpty else { return "Changed nothing" }
        var state = library
        var sentences: [String] = []
        for change in changes {
            sentences.append(change.describe(in: state))
            // A part that does not fit is described all the same; applying the whole is what refuses it.
            do { _ = try state.apply(change) } catch { continue }
        }
        return sentences.joined(separator: "; ")
    }
}

extension Library {
    /// The number, from 1, that a stop has after it was moved to `index`.
    fileprivate func number(_ index: Int, in id: ID) -> Int {
        min(max(index, 0), max(trip(id)?.waypoints.count ?? 1, 1) - 1) + 1
    }

    fileprivate func quotedName(ofTrip id: ID?) -> String {
        guard let id, let trip = trip(id) else { return "a trip" }
        return unescaped(trip.name)
    }

    fileprivate func quotedName(ofStop id: ID?, trip: ID) -> String {
        guard let id, let stop = self.trip(trip)?.stop(id) else { return "a stop" }
        return unescaped(stop.name)
    }
}

/// A name in quotation marks, its control characters left in it.
private func unescaped(_ name: Name?) -> String {
    "“\(name?.text ?? "")”"
}
