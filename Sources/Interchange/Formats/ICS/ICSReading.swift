import CivilTime
import Entities
import Geodesy
import Places
import Text

/// Reads calendars: events with a place become stops, and the first day the start of the trip.
///
/// Stops are ordered by the beginnings of their events, except that an event over nights is the last stop of its first
/// day.
///
/// Calendars of this program's own are known by the ids of their events: each trip comes back as one, from the events
/// of its stops, or where these were not written from the places where its days end.
struct ICSReading {
    /// The greatest depth to which parts of a calendar nest.
    private static let deepest = 16

    let context: ImportContext
    var assembly: TripAssembly
    private var events: [ICSEvent] = []
    /// The name of the calendar.
    var calendarName: String?
    /// The parts of the calendar that are open.
    private var parts: [String] = []
    private var oddLines = 0
    var lastPlace: Coordinate?
    /// The last day of the events so far that are stops, counted from 1970.
    var lastDay: Int64?
    /// The first place that any event of another program's calendar says, near which the titles in front of it are
    /// looked up.
    var anchor: Coordinate?
    /// The lines of the events that are only placed in the town of their address.
    var townsOnly: Set<Int> = []
    /// The first days of the trips, by their index.
    var starts: [Int: CivilDate] = [:]
    /// The plans of the trips, by their index, but for their first days.
    var plans: [Int: Plan] = [:]
    /// Whether every trip so far is of a calendar of this program that has all of its plan.
    var holdsPlans: Bool?
    /// The costs that the descriptions of stops say.
    private var costs: StopPlanReading
    /// The decisions for the stops of each trip.
    var settings: [Int: [Int: [StopSetting]]] = [:]

    /// Reads for this import.
    init(_ context: ImportContext) {
        self.context = context
        assembly = TripAssembly(context)
        costs = StopPlanReading(isOwn: false, today: context.today)
    }

    /// Reads the trips of a calendar. Linear, but for the sorting of events.
    mutating func read(_ text: FileText) throws(TextFault) -> ImportedTrips {
        let line = try FoldedLines(text).forEach { property, line throws(TextFault) in try take(property, line: line) }
        if let open = parts.last {
            throw TextFault(line: max(line, 1), column: 1, reason: "the calendar ends before END:\(open)")
        }
        return try trips(beside: [text.notice].compactMap { $0 })
    }

    /// Takes an unfolded line.
    private mutating func take(_ bytes: [UInt8], line: Int) throws(TextFault) {
        guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
        guard let property = ContentLine(bytes) else {
            if parts.isEmpty { throw Self.noCalendar(line) }
            oddLines += 1
            return
        }
        let word = property.value.uppercased().trimmed
        switch property.name {
        case "BEGIN":
            guard !parts.isEmpty || word == "VCALENDAR" else { throw Self.noCalendar(line) }
            guard parts.count < Self.deepest else {
                throw TextFault(line: line, column: 1, reason: "more than \(Self.deepest) parts inside each other")
            }
            parts.append(String(word.prefix(60)))
            if parts == ["VCALENDAR", "VEVENT"] { events.append(ICSEvent(line: line)) }
        case "END":
            if parts == ["VCALENDAR", "VEVENT"] { events[events.count - 1].finish() }
            guard let open = parts.popLast() else { throw Self.noCalendar(line) }
            guard open == word else {
                throw TextFault(
                    line: line, column: 1, reason: "END:\(visible(String(word.prefix(60)))) where END:\(open) belongs")
            }
        default:
            if parts.isEmpty { throw Self.noCalendar(line) }
            if parts == ["VCALENDAR", "VEVENT"] {
                events[events.count - 1].take(property)
            } else if parts == ["VCALENDAR"], property.name == "X-WR-CALNAME" || property.name == "NAME" {
                // The calendar of an account is called by its address.
                let isAddress = property.text.contains("@") && !property.text.contains(where: \.isWhitespace)
                if !isAddress { calendarName = property.text }
            }
        }
    }

    private static func noCalendar(_ line: Int) -> TextFault {
        TextFault(line: line, column: 1, reason: "a calendar begins with BEGIN:VCALENDAR")
    }

