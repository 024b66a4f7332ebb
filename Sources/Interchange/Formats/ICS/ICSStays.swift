import CivilTime
import Geodesy
import Text

/// Joins the events of calendars in which one comes to a place to sleep and leaves it: `Check-in: Hotel Sole` and
/// `Check-out: Hotel Sole` are one stay.
struct ICSStays {
    /// A stay that has begun.
    private struct Stay {
        let event: ICSEvent
        let place: Coordinate
        let name: String
        let stop: Int
    }

    private var open: [Stay] = []

    /// The numbers of the stops of stays whose ends no event says so far.
    var openStops: [Int] { open.map(\.stop) }

    private static let beginnings = ["check-in", "check in", "checkin", "einchecken"]
    private static let ends = ["check-out", "check out", "checkout", "auschecken"]

    /// The event under the name of its place, where it is the beginning of a stay; `stop` is the number of its stop.
    mutating func begin(_ event: ICSEvent, at place: Coordinate, stop: Int) -> ICSEvent {
        guard let name = Self.name(of: event, behind: Self.beginnings) else { return event }
        var event = event
        if !name.isEmpty { event.summary = name }
        open.append(Stay(event: event, place: place, name: folded(name), stop: stop))
        return event
    }

    /// The whole stay, and the number of its stop, where an event is the end of one; nil for any other event.
    ///
    /// Where only one of both has its coordinates, and the other is in the town of its address, they are one stay by
    /// the name of the house.
    mutating func end(_ event: ICSEvent, at place: Coordinate) -> (event: ICSEvent, stop: Int)? {
        guard let name = Self.name(of: event, behind: Self.ends).map({ folded($0) }) else { return nil }
        func isSameHouse(_ stay: Stay) -> Bool {
            !name.isEmpty && stay.name == name && (stay.event.place == nil) != (event.place == nil)
                && stay.place.distance(to: place) <= Self.sameTown
        }
        guard
            let index = open.firstIndex(where: { $0.name == name && $0.place == place })
                ?? open.firstIndex(where: isSameHouse)
        else { return nil }
        let stay = open.remove(at: index)
        var whole = stay.event
        whole.end = event.start
        whole.place = whole.place ?? event.place
        return (whole, stay.stop)
    }

    /// The largest distance of a house from the middle of its town, in metres.
    private static let sameTown = 30_000.0

    /// The name of the house of an event without the words in front of it: `Ibis` of `Check-in: Ibis`.
    static func house(_ event: ICSEvent) -> String? {
        name(of: event, behind: beginnings) ?? name(of: event, behind: ends) ?? placeTitle(event)
    }

    /// The event that is the trip as a whole: it has days and no times, begins no later and ends no earlier than all
    /// others, and these say where one sleeps in its nights; nil where none is.
    static func wholeTrip(in events: [ICSEvent], named name: String?) -> ICSEvent? {
        let dated = events.filter { !$0.isCancelled && $0.start != nil }
        let ends = dated.compactMap { ($0.end ?? $0.start)?.date.daysSince1970 }
        let beginnings = dated.compactMap { $0.start?.date.daysSince1970 }
        guard dated.count >= 3, let first = beginnings.min(), let last = ends.max(), last > first + 1,
            let whole = dated.first(where: { event in
                event.start?.time == nil && event.end.map { $0.time == nil } ?? false
                    && event.start?.date.daysSince1970 == first && event.end?.date.daysSince1970 ?? 0 >= last
            })
        else { return nil }
        let isNamed = name != nil && whole.summary != nil && whole.summary == name
        let nights = dated.count { $0.line != whole.line && hasNight($0) }
        return isNamed || nights >= 2 ? whole : nil
    }

    /// Whether an event says where one sleeps: it begins a stay, or goes on for more than its first day.
    private static func hasNight(_ event: ICSEvent) -> Bool {
        if name(of: event, behind: beginnings) != nil { return true }
        guard let start = event.start, let end = event.end else { return false }
        let days = end.date.daysSince1970 - start.date.daysSince1970
        return end.time == nil ? days > 1 : days > 0
    }

    /// The name behind one of some words at the beginning of the title; nil where none stands there.
    private static func name(of event: ICSEvent, behind words: [String]) -> String? {
        guard let title = event.summary, let word = words.first(where: { title.lowercased().hasPrefix($0) }),
            let next = title.dropFirst(word.count).first, !next.isLetter
        else { return nil }
        let rest = title.dropFirst(word.count).drop { " :-–@".contains($0) }
        return rest.hasPrefix("at ") ? String(rest.dropFirst(3)) : String(rest)
    }

    /// The words in front of a place that say what one does there or how one comes there, in small letters.
    private static let introductions = [
        "stay in", "staying in", "hotel in", "airbnb in", "night in", "nights in", "overnight in", "flight to",
        "fly to", "drive to", "train to", "ferry to", "travel to", "arrive in", "arrival in", "übernachtung in",
        "aufenthalt in", "flug nach", "fahrt nach", "zug nach", "fähre nach", "ankunft in", "nuit à", "séjour à",
        "vol pour", "train pour", "noche en", "vuelo a", "notte a", "volo per", "overnight", "übernachtung", "nuitée",
    ]

    /// The words in front of the name of a house, in small letters.
    private static let houses = ["stay at ", "staying at ", "hotel: ", "accommodation: ", "lodging: ", "airbnb: "]

    /// Those of the introductions that lead away from a place.
    private static let departures = [
        "flight to", "fly to", "train to", "ferry to", "flug nach", "zug nach", "fähre nach", "vol pour", "train pour",
        "vuelo a", "volo per",
    ]

    /// The title of an event without such words where its place begins with the rest: `Kyoto` of `Stay in Kyoto` in
    /// Kyoto, Japan. It is nil for a departure: a flight to Naples begins somewhere else, and is no name of that place.
    static func placeTitle(_ event: ICSEvent) -> String? {
        if let title = event.summary, let word = houses.first(where: { title.lowercased().hasPrefix($0) }) {
            return String(title.dropFirst(word.count)).trimmed
        }
        guard let title = event.summary, let place = event.location.map({ folded($0) }),
            let word = introductions.first(where: { title.lowercased().hasPrefix($0 + " ") })
        else { return event.summary }
        let rest = String(title.dropFirst(word.count)).trimmed
        if !rest.isEmpty, place.hasPrefix(folded(rest)) { return rest }
        let town = folded(rest).split(separator: " ").first ?? ""
        return departures.contains(word) && !place.isEmpty && !place.containsText(String(town)) ? nil : title
    }
}
