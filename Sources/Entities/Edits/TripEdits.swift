/// The edits that a person can make, as pure functions that return the `Change` for them.
///
/// They contain the rules for new objects, such as the position of a new trip.
package enum Edits {
    /// Adds a trip at the top of the list, named "New Trip" by default.
    package static func newTrip(
        named name: Name? = nil, stops: [NewStop] = [], ids: any IdentifierSource
    ) -> Change {
        let trip = Trip(
            id: ids.next(), name: name ?? .newTrip, waypoints: made(stops, ids: ids))
        return .insertTrips([PlacedTrip(index: 0, trip: trip)])
    }

    /// Copies `trip` to the position below it, with new ids. The copy is named "NAME (copy)" by default, with NAME cut
    /// to the limit.
    ///
    /// If `trip` is not in `library`, the copy is at the top of the list. Linear in its stops.
    package static func duplicate(
        _ trip: Trip, named name: Name? = nil, in library: Library, ids: any IdentifierSource
    ) -> Change {
        let stops = trip.waypoints.map { $0.with(id: ids.next()) }
        var copy = trip.with(id: ids.next())
        copy.name = name ?? trip.name.copy
        copy.waypoints = stops
        let index = library.index(ofTrip: trip.id).map { $0 + 1 } ?? 0
        return .insertTrips([PlacedTrip(index: index, trip: copy)])
    }

    /// Renames `trip`; nil if it has that name already.
    package static func rename(_ trip: Trip, to name: Name) -> Change? {
        trip.name == name ? nil : .renameTrip(trip.id, name)
    }

    /// Deletes `trips`; a trip may occur twice.
    package static func delete(_ trips: [Trip]) -> Change {
        var seen = Set<Trip.ID>(minimumCapacity: trips.count)
        return .removeTrips(trips.lazy.map(\.id).filter { seen.insert($0).inserted })
    }

    /// Makes `trip` a round trip or a one-way trip; nil if it is that already.
    package static func setRoundTrip(_ trip: Trip, to isRoundTrip: Bool) -> Change? {
        trip.isRoundTrip == isRoundTrip ? nil : .setRoundTrip(trip.id, isRoundTrip)
    }
}

extension Name {
    /// The name of a copy: this name, cut if it is too long, and " (copy)".
    package var copy: Name { with(ending: " (copy)") }

    /// Puts a short ending behind this name, which is cut if it is too long.
    package func with(ending: String) -> Name {
        var kept = text
        // Each iteration removes one character, so the loop ends.
        while !kept.isEmpty {
            if let name = try? Name(kept + ending) { return name }
            kept.removeLast()
        }
        return self
    }
}
