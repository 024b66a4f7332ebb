import Geodesy
import Places

/// The town in the name of a station, a harbour or an airport that is not known itself: `Verona` of `Verona Porta
/// Nuova`.
struct StationTown {
    /// The fewest characters of such a town.
    private static let shortest = 4

    /// The place of the town.
    let found: FoundPlace

    /// Looks up the words in front of the name, most of them first, near a place; nil where none of them are a town.
    init?(of name: String, near place: Coordinate?, _ context: ImportContext) {
        let words = name.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "," }
        for count in stride(from: words.count - 1, through: 1, by: -1) {
            let town = words.prefix(count).joined(separator: " ")
            guard town.count >= Self.shortest, town.utf8.count <= ImportContext.longestQuery else { continue }
            if case .success(let found) = context.readPlace(town, place), found.wasLookedUp, !found.isSight {
                self.found = found
                return
            }
        }
        return nil
    }
}
