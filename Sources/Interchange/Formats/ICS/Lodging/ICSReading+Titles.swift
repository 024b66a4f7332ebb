import Geodesy
import Places
import Text

/// The places of events that say none but in their titles.
extension ICSReading {
    /// The most bytes of a title that is looked up.
    private static let longestTitle = 200

    /// The place of an event without one: of whole days, the town after which it is called; of a house where one
    /// sleeps, the town in its title, as `Arcachon` of `Les Pins, Arcachon`, where the event then is as at an address.
    /// Nil for any other event.
    mutating func placeOfTitle(_ event: inout ICSEvent) -> (Coordinate, name: String?)? {
        if let town = townCalled(event) ?? townInTitle(&event) { return town }
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

    /// The place of an event of whole days whose title begins with a town, `Zakopane - hiking`, or says that one goes
    /// there, `Drive to Kraków`; what else it says is in the note. Nil for any other event.
    private mutating func townInTitle(_ event: inout ICSEvent) -> (Coordinate, name: String?)? {
        guard event.start?.time == nil, event.start != nil, lastPlace != nil,
            let title = event.summary.map({ ICSTitle.withoutDay($0).text.trimmed }),
            title.utf8.count <= Self.longestTitle
        else { return nil }
        var town = ListWords.withoutVerb(title).flatMap { $0.isLeft ? nil : $0.place } ?? title
        for sign in [" (", " - ", " – ", ": ", ", "] {
            if let (front, _) = ListSeparators.halves(of: town, at: sign) { town = front }
        }
        guard town != title, town.first?.isUppercase ?? false, town.split(separator: " ").count <= 4,
            case .success(let found) = context.readPlace(town, lastPlace), found.isTown, let last = lastPlace,
            found.location.distance(to: last) <= Self.nextTown
        else { return nil }
        assembly.notice("“\(title)” was looked up: \(found.label)", line: event.line)
        event.note = [title, event.note].compactMap { $0 }.joined(separator: "\n")
        event.summary = town
        return (found.location, town)
    }

    /// The furthest that the town of a title is from the event before, in metres.
    private static let nextTown = 1_000_000.0

    /// The place of an event of whole days that is called like a town; nil for any other event.
    private mutating func townCalled(_ event: ICSEvent) -> (Coordinate, name: String?)? {
        guard event.start?.time == nil, event.start != nil,
            let title = event.summary.map({ ICSTitle.withoutDay($0).text.trimmed }), !title.isEmpty,
            title.split(separator: " ").count <= 4, title.first?.isUppercase ?? false,
            case .success(let found) = context.readPlace(title, lastPlace), found.wasLookedUp, !found.isSight,
            !found.isCountry
        else { return nil }
        assembly.notice("“\(title)” was looked up: \(found.label)", line: event.line)
        return (found.location, title)
    }
}
