import Geodesy

/// The contents of a trip without ids, to find trips that are in the library already when they are imported.
///
/// Name, round trip, plan, and for each stop in order name, note, plan and place to 1e-7 degrees (about 1 cm; longitude
/// 180 and -180 are one). A `Set` of these finds in one look-up whether a trip is in a library, so that 1,000 imported
/// into 1,000 is linear in their stops. Creating and comparing are linear in the stops; hashing takes constant time, so
/// that a growing set does not go through all stops again.
package struct TripContent: Hashable, Sendable {
    private let trip: Trip
    /// The hash value of the contents.
    private let digest: Int

    /// Creates the contents of `trip`.
    package init(_ trip: Trip) {
        self.trip = trip
        digest = TripContent.digest(trip)
    }

    /// Whether the contents are equal.
    package static func == (first: TripContent, second: TripContent) -> Bool {
        guard first.digest == second.digest else { return false }
        let (first, second) = (first.trip, second.trip)
        return first.name == second.name && first.isRoundTrip == second.isRoundTrip
            && first.plan.decisions == second.plan.decisions
            && first.waypoints.count == second.waypoints.count
            && zip(first.waypoints, second.waypoints).allSatisfy {
                $0.name == $1.name && $0.note == $1.note && $0.plan == $1.plan && place($0) == place($1)
            }
    }

    /// Hashes the contents.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }

    private static func digest(_ trip: Trip) -> Int {
        var hasher = Hasher()
        hasher.combine(trip.name)
        hasher.combine(trip.isRoundTrip)
        hasher.combine(trip.plan.decisions)
        hasher.combine(trip.waypoints.count)
        for stop in trip.waypoints {
            hasher.combine(stop.name)
            hasher.combine(stop.note)
            // Most stops have no plan.
            if stop.plan != .none { hasher.combine(stop.plan) }
            hasher.combine(place(stop))
        }
        return hasher.finalize()
    }

    /// The coordinate in units of 1e-7 degrees. It is within ±180, so the numbers cannot overflow.
    private static func place(_ stop: Waypoint) -> SIMD2<Int64> {
        let longitude = Int64((stop.location.longitude * 1e7).rounded())
        return SIMD2(
            Int64((stop.location.latitude * 1e7).rounded()), longitude == 1_800_000_000 ? -1_800_000_000 : longitude)
    }
}

extension Trip {
    /// The contents of this trip, to be compared with those of others.
    package var contentKey: TripContent { TripContent(self) }
}
