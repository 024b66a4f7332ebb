import CivilTime
import Entities
import Geodesy
import Itineraries
import Text

/// A trip in words, one day after the other, for every form of a report that has days. Names stand in the texts as they
/// are.
struct TripItinerary {
    /// A day with its stops and ways.
    struct Day {
        /// The day itself.
        let day: Itinerary.Day
        /// Its heading, its sun and what cannot be kept.
        let section: ItineraryText.Section
        let entries: [ItineraryEntry]

        /// `long day: over 6 h` of one with more driving than it may have, `long day` of another one of 8 hours and
        /// more; nil of any other.
        let length: String?
        /// The plans that cannot be kept, without words on how to change them.
        let allRemarks: [String]
        /// The same without that on a long drive.
        let remarks: [String]

        /// The driving time in seconds from which a day is long.
        private static let longDrive = 28_800

        /// Puts the length of a day and what cannot be kept into words.
        init(
            _ day: Itinerary.Day, _ section: ItineraryText.Section, _ entries: [ItineraryEntry],
            of trip: DistanceReport.TripSection, unit: DistanceUnit
        ) {
            (self.day, self.section, self.entries) = (day, section, entries)
            let isOver = day.warnings.contains { $0.kind == .overLimit }
            let limit = durationText(seconds: trip.trip.plan.dailySeconds)
            length = isOver ? "long day: over \(limit)" : day.driving >= Self.longDrive ? "long day" : nil
            func words(_ warning: Itinerary.Warning) -> String { warning.text(trip.times, in: unit) }
            allRemarks = day.shownWarnings.map(words)
            remarks = day.shownWarnings.filter { $0.kind != .overLimit }.map(words)
        }

        /// The names of the stops where it begins and ends; one where nothing is driven.
        func ends(in trip: Trip) -> [String] {
            let ends = [day.visits.first, day.visits.last].compactMap { $0?.stop }.map { trip.waypoints[$0].name.text }
            return day.source == nil ? Array(ends.prefix(1)) : ends
        }

        /// The remarks of the stop of a day on which nothing begins, and of which all is told before; nil for any other
        /// day.
        var remarksOfRest: [String]? {
            guard entries.count == 1, case .stop(let stop)? = entries.first, !stop.isNew, stop.time.isEmpty
            else { return nil }
            return stop.remarks
        }
    }

    /// The days; nil where the trip is shown without them.
    let days: [Day]?
    /// All stops and ways of a trip that is shown without days; else empty.
    let entries: [ItineraryEntry]
    /// `Sat 12 Jun to Tue 22 Jun 2027`; empty where the trip has no dates.
    let dates: String
    /// The parts of the totals: days, nights, the drive, fuel, costs.
    let totals: [String]
    /// The accuracy of the times, and the stops at which they are a guess, in sentences.
    let remarks: [String]
    /// The totals in a sentence, and the remarks.
    let summary: [String]

    /// Puts a trip of a report into words; lengths in `unit`. Linear.
    init(_ trip: DistanceReport.TripSection, unit: DistanceUnit) {
        var words = EntryWording(trip, unit: unit)
        guard let itinerary = trip.days?.withRestInBlocks else {
            (days, dates, remarks, summary) = (nil, "", [], [])
            entries = words.entries()
            totals = [ReportWording.summary(trip, unit: unit)] + (words.cost.map { ["\($0) in all"] } ?? [])
            return
        }
        let text = ItineraryText(
            itinerary, of: trip.trip, unit: unit, times: trip.times, hasTableOfCosts: TripCosts(trip) != nil)
        var days: [Day] = []
        for (day, section) in zip(itinerary.days, text.sections) {
            days.append(Day(day, section, words.entries(of: day, section), of: trip, unit: unit))
        }
        self.days = days
        entries = []
        dates = Self.dates(from: itinerary.days.first?.date, to: itinerary.days.last?.lastDate)
        totals = text.totals
        let notes = Self.streets(of: trip.route) + (Self.sumsDiffer(itinerary, in: unit) ? [Self.rounding] : [])
        remarks = Array(text.summary.dropFirst()) + notes
        summary = text.summary + notes
    }

