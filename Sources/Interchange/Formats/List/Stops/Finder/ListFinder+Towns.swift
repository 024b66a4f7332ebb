import Geodesy
import Places
import Text

/// The towns that texts mean which were taken for something larger around them, or for something else of their name.
extension ListFinder {
    /// The furthest that a town is from the middle of the lake, the island or the landscape it is at, in metres.
    private static let atLake = 150_000.0

    /// The number of times as many people as a village of its name that a town has which is meant in its stead.
    private static let timesOfVillage = 20

    /// The town that the text in front of a comma means by itself, where what is behind the comma is no place around
    /// it, and the whole text was taken for something else than a town, or for a village; nil for any other. `Praha,
    /// Hotel Josef` is not the mountain of that name, `Bozen, Hotel Greif` not Bözen.
    func town(_ text: String, insteadOf found: FoundPlace, near: Coordinate?) -> FoundPlace? {
        guard let (front, rest) = ListSeparators.halves(of: text, at: ", "),
            !folded(found.label).containsText(folded(rest)), case .success(let town) = context.place(front, near),
            town.isTown, town.location != found.location,
            !found.isTown || (town.population ?? 0) >= Self.timesOfVillage * max(1, found.population ?? 0),
            !isKnown(rest, of: town)
        else { return nil }
        return town.called(front)
    }

    /// The town of `Isle of Skye (Portree)` and of `Sirmione (Gardasee)`, and what stands beside it, where the whole
    /// text was taken for the island or the lake; nil for any other.
    func townBesideArea(_ text: String, takenFor area: FoundPlace) -> (town: FoundPlace, rest: String)? {
        guard text.last == ")", let open = text.lastIndex(of: "(") else { return nil }
        let isWide = area.isIsland || area.isArea || area.isLandscape || area.isLake
        let (front, inside) = (text[..<open].trimmed, text[open...].dropFirst().dropLast().trimmed)
        // Of `Killarney (Ring of Kerry)` the ring is what one sees.
        guard isWide || folded(area.ownName) == folded(inside.filter { !"!?.".contains($0) }),
            ListReading.mayBeName(front),
            ListReading.mayBeName(inside)
        else { return nil }
        for (name, rest) in [(front, inside), (inside, front)] {
            if case .success(let town) = context.place(name, area.location), town.isTown || town.isDestination,
                town.location.distance(to: area.location) <= Self.atLake
            {
                return (town.called(name), rest)
            }
        }
        return nil
    }

    /// Whether a text behind the name of a place may say where that is: it is short, or the name of something.
    func isKnown(_ text: String, of place: FoundPlace) -> Bool {
        guard text.utf8.count > 3, !folded(place.label).containsText(folded(text)) else { return true }
        switch context.place(text, place.location) {
        // A smaller town does not say where one is, nor does something to see: `Dinan, Cap Fréhel`.
        case .success(let found) where found.isSight && !found.isIsland && !found.isArea: return false
        case .success(let found):
            return (!found.isTown || (found.population ?? 0) >= (place.population ?? 0)) && isAround(found, place)
        case .failure(let refusal):
            // Of `Bergen, sunset` there are towns called so, all of them elsewhere.
            guard refusal.isKnown || refusal.foldedNames.contains(folded(text)) else { return false }
            return refusal.candidates.isEmpty
                || refusal.candidates.contains { (!$0.isSight || $0.isIsland || $0.isArea) && isAround($0, place) }
        }
    }

    /// Whether a town is in the region, on the island or at the lake of a text.
    func isIn(_ text: String, _ town: Found) -> Bool {
        guard !town.isSight, !town.isArea else { return false }
        let areas =
            switch context.place(text, town.place) {
            case .success(let found): [found]
            case .failure(let refusal): refusal.candidates
            }
        return areas.contains { area in
            area.isArea && (area.country.isEmpty || town.country == nil || area.country == town.country)
                && area.location.distance(to: town.place) <= Self.around
                || (area.isIsland || area.isLandscape || area.isLake)
                    && area.location.distance(to: town.place) <= Self.atLake
        }
    }

    /// The furthest that a place is from a town or an island which says where it is, in metres.
    private static let around = 300_000.0

    /// Whether one place may say where another is: it is its country or a part of that, or near it.
    private func isAround(_ area: FoundPlace, _ place: FoundPlace) -> Bool {
        area.location.distance(to: place.location) <= Self.around
            || (area.isArea || area.isCountry || area.isLandscape)
                && (area.country.isEmpty || place.country.isEmpty || area.country == place.country)
    }
}
