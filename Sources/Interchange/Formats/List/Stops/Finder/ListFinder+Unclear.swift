import Geodesy
import Places
import Text

/// The places of names that several have, by what the list says elsewhere.
extension ListFinder {
    /// The furthest that a place is from the airport, the sight or the region in parentheses behind its name, in
    /// metres.
    private static let beside = 150_000.0

    /// The places that say which of several of its name a place is: that of the same name further up in the list, the
    /// airport of the code behind it, `Frankfurt (FRA)`, and what stands in parentheses, `Springdale (Zion)`.
    func placesBeside(_ end: ListReading.End) -> [Coordinate] {
        let inside = inside(of: end) ?? end.details.note
        let names = [end.code, inside].compactMap { $0 }.filter { $0.utf8.count <= Self.longestName }
        let around = names.compactMap { name in
            if case .success(let found) = context.place(name, nil) { found.location } else { nil }
        }
        return [known[folded(end.text)]].compactMap { $0 } + around
    }

    /// The name that stands in parentheses behind that of a place; nil where none does.
    func inside(of end: ListReading.End) -> String? {
        end.others.first { $0.text == end.details.note }?.text
    }

    /// The most bytes of what stands in parentheses that is looked up.
    private static let longestName = 60

    /// The place of a text near one of some others; nil where none is.
    func findNear(
        _ others: [Coordinate], _ end: ListReading.End, isAddress: Bool
    ) -> Result<Found, PlaceRefusal>? {
        for other in others {
            if case .success(let found) = findAsItStands(end, isAddress: isAddress, near: other),
                found.place.distance(to: other) < Self.beside
            {
                return .success(found)
            }
        }
        return nil
    }

    /// The town in parentheses behind a region, `Dordogne (Sarlat)`; nil for any other text.
    func townInside(_ end: ListReading.End, near: Coordinate?) -> Result<Found, PlaceRefusal>? {
        guard let other = end.others.first, other.text == end.details.note,
            case .success(var town) = findAsItStands(other, isAddress: false, near: near),
            town.hasNameAsked || folded(town.name).hasPrefix(folded(other.text)),
            isIn(end.text, town)
        else { return nil }
        town.details = end.details
        town.note = end.text
        return .success(town)
    }
}
