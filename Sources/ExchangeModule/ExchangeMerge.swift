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
    /// What is taken, in words: `2 trips`.
    var summary: String { get }
}

/// Takes trips as trips of their own, at the end of the list.
///
/// A trip whose content equals that of any trip of the library, or of one taken before, is a duplicate, whatever its id.
struct TripMerge: ImportMerge {
    private var known: Set<TripContent>
    /// The same without notes, made when a format is met that holds none.
    private var knownWithoutNotes: Set<TripContent>?
    private let library: Library
    private var usedIDs: Set<ID>
    private let replaces: Bool
    private let identifiers: any IdentifierSource
    private let count: Int
    private var inserted: [Trip] = []
    private var insertedIDs: Set<ID> = []
    private var replaced: [Trip] = []
    /// Where in `replaced` the trip with an id is.
    private var places: [ID: Int] = [:]

    /// Compares with the trips of `library`. Linear in its stops.
    init(library: Library, replaces: Bool, identifiers: any IdentifierSource) {
        self.library = library
        known = Set(library.trips.map { $0.comparable(withNotes: true) })
        usedIDs = Set(library.trips.map(\.id))
        count = library.trips.count
        self.replaces = replaces
        self.identifiers = identifiers
    }

    mutating func take(_ trips: [Trip], _ outcome: inout ImportOutcome.FileOutcome) {
        for trip in trips {
            guard !isKnown(trip, outcome.format) else {
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
                let fresh = Trip(
                    id: identifiers.next(), name: trip.name, waypoints: trip.waypoints,
                    isRoundTrip: trip.isRoundTrip, otherFields: trip.otherFields)
                usedIDs.insert(fresh.id)
                insertedIDs.insert(fresh.id)
                inserted.append(fresh)
                outcome.notices.append("\(Wording.quoted(trip.name.text)) got a fresh id: its own is in use")
            }
        }
    }

    /// Whether a trip of this content is there, or was taken before; from now on it is. What its format cannot hold is not
    /// compared.
    private mutating func isKnown(_ trip: Trip, _ format: String?) -> Bool {
        let holdsNotes = format.flatMap { TripFormats.named($0) }?.holdsNotes ?? true
        if !holdsNotes, knownWithoutNotes == nil {
            knownWithoutNotes = Set((library.trips + replaced + inserted).map { $0.comparable(withNotes: false) })
        }
        let isNewWithoutNotes = knownWithoutNotes?.insert(trip.comparable(withNotes: false)).inserted ?? true
        let isNew = known.insert(trip.comparable(withNotes: true)).inserted
        return holdsNotes ? !isNew : !isNewWithoutNotes
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
    /// What makes this trip the same as another of a file: all of it, or all but the notes. A note that only repeats the
    /// name is none, as import drops it.
    fileprivate func comparable(withNotes: Bool) -> TripContent {
        var trip = self
        for index in trip.waypoints.indices {
            guard let note = trip.waypoints[index].note else { continue }
            if !withNotes || note.text == trip.waypoints[index].name.text { trip.waypoints[index].note = nil }
        }
        return trip.contentKey
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
            inserted.append(
                Waypoint(
                    id: id, name: stop.name, location: stop.location, note: stop.note, otherFields: stop.otherFields))
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
