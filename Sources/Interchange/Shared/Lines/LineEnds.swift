import Text

/// The names of the two ends of a line, as the file has them: in fields of their own, or in the name of the line:
/// `Porto - Lisbon`, `Day 2: Lisbon to Faro`.
struct LineEnds: Equatable {
    /// The name of the beginning, and that of the end; each nil where it is not known.
    var from: String?
    var to: String?

    /// The most bytes of the name of an end.
    private static let longest = 120

    /// Takes the fields of a line, and its name where there are none; with `takesTightDashes` also two parts of that
    /// with a dash without spaces between them, which may be one name: `Bern-Interlaken`, `Baden-Baden`. Linear.
    init(from: String?, to: String?, name: String?, takesTightDashes: Bool = false) {
        (self.from, self.to) = (from.flatMap(Self.checked), to.flatMap(Self.checked))
        guard self.from == nil, self.to == nil, let name, name.utf8.count <= 2 * Self.longest else { return }
        let text = Self.withSpaces(
            ListSeparators.halves(of: name, at: ": ").map { $0.rest.isEmpty ? $0.front : $0.rest } ?? name)
        let parts = (Self.led(text) ?? RouteText.places(text) { !takesTightDashes || $0 != text.trimmed }).filter {
            !Self.isNumber($0)
        }
        guard parts.count == 2, let first = Self.checked(parts[0]), let last = Self.checked(parts[1]) else { return }
        (self.from, self.to) = (first, last)
    }

    /// A text with spaces around the only long dash in it, which no name has inside: `Zürich – Luzern` of
    /// `Zürich–Luzern`; any other as it is.
    private static func withSpaces(_ text: String) -> String {
        let dashes = text.indices.filter { "–—".contains(text[$0]) }
        guard dashes.count == 1, let dash = dashes.first, let before = text[..<dash].last, before.isLetter,
            let after = text[dash...].dropFirst().first, after.isUppercase
        else { return text }
        return "\(text[..<dash]) – \(text[dash...].dropFirst())"
    }

    /// The words between the places of a title that begins as a sentence.
    private static let between = [
        " to ", " nach ", " à ", " a ", " naar ", " till ", " til ", " do ", " hasta ", " para ",
    ]
    /// The words of which a title begins as such, and those behind them, in small letters.
    private static let leads: Set = [
        "directions", "route", "itinerary", "itinéraire", "itineraire", "trajet", "drive", "driving", "trip", "way",
        "wegbeschreibung", "strecke", "fahrt", "weg", "ruta", "itinerario", "indicaciones", "percorso",
        "indicazioni", "routebeschrijving", "trasa", "vägbeskrivning", "rota", "direções", "rute",
    ]
    private static let from: Set = ["from", "de", "von", "van", "da", "desde", "från", "fra", "z"]

    /// The places of `Directions from Annecy to Chamonix`, `Itinéraire d'Annecy à Chamonix`; nil for any other text.
    private static func led(_ text: String) -> [String]? {
        let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
        guard words.count == 3, leads.contains(words[0].lowercased()) else { return nil }
        let second = words[1].lowercased().replacingText("’", with: "'")
        var rest = words[2]
        if second.hasPrefix("d'"), second.utf8.count > 2 {
            rest = words[1].dropFirst(2) + " " + rest
        } else if !from.contains(second) {
            return nil
        }
        let parts = between.lazy.map { ListSeparators.parts(of: rest, at: [$0]) }.first { $0.count == 2 }
        return parts ?? RouteText.places(rest, isPlace: { _ in true })
    }

    /// A text that may be the name of a place; nil for numbers, times and days.
    private static func checked(_ text: String) -> String? {
        let text = text.trimmed
        guard text.utf8.count <= longest, text.contains(where: \.isLetter), text.first?.isNumber == false,
            !text.contains(where: \.isNewline)
        else { return nil }
        return text
    }

    /// Whether a text only counts the lines: `Day 3`, `Stage 12`.
    private static func isNumber(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return words.count <= 2 && words.last?.allSatisfy { $0.isNumber } ?? true
    }
}
