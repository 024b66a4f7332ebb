package import CivilTime
import Text

extension Edits {
    /// Joins trips into the first of them: it gets the stops of the others behind its own, and they are deleted. Their
    /// own plans go with them; those of their stops stay. `name` replaces the first trip's name. Throws for fewer than
    /// two different trips. Linear in the stops.
    package static func join(_ trips: [Trip], named name: Name? = nil) throws(EditError) -> Change {
        var seen = Set<ID>()
        let trips = trips.filter { seen.insert($0.id).inserted }
        guard let first = trips.first, trips.count > 1 else { throw .oneTrip }
        let others = trips.dropFirst()
        let placed = others.flatMap(\.waypoints).enumerated().map { offset, stop in
            PlacedStop(index: first.waypoints.count + offset, stop: stop)
        }
        // First the trips go, so that no stop is in the library twice.
        var changes: [Change] = [.removeTrips(others.map(\.id)), .insertStops(trip: first.id, placed)]
        if let name, name != first.name { changes.append(.renameTrip(first.id, name)) }
        let names = trips.prefix(3).map { "“\($0.name.text)”" }.joined(separator: ", ")
        let more = trips.count > 3 ? " and \(trips.count - 3) more" : ""
        return .labelled("Joined \(names)\(more)", .several(changes))
    }

    /// Splits a trip: each of the stops with these numbers begins a trip of its own, and the trip keeps those before
    /// the first of them. The new trips come right below it, with its plan but for the first day and the number of
    /// days, and are called `NAME (2)` and so on, or by `names`, which begins with the trip's own. Each begins on the
    /// day that `firstDays` has for the number of its first stop. A round trip is one no longer. Throws if the
    /// trip would keep no stop, and for more names than parts. Linear in the stops.
    package static func split(
        _ trip: Trip, at numbers: [Int], named names: [Name] = [], firstDays: [Int: CivilDate] = [:],
        in library: Library, ids: any IdentifierSource
    ) throws(EditError) -> Change {
        let starts = Set(numbers).sorted()
        for number in starts { _ = try stop(number, of: trip) }
        guard let first = starts.first, first > 1 else { throw .emptyPart(trip: trip.name) }
        guard names.count <= starts.count + 1 else { throw .tooManyNames(parts: starts.count + 1) }
        let ends = starts.dropFirst().map { $0 - 1 } + [trip.waypoints.count]
        let place = library.index(ofTrip: trip.id).map { $0 + 1 } ?? 0
        var plan = trip.plan
        try? plan.set(.days(nil))
        let parts = zip(starts, ends).enumerated().map { offset, part in
            let isNamed = names.indices.contains(offset + 1)
            let name = isNamed ? names[offset + 1] : trip.name.with(ending: " (\(offset + 2))")
            let stops = Array(trip.waypoints[part.0 - 1..<part.1])
            // A day that is removed, or that the trip has, is never out of range.
            try? plan.set(.start(firstDays[part.0]))
            return PlacedTrip(
                index: place + offset, trip: Trip(id: ids.next(), name: name, waypoints: stops, plan: plan))
        }
        var changes: [Change] = [.removeStops(trip: trip.id, trip.waypoints[(first - 1)...].map(\.id))]
        if let name = names.first, name != trip.name { changes.append(.renameTrip(trip.id, name)) }
        if trip.isRoundTrip { changes.append(.setRoundTrip(trip.id, false)) }
        changes.append(.insertTrips(parts))
        return .labelled("Split “\(trip.name.text)” into \(parts.count + 1) trips", .several(changes))
    }

    /// Copies stops of `trip` into `target`, one behind the other from `number` on or at its end, or moves them there.
    /// Copies get ids of their own. Throws where `number` is out of range, and where stops are to be moved into the
    /// trip that they are in. Linear in the stops.
    package static func copyStops(
        _ numbers: [Int], of trip: Trip, to target: Trip, at number: Int? = nil, moving isMove: Bool,
        ids: any IdentifierSource
    ) throws(EditError) -> Change {
        guard !isMove || trip.id != target.id else { throw .sameTrip(trip.name) }
        let count = target.waypoints.count
        if let number, number < 1 || number > count + 1 {
            throw .noSuchPlace(trip: target.name, count: count, number: number)
        }
        var stops: [Waypoint] = []
        for number in numbers { stops.append(try stop(number, of: trip)) }
        let copies = isMove ? stops : stops.map { $0.with(id: ids.next()) }
        let insertion = Change.insertStops(trip: target.id, placed(copies, at: number))
        let what = stops.count == 1 ? "“\(stops[0].name.text)”" : Wording.counted(stops.count, "stop")
        let label = "from “\(trip.name.text)” to “\(target.name.text)”"
        return isMove
            ? .labelled(
                "Moved \(what) \(label)", .several([.removeStops(trip: trip.id, stops.map(\.id)), insertion]))
            : .labelled("Copied \(what) \(label)", insertion)
    }
}
