import Text

/// Joins the lines of a list that follow one another: a way that begins where the line above ends goes on there.
struct ListWayChain {
    /// The last place of the line above, folded.
    private var lastEnd: String?

    /// Takes the places of the next line, and returns whether it is a way that begins where the line above ended.
    mutating func take(_ ends: [String]) -> Bool {
        defer { lastEnd = ends.last.map(Self.key) }
        return ends.count > 1 && ends.first.map(endsAt) ?? false
    }

    /// Whether a place is where the line above ended, also where one of the two has its region behind a comma:
    /// `Portree, Skye` and `Portree`, or one is short for the other: `Rothenburg ob der Tauber` and `Rothenburg`.
    func endsAt(_ place: String) -> Bool {
        guard let lastEnd else { return false }
        let key = Self.key(place)
        let isShort = lastEnd.hasPrefix(key + " ")
        let isLong = Self.particles.contains { isShort && lastEnd.dropFirst(key.count + 1).hasPrefix($0) }
        return lastEnd == key || isLong || lastEnd.hasPrefix(key + ",") || key.hasPrefix(lastEnd + ",")
    }

    /// The words in the names of towns behind what these are called in short, folded.
    private static let particles = ["ob ", "am ", "an ", "im ", "in ", "bei ", "sur ", "upon ", "aan ", "a. d."]

    /// Forgets the line above.
    mutating func end() { lastEnd = nil }

    /// Returns a place folded, without parentheses, in which one sleeps.
    private static func key(_ text: String) -> String {
        folded(text.hasSuffix(")") ? String(text.prefix { $0 != "(" }).trimmed : text)
    }
}
