import CivilTime
import Text

/// Finds the year in the title of a list.
enum ListYear {
    /// The most lines, those without text not counted, in which it may stand, and the most bytes of such a line.
    private static let (mostLines, longest) = (4, 120)

    /// The years from that of today in which a journey of a list is: other numbers are none.
    private static let (furthestPast, furthestFuture) = (10, 10)

    /// Whether a line is a title with a year in it: it has one, and no other number and no colon.
    static func isTitle(_ text: String, _ today: CivilDate) -> Bool {
        guard text.utf8.count <= longest, !text.contains(where: { ":|=→>".contains($0) }), !isSentence(text),
            text.split(whereSeparator: \.isWhitespace).count <= 8, text.contains(where: \.isLetter),
            text.split(whereSeparator: { !($0.isASCII && $0.isNumber) }).count == 1 || endsWithYear(text, today)
        else { return false }
        return year(in: text, today) != nil && WrittenDays(atEndOf: text) == nil
            && WrittenDays(atBeginningOf: text) == nil
    }

    /// The words of which one is in the name of a journey, folded.
    private static let journeys: Set = [
        "roadtrip", "ruta", "viaje", "viaggio", "voyage", "circuit", "rundreise", "rundfahrt", "urlaub", "reise",
        "trip",
        "vacances", "vacaciones", "vacanze", "vacanza", "holiday", "vacation", "itinerary", "itinerario", "itineraire",
        "reiseplan", "reiseroute", "sejour", "rondreis", "vakantie", "viagem", "roteiro", "escapade",
    ]

    /// The ends of words for journeys that are put together, folded: `Mietwagenrundreise`.
    private static let journeyEnds = ["rundreise", "rundfahrt", "autoreise", "urlaub", "roadtrip"]

    /// Whether a folded word is one for a journey.
    static func isJourney(_ word: String) -> Bool {
        journeys.contains(word) || journeyEnds.contains { word.hasSuffix($0) }
    }

    /// Further words for a way as a whole, folded.
    private static let ways: Set = [
        "route", "routen", "ruta", "rota", "percorso", "strecke", "giro", "plan", "plano", "piano", "weg", "way",
        "parcours", "trajet", "recorrido", "drive",
    ]

    /// Whether a few words in front of a way call it a journey: `Our route`, `Roadtrip`.
    static func endsWithJourney(_ label: String) -> Bool {
        let words = folded(label).split { !$0.isLetter }.map(String.init)
        guard let last = words.last, words.count <= 5, !label.contains(where: \.isNumber) else { return false }
        return isJourney(last) || ways.contains(last)
    }

    /// Whether a first line is the name of a journey: one of its words says so, and it is no way and has no numbers.
    static func namesJourney(_ text: String) -> Bool {
        guard text.utf8.count <= longest, !text.contains(where: { ":|=→>,".contains($0) || $0.isNumber }),
            !isSentence(text), !ListText.hasBullet(text)
        else { return false }
        let plain = ListText.plain(text)
        let words = folded(plain).split { !$0.isLetter }.map(String.init)
        let isWay = ListWords.ends(ofWayFrom: plain) != nil || ListWords.ends(ofWay: plain) != nil
        return (1...8).contains(words.count) && words.contains(where: isJourney) && (!isWay || isJourneyTo(words))
            && (ListSeparators.partsAtDashes(of: plain).count == 1 || isLabelled(plain))
    }

    /// The words of which one is in what people call a journey, and in no name of a place, folded.
    private static let occasions: Set = [
        "with", "our", "my", "mit", "unser", "unsere", "mein", "meine", "avec", "notre", "mon", "nos", "con", "nuestro",
        "nuestra", "mi", "il nostro", "nostro", "met", "onze", "honeymoon", "flitterwochen",
    ]

    /// The words for a list with which what people call a journey begins, and for journeys of a kind, folded.
    private static let listWords: Set = [
        "list", "liste", "lista", "lijst", "plan", "planning", "plano", "piano", "route", "ruta", "interrail",
        "weekend",
        "wochenende", "tour", "etappen", "stopps", "stops", "stellplatze", "backpacking",
    ]
    /// The labels in front of what a journey is called, in small letters.
    private static let labels = [
        "trip: ", "title: ", "road trip: ", "roadtrip: ", "titel: ", "reise: ", "voyage : ", "voyage: ", "titre : ",
        "viaje: ", "viaggio: ", "titolo: ", "reis: ", "viagem: ", "resa: ", "rejse: ",
    ]

    /// A title without such a label, and without the colon at its end.
    static func withoutLabel(_ title: String) -> String {
        let small = title.lowercased()
        let label = labels.first { small.hasPrefix($0) }
        return ListText.withoutColon(String(title.dropFirst(label?.count ?? 0)).trimmed)
    }

    /// Whether a first line that is no place is what a journey is called: some words with such a one among them, or
    /// with a colon behind them.
    static func namesOccasion(_ text: String) -> Bool {
        guard text.utf8.count <= longest, !text.contains(where: { "|=→>,".contains($0) }), !ListText.hasBullet(text)
        else { return false }
        let plain = ListText.plain(text)
        let words = folded(plain).split { !$0.isLetter }.map(String.init)
        let isLabel = plain.hasSuffix(":") && !plain.dropLast().contains(":")
        if (2...9).contains(words.count), listWords.contains(words[0]), !isSentence(text) { return true }
        return (3...9).contains(words.count)
            && (isLabel || !isSentence(text) && words.contains(where: occasions.contains))
            && plain.first?.isUppercase ?? false
    }

