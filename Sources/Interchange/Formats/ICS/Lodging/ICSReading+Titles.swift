import CivilTime
import Geodesy
import Places
import Text

/// The places of events that say none but in their titles.
extension ICSReading {
    /// The most bytes of a title that is looked up.
    private static let longestTitle = 200

    /// The place of an event without one: of whole days or nights, the town after which it is called; of a house where
    /// one sleeps, the town in its title, as `Arcachon` of `Les Pins, Arcachon`, where the event then is as at an
    /// address; of hours on the way, the place of its name or the town where one eats. Nil for any other event.
    mutating func placeOfTitle(_ event: inout ICSEvent) -> (Coordinate, name: String?)? {
        if let town = townCalled(event) ?? townInTitle(&event) ?? outing(event) { return town }
        guard event.start != nil, ICSLodging.isOne(event), let title = ICSStays.house(event)?.trimmed,
            title.utf8.count <= Self.longestTitle, let town = town(in: title)
        else { return nil }
        assembly.notice(
            "\(Wording.quoted(title, maximumWidth: 60)): is only placed in its town: \(town.label)", line: event.line)
        townsOnly.insert(event.line)
        event.location = title
        event.summary = event.summary.map(AddressText.name(of:))
        return (town.location, nil)
    }

    /// The town of a title: behind its last comma, else its last words.
    private func town(in title: String) -> FoundPlace? {
        if title.contains(",") {
            guard case .success(let read) = context.look(up: title, near: lastPlace), read.found.wasLookedUp,
                !read.found.isCountry, read.about != nil || !read.found.isSight
            else { return nil }
            return read.found
        }
        // `Hotel Bristol` may be anywhere; who rents a flat calls it after the town.
        guard lastPlace != nil || folded(title).hasPrefix("airbnb ") else { return nil }
        return context.townAtEnd(of: title, near: lastPlace)
    }

    /// The place near which a title is looked up.
    private var near: Coordinate? { lastPlace ?? anchor }

    /// Whether an event goes on over whole days or nights.
    private static func hasDays(_ event: ICSEvent) -> Bool {
        event.start != nil && (event.start?.time == nil || event.nights > 0)
    }

    /// The first place that one of these events says; nil where none says one.
    func anchor(of events: [ICSEvent], besides whole: ICSEvent?) -> Coordinate? {
        for event in events where event.line != whole?.line && !event.isCancelled {
            if let place = event.place { return place }
            let location = (event.location ?? "").trimmed
            if location.isEmpty {
                if let town = town(called: event, near: nil) { return town.found.location }
            } else if location.utf8.count <= Self.longestTitle,
                case .success(let read) = context.look(up: location, near: nil), !read.found.isCountry
            {
                return read.found.location
            }
        }
        return anchorOfTitles(events.filter { $0.line != whole?.line && !$0.isCancelled })
    }

    /// The first town that the titles of events begin with or lead to, where another one is not far from it: two of
    /// them make a journey. Nil for others.
    private func anchorOfTitles(_ events: [ICSEvent]) -> Coordinate? {
        var towns: [Coordinate] = []
        for event in events where Self.hasDays(event) && (event.location ?? "").trimmed.isEmpty {
            guard let title = event.summary.map({ ICSTitle.withoutDay($0).text.trimmed }),
                let town = Self.town(ofTitle: title), case .success(let found) = context.readPlace(town, towns.first),
                found.isTown
            else { continue }
            if let first = towns.first, found.location.distance(to: first) <= Self.nextTown { return first }
            towns.append(found.location)
        }
        return nil
    }

    /// The words in front of where one spends the holidays, folded.
    private static let holidays: Set = [
        "urlaub", "ferien", "reise", "holiday", "holidays", "vacation", "trip", "roadtrip", "vacances", "voyage",
        "vacaciones", "viaje", "vacanza", "vacanze", "viaggio", "ferias", "viagem", "vakantie", "semester", "resa",
    ]

