import CivilTime
import Entities
import Geodesy
import Text

/// The calendars that this program wrote.
extension ICSReading {
    /// Takes the events of a trip that this program wrote.
    mutating func takeOwn(_ events: [ICSEvent], _ notices: inout [String]) throws(TextFault) {
        guard let first = events.first else { return }
        let isDay = { (event: ICSEvent) in event.ownID?.rest.hasPrefix(ICSNames.dayMark) ?? false }
        let stops = events.filter { !isDay($0) && !$0.isBetweenStops }
        let name = first.category ?? calendarName
        let trip = try assembly.trip(name, startsAnew: true, line: first.line)
        starts[trip] = events.first(where: isDay)?.start?.date
        let written = events.lazy.compactMap(\.tripPlan).first
        plans[trip] = written ?? Self.plan(leaving: events.lazy.compactMap(\.leave).first)
        let faults = events.reduce(0) { $0 + $1.planFaults }
        if faults > 0 {
            notices.append(
                "\(Wording.counted(faults, "decision")) of \(Wording.quoted(name ?? context.fileName)) could not be read"
            )
        }
        var places: [OwnStop] = []
        for event in stops {
            // The second time that a stop is reached is the end of a round trip.
            if event.ownID?.rest.dropFirst().contains(".") == true {
                assembly.closeLoop(of: trip)
            } else if let place = try place(of: event) {
                let id = event.ownID.map { String($0.rest.dropFirst()) }
                places.append(OwnStop(place: place.0, name: event.ownName, id: id))
                try add(event, event.ownName, note: event.note, at: place, to: trip)
                settings[trip, default: [:]][assembly.count(of: trip) - 1] = event.decisions
            }
        }
        if stops.isEmpty {
            var last: ICSEvent?
            for event in events.filter(isDay) {
                if !event.endsAtStop(of: last), let place = try place(of: event) {
                    places.append(OwnStop(place: place.0, name: event.location, id: event.stopID))
                    try add(event, event.location, note: nil, at: place, to: trip)
                    if written != nil { settings[trip, default: [:]][assembly.count(of: trip) - 1] = event.decisions }
                }
                last = event
            }
            notices.append(
                "\(Wording.quoted(name ?? context.fileName)) has only the places where its days end, without notes; "
                    + "‘export --times’ writes all stops and their notes")
        }
        holdsPlans = (holdsPlans ?? true) && written != nil && !stops.isEmpty
        // Where the plan was written, nights that were not decided follow from it again.
        if written == nil { takeNights(of: events.filter(isDay), at: places, of: trip) }
    }

    /// A plan in which only the time to leave is decided, if it is.
    private static func plan(leaving time: TimeOfDay?) -> Plan {
        var plan = Plan.none
        if let time { try? plan.set(.leave(time)) }
        return plan
    }

    /// Takes the nights of a trip of this program, whose stops are at these places: one behind each of its days but the
    /// last, at the stop where the day ends, which is the next one from there on that has its id, or its place and its
    /// name.
    private mutating func takeNights(of days: [ICSEvent], at places: [OwnStop], of trip: Int) {
        var nights: [Int: Int] = [:]
        var stop = 0
        for (index, day) in days.enumerated() {
            let found = places[stop...].firstIndex { $0.isWhere(day) }
            guard let found else { break }
            stop = found
            let isDrive = index == 0 ? found > 0 : !day.endsAtStop(of: days[index - 1])
            // A last day without a drive is there for its night; another one says that it has one.
            let saysNight = day.decisions.contains { if case .nights = $0 { true } else { false } }
            let hasNight = index < days.count - 1 || index > 0 && !isDrive || saysNight
            nights[stop, default: 0] += (isDrive ? 0 : day.nights) + (hasNight ? 1 : 0)
        }
        let decided = settings[trip] ?? [:]
        // A stay of a day and longer has its nights by itself, and what was decided was written down.
        let isDecided = { (stop: Int) in
            decided[stop]?.contains {
                switch $0 {
                case .stayMinutes(let minutes?): minutes >= 1_440
                case .nights: true
                default: false
                }
            } ?? false
        }
        for (stop, count) in nights where count > 0 && !isDecided(stop) {
            settings[trip, default: [:]][stop, default: []].append(.nights(count))
        }
    }
}

/// A stop of a calendar that this program wrote.
private struct OwnStop {
    let place: Coordinate
    let name: String?
    /// The id of the stop; nil if the calendar has none.
    let id: String?

    /// Whether a day ends here.
    func isWhere(_ day: ICSEvent) -> Bool {
        if let id, let wanted = day.stopID { return id == wanted }
        return place == day.place && name == day.location
    }
}

extension ICSEvent {
    /// Whether a day ends at the stop where another one does.
    fileprivate func endsAtStop(of other: ICSEvent?) -> Bool {
        guard let other else { return false }
        if let stopID, let otherID = other.stopID { return stopID == otherID }
        return location == other.location
    }
}
