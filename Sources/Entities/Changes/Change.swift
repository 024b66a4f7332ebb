/// An edit of a library, as a value that can be applied, described, undone and stored in the history.
///
/// A change refers to trips and stops by id, so that it remains valid after another program has changed the library.
/// Indexes count from 0.
package enum Change: Equatable, Sendable {
    /// Inserts trips into the list; each is at its index afterwards. The indexes are ascending.
    case insertTrips([PlacedTrip])
    /// Removes trips from the list.
    case removeTrips([ID])
    /// Replaces the trip with the same id.
    case replaceTrip(Trip)
    /// Applies the differences between two versions of a trip, which have the same id and stops, to the present trip:
    /// its name, its plan and the properties of its stops. Other properties keep their present values. Its inverse is
    /// `replaceTrip`, so that older versions of the program, which do not know plans, can read the history.
    case editTrip(from: Trip, to: Trip)
    /// Changes the name of a trip.
    case renameTrip(ID, Name)
    /// Makes a trip a round trip (true) or a one-way trip.
    case setRoundTrip(ID, Bool)
    /// Inserts stops into a trip; each is at its index afterwards. The indexes are ascending.
    case insertStops(trip: ID, [PlacedStop])
    /// Removes stops from a trip.
    case removeStops(trip: ID, [ID])
    /// Replaces the stop with the same id.
    case replaceStop(trip: ID, Waypoint)
    /// Moves one stop to index `to`; the others keep their order.
    case moveStop(trip: ID, stop: ID, to: Int)
    /// Reverses the order of a trip's stops.
    case reverseStops(trip: ID)
    /// Puts the stops of a trip into this order, which must contain each of them once.
    case reorderStops(trip: ID, [ID])
    /// Applies the change only if the trip is still as it was when the change was computed: the same stops in the same
    /// order at the same locations, and the same kind of trip. Names and notes may differ.
    indirect case ifUnchanged(Trip, Change)
    /// Replaces the unknown fields of the library's file, those beside the trips.
    case replaceOtherFields([ForeignField])
    /// Takes over what another copy of the library has; `copy` is the fingerprint of that copy. The history remembers
    /// it, so that the copy counts as a common ancestor from then on. Only the change inside is applied, described and
    /// encoded.
    indirect case merging(copy: UInt64, Change)
    /// Several changes as one history step, applied in this order, all or none.
    case several([Change])
    /// A change with its description in the history: `Imported 3 trips from route.gpx`.
    indirect case labelled(String, Change)
}

/// A trip and its index in the list.
package struct PlacedTrip: Equatable, Sendable {
    /// The index in the list, from 0. An index beyond the end means the end.
    package let index: Int
    /// The trip.
    package let trip: Trip

    /// Creates a pair of trip and index.
    package init(index: Int, trip: Trip) {
        self.index = index
        self.trip = trip
    }
}

/// A stop and its index in a trip.
package struct PlacedStop: Equatable, Sendable {
    /// The index in the trip, from 0. An index beyond the end means the end.
    package let index: Int
    /// An index that is the end of every trip, whatever other programs add before the change is applied.
    static let end = 0x7FFF_FFFF
    /// The stop.
    package let stop: Waypoint

    /// Creates a pair of stop and index.
    package init(index: Int, stop: Waypoint) {
        self.index = index
        self.stop = stop
    }
}

extension Change {
    /// The trips that it changes, inserts or removes.
    package var trips: Set<ID> {
        switch self {
        case .insertTrips(let placed): Set(placed.map(\.trip.id))
        case .removeTrips(let ids): Set(ids)
        case .replaceTrip(let trip), .editTrip(_, let trip): [trip.id]
        case .renameTrip(let id, _), .setRoundTrip(let id, _), .insertStops(let id, _), .removeStops(let id, _),
            .replaceStop(let id, _), .moveStop(let id, _, _), .reverseStops(let id), .reorderStops(let id, _):
            [id]
        case .ifUnchanged(let trip, let change): change.trips.union([trip.id])
        case .several(let changes): changes.reduce(into: []) { $0.formUnion($1.trips) }
        case .labelled(_, let change), .merging(_, let change): change.trips
        case .replaceOtherFields: []
        }
    }

    /// The stops that it inserts into trips, in their order. Linear.
    package var placedStops: [PlacedStop] {
        switch self {
        case .insertStops(_, let placed): placed
        case .labelled(_, let change), .ifUnchanged(_, let change), .merging(_, let change): change.placedStops
        case .several(let changes): changes.flatMap(\.placedStops)
        default: []
        }
    }

    /// The fingerprint of the copy of the library that it takes over; nil if it takes over none.
    package var mergedCopy: UInt64? {
        switch self {
        case .merging(let copy, _): copy
        case .labelled(_, let change), .ifUnchanged(_, let change): change.mergedCopy
        default: nil
        }
    }
}
