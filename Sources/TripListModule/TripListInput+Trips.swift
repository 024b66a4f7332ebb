import Entities
import Text

/// Words of the menu of a trip, which mean nothing at the list of trips.
extension TripListInput {
    /// The word of a line that belongs to the menu of a trip, with what it does there: a letter or word in front, or
    /// what a stop has behind its number; nil for any other line.
    static func meaningInTrips(of text: String) -> (word: String, meaning: String)? {
        let parts = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        guard let first = parts.first.map(String.init) else { return nil }
        if let meaning = lettersOfTrips[first] { return (first, meaning) }
        guard parts.count > 1, isNumberList(first), first.first?.isNumber == true,
            let word = StopWord.words(beginning: parts[1]).first
        else { return nil }
        return (word.text, "sets something of stops of")
    }

    /// The letters and words of the menu of a trip that mean nothing here, with what they do there.
    private static let lettersOfTrips = [
        "a": "adds stops to", "add": "adds stops to", "m": "moves stops of", "move": "moves stops of",
        "k": "lists what lies along", "along": "lists what lies along", "o": "searches for the best order of",
        "order": "searches for the best order of", "y": "plans the days of", "days": "plans the days of",
        "x": "splits", "split": "splits", "l": "makes a round trip of", "loop": "makes a round trip of",
        "v": "reverses", "reverse": "reverses",
    ]
}
