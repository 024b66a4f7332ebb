import Geodesy
import Places
import Text

/// The towns that texts mean which were taken for something larger around them, or for something else of their name.
extension ListFinder {
    /// The furthest that a town is from the middle of the lake, the island or the landscape it is at, in metres.
    private static let atLake = 150_000.0

    /// The town that the text in front of a comma means by itself, where what is behind the comma is no place around
    /// it, and the whole text was taken for something else than a town; nil for any other. `Praha, Hotel Josef` is not
    /// the mountain of that name.
    func town(_ text: String, insteadOf found: FoundPlace, near: Coordinate?) -> FoundPlace? {
        guard !found.isTown, let (front, rest) = ListSeparators.halves(of: text, at: ", "),
            !folded(found.label).containsText(folded(rest)), case .success(let town) = context.place(front, near),
            town.isTown, !isKnown(rest, of: town)
        else { return nil }
        return town.called(front)
    }

    /// The town of `Isle of Skye (Portree)` and of `Sirmione (Gardasee)`, and what stands beside it, where the whole
    /// text was taken for the island or the lake; nil for any other.
    func townBesideArea(_ text: String, takenFor area: FoundPlace) -> (town: FoundPlace, rest: String)? {
        guard area.isIsland || area.isArea || area.isLandscape || area.isLake, text.last == ")",
            let open = text.lastIndex(of: "(")
        else { return nil }
        let (front, inside) = (text[..<open].trimmed, text[open...].dropFirst().dropLast().trimmed)
        guard ListReading.mayBeName(front), ListReading.mayBeName(inside) else { return nil }
        for (name, rest) in [(front, inside), (inside, front)] {
            if case .success(let town) = context.place(name, area.location), town.isTown || town.isDestination,
                town.location.distance(to: area.location) <= Self.atLake
            {
                return (town.called(name), rest)
            }
        }
        return nil
    }
}
