import Geodesy
import Places
import Text

extension ExchangeLookups {
    /// The most places of a name that are compared.
    private static let mostCompared = 60
    /// Places of one name within this distance in metres are one for a traveller, of which the likeliest is taken.
    private static let together = 20_000.0
    /// The longest way to a place beside the way between its neighbours, in metres, where these are near each other.
    private static let shortDetour = 150_000.0
    /// The longest way to a place from the only neighbour, in metres.
    private static let nextStop = 600_000.0
    /// The least people of a town whose name is longer than the text.
    private static let town = 20_000
    /// The least additional way in metres by which the second place must be further, so that the first is meant; and
    /// that between neighbours on both sides that are near each other.
    private static let (clearly, clearlyBetween) = (300_000.0, 30_000.0)
    /// The number of times as many people as another place has by which a place on a way that is no longer is meant.
    private static let muchLarger = 2

    /// The most people of a village beside which a larger place may be meant, and how much larger that is.
    private static let (village, larger) = (10_000, 4)

    /// The larger town that a name typed between two places means, where that is no longer way than over the village
    /// for which a text by itself was taken: `Aoste` between Chamonix and Turin; nil where there is none.
    func largerPlace(
        _ text: String, than village: FoundPlace, from before: Coordinate, to after: Coordinate?
    ) -> FoundPlace? {
        guard let after, village.isTown, let people = village.population, people < Self.village,
            let typed = placeTyped(text, from: before, to: after), typed.isTown,
            typed.population ?? 0 >= people * Self.larger
        else { return nil }
        func way(_ place: FoundPlace) -> Double {
            before.distance(to: place.location) + place.location.distance(to: after)
        }
        return way(typed) < way(village) ? typed : nil
    }

    /// The place that a name means which is typed behind the place before and in front of the place behind, as far as
    /// there are these; nil where it would be asked about, or means several places.
    private func placeTyped(_ text: String, from before: Coordinate?, to after: Coordinate?) -> FoundPlace? {
        let front = before.map { ["A=\(coordinateText($0))"] } ?? []
        let rest = after.map { ["B=\(coordinateText($0))"] } ?? []
        guard let places = try? finder.places(front + [text] + rest, near: nil),
            places.count == front.count + 1 + rest.count
        else { return nil }
        return places[front.count]
    }

    /// The people of a city, and the number of times as many as another place of its name it has.
    private static let (city, ofCity) = (100_000, 4)

    /// The place that a name means which is typed between these neighbours, of which one may be missing, where it is a
    /// city beside which all others of the name are small: a file means no other than the same places typed one
    /// after the other, as Bergen between Oslo and Kiel. Nil where that would be asked about.
    func placeInList(_ text: String, from before: Coordinate?, to after: Coordinate?) -> FoundPlace? {
        guard let near = before ?? after, let place = placeTyped(text, from: before, to: after) else { return nil }
        let query = PlaceQuery(text: text, near: near, purpose: .list, limit: Self.mostCompared)
        let others = (try? finder.matches(for: query))?.places.filter { other in
            folded(other.ownName) == folded(place.ownName)
                && other.location.distance(to: place.location) > Self.together
        }
        let people = place.population ?? 0
        let isCity =
            people >= Self.city
            && (others ?? []).allSatisfy { ($0.population ?? 0) * Self.ofCity < people }
        return isCity ? place : nil
    }

    /// The place of a name that several have which alone is on the way between the row before and the row behind, of
    /// which one may be missing; nil where none or several are.
    func placeOnTheWay(_ text: String, from before: Coordinate?, to after: Coordinate?) -> FoundPlace? {
        guard before != nil || after != nil else { return nil }
        let query = PlaceQuery(text: text, near: before ?? after, purpose: .list, limit: Self.mostCompared)
        guard let found = try? finder.matches(for: query), !found.isAlike else { return nil }
        let name = folded(text.split(separator: ",").first.map { String($0).trimmed } ?? text)
        // Another town that was once called so is not meant beside one that is.
        let called = found.places.filter { folded($0.name) == name }
        let own = called.filter { place in
            let own = folded(place.ownName)
            return own == name || own.hasPrefix(name + " ")
        }
        let whole = own.isEmpty ? called : own
        let named = whole.isEmpty ? found.places.filter { folded($0.name).hasPrefix(name + " ") } : whole
        let direct = before.flatMap { before in after.map { before.distance(to: $0) } } ?? 0
        let ways = (named + longer(found.places, name)).map { place in
            (place, [before, after].compactMap { $0 }.reduce(0) { $0 + $1.distance(to: place.location) } - direct)
        }
        // The first and the last stop of a trip are no detour.
        let most = before == nil || after == nil ? Self.nextStop : max(Self.shortDetour, direct / 2)
        guard let best = best(of: ways.filter { $0.1 <= most }) else { return nil }
        // The likeliest of those that lie together; a village elsewhere is not meant in place of a city.
        let near = ways.filter { $0.0.location.distance(to: best.0.location) <= Self.together }
        let others = ways.filter { way in
            way.0.location.distance(to: best.0.location) > Self.together && !Self.isDwarfed(way.0, by: best.0)
        }
        let isBetween = before != nil && after != nil
        let clearly = isBetween ? min(Self.clearly, max(Self.clearlyBetween, direct / 4)) : Self.clearly
        let isMeant = others.allSatisfy { other in
            (other.1 >= best.1 * 3 && other.1 >= best.1 + clearly)
                || (isBetween && best.1 <= min(other.1, Self.shortDetour) && best.0.population ?? 0 > 0
                    && (other.0.population ?? 0) * Self.muchLarger <= best.0.population ?? 0)
        }
        return isMeant ? near.first?.0 : nil
    }

    /// The towns that a name may be short for, as `Santiago` is for Santiago de Compostela.
    private func longer(_ places: [FoundPlace], _ name: String) -> [FoundPlace] {
        places.filter { place in
            place.isTown && place.population ?? 0 >= Self.town && folded(place.name).hasPrefix(name + " ")
        }
    }

    /// The one of several places beside which all others are villages, else the one with the shortest way.
    private func best(of ways: [(FoundPlace, Double)]) -> (FoundPlace, Double)? {
        guard let largest = ways.max(by: { $0.0.population ?? 0 < $1.0.population ?? 0 }) else { return nil }
        let isAlone = ways.allSatisfy { $0.0.location == largest.0.location || Self.isDwarfed($0.0, by: largest.0) }
        return isAlone ? largest : ways.min { $0.1 < $1.1 }
    }

    /// Whether a place has less than a tenth of the people of another.
    private static func isDwarfed(_ place: FoundPlace, by other: FoundPlace) -> Bool {
        (place.population ?? 0) * 10 < other.population ?? 0
    }
}