    /// The text of a title that may be a town: what is behind a word for going there or for holidays, in front of the
    /// first sign; nil where that is the whole title, or no name.
    private static func town(ofTitle title: String) -> String? {
        guard title.utf8.count <= longestTitle else { return nil }
        var town = ListWords.withoutVerb(title).flatMap { $0.isLeft ? nil : $0.place } ?? title
        for sign in [": ", " - ", " – "] {
            guard let (front, rest) = ListSeparators.halves(of: town, at: sign), holidays.contains(folded(front)) else {
                continue
            }
            town = rest
        }
        for sign in [" (", " - ", " – ", ": ", ", "] {
            if let (front, _) = ListSeparators.halves(of: town, at: sign) { town = front }
        }
        guard town != title, town.first?.isUppercase ?? false, town.split(separator: " ").count <= 4 else { return nil }
        return town
    }

    /// The furthest that a place of some hours is from the event before, in metres, and the most days behind it.
    private static let (nextOuting, nextDays) = (150_000.0, Int64(3))

    /// The words in front of the town where one eats or meets, folded.
    private static let meals: Set = [
        "lunch", "dinner", "breakfast", "brunch", "picnic", "mittagessen", "abendessen", "fruhstuck", "mittag",
        "picknick", "dejeuner", "diner", "almuerzo", "cena", "desayuno", "pranzo", "colazione", "almoco", "jantar",
        "middag", "frukost", "avondeten", "ontbijt", "visit", "besuch", "visite", "visita", "stopover", "zwischenstopp",
    ]

    /// The place of an event of some hours on the journey: the sight or the town after which it is called, `Cliffs of
    /// Moher`, or the town where one eats, `Mittagessen Stettin`. It is near the event before, and soon behind it: the
    /// titles of other events are names as well.
    private mutating func outing(_ event: ICSEvent) -> (Coordinate, name: String?)? {
        guard let last = lastPlace, let start = event.start, start.time != nil, event.nights == 0,
            lastDay.map({ (0...Self.nextDays).contains(start.date.daysSince1970 - $0) || start.date.daysSince1970 < $0 }
            )
                ?? false, let title = event.summary.map({ ICSTitle.withoutDay($0).text.trimmed }),
            title.first?.isUppercase ?? false, title.utf8.count <= Self.longestTitle
        else { return nil }
        let words = title.split(whereSeparator: \.isWhitespace)
        guard (1...6).contains(words.count) else { return nil }
        var place: FoundPlace?
        if case .success(let found) = context.readPlace(title, last), found.wasLookedUp, !found.isCountry,
            words.count > 1 || found.isTown
        {
            place = found
        } else if Self.meals.contains(folded(String(words[0]))) {
            place = context.townAtEnd(of: title, near: last)
        }
        guard let place, place.location.distance(to: last) <= Self.nextOuting else { return nil }
        assembly.notice("“\(title)” was looked up: \(place.label)", line: event.line)
        return (place.location, place.name)
    }

    /// The place of an event of whole days or nights whose title begins with a town, `Zakopane - hiking`, or says that
    /// one goes there, `Drive to Kraków`; what else it says is in the note. Nil for any other event.
    private mutating func townInTitle(_ event: inout ICSEvent) -> (Coordinate, name: String?)? {
        guard Self.hasDays(event), let near,
            let title = event.summary.map({ ICSTitle.withoutDay($0).text.trimmed }),
            let town = Self.town(ofTitle: title),
            case .success(let found) = context.readPlace(town, near), found.isTown,
            found.location.distance(to: near) <= Self.nextTown
        else { return nil }
        assembly.notice("“\(title)” was looked up: \(found.label)", line: event.line)
        event.note = [title, event.note].compactMap { $0 }.joined(separator: "\n")
        event.summary = town
        return (found.location, town)
    }

    /// The furthest that the town of a title is from the event before, in metres.
    private static let nextTown = 1_000_000.0

    /// The place of an event of whole days or nights that is called like a town; nil for any other event.
    private mutating func townCalled(_ event: ICSEvent) -> (Coordinate, name: String?)? {
        guard let town = town(called: event, near: near) else { return nil }
        assembly.notice("“\(town.title)” was looked up: \(town.found.label)", line: event.line)
        return (town.found.location, town.title)
    }

    private func town(called event: ICSEvent, near: Coordinate?) -> (title: String, found: FoundPlace)? {
        guard Self.hasDays(event), let title = event.summary.map({ ICSTitle.withoutDay($0).text.trimmed }),
            !title.isEmpty,
            title.split(separator: " ").count <= 4, title.first?.isUppercase ?? false,
            case .success(let found) = context.readPlace(title, near), found.wasLookedUp, !found.isSight,
            !found.isCountry
        else { return nil }
        return (title, found)
    }
}
