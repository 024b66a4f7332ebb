package import Geodesy
import Text

/// Two towns with a comma between them, of which the second does not say where the first is: `Vienna, Graz`.
extension PlaceFinder {
    /// The two towns of a text that has one comma; nil where it means one place: the second is a region, a city around
    /// the first, as in `Tivoli, Rome`, or no town by its whole name. Two look-ups.
    package func twoTowns(_ text: String, near: Coordinate?, stops: [Coordinate] = []) -> [FoundPlace]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        guard parts.count == 2, parts.allSatisfy(PlaceText.isName),
            let towns = try? places(parts, near: near, stops: stops), towns.count == 2,
            zip(towns, parts).allSatisfy({ folded($0.name) == folded($1) || folded($0.ownName) == folded($1) }),
            Self.areApart(towns[0], towns[1])
        else { return nil }
        return towns
    }

    /// The distance from which on a town says of no other that it is there, and those up to which a suburb is one with
    /// its city and between which two towns are on one journey, in metres.
    private static let (farApart, together, ofJourney) = (50_000.0, 10_000.0, 1_000_000.0)
    /// The number of times more people a city has than a place around it.
    private static let cityFactor = 10

    private static func areApart(_ first: FoundPlace, _ second: FoundPlace) -> Bool {
        guard first.isTown, second.isTown, !folded(first.label).containsText(folded(second.name)) else {
            return false
        }
        let distance = first.location.distance(to: second.location)
        guard distance > together, distance <= ofJourney else { return false }
        return distance > farApart || (second.population ?? 0) < cityFactor * (first.population ?? 0)
    }
}
