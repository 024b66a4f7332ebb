import Geodesy
import Places
import Text

extension ImportContext {
    /// The furthest that the town of a title is from the place before it, in metres.
    private static let townOfTitle = 300_000.0
    /// The most words of the name of such a town.
    private static let mostWordsOfTown = 3
    /// The words behind the town of a title, folded.
    private static let wordsBehindTown: Set = [
        "centre", "center", "centro", "zentrum", "city", "centrum", "airport", "nord", "sud", "south", "north", "gare",
    ]

    /// The town that the last words of a title are, behind at least one other word: `Bayonne` of `Airbnb Bayonne`,
    /// `Verona` of `Hotel Verona Centro`; nil where none is known near the place before.
    func townAtEnd(of title: String, near place: Coordinate?) -> FoundPlace? {
        var words = title.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count > 2, Self.wordsBehindTown.contains(folded(words[words.count - 1])) { words.removeLast() }
        guard words.count > 1 else { return nil }
        for first in max(1, words.count - Self.mostWordsOfTown)..<words.count {
            let text = words[first...].joined(separator: " ")
            guard text.first?.isUppercase ?? false, KindWords.kind(text) == nil,
                case .success(let found) = readPlace(text, place), found.wasLookedUp, !found.isSight, !found.isCountry,
                place.map({ found.location.distance(to: $0) <= Self.townOfTitle }) ?? true
            else { continue }
            return found
        }
        return nil
    }
}