    /// The trips of the events.
    private mutating func trips(beside: [String]) throws(TextFault) -> ImportedTrips {
        var notices = beside
        let sorted = events.enumerated().sorted {
            ($0.element.order.day, $0.element.order.second, $0.offset)
                < ($1.element.order.day, $1.element.order.second, $1.offset)
        }.map(\.element)
        var own: [Substring: [ICSEvent]] = [:]
        var ownTrips: [Substring] = []
        var others: [ICSEvent] = []
        for event in sorted {
            guard let id = event.ownID else {
                others.append(event)
                continue
            }
            if own[id.trip] == nil { ownTrips.append(id.trip) }
            own[id.trip, default: []].append(event)
        }
        for trip in ownTrips { try takeOwn(own[trip] ?? [], &notices) }
        try takeOthers(others, &notices)
        if oddLines > 0 {
            notices.append(
                "\(Wording.counted(oddLines, "line")) without NAME:VALUE \(oddLines == 1 ? "was" : "were") left out")
        }
        let finished = assembly.finish(beside: notices)
        var priced = costs.planned(finished)
        priced.plans = finished.plans
        var imported = planned(priced)
        if holdsPlans == true, others.isEmpty { imported.plans = .all }
        return imported
    }

    private func planned(_ imported: ImportedTrips) -> ImportedTrips {
        var imported = imported
        for index in imported.trips.indices {
            if let plan = plans[index] { imported.trips[index].plan = plan }
            if let start = starts[index] { try? imported.trips[index].plan.set(.start(start)) }
            for (stop, settings) in settings[index] ?? [:] where imported.trips[index].waypoints.indices.contains(stop)
            {
                for setting in settings { try? imported.trips[index].waypoints[stop].plan.set(setting) }
            }
        }
        return imported
    }

    /// Takes the events of other calendars as the stops of one trip, on the days of the events.
    private mutating func takeOthers(_ events: [ICSEvent], _ notices: inout [String]) throws(TextFault) {
        var (placeless, cancelled): ([ICSEvent], [ICSEvent]) = ([], [])
        var stops: [ICSSchedule.Stop] = []
        var stays = ICSStays()
        let whole = ICSStays.wholeTrip(in: events, named: calendarName)
        if let title = whole?.summary {
            calendarName = calendarName ?? title
            let name = Wording.quoted(title, maximumWidth: 60)
            notices.append("\(name) lasts as long as all else: it is the trip, not a stop")
        }
        for event in events where event.line != whole?.line {
            var event = event
            if event.isCancelled {
                cancelled.append(event)
            } else if let ride = rideStops(event) {
                stops += ride
                lastPlace = ride.last?.place
            } else if event.place == nil, event.fault == nil, (event.location ?? "").trimmed.isEmpty {
                if lastPlace == nil, anchor == nil, placeless.isEmpty { anchor = anchor(of: events, besides: whole) }
                guard let place = placeOfTitle(&event) else {
                    placeless.append(event)
                    continue
                }
                take(event, at: place, &stops, &stays)
            } else if let place = try place(of: event) {
                take(event, at: place, &stops, &stays)
            }
        }
        for stop in stays.openStops { stops[stop].isOpenStay = true }
        let schedule = ICSSchedule(stops, until: whole?.end?.date.adding(days: -1))
        for (index, stop) in schedule.stops.enumerated() {
            let trip = try assembly.trip(calendarName, line: stop.event.line)
            let place = (stop.place, name: stop.placeName)
            let about = townsOnly.contains(stop.event.line) ? stop.event.location.map(AboutPlace.note) : nil
            let isRide = stop.ride?.isEnd != nil
            let title = isRide ? stop.placeName : ICSStays.placeTitle(stop.event)
            let note = stop.event.plainNote
            let isLodging = stop.event.nights > 0 || ICSLodging.isOne(stop.event)
            let cost =
                isRide || stop.isReturn ? nil : note.flatMap { DescribedCost.take(outOf: $0, mayBeAlone: isLodging) }
            let own =
                isRide || stop.isReturn
                ? [] : [title == nil ? stop.event.summary : nil, cost.map(\.rest) ?? note, about]
            let notes = (own + [stop.ride?.note]).compactMap { $0 }
            try add(
                stop.event, title, note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
                at: place,
                to: trip)
            if let cost { takeCost(cost.cost, in: trip, line: stop.event.line) }
            starts[trip] = schedule.start
            settings[trip, default: [:]][assembly.count(of: trip) - 1] = schedule.settings(index)
        }
        notices += schedule.notices
        notices += AboutPlace.notices(townsOnly.count)
        notices += Self.leftOut(placeless, "event", " without a place left out")
        notices += Self.leftOut(cancelled, "cancelled event", " left out")
    }

