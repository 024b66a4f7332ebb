import CivilTime
import Entities
import Geodesy
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
    /// The same without their names, and with these, for each set of parts by which an unnamed trip was compared.
    private var unnamed: [ComparedParts: [TripContent: Name]] = [:]
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
            if let other = sameUnderAnotherName(trip, outcome) {
                outcome.duplicates += 1
                outcome.notices.append(
                    "its trip is there already, as \(Wording.quoted(other.text)); --name takes it once more")
                continue
            }
            outcome.trips += 1
            outcome.tripName = trip.name
            if outcome.tripNames.count <= ImportOutcome.mostNames { outcome.tripNames.append(trip.name) }
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
                outcome.notices.append(
                    "\(Wording.quoted(trip.name.text)) got a fresh id: its own is in use; "
                        + "with --replace it takes the place of that trip")
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

    /// The name of a trip that is there and has the same stops and plans, where the file gave the new one its own name
    /// only; nil where there is none. A file without stops says too little.
    private mutating func sameUnderAnotherName(_ trip: Trip, _ outcome: ImportOutcome.FileOutcome) -> Name? {
        guard trip.name == outcome.fileName, trip.waypoints.count > 1, !replaces else { return nil }
        let parts = outcome.comparedParts
        func content(_ trip: Trip) -> TripContent { trip.with(name: .newTrip).comparable(parts) }
        if unnamed[parts] == nil {
            unnamed[parts] = Dictionary(library.trips.map { (content($0), $0.name) }) { first, _ in first }
        }
        return unnamed[parts]?[content(trip)]
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

    fileprivate func with(name: Name) -> Trip {
        var trip = self
        trip.name = name
        return trip
    }

    private func dropsNote(of stop: Waypoint, _ parts: ComparedParts) -> Bool {
        stop.note.map { !parts.notes || $0.text == stop.name.text } ?? false
    }
}

/// Takes the stops of all trips into one trip, at its end.
///
/// A stop of the same name within 25 m of one that is there counts as the same. A trip without a first day or without
/// costs gets the first day or the currency of the file; otherwise costs keep their currency, and costs of which only a
/// sign of several is known, and a first day to which the trip does not lead, go into the notes.
struct StopMerge: ImportMerge {
    private let trip: Trip
    private let identifiers: any IdentifierSource
    private var usedIDs: Set<ID>
    private var known = NearbyStops()
    /// The stops that are taken.
    private(set) var inserted: [Waypoint] = []
    /// The plan that the trip gets.
    private(set) var plan: Plan
    private let addsAll: Bool

    /// Compares with the stops of `trip`. With `addsAll` those that are there already are taken, too, and a first day
    /// only where the trip has neither stops nor one; otherwise it is told.
    init(into trip: Trip, identifiers: any IdentifierSource, addsAll: Bool = false) {
        self.addsAll = addsAll
        self.trip = trip
        self.identifiers = identifiers
        plan = trip.plan
        usedIDs = Set(trip.waypoints.map(\.id))
        for stop in trip.waypoints { known.insert(ImportedStop(stop)) }
    }

    mutating func take(_ trips: [Trip], _ outcome: inout ImportOutcome.FileOutcome) {
        // The same place may come twice in a trip: only what was there before the file is compared with.
        let first = inserted.count
        for other in trips {
            var new: [Waypoint] = []
            var nightsBefore = 0
            var moved: [(before: Waypoint?, stop: Waypoint)] = []
            for (index, stop) in other.waypoints.enumerated() {
                if !addsAll, known.match(ImportedStop(stop)) != nil {
                    outcome.duplicates += 1
                    if new.isEmpty { nightsBefore += stop.plan.nights ?? 0 }
                    continue
                }
                outcome.stops += 1
                let id = usedIDs.insert(stop.id).inserted ? stop.id : identifiers.next()
                usedIDs.insert(id)
                if stop.plan.way != nil, index > 0 || !(trip.waypoints.isEmpty && inserted.isEmpty && new.isEmpty) {
                    moved.append((index > 0 ? other.waypoints[index - 1] : nil, stop.with(id: id)))
                }
                new.append(stop.with(id: id))
            }
            guard !new.isEmpty else { continue }
            takeCosts(of: &new, in: other, &outcome)
            if let start = other.plan.start { takeStart(start.adding(days: nightsBefore), of: &new, &outcome) }
            inserted += new
            outcome.notices += moved.flatMap { sentences($0.stop, behind: $0.before) }
        }
        for stop in inserted[first...] { known.insert(ImportedStop(stop)) }
    }

