import CivilTime
import Entities
import Geodesy
import Places
import Text

extension ICSReading {
    /// The stops where the ride of an event begins and ends, of which the last has its way; nil for an event that is no
    /// ride, and where the place to which it leads is not known.
    mutating func rideStops(_ event: ICSEvent) -> [ICSSchedule.Stop]? {
        guard let ride = ICSRide(title: event.summary, description: event.note), event.start != nil else { return nil }
        let isByCar = ride.means == .drive
        let beginning =
            ride.from.flatMap { look(up: $0) } ?? event.location.flatMap { look(up: $0) }
            ?? ride.from.flatMap { look(up: $0, isStation: !isByCar) }
        guard let end = look(up: ride.to, near: beginning?.place, isStation: !isByCar) else {
            if !isByCar {
                assembly.notice(
                    "\(Wording.quoted(ride.to, maximumWidth: 60)), to which \(Wording.quoted(event.summary ?? "", maximumWidth: 60)) "
                        + "leads, is not known", line: event.line)
            }
            return nil
        }
        for notice in [beginning?.notice, end.notice].compactMap({ $0 }) { assembly.notice(notice, line: event.line) }
        var stops: [ICSSchedule.Stop] = []
        var first = event
        first.end = nil
        if let beginning {
            stops.append(
                ICSSchedule.Stop(
                    first, at: beginning.place, called: beginning.name, context.clock?(beginning.place),
                    ride: ICSRidePart(isEnd: false, means: ride.means)))
        }
        var last = event
        // The end of an event of whole days is the day behind it.
        last.start = event.end.flatMap { $0.time == nil ? nil : $0 } ?? event.start
        last.end = nil
        let clock = context.clock?(end.place)
        var stop = ICSSchedule.Stop(last, at: end.place, called: end.name, clock)
        let departure = stops.first?.start ?? event.start.flatMap { $0.isUniversal ? nil : $0 }
        var departs: PlannedTime?
        if let departure, !departure.isUniversal, let time = departure.time {
            departs = .on(CivilDateTime(date: departure.date, time: time))
        }
        var part = ICSRidePart(isEnd: true, means: ride.means)
        let length =
            event.isAcrossZones
            ? minutes(from: departure, at: beginning?.place, to: stop.start, at: end.place)
            : event.minutes ?? toldMinutes(event, departure, from: beginning?.place, to: end.place)
        if ride.means != .drive {
            part.way = (try? Way(by: ride.means, minutes: length, departs: departs)) ?? (try? Way(by: ride.means))
        }
        if let arrival = stop.start, let departure, let days = Self.days(from: departure, to: arrival) {
            part.nightsAboard = days
        }
        part.note = [event.summary, event.plainNote].compactMap { $0 }.joined(separator: "\n")
        stop.ride = part
        return stops + [stop]
    }

    /// The minutes between two moments, each by the clock of its place; nil where one has no time, or is not later.
    private func minutes(
        from departure: ICSMoment?, at start: Coordinate?, to arrival: ICSMoment?, at end: Coordinate
    ) -> Int? {
        guard let start, let departure, let leaves = departure.time, let arrival, let arrives = arrival.time,
            !departure.isUniversal, !arrival.isUniversal
        else { return nil }
        let minutes = context.minutes(
            from: CivilDateTime(date: departure.date, time: leaves), at: start,
            to: CivilDateTime(date: arrival.date, time: arrives), at: end)
        return minutes.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The minutes up to the arrival that the description of an event without an end says, within a day; nil where it
    /// says none.
    private func toldMinutes(
        _ event: ICSEvent, _ departure: ICSMoment?, from start: Coordinate?, to end: Coordinate
    ) -> Int? {
        guard let departure, !departure.isUniversal, let leaves = departure.time, let start, let note = event.note,
            let arrives = RideLines.arrival(in: HTMLText.plain(note), today: context.today)
        else { return nil }
        let minutes = context.minutes(
            from: CivilDateTime(date: departure.date, time: leaves), at: start,
            to: CivilDateTime(date: departure.date, time: arrives), at: end)
        return minutes.map { (($0 % 1_440) + 1_440) % 1_440 }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The days between two moments; nil where the second is not later.
    private static func days(from first: ICSMoment, to last: ICSMoment) -> Int? {
        let days = Int(last.date.daysSince1970 - first.date.daysSince1970)
        return days > 0 ? days : nil
    }

    /// Looks the name of an end of a ride up; nil where it is not known. The name is that of the file, but for a code.
    ///
    /// With `isStation` it is else placed in the town in front of the name, which is told.
    private func look(up name: String, near: Coordinate? = nil, isStation: Bool = false) -> RideEnd? {
        let words = name.split(whereSeparator: \.isWhitespace)
        // `Olbia OLB`: the code of the airport behind the town.
        let hasCode = words.count > 1 && words[words.count - 1].isWrittenAsAirportCode
        let queries = [name] + (hasCode ? [words.dropLast().joined(separator: " ")] : [])
        for query in queries where query.utf8.count <= 200 {
            switch context.look(up: query, near: near ?? lastPlace) {
            case .success(let read): return end(query, read)
            case .failure(let refusal):
                // A code may be that of a country as well.
                let airports = refusal.candidates.filter(\.isAirport)
                if query.isWrittenAsAirportCode, let airport = airports.first, airports.count == 1 {
                    return end(query, AboutPlace(found: airport, about: nil))
                }
            }
        }
        guard isStation, let town = StationTown(of: name, near: near ?? lastPlace, context) else { return nil }
        return RideEnd(
            place: town.found.location, name: name, notice: StationTown.notice(of: name, in: town.found))
    }

    /// The end that was looked up by a text: it is called so, and by its own name where that is a code.
    private func end(_ text: String, _ read: AboutPlace) -> RideEnd {
        RideEnd(
            place: read.found.location, name: text.isWrittenAsAirportCode ? read.name : text,
            notice: read.found.wasLookedUp ? "“\(text)” \(read.notice)" : nil)
    }
}

/// An end of a ride that is known.
private struct RideEnd {
    let place: Coordinate
    let name: String?
    let notice: String?
}