    /// The words between that for a journey and where it leads, folded.
    private static let toward: Set = ["to", "nach", "in", "a", "en", "au", "aux", "naar", "through", "durch"]

    /// Whether folded words begin with one for a journey and another that says where it leads: `Trip to Ireland`.
    private static func isJourneyTo(_ words: [String]) -> Bool {
        let words = words.drop { ["our", "my", "unsere", "unser", "notre", "nuestro", "road", "the"].contains($0) }
        return words.count > 2 && isJourney(words[words.startIndex])
            && toward.contains(words[words.startIndex + 1])
            && !words.dropFirst(2).contains { ["via", "to", "nach"].contains($0) }
    }

    /// Whether a word for a journey stands alone before a dash, and its name behind it, `Itinerary - Scotland`, or the
    /// other way round, `Irland – Mietwagenrundreise`.
    private static func isLabelled(_ text: String) -> Bool {
        let parts = ListSeparators.partsAtDashes(of: text)
        let label = folded(parts[0]).split { !$0.isLetter }.map(String.init)
        return parts.count == 2 && (1...2).contains(label.count)
            && (label.allSatisfy(journeys.contains) || label == ["road", "trip"]
                || folded(parts[1]).split { !$0.isLetter }.map(String.init).allSatisfy(isJourney))
    }

    /// Whether the last word of a text is the year, behind words that say no nights: `Ruta 40 – enero 2028`.
    private static func endsWithYear(_ text: String, _ today: CivilDate) -> Bool {
        text.split(whereSeparator: \.isWhitespace).last.map { year(in: String($0), today) != nil } ?? false
            && ListNights.nights(within: text) == nil
    }

    /// Whether a line is of a letter and no title: it is long, ends as a sentence does, has a sentence in it, or begins
    /// with a small letter.
    static func isSentence(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).count > 9 || text.last.map { ".:,;".contains($0) } ?? true
            || ["! ", "? ", ". "].contains { sign in
                text.firstRange(ofText: sign).map { $0.upperBound < text.endIndex } ?? false
                    && text.split(whereSeparator: \.isWhitespace).count > 6
            } || text.first.map { $0.isLowercase && text.contains(where: \.isUppercase) } ?? false
    }

    /// Whether a line below a day is a sentence, or several.
    static func isProse(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).count > 3
            && (text.hasSuffix(".") || ListSeparators.sentences(of: text) != nil)
    }

    /// The year in a text; nil where no number is one.
    private static func year(in text: String, _ today: CivilDate) -> Int? {
        let years = today.year - furthestPast...today.year + furthestFuture
        return text.split { !($0.isASCII && $0.isNumber) }.filter { $0.utf8.count == 4 }.lazy.compactMap { Int($0) }
            .first { years.contains($0) }
    }

    /// The year of the first and the last day behind the name of a journey: of `Giro della Sicilia dal 3 al 10 maggio
    /// 2026`; nil for any other line.
    static func yearOfSpan(_ text: String) -> Int? {
        guard text.utf8.count <= longest, !ListText.hasBullet(text), let days = WrittenDays(atEndOf: text),
            days.isRange,
            let year = days.year ?? days.yearOfEnd, days.rest.split(whereSeparator: \.isWhitespace).count > 1,
            !days.rest.contains(where: { $0.isNumber || ":=|".contains($0) })
        else { return nil }
        return year
    }

    /// The first day of the year in a title whose only number that is; nil where there is none.
    static func firstDay(ofTitle text: String, _ today: CivilDate) -> CivilDate? {
        guard text.utf8.count <= longest, text.split(whereSeparator: { !($0.isASCII && $0.isNumber) }).count == 1,
            let year = year(in: text, today)
        else { return nil }
        return CivilDate(year: year, month: 1, day: 1)
    }

    /// The first day of the year in the first lines of a list, where no date is before it; nil where there is none.
    /// Linear in a few lines.
    static func year(atBeginningOf bytes: Slice<UnsafeBufferPointer<UInt8>>, _ today: CivilDate) -> CivilDate? {
        var index = bytes.startIndex
        var lines = 0
        while index < bytes.endIndex, lines < mostLines {
            let line = bytes[index...].prefix { $0 != 0x0A && $0 != 0x0D }
            index = line.endIndex + 1
            let text = String(decoding: line.prefix(longest), as: UTF8.self).trimmed
            if text.isEmpty { continue }
            lines += 1
            if let year = yearOfSpan(text) { return CivilDate(year: year, month: 1, day: 1) }
            guard !text.contains(":") || text.hasPrefix("#+") || text.hasPrefix("Subject:"), !text.contains("\t"),
                WrittenDays(atBeginningOf: text) == nil, WrittenDays(atEndOf: text) == nil
            else { return nil }
            if let year = year(in: text, today) { return CivilDate(year: year, month: 1, day: 1) }
        }
        return nil
    }
}
