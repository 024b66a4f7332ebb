import Text

/// Tells the first lines that say how long the whole journey is, and so are its title: `IRLAND – MIETWAGENRUNDREISE (8
/// Tage / 7 Nächte)`.
extension ListImport {
    /// The words for days and nights behind their number, folded.
    private static let dayWords = Set(
        [
            "tage", "tagen", "tägige", "day", "days", "jours", "días", "giorni", "dagen", "dni",
            "dias", "dagar", "dage",
        ].map { folded($0) })
    private static let nightWords = Set(
        ["nacht", "nächte", "night", "nights", "nuit", "nuits", "noche", "noches", "notte", "notti", "nachten"].map {
            folded($0)
        })
    /// Words for journeys that stand in names of towns and sights as well, folded.
    private static let tours: Set = [
        "tour", "selfdrive", "roadtrip", "drive", "trip", "highlights", "discovery", "explorer", "experience",
        "erlebnis",
        "entdecker", "decouverte", "descubre", "scoperta",
    ]
    /// The most bytes of a title, the fewest days of a journey that no nights stand beside, and the most lines in which
    /// another length of the kind is looked for.
    private static let (longest, fewestDays, mostLines) = (120, 3, 200)

    /// Whether the first line of a list says how long the journey is: its days and the nights between them, or its days
    /// beside a word for a journey or the name of a country or a region. No further line does. Linear in 200 lines.
    func namesLength(_ text: String) -> Bool {
        let plain = ListText.plain(text)
        guard plain.utf8.count <= Self.longest, !plain.contains(where: { "=|→>".contains($0) }),
            dates.withoutHead(in: plain)?.head.hasDay != true
        else { return false }
        let (days, nights) = Self.length(of: plain)
        guard let days else { return false }
        let others = bytes[index...].split(maxSplits: Self.mostLines) { $0 == 0x0A || $0 == 0x0D }
            .prefix(Self.mostLines)
        let isAlone = !others.contains { line in
            let (others, beside) = Self.length(of: String(decoding: line.prefix(Self.longest), as: UTF8.self))
            return others != nil && (nights == nil || beside != nil)
        }
        guard isAlone else { return false }
        if let nights { return nights > 1 && (days - nights == 1 || days == nights) }
        guard days >= Self.fewestDays else { return false }
        let words = folded(plain).split { !$0.isLetter }.map(String.init)
        if words.contains(where: { ListYear.isJourney($0) || Self.tours.contains($0) }) { return true }
        guard let mark = plain.lastIndex(where: { "(–—-,".contains($0) }) else { return false }
        return stops.isArea(plain[..<mark].trimmed)
    }

    /// The days and the nights that a text counts; nil for those that it does not.
    private static func length(of text: String) -> (days: Int?, nights: Int?) {
        guard text.contains(where: \.isNumber) else { return (nil, nil) }
        var (days, nights): (Int?, Int?) = (nil, nil)
        let words = folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
        for (number, word) in zip(words, words.dropFirst()) {
            guard let count = Int(number), (1...400).contains(count) else { continue }
            if dayWords.contains(word) { days = days ?? count }
            if nightWords.contains(word) { nights = nights ?? count }
        }
        return (days, nights)
    }
}
