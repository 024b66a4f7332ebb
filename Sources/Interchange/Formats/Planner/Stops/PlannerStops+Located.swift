import Entities
import Geodesy
import Places
import Text

/// Places that the file only names.
extension PlannerStops {
    /// The greatest distance in metres of a place from the town that the file names beside it.
    private static let nearTown = 60_000.0

    /// The places, of which those without coordinates are looked up by their names, or are in the towns that the file
    /// says or in those of their addresses, where these are known.
    mutating func located(_ list: [PlannerPlace]) -> [PlannerPlace] {
        var last: Coordinate?
        return list.map { place in
            var place = place
            if place.isByName { lookUp(&place, near: last) }
            if !place.isPlaced, let address = place.address,
                case .success(let read) = context.look(up: address, near: last)
            {
                place.move(to: read.found)
                place.addNote(AboutPlace.note(address))
                place.address = nil
                notice(place.name ?? address, read.notice, place)
            }
            if let latitude = place.latitude, let longitude = place.longitude {
                last = (try? Coordinate(latitude: latitude, longitude: longitude)) ?? last
            }
            return place
        }
    }

    private mutating func notice(_ name: String, _ what: String, _ place: PlannerPlace) {
        assembly.notice("\(Wording.quoted(name)) \(what)", line: lineNumbers.line(at: place.offset))
    }

    /// Looks a place up by its name, and in its town where the file says one.
    private mutating func lookUp(_ place: inout PlannerPlace, near last: Coordinate?) {
        guard let name = place.name else { return }
        if let (text, town) = town(of: place, near: last) { return put(&place, called: name, in: town, called: text) }
        var refusal: PlaceRefusal?
        let queries = [place.address.map { "\(name), \($0)" }].compactMap { $0 } + place.whereabouts.queries(name)
        for query in queries {
            switch context.look(up: query, near: last) {
            case .success(let read):
                // A region or a country is no town of an address.
                guard read.about == nil || query == name || query == queries.first && place.address != nil else {
                    continue
                }
                place.move(to: read.found)
                return notice(name, read.notice, place)
            case .failure(let found): refusal = found
            }
        }
        if place.isDay || place.ownDate != nil, let (text, town) = townOfTitle(name, place, near: last) {
            place.move(to: town)
            place.plan.day = place.plan.day ?? TrackDay(title: name).number.map { "\($0)" }
            place.rename(text)
            return notice(text, "was looked up: \(town.label)", place)
        }
        if let refusal { refusals[place.offset] = refusal.reason }
    }

    /// The first town that the file says of a place and that is known, and what it calls it.
    private func town(of place: PlannerPlace, near last: Coordinate?) -> (text: String, found: FoundPlace)? {
        for text in place.whereabouts.towns {
            for query in place.whereabouts.queries(text) {
                guard case .success(let read) = context.look(up: query, near: last), read.about == nil || query == text,
                    !read.found.isCountry
                else { continue }
                return (text, read.found)
            }
        }
        return nil
    }

    /// Puts a place where its name says near its town, else into that. A day is called by its town.
    private mutating func put(
        _ place: inout PlannerPlace, called name: String, in town: FoundPlace, called text: String
    ) {
        if folded(name) == folded(text) {
            place.move(to: town)
            return notice(name, "was looked up: \(town.label)", place)
        }
        if case .success(let found) = context.readPlace(name, town.location), found.wasLookedUp, !found.isCountry,
            found.location.distance(to: town.location) <= Self.nearTown
        {
            place.move(to: found)
            return notice(name, "was looked up: \(found.label)", place)
        }
        place.move(to: town)
        if place.isDay, place.plan.fields[.kind] != "sleep" {
            let short = AddressText.name(of: text)
            place.rename(short)
            return notice(short, "was looked up: \(town.label)", place)
        }
        townCount += 1
        place.addNote(AboutPlace.note(place.whereabouts.address(behind: place.address, in: text)))
        place.address = nil
        notice(name, AboutPlace.notice(nil, placedIn: town.label), place)
    }

    /// The town of a day whose name is a title: the end of a way, the last words of it, or what is said of where one
    /// sleeps.
    private func townOfTitle(
        _ title: String, _ place: PlannerPlace, near last: Coordinate?
    ) -> (text: String, found: FoundPlace)? {
        let title = TrackDay.withoutNumber(title)
        let ends = RouteText.places(title) { context.location(of: $0, near: last) != nil }
        for text in (ends.count > 1 ? [ends[ends.count - 1]] : [title]) + place.whereabouts.houses {
            for query in place.whereabouts.queries(text) {
                guard case .success(let found) = context.readPlace(query, last), found.wasLookedUp, !found.isCountry
                else { continue }
                return (text, found)
            }
        }
        return context.townAtEnd(of: title, near: last).map { ($0.name, $0) }
    }
}

extension PlannerPlace {
    /// Takes the coordinates of a place that was found.
    fileprivate mutating func move(to found: FoundPlace) {
        (latitude, longitude) = (found.location.latitude, found.location.longitude)
    }
}