    /// The lines of the head of a page: the totals are side by side, about four in a line.
    var linesOfHead: Int { (dates.isEmpty ? 0 : 1) + (totals.count + 3) / 4 + remarks.count }

    /// Whether some times are as long as those of a 12-hour clock: `10:25 am – 12:25 pm`.
    var hasLongTimes: Bool { days?.contains { Self.hasLongTimes($0.entries) } == true }

    /// Whether some times of a day are so long.
    static func hasLongTimes(_ entries: [ItineraryEntry]) -> Bool {
        entries.contains { if case .stop(let stop) = $0 { stop.time.count > 15 } else { false } }
    }

    /// Says of a way of which most legs are within towns that they are straight lines on the map: no streets are known.
    private static func streets(of route: Route) -> [String] {
        guard isInTown(route) else { return [] }
        let legs = route.legs.count(where: \.isInStreets)
        return ["Streets are not known here: lengths and times of \(Wording.counted(legs, "leg")) in town are rough."]
    }

    /// Whether most legs are within towns.
    static func isInTown(_ route: Route) -> Bool {
        2 * route.legs.count(where: \.isInStreets) > route.legs.count
    }

    private static let rounding = "Lengths and times are rounded one by one, so that sums may differ a little."

    /// Whether the lengths or the times of the days, as they are shown, are not those of the totals together.
    private static func sumsDiffer(_ itinerary: Itinerary, in unit: DistanceUnit) -> Bool {
        guard itinerary.totals.driven.isByRoadsInside else { return false }
        func units(_ metres: Double) -> Int { Int((metres / unit.metresPerUnit).rounded()) }
        func steps(_ seconds: Int) -> Int { (seconds + 150) / 300 }
        let days = itinerary.days
        return days.reduce(0) { $0 + units($1.driven.drivingMetres) } != units(itinerary.totals.driven.drivingMetres)
            || days.reduce(0) { $0 + steps($1.driving) } != steps(itinerary.totals.driving)
    }

    private static func dates(from first: CivilDate?, to last: CivilDate?) -> String {
        guard let first, let last else { return "" }
        guard first != last else { return first.shortText(withYear: true) }
        return "\(first.shortText(withYear: first.year != last.year)) to \(last.shortText(withYear: true))"
    }
}

/// The words for the stops and ways of one trip, which are asked for in their order.
private struct EntryWording {
    private let trip: DistanceReport.TripSection
    private let unit: DistanceUnit
    /// The route as the days have it: with estimates in place of straight lines. That of a trip without days as it is.
    private let route: Route
    private var leg = 0
    private var known: Set<Int> = []

    init(_ trip: DistanceReport.TripSection, unit: DistanceUnit) {
        self.trip = trip
        self.unit = unit
        route = trip.days == nil ? trip.route : DrivingEstimate(trip.trip.plan).route(trip.route)
    }

    /// The stops of a day and the ways between them.
    mutating func entries(of day: Itinerary.Day, _ section: ItineraryText.Section) -> [ItineraryEntry] {
        var entries: [ItineraryEntry] = []
        var visits = day.visits[...]
        var ways: [String] = []
        for row in section.rows {
            guard !row.isWay else {
                ways.append(row.wayText)
                continue
            }
            guard let visit = visits.popFirst() else { continue }
            if !entries.isEmpty, let way = way(ways) { entries.append(.way(way)) }
            ways = []
            entries.append(stop(visit.stop, time: row.time, [row.facts].filter { !$0.isEmpty }))
        }
        return entries
    }

    /// All stops and the ways between them, that back to the first one too.
    mutating func entries() -> [ItineraryEntry] {
        var entries: [ItineraryEntry] = []
        for index in trip.waypoints.indices + (trip.isRoundTrip && !trip.legs.isEmpty ? [0] : []) {
            let crossings = leg < route.legs.count ? route.legs[leg].crossings.map(words) : []
            if !entries.isEmpty, let way = way(crossings) { entries.append(.way(way)) }
            let plan = known.contains(index) ? nil : trip.waypoints[index].plan
            let remarks = [plan?.kind?.plainWord, plan?.cost.map(trip.trip.plan.money)]
            entries.append(stop(index, time: "", remarks.compactMap { $0 }))
        }
        return entries
    }

