import Text

/// Tells the words in front of a way that call it an outing: `Ausflug Camargue: Avignon – Arles – Avignon`.
enum ListOutingLabel {
    /// The beginnings of words for outings, folded.
    private static let words = [
        "ausflug", "tagesausflug", "tagestour", "rundfahrt", "tour", "excursion", "day trip", "daytrip", "day tour",
        "outing", "sortie", "circuit", "excursión", "escursione", "gita", "dagtocht", "uitstap", "passeio",
        "fakultativ",
        "optional", "facultatif",
    ].map { folded($0) }
    /// The most bytes of such words.
    private static let longest = 60

    /// The way behind such words and a colon, and the words; nil for any other text. Linear.
    static func parted(_ text: String) -> (label: String, way: String)? {
        guard let (label, way) = ListSeparators.halves(of: text, at: ": "), label.utf8.count <= longest,
            ListSeparators.partsAtDashes(of: way).count > 1
        else { return nil }
        let small = folded(label)
        return words.contains { small.hasPrefix($0) } ? (label, way) : nil
    }
}
