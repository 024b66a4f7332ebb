/// Every edit that a library knows: a value that can be applied, described, undone and written to the history.
///
/// A change names trips and stops by id, so that it still means the same after another program has changed the library;
/// places in a list count from 0.
package enum Change: Equatable, Sendable {
    /// Puts trips into the list; each stands at its index afterwards. Ascending indexes.
    case insertTrips([PlacedTrip])
    /// Takes trips out of the list.
    case removeTrips([ID])
    /// Puts a trip in the place of the one with the same id.
    case replaceTrip(Trip)
    /// Changes in a trip what differs between the first and the second, which have the same id and the same stops: its name,
    /// its plan, and the parts of its stops. Whatever else was changed meanwhile stays. What takes it back is `replaceTrip`,
    /// so that every version that knows no plans can read the history.
    case editTrip(from: Trip, to: Trip)
    /// Gives a trip another name.
    case renameTrip(ID, Name)
    /// Makes a trip a round trip, or a one-way trip.
    case setRoundTrip(ID, Bool)
    /// Puts stops into a trip; each stands at its index afterwards. Ascending indexes.
    case insertStops(trip: ID, [PlacedStop])
    /// Takes stops out of a trip.
    case removeStops(trip: ID, [ID])
    /// Puts a stop in the place of the one with the same id: another name, location or note.
    case replaceStop(trip: ID, Waypoint)
    /// Moves one stop; it stands at index `to` afterwards, the others keep their order.
    case moveStop(trip: ID, stop: ID, to: Int)
    /// Reverses the order of a trip's stops.
    case reverseStops(trip: ID)
    /// Puts the stops of a trip into this order; refused unless it names each of them once.
    case reorderStops(trip: ID, [ID])
    /// Makes the change only while the trip still is as it was when the change was computed: the same stops in the same
    /// order at the same places, and a round trip or not as before. Names and notes may differ.
    indirect case ifUnchanged(Trip, Change)
    /// Several changes as one step of the history, applied in this order; all or none.
    case several([Change])
    /// A change with the sentence that the history shows for it: `Imported 3 trips from route.gpx`.
    indirect case labelled(String, Change)
}

/// A trip and its place in the list.
package struct PlacedTrip: Equatable, Sendable {
    /// Where it stands in the list, from 0. An index beyond the end means the end.
    package let index: Int
    /// The trip as it is, or is to be.
    package let trip: Trip

    /// Pairs a trip with its place.
    package init(index: Int, trip: Trip) {
        self.index = index
        self.trip = trip
    }
}

/// A stop and its place in a trip.
package struct PlacedStop: Equatable, Sendable {
    /// Where it stands in the trip, from 0. An index beyond the end means the end.
    package let index: Int
    /// The stop as it is, or is to be.
    package let stop: Waypoint

    /// Pairs a stop with its place.
    package init(index: Int, stop: Waypoint) {
        self.index = index
        self.stop = stop
    }
}
