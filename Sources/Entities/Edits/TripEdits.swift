/// The edits that a person can ask for, as pure functions from what is there to the `Change` that does them.
///
/// They hold the rules of creation: where a new trip goes, what a new stop is called. Nothing is changed here.
package enum Edits {
    /// A new trip at the top of the list, "New Trip" unless named.
    package static func newTrip(
        named name: Name? = nil, stops: [NewStop] = [], ids: any IdentifierSource
    ) -> Change {
        let trip = Trip(
            id: ids.next(), name: name ?? .newTrip, waypoints: made(stops, after: nil, ids: ids))
        return .insertTrips([PlacedTrip(index: 0, trip: trip)])
    }

    /// A copy of `trip` right below it, with fresh ids: "NAME (copy)" unless named, the name cut to fit its limit.
    ///
    /// A trip that is not in `library` is copied to the top of the list. Linear in its stops.
    package static func duplicate(
        _ trip: Trip, named name: Name? = nil, in library: Library, ids: any IdentifierSource
    ) -> Change {
        let stops = trip.waypoints.map { stop in
            Waypoint(
                id: ids.next(), name: stop.name, location: stop.location, note: stop.note,
                otherFields: stop.otherFields)
        }
        let copy = Trip(
            id: ids.next(), name: name ?? trip.name.copy, waypoints: stops, isRoundTrip: trip.isRoundTrip,
            otherFields: trip.otherFields)
        let index = library.index(ofTrip: trip.id).map { $0 + 1 } ?? 0
        return .insertTrips([PlacedTrip(index: index, trip: copy)])
    }

    /// Another name for `trip`; nil when it has that already.
    package static func rename(_ trip: Trip, to name: Name) -> Change? {
        trip.name == name ? nil : .renameTrip(trip.id, name)
    }

    /// `trips` taken out of the list; naming one twice deletes it once.
    package static func delete(_ trips: [Trip]) -> Change {
        var seen = Set<Trip.ID>(minimumCapacity: trips.count)
        return .removeTrips(trips.lazy.map(\.id).filter { seen.insert($0).inserted })
    }

    /// `trip` as a round trip or a one-way trip; nil when it is that already.
    package static func setRoundTrip(_ trip: Trip, to isRoundTrip: Bool) -> Change? {
        trip.isRoundTrip == isRoundTrip ? nil : .setRoundTrip(trip.id, isRoundTrip)
    }
}

extension Name {
    /// The name of a copy: this name, cut where it would not fit, and " (copy)".
    package var copy: Name {
        let ending = " (copy)"
        var kept = text
        // Each try takes one character away; a name has at most 200 of them and a copy needs room for 7.
        while !kept.isEmpty {
            if let name = try? Name(kept + ending) { return name }
            kept.removeLast()
        }
        return self
    }
}
