import Places
import Text

/// Finds the airports of lines that tell of the last day: `Fahrt zum Flughafen Heathrow`, `transfert à l'aéroport de
/// Nice`, `Transfer to Dublin Airport`.
extension ListMoves {
    /// The words for airports in front of their names, and behind them, in small letters.
    private static let airportsInFront: Set = [
        "flughafen", "aéroport", "aeroport", "aeropuerto", "aeroporto", "luchthaven", "lotnisko", "airport",
    ]
    private static let airportsBehind: Set = ["airport", "flughafen", "lufthavn", "flygplats"]
    /// The small words between such a word and the name.
    private static let between: Set = ["de", "d'", "del", "di", "do", "da", "in", "von", "of", "en"]

    /// Whether a word is one for airports that stands in front of a name.
    static func isAirport(_ word: String) -> Bool { airportsInFront.contains(word.lowercased()) }

    /// Whether a word is one for airports.
    static func namesAirport(_ word: String) -> Bool {
        airportsInFront.contains(word.lowercased()) || airportsBehind.contains(word.lowercased())
    }

    /// The texts that may be the airport that a text names, the likeliest first: as it stands there, then with the
    /// English word, or the code of one behind another word, `fly out PHX`; none where it names none. Linear.
    static func airports(in text: String) -> [String] {
        let words = text.split { $0.isWhitespace || ",;()".contains($0) }.map { word in
            word.last == "." ? String(word.dropLast()) : String(word)
        }
        if let code = words.dropFirst().first(where: \.isWrittenAsAirportCode) { return [code] }
        for (index, word) in words.enumerated() {
            // `l'aéroport`, `all'aeroporto`.
            let plain = word.split { "'’".contains($0) }.last.map(String.init) ?? word
            if airportsInFront.contains(plain.lowercased()) {
                let small = words[(index + 1)...].prefix { between.contains($0.lowercased()) }
                let name = words[(index + 1)...].dropFirst(small.count).prefix { $0.first?.isUppercase ?? false }
                if !name.isEmpty {
                    return [([plain] + small + name).joined(separator: " "), "Airport " + name.joined(separator: " ")]
                }
            }
            guard airportsBehind.contains(plain.lowercased()) else { continue }
            let name = words[..<index].reversed().prefix { $0.first?.isUppercase ?? false }.reversed()
            if !name.isEmpty { return [(name + [plain]).joined(separator: " ")] }
        }
        return []
    }
}