    /// The sentences on the way of a stop that leads from another stop than in its file, where `before` stands before
    /// it; none where that is at the same place. Linear in the stops.
    private func sentences(_ stop: Waypoint, behind before: Waypoint?) -> [String] {
        var now = trip
        now.waypoints += inserted
        guard let index = now.waypoints.firstIndex(where: { $0.id == stop.id }) else { return [] }
        if let before, index > 0, before.location.distance(to: now.waypoints[index - 1].location) < 25 { return [] }
        var old = now
        old.waypoints = [before, stop].compactMap(\.self)
        old.isRoundTrip = false
        return LegWays(from: old, to: now).sentences().map { $0.text(isCommand: nil) }
    }

    /// Takes the currency of a file's trip, or lets its costs keep it where the trip has another one; those of which
    /// only the sign of several currencies is known go into the notes.
    private mutating func takeCosts(
        of stops: inout [Waypoint], in other: Trip, _ outcome: inout ImportOutcome.FileOutcome
    ) {
        let sign = outcome.costSigns[other.id]
        let hasCosts = (trip.waypoints + inserted).contains { !$0.costs.isEmpty } || plan.price != nil
        if plan.currency == nil, !hasCosts {
            if let code = other.plan.currency { try? plan.set(.currency(code)) }
            return
        }
        if case .sign(_, let codes)? = sign, let doubt = sign?.doubt, let code = plan.currency, codes.contains(code) {
            outcome.settledDoubts.append(doubt)
            return
        }
        for index in stops.indices { stops[index].moveCosts(from: other.plan.currency, to: plan.currency) }
        guard other.plan.currency == nil, let sign else { return }
        var count = 0
        for index in stops.indices where stops[index].noteCosts(in: sign.text) > 0 { count += 1 }
        guard count > 0 else { return }
        if let doubt = sign.doubt { outcome.settledDoubts.append(doubt) }
        outcome.notices.append(
            "the costs of \(Wording.counted(count, "stop")) are in \(sign.text), and those of \(Wording.quoted(trip.name.text)) "
                + "\(plan.currency.map { "in \($0)" } ?? "have no currency"): they are left in the notes")
    }

    /// Takes the day on which the first of some stops is reached, or puts it into the note of that stop where the trip
    /// leads there on another one.
    private mutating func takeStart(
        _ date: CivilDate, of stops: inout [Waypoint], _ outcome: inout ImportOutcome.FileOutcome
    ) {
        if addsAll, !trip.waypoints.isEmpty || plan.start != nil {
            guard plan.start != date || !trip.waypoints.isEmpty else { return }
            outcome.notices.append(
                "it begins on \(date.text), which is left out: \(Wording.quoted(trip.name.text)) "
                    + (plan.start.map { "begins on \($0.text)" } ?? "has stops before it"))
            return
        }
        let nights = (trip.waypoints + inserted).reduce(0) { $0 + ($1.plan.nights ?? 0) }
        guard let start = plan.start else {
            try? plan.set(.start(date.adding(days: -nights)))
            return
        }
        let reached = start.adding(days: nights)
        guard reached != date else { return }
        stops[0].addNote("Date: \(date.text)")
        outcome.notices.append(
            "\(Wording.quoted(stops[0].name.text)) is on \(date.text) in the file, and the nights of "
                + "\(Wording.quoted(trip.name.text)) lead there on \(reached.text): the date is left in its note")
    }

    var ids: [ID] { inserted.isEmpty ? [] : [trip.id] }

    var summary: String { Wording.counted(inserted.count, "stop") }

    var change: Change? {
        guard !inserted.isEmpty else { return nil }
        let first = trip.waypoints.count
        let stops = Change.insertStops(
            trip: trip.id, inserted.enumerated().map { PlacedStop(index: first + $0.offset, stop: $0.element) })
        guard plan != trip.plan else { return stops }
        var planned = trip
        planned.plan = plan
        return .several([.editTrip(from: trip, to: planned), stops])
    }
}

extension TypedCurrency {
    /// The code or the sign.
    fileprivate var text: String {
        switch self {
        case .code(let code): code
        case .sign(let sign, _): sign
        }
    }
}
