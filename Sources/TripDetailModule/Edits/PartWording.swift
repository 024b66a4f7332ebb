import CivilTime
import Entities
import Screens
import Text

/// The words for the parts of a trip that was split.
enum PartWording {
    /// The parts with their dates, the drives that fall away between them, and the days that two of them have;
    /// `daysBefore` is the number of days that the trip might take. Names are safe for a terminal.
    static func sentences(_ parts: [TripPart], daysBefore: Int?) -> [String] {
        let list = parts.map { "\(Wording.quoted($0.trip.name.text)) (\(content($0)))" }.joined(separator: ", ")
        let trips = parts.map(\.trip)
        return ["Split it into \(parts.count) trips: \(list).", "None of them has \(drivesBetween(trips))."]
            + nightsBefore(parts) + sharedDays(trips, days: daysBefore)
    }

    /// The stops of a part and its dates: `3 stops, Sat 12 Jun to Wed 16 Jun 2027`.
    private static func content(_ part: TripPart) -> String {
        let stops = Wording.counted(part.trip.waypoints.count, "stop")
        guard let first = part.first else { return stops }
        guard let last = part.last, last != first else { return "\(stops), \(first.shortText(withYear: true))" }
        return "\(stops), \(first.shortText(withYear: first.year != last.year)) to \(last.shortText(withYear: true))"
    }

    /// The sentence on the nights at first stops of parts, which are before they begin; none where there are none.
    private static func nightsBefore(_ parts: [TripPart]) -> [String] {
        let names = parts.filter(\.isNightBefore).compactMap(\.trip.waypoints.first).map {
            Wording.quoted($0.name.text)
        }
        guard !names.isEmpty else { return [] }
        let what = names.count == 1 ? "the night" : "the nights"
        return ["None of them has \(what) at \(names.joined(separator: ", ")) before it is left, either."]
    }

    /// The sentence on days that two parts have, since a day of the trip ends in one and goes on in the next; none
    /// where there are none.
    private static func sharedDays(_ parts: [Trip], days: Int?) -> [String] {
        let counts = parts.compactMap(\.plan.days)
        let sum = counts.reduce(0, +)
        guard let days, counts.count == parts.count, sum > days else { return [] }
        let list = counts.map { "\($0)" }.joined(separator: " + ")
        let what = sum - days == 1 ? "A day is" : "\(sum - days) days are"
        return ["\(what) in two parts, so that they may take \(list) days, of \(days) before."]
    }

    /// The drives that fall away between parts of a trip: `the drive from “Porto” to “Faro”`; the first three.
    private static func drivesBetween(_ parts: [Trip]) -> String {
        let drives = zip(parts, parts.dropFirst()).compactMap { part, next in
            part.waypoints.last.flatMap { from in
                next.waypoints.first.map {
                    "\($0.plan.way?.by.rawValue ?? "drive") from \(Wording.quoted(from.name.text)) to \(Wording.quoted($0.name.text))"
                }
            }
        }
        let rest = drives.count - 3
        return "the " + drives.prefix(3).joined(separator: ", the ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