    /// Takes an event at its place as a stop, or as the end of the stay that is one.
    private mutating func take(
        _ event: ICSEvent, at place: (Coordinate, name: String?), _ stops: inout [ICSSchedule.Stop],
        _ stays: inout ICSStays
    ) {
        lastPlace = place.0
        lastDay = max(lastDay ?? .min, (event.end ?? event.start)?.date.daysSince1970 ?? .min)
        if let stay = stays.end(event, at: place.0) {
            let exact = stay.event.place ?? place.0
            stops[stay.stop] = ICSSchedule.Stop(
                stay.event, at: exact, called: stops[stay.stop].placeName, context.clock?(exact))
            townsOnly.remove(event.line)
            if stay.event.place != nil { townsOnly.remove(stay.event.line) }
            return
        }
        let event = stays.begin(event, at: place.0, stop: stops.count)
        stops.append(ICSSchedule.Stop(event, at: place.0, called: place.name, context.clock?(place.0)))
    }

    /// Takes the cost of the last stop of a trip.
    private mutating func takeCost(_ cost: String, in trip: Int, line: Int) {
        var texts = PlanTexts()
        texts.fields[.cost] = cost
        let stop = assembly.count(of: trip) - 1
        for left in costs.take(texts, of: stop, in: trip, line: line) {
            _ = assembly.addNote("\(left.label): \(left.text)", toLastStopOf: trip)
        }
    }

    /// The notice about events that are left out, with the first names of them; none about none.
    private static func leftOut(_ events: [ICSEvent], _ what: String, _ end: String) -> [String] {
        guard !events.isEmpty else { return [] }
        let names = events.compactMap { $0.summary.flatMap(Name.cut) }.map {
            Wording.quoted(String($0.text.prefix(60)))
        }
        let shown = names.isEmpty ? "" : ": \(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? ", …" : "")"
        return ["\(Wording.counted(events.count, what))\(end)\(shown)"]
    }

    /// Adds the stop of an event.
    mutating func add(
        _ event: ICSEvent, _ name: String?, note: String?, at place: (Coordinate, name: String?), to trip: Int
    ) throws(TextFault) {
        lastPlace = place.0
        try assembly.add(
            name: name ?? place.name, note: note, place: place.0, to: trip, keepsNoteLikeName: event.ownID != nil,
            line: event.line)
    }

    /// Returns the place of an event, with its name if it was looked up; nil, after the reason was remembered, if the
    /// place is not known.
    mutating func place(of event: ICSEvent) throws(TextFault) -> (Coordinate, name: String?)? {
        if let place = event.place { return (place, nil) }
        let name = event.summary.flatMap(Name.cut).map { "“\($0.text.prefix(60))”" }
        let query = (event.location ?? "").split(whereSeparator: \.isNewline).map { $0.trimmed }
            .filter { !$0.isEmpty }.joined(separator: ", ")
        let reason: String
        if let fault = event.fault {
            reason = fault
        } else if query.utf8.count > 1_000 {
            reason = "the location is too long to be looked up"
        } else {
            switch context.look(up: query, near: lastPlace) {
            case .success(let read):
                if read.found.wasLookedUp {
                    assembly.notice("\(name ?? "“\(query)”") \(read.notice)", line: event.line)
                }
                if read.about != nil { townsOnly.insert(event.line) }
                return (read.found.location, read.name)
            case .failure(let refusal): reason = refusal.reason
            }
        }
        try assembly.skip((name.map { "\($0): " } ?? "") + reason, line: event.line)
        return nil
    }
}
