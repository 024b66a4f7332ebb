import Entities
import Interchange
import Text

/// Merges what files hold into one change of the library, taking nothing twice.
protocol ImportMerge {
    /// Takes what is new of a file's trips and counts it.
    mutating func take(_ trips: [Trip], _ outcome: inout ImportOutcome.FileOutcome)
    /// The change that takes everything; nil when there is nothing new.
    var change: Change? { get }
    /// The trips that are taken, or that get stops.
    var ids: [ID] { get }
    /// The trips or stops that are taken, in words: `2 trips`.
    var summary: String { get }
}

/// Takes trips as trips of their own, at the end of the list.
///
/// A trip whose content equals that of any trip of the library, or of one taken before, is a duplicate, whatever its
/// id.
struct TripMerge: ImportMerge {
    /// The contents that are there, for each set of parts that the formats met so far hold.
    private var known: [ComparedParts: Set<TripContent>]
    private let library: Library
    private var usedIDs: Set<ID>
    private let replaces: Bool
    private let identifiers: any IdentifierSource
    private let count: Int
    private var inserted: [Trip] = []
    private var insertedIDs: Set<ID> = []
    private var replaced: [Trip] = []
    /// The index in `replaced` of the trip with an id.
    private var places: [ID: Int] = [:]

    /// Compares with the trips of `library`. Linear in their number.
    init(library: Library, replaces: Bool, identifiers: any IdentifierSource) {
        self.library = library
        known = [:]
        usedIDs = Set(library.trips.map(\.id))
        count = library.trips.count
        self.replaces = replaces
        self.identifiers = identifiers
    }

    mutating func take(_ trips: [Trip], _ outcome: inout ImportOutcome.FileOutcome) {
        for trip in trips {
            guard !isKnown(trip, outcome.comparedParts) else {
                outcome.duplicates += 1
                continue
            }
            outcome.trips += 1
            outcome.stops += trip.waypoints.count
            if usedIDs.insert(trip.id).inserted {
                inserted.append(trip)
                insertedIDs.insert(trip.id)
            } else if replaces, !insertedIDs.contains(trip.id) {
                if let place = places[trip.id] {
                    replaced[place] = trip
                } else {
                    places[trip.id] = replaced.count
                    replaced.append(trip)
                }
                outcome.notices.append("\(Wording.quoted(trip.name.text)) takes the place of the trip with the same id")
            } else {
                let fresh = trip.with(id: identifiers.next())
                usedIDs.insert(fresh.id)
                insertedIDs.insert(fresh.id)
                inserted.append(fresh)
                outcome.notices.append("\(Wording.quoted(trip.name.text)) got a fresh id: its own is in use")
            }
        }
    }

    /// Whether a trip of this content is there, or was taken before; from now on it is. What its file cannot hold is
    /// not compared.
    private mutating func isKnown(_ trip: Trip, _ parts: ComparedParts) -> Bool {
        if known[parts] == nil {
            known[parts] = Set((library.trips + replaced + inserted).map { $0.comparable(parts) })
        }
        var isKnown = false
        for other in known.keys {
            let isNew = known[other]?.insert(trip.comparable(other)).inserted ?? true
            if other == parts { isKnown = !isNew }
        }
        return isKnown
    }

    var ids: [ID] { replaced.map(\.id) + inserted.map(\.id) }

    var summary: String { Wording.counted(inserted.count + replaced.count, "trip") }

    var change: Change? {
        var changes = replaced.map { Change.replaceTrip($0) }
        if !inserted.isEmpty {
            changes.append(
                .insertTrips(inserted.enumerated().map { PlacedTrip(index: count + $0.offset, trip: $0.element) }))
        }
        return changes.isEmpty ? nil : changes.count == 1 ? changes[0] : .several(changes)
    }
}

extension Trip {
    /// Returns the content that makes this trip the same as another of a file: all of it, or what a format holds. A
    /// note that only repeats the name is none, as import drops it.
    fileprivate func comparable(_ parts: ComparedParts) -> TripContent {
        // Most trips have nothing to leave out, and are not copied.
        let dropsPlans = parts.plans != .all && (!plan.isEmpty || waypoints.contains { $0.plan != .none })
        guard dropsPlans || waypoints.contains(where: { dropsNote(of: $0, parts) }) else { return contentKey }
        var trip = self
        for index in trip.waypoints.indices {
            if dropsPlans { trip.waypoints[index].plan = parts.plans.part(of: trip.waypoints[index].plan) }
            if dropsNote(of: trip.waypoints[index], parts) { trip.waypoints[index].note = nil }
        }
        if dropsPlans { trip.plan = parts.plans.part(of: trip.plan) }
        return trip.contentKey
    }

    private func dropsNote(of stop: Waypoint, _ parts: ComparedParts) -> Bool {
        stop.note.map { !parts.notes || $0.text == stop.name.text } ?? false
    }
}

/// Takes the stops of all trips into one trip, at its end.
///
/// A stop of the same name within 25 m of one that is there counts as the same.
struct StopMerge: ImportMerge {
    private let trip: Trip
    private let identifiers: any IdentifierSource
    private var usedIDs: Set<ID>
    private var known = NearbyStops()
    private var inserted: [Waypoint] = []

    /// Compares with the stops of `trip`.
    init(into trip: Trip, identifiers: any IdentifierSource) {
        self.trip = trip
        self.identifiers = identifiers
        usedIDs = Set(trip.waypoints.map(\.id))
        for stop in trip.waypoints { known.insert(ImportedStop(stop)) }
    }

    mutating func take(_ trips: [Trip], _ outcome: inout ImportOutcome.FileOutcome) {
        // The same place may come twice in a trip: only what was there before the file is compared with.
        let first = inserted.count
        for stop in trips.lazy.flatMap(\.waypoints) {
            if known.match(ImportedStop(stop)) != nil {
                outcome.duplicates += 1
                continue
            }
            outcome.stops += 1
            let id = usedIDs.insert(stop.id).inserted ? stop.id : identifiers.next()
            usedIDs.insert(id)
            inserted.append(stop.with(id: id))
        }
        for stop in inserted[first...] { known.insert(ImportedStop(stop)) }
    }

    var ids: [ID] { inserted.isEmpty ? [] : [trip.id] }

    var summary: String { Wording.counted(inserted.count, "stop") }

    var change: Change? {
        let first = trip.waypoints.count
        return inserted.isEmpty
            ? nil
            : .insertStops(
                trip: trip.id, inserted.enumerated().map { PlacedStop(index: first + $0.offset, stop: $0.element) })
    }
}
