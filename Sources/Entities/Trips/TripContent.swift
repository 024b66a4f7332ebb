import Geodesy

/// What makes two trips the same when they are imported: everything a person wrote, but not the ids.
///
/// Name, round trip, plan, and for each stop in order name, note, plan and place to 1e-7 degrees (about 1 cm; longitude 180 and -180 are
/// one). A `Set` of these tells in one look-up whether a trip is in a library, so that 1,000 imported into 1,000 is
/// linear in their stops. Comparing and hashing are linear in the stops.
package struct TripContent: Hashable, Sendable {
    private let trip: Trip

    /// Looks at `trip` without its ids.
    package init(_ trip: Trip) {
        self.trip = trip
    }

    /// Whether the contents are equal.
    package static func == (first: TripContent, second: TripContent) -> Bool {
        let (first, second) = (first.trip, second.trip)
        return first.name == second.name && first.isRoundTrip == second.isRoundTrip
            && first.plan.decisions == second.plan.decisions
            && first.waypoints.count == second.waypoints.count
            && zip(first.waypoints, second.waypoints).allSatisfy {
                $0.name == $1.name && $0.note == $1.note && $0.plan == $1.plan && place($0) == place($1)
            }
    }

    /// Feeds the content to `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(trip.name)
        hasher.combine(trip.isRoundTrip)
        hasher.combine(trip.plan.decisions)
        hasher.combine(trip.waypoints.count)
        for stop in trip.waypoints {
            hasher.combine(stop.name)
            hasher.combine(stop.note)
            hasher.combine(stop.plan)
            hasher.combine(TripContent.place(stop))
        }
    }

    /// The place in steps of 1e-7 degrees. A coordinate is within ±180, so the numbers are far from overflow.
    private static func place(_ stop: Waypoint) -> SIMD2<Int64> {
        let longitude = Int64((stop.location.longitude * 1e7).rounded())
        return SIMD2(
            Int64((stop.location.latitude * 1e7).rounded()), longitude == 1_800_000_000 ? -1_800_000_000 : longitude)
    }
}

extension Trip {
    /// What makes this trip the same as another when it is imported.
    package var contentKey: TripContent { TripContent(self) }
}
