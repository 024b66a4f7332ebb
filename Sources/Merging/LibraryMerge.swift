package import Entities
import JSON

/// Merges another copy of a library into it, three ways: by id for trips and stops, and by field.
///
/// `base` is the library from which both copies come; nil if none is known. Then all trips and stops of both are taken,
/// and fields that differ conflict. In a conflict the value of the side is taken that `decisions` or else `preference`
/// names, else that of ours. An equal copy, and one that equals the base, changes nothing. Linear but for the order of
/// lists, see `mergedOrder`.
package func mergedLibrary(
    base: Library?, ours: Library, theirs: Library, preferring preference: MergeSide? = nil,
    deciding decisions: MergeDecisions = MergeDecisions()
) -> MergeResult {
    var log = MergeLog(preference: preference, decisions: decisions)
    var library = ours
    library.trips = log.list(
        base: base?.trips ?? [], ours: ours.trips, theirs: theirs.trips, .trips
    ) { log, base, ours, theirs in log.trip(base: base, ours: ours, theirs: theirs) }
    library.otherFields = log.foreignFields(
        "", base: base?.otherFields, ours: ours.otherFields, theirs: theirs.otherFields)
    return MergeResult(
        library: library, changes: log.changes, notices: log.notices, conflicts: log.conflicts,
        open: log.open)
}

extension MergeLog {
    /// Merges a trip that both sides have; `base` is nil if both added it.
    fileprivate mutating func trip(base: Trip?, ours: Trip, theirs: Trip) -> Trip {
        if ours == theirs || base == theirs { return ours }
        trip = MergeConflict.Place(id: ours.id, name: ours.name)
        defer { trip = nil }
        var merged = ours
        merged.name = value("name", base: base?.name, ours: ours.name, theirs: theirs.name) { .string($0.text) }
        merged.isRoundTrip = value(
            "roundTrip", base: base?.isRoundTrip ?? false, ours: ours.isRoundTrip, theirs: theirs.isRoundTrip
        ) { .bool($0) }
        let (plan, foreign) = plan(base: base, ours: ours, theirs: theirs)
        merged.plan = plan
        // Where a side has another currency, its costs are compared with that.
        let (base, ours, theirs) = (
            base?.withCosts(in: plan.currency), ours.withCosts(in: plan.currency), theirs.withCosts(in: plan.currency)
        )
        merged.waypoints = list(
            base: base?.waypoints ?? [], ours: ours.waypoints, theirs: theirs.waypoints, .stops(of: ours.name)
        ) { log, base, ours, theirs in log.stop(base: base, ours: ours, theirs: theirs) }
        merged.otherFields = foreignFields(
            "", base: base?.otherFields, ours: ours.otherFields, theirs: theirs.otherFields, decided: foreign)
        return merged
    }
}

extension Trip {
    /// The trip with its costs as they are in one with this currency.
    fileprivate func withCosts(in currency: String?) -> Trip {
        guard plan.currency != currency else { return self }
        var trip = self
        for index in waypoints.indices { trip.waypoints[index].moveCosts(from: plan.currency, to: currency) }
        return trip
    }
}

extension ListFindings<Trip> {
    /// The findings about the list of trips.
    fileprivate static var trips: ListFindings<Trip> {
        ListFindings(
            added: { .addedTrip($0.name, stops: $0.waypoints.count) }, removed: { .deletedTrip($0.name) },
            kept: { .keptTrip($0.name, deletedBy: $1) }, moved: { .movedTrips($0.map(\.name)) },
            movedByBoth: { .tripMovedByBoth($0.name) })
    }
}

extension ListFindings<Waypoint> {
    /// The findings about the stops of a trip.
    fileprivate static func stops(of trip: Name) -> ListFindings<Waypoint> {
        ListFindings(
            added: { .addedStop($0.name, trip: trip) }, removed: { .removedStop($0.name, trip: trip) },
            kept: { .keptStop($0.name, trip: trip, deletedBy: $1) },
            moved: { .movedStops($0.map(\.name), trip: trip) }, movedByBoth: { .stopMovedByBoth($0.name, trip: trip) })
    }
}
