import Text

/// The words behind a place that say when on the journey one is there, without a date: `on the way back`, `für die
/// letzte Nacht`.
enum ListWhen {
    /// Those for a time of the journey, and those for one night of it, in small letters.
    private static let times = [
        "on the way back", "on the way home", "on our way back", "on our way home", "on the way there",
        "on the way down", "on the way up", "on the way", "on the return", "at the end", "at the start", "to finish",
        "to start with", "auf dem rückweg", "auf dem heimweg", "auf dem hinweg", "auf der rückfahrt",
        "auf der hinfahrt",
        "auf dem weg", "am ende", "zum schluss", "zum abschluss", "zum anfang", "am anfang",
        "sur le chemin du retour", "sur la route du retour", "sur le retour", "au retour", "en chemin", "sur la route",
        "à la fin", "pour finir", "au début", "de camino", "a la vuelta", "de vuelta", "al volver", "al final",
        "al principio", "al ritorno", "sulla via del ritorno", "lungo la strada", "alla fine", "all'inizio",
        "op de terugweg", "op de heenweg", "onderweg", "aan het eind", "no caminho de volta", "na volta", "no fim",
        "på vägen hem", "på vägen", "på hjemveien", "på vejen",
    ]
    private static let nights = [
        "for the last night", "for the first night", "for our last night", "for our first night", "for the final night",
        "für die letzte nacht", "für die erste nacht", "in der letzten nacht", "in der ersten nacht",
        "pour la dernière nuit", "pour la première nuit", "para la última noche", "para la primera noche",
        "la última noche", "la primera noche", "per l'ultima notte", "per l’ultima notte", "per la prima notte",
        "voor de laatste nacht", "voor de eerste nacht", "na última noite", "na primeira noite",
    ]

    /// The text in front of such words at the end of another, these, and whether they say one night; nil where none are
    /// there, or nothing else. Linear for each of them.
    static func part(atEndOf text: String) -> (rest: String, said: String, isNight: Bool)? {
        guard text.utf8.count <= longest else { return nil }
        let small = text.lowercased()
        for (words, isNight) in [(times, false), (nights, true)] {
            guard let phrase = words.first(where: { small.hasSuffix(" " + $0) }), small.count == text.count else {
                continue
            }
            var rest = text.dropLast(phrase.count).trimmed
            while let last = rest.last, ",;–—-".contains(last) { rest = rest.dropLast().trimmed }
            guard rest.contains(where: \.isLetter), ListSeparators.partsAtDashes(of: rest).count == 1 else {
                return nil
            }
            return (rest, String(text.suffix(phrase.count)), isNight)
        }
        return nil
    }

    /// Whether a text is such words as a whole.
    static func isSaid(_ text: String) -> Bool {
        times.contains(text.lowercased()) || nights.contains(text.lowercased())
    }

    /// The most bytes of a text that is looked at.
    private static let longest = 300
}
