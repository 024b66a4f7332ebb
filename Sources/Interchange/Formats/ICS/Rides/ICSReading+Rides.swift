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
        let beginning = ride.from.flatMap { look(up: $0) } ?? event.location.flatMap { look(up: $0) }
        guard let end = look(up: ride.to, near: beginning?.place) else { return nil }
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
        part.way = (try? Way(by: ride.means, minutes: event.minutes, departs: departs)) ?? (try? Way(by: ride.means))
        if let arrival = stop.start, let departure, let days = Self.days(from: departure, to: arrival) {
            part.nightsAboard = days
        }
        part.note = [event.summary, Self.note(event)].compactMap { $0 }.joined(separator: "\n")
        stop.ride = part
        return stops + [stop]
    }

    /// The days between two moments; nil where the second is not later.
    private static func days(from first: ICSMoment, to last: ICSMoment) -> Int? {
        let days = Int(last.date.daysSince1970 - first.date.daysSince1970)
        return days > 0 ? days : nil
    }

    /// Looks the name of an end of a ride up; nil where it is not known. The name is that of the file, but for a code.
    private func look(up name: String, near: Coordinate? = nil) -> RideEnd? {
        let words = name.split(whereSeparator: \.isWhitespace)
        // `Olbia OLB`: the code of the airport behind the town.
        let hasCode = words.count > 1 && Self.isCode(words[words.count - 1])
        let queries = [name] + (hasCode ? [words.dropLast().joined(separator: " ")] : [])
        for query in queries where query.utf8.count <= 200 {
            guard case .success(let read) = context.look(up: query, near: near ?? lastPlace) else { continue }
            return RideEnd(
                place: read.found.location, name: Self.isCode(query) ? read.name : query,
                notice: read.found.wasLookedUp ? "“\(query)” \(read.notice)" : nil)
        }
        return nil
    }

    private static func isCode(_ text: some StringProtocol) -> Bool {
        text.count == 3 && text.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    /// The place of an event of whole days that is called like a town and says no place itself; nil for any other
    /// event.
    mutating func placeOfTitle(_ event: ICSEvent) -> (Coordinate, name: String?)? {
        guard event.start?.time == nil, event.start != nil, let title = event.summary?.trimmed, !title.isEmpty,
            title.split(separator: " ").count <= 4, title.first?.isUppercase ?? false,
            case .success(let found) = context.readPlace(title, lastPlace), found.wasLookedUp, !found.isSight,
            !found.isCountry
        else { return nil }
        assembly.notice("“\(title)” was looked up: \(found.label)", line: event.line)
        return (found.location, title)
    }
}

/// An end of a ride that is known.
private struct RideEnd {
    let place: Coordinate
    let name: String?
    let notice: String?
}
