import Text

extension Change {
    /// The description of this change for the history, in the past tense: `Renamed “A” to “B”`. `library` is the
    /// library before the change.
    ///
    /// Control characters of names are not escaped; views do that. Linear in the library, because it looks up trips.
    package func describe(in library: Library) -> String {
        switch self {
        case .insertTrips(let placed):
            placed.count == 1
                ? "Added \(unescaped(placed.first?.trip.name))" : "Added \(Wording.counted(placed.count, "trip"))"
        case .removeTrips(let ids):
            ids.count == 1
                ? "Deleted \(library.quotedName(ofTrip: ids.first))" : "Deleted \(Wording.counted(ids.count, "trip"))"
        case .editTrip(let old, let new):
            describeEdit(from: old, to: new, in: library)
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
        case .ifUnchanged(_, let change), .merging(_, let change):
            change.describe(in: library)
        case .replaceOtherFields:
            "Changed what other programs keep beside the trips"
        case .several(let changes):
            describeSeveral(changes, in: library)
        case .labelled(let label, _):
            label
        }
    }

    /// Describes the values that differ between two versions of a trip: `Lyon: nights 1 to 2 (Alps)`, `3 stops: kind
    /// see (Alps)`, `Alps: drive 6h to 5h`.
    private func describeEdit(from old: Trip, to new: Trip, in library: Library) -> String {
        let trip = library.quotedName(ofTrip: new.id)
        let name = (library.trip(new.id) ?? new).name.text
        guard old.waypoints.count == new.waypoints.count else { return "Changed \(trip)" }
        let ofTrip = new.plan.differences(from: old.plan)
        let stops = zip(old.waypoints, new.waypoints).filter { $0 != $1 }
        let ofStops = stops.map { $1.plan.differences(from: $0.plan) }
        let named = stops.map { $1.differences(from: $0) }
        if stops.isEmpty {
            return ofTrip.isEmpty ? "Changed \(trip)" : "\(name): \(ofTrip.joined(separator: ", "))"
        }
        let notes = stops.filter { $0.note != $1.note }
        if ofStops.allSatisfy(\.isEmpty), ofTrip.isEmpty, notes.count == stops.count {
            return "Changed \(notes.count == 1 ? "the note" : "\(notes.count) notes") of \(trip)"
        }
        guard !ofStops.contains(where: \.isEmpty) else { return "Changed the plan of \(trip)" }
        let isOne = named.allSatisfy { $0 == named[0] }
        let subjects = isOne && stops.count > 2 ? ["\(stops.count) stops"] : stops.map { $1.name.text }
        guard subjects.count <= 2 else { return "Changed the plan of \(subjects.count) stops of \(trip)" }
        let parts = zip(subjects, named).map { "\($0): \($1.joined(separator: ", "))" }
        return (parts + ofTrip).joined(separator: "; ") + " (\(name))"
    }

    /// Describes which part of a stop has changed.
    private func describeReplacement(by stop: Waypoint, trip: ID, in library: Library) -> String {
        let of = "\(library.quotedName(ofStop: stop.id, trip: trip)) in \(library.quotedName(ofTrip: trip))"
        guard let old = library.trip(trip)?.stop(stop.id) else { return "Changed \(of)" }
        let differences = stop.differences(from: old)
        if old.plan != stop.plan, !differences.isEmpty {
            let values = differences.joined(separator: ", ")
            return "\(old.name.text): \(values) (\(library.trip(trip)?.name.text ?? ""))"
        }
        switch (old.name != stop.name, old.location != stop.location, old.note != stop.note) {
        case (true, false, false): return "Renamed \(of) to \(unescaped(stop.name))"
        case (false, true, false): return "Changed the place of \(of)"
        case (false, false, true): return "\(stop.note == nil ? "Removed" : "Changed") the note of \(of)"
        case (true, true, false): return "Changed \(of) to \(unescaped(stop.name))"
        default:
            return differences.isEmpty ? "Changed \(of)" : "Changed \(of): \(differences.joined(separator: ", "))"
        }
    }

    /// Describes up to three changes one by one, each for the library as it is after the previous one.
    private func describeSeveral(_ changes: [Change], in library: Library) -> String {
        guard changes.count <= 3 else { return "Made \(changes.count) changes" }
        guard !changes.isEmpty else { return "Changed nothing" }
        var state = library
        var sentences: [String] = []
        for change in changes {
            sentences.append(change.describe(in: state))
            // A change that cannot be applied is described anyway; applying the whole will fail.
            do { _ = try state.apply(change) } catch { continue }
        }
        return sentences.joined(separator: "; ")
    }
}

extension Waypoint {
    /// The values that differ from those of an earlier version, as `nights 1 to 2, note changed`.
    fileprivate func differences(from old: Waypoint) -> [String] {
        var differences: [String] = []
        if name != old.name { differences.append("renamed to \(unescaped(name))") }
        if location != old.location { differences.append("place changed") }
        differences += plan.differences(from: old.plan)
        if note != old.note {
            differences.append("note \(note == nil ? "removed" : old.note == nil ? "added" : "changed")")
        }
        return differences
    }
}

extension Library {
    /// The number, from 1, of a stop after it was moved to `index`.
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

/// A name in quotation marks; its control characters are not escaped.
private func unescaped(_ name: Name?) -> String {
    "“\(name?.text ?? "")”"
}