    /// The cost of all stops and ways with its currency; nil where none has one.
    var cost: String? {
        var sums = CostSums(in: trip.trip.plan.currency)
        for cost in trip.waypoints.flatMap(\.costs) { sums.add(cost) }
        guard let first = sums.sums.first else { return nil }
        let text = sums.text.isEmpty ? first.text : sums.text
        return first.currency == nil ? "cost \(text)" : text
    }

    private mutating func stop(_ index: Int, time: String, _ remarks: [String]) -> ItineraryEntry {
        let isNew = known.insert(index).inserted
        return .stop(ItineraryEntry.Stop(index: index, time: time, remarks: remarks, isNew: isNew))
    }

    /// The next leg, with what carries the car on it; nil where the route ends.
    private mutating func way(_ crossings: [String]) -> ItineraryEntry.Way? {
        guard leg < route.legs.count else { return nil }
        defer { leg += 1 }
        let (leg, row) = (route.legs[leg], trip.legs[leg])
        let decided = trip.waypoints[leg.to].plan.way
        // What is walked is told as the drive is.
        var crossings = leg.isWalked ? decided?.cost.map { [trip.trip.plan.money($0)] } ?? [] : crossings
        // Days have the cost with their ways.
        if trip.days == nil, !leg.isWalked, let cost = decided?.cost.map(trip.trip.plan.money) {
            crossings.append((crossings.popLast().map { $0 + ", " } ?? "") + cost)
        }
        return ItineraryEntry.Way(
            number: self.leg + 1, drive: drive(leg, decided), crossings: crossings,
            bearing: bearingText(leg.initialBearing),
            soFar: "\(Wording.cumulative(row.cumulative, in: trip.route, unit)) so far")
    }

    /// The length and the time of what is driven of a leg, without its crossings, so that they are those of the day.
    private func drive(_ leg: Leg, _ decided: Entities.Way?) -> [String] {
        if leg.isWalked {
            let time = leg.duration.map { ["\(Wording.walkTime(seconds: $0)) on foot"] }
            let length = "about \(Wording.walkLength(leg.distance, in: unit))"
            return time.map { [length] + $0 } ?? ["\(length) on foot"]
        }
        if let decided, !decided.isDriven { return [] }
        guard leg.crossings.isEmpty else {
            let distance = "about \(Wording.roundDistance(leg.drivingDistance, in: unit))"
            return [distance] + (leg.drivingDuration.map { [Wording.duration(seconds: $0, isEstimate: true)] } ?? [])
        }
        let distance = Wording.distance(of: leg, in: route, unit)
        // What the person decided, and an assumed crossing, have their time on a line of their own.
        let hasTime = decided?.minutes == nil && (trip.days == nil || !leg.source.isAssumedCrossing)
        guard hasTime else { return [distance] }
        let time = Wording.duration(of: leg)
        guard Walk.isAlternative(leg) else { return [distance] + (time.map { [$0] } ?? []) }
        // A minute by car is none: nobody gets in and out for that.
        let isDriven = (leg.duration ?? 0) >= Self.leastDrive
        let isShort = leg.distance < 1_000 && unit == .kilometers
        let length = isShort ? "about \(Wording.walkLength(leg.distance, in: unit))" : distance
        let walk = Wording.walkTime(seconds: Walk.seconds(metres: leg.distance))
        return [length] + (isDriven ? time.map { ["\($0) by car"] } ?? [] : []) + ["about \(walk) on foot"]
    }

    /// The shortest drive in seconds that is told of a way that one can walk.
    private static let leastDrive = 150.0

    /// `ferry Fodnes – Mannheller, about 15 min`
    private func words(_ crossing: Crossing) -> String {
        "\(crossing.kind.text) \(crossing.from) – \(crossing.to), "
            + Wording.duration(seconds: crossing.duration, isEstimate: true)
    }
}
