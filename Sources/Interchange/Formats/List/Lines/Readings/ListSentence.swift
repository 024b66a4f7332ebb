import Text

/// Reads the places of lines that are sentences: `Bristol to Exeter. Overnight Exeter`, `Kayaking in Abel Tasman`,
/// `Porto first`.
enum ListSentence {
    /// The words that say when a place is reached, in small letters.
    private static let order: Set = [
        "first", "last", "next", "finally", "at the end", "then", "zuerst", "zuletzt", "am ende", "danach", "d'abord",
        "à la fin", "ensuite", "primero", "al final", "después", "prima", "per prima", "alla fine", "eerst",
        "als laatste",
        "primeiro", "no fim", "najpierw", "na koniec", "först", "sist",
    ]
    /// The signs before a further sentence, or what is said behind a place.
    private static let signs = [". ", ", ", "; ", " – ", " — ", " - "]
    /// The most words of a sentence.
    private static let mostWords = 24

    /// The text before the words that say where one sleeps, and that place: `Bristol to Exeter` and `Exeter`; the place
    /// is empty where they name none. Nil for any other text. Linear for each sign.
    static func withoutNight(_ text: String) -> (front: String, place: String, said: String)? {
        for sign in signs {
            var start = text.startIndex
            while let found = text[start...].firstRange(ofText: sign) {
                let (front, rest) = (
                    String(text[..<found.lowerBound]).trimmed, String(text[found.upperBound...]).trimmed
                )
                start = found.upperBound
                let beginning = rest.prefix(24).lowercased()
                guard !front.isEmpty, let word = ListNights.sleeping.first(where: { beginning.hasPrefix($0) }),
                    let next = rest.dropFirst(word.count).first, !next.isLetter
                else { continue }
                var place = String(rest.dropFirst(word.count).drop { " :".contains($0) })
                if let (word, name) = ListSeparators.halves(of: place, at: " "),
                    ListPrepositions.contains(word.lowercased())
                {
                    place = name
                }
                let isName = place.first.map { $0.isLetter && !$0.isLowercase } ?? false
                let name = place.prefix { !",;(".contains($0) }
                return (front, isName ? withoutEnd(String(name)) : "", rest)
            }
        }
        return nil
    }

    /// The text before the words behind a comma or a dash that say where one sleeps, and the text from the name of that
    /// town on: `Bath` and `Bristol (Grand Hotel)` of `Bath, night in Bristol (Grand Hotel)`; nil where they name none.
    /// Linear for each sign.
    static func nightElsewhere(in text: String) -> (front: String, place: String)? {
        guard text.utf8.count <= 400 else { return nil }
        for sign in signs.dropFirst() {
            var start = text.startIndex
            while let found = text[start...].firstRange(ofText: sign) {
                start = found.upperBound
                let (front, rest) = (String(text[..<found.lowerBound]).trimmed, text[start...].trimmed)
                guard front.contains(where: \.isLetter),
                    front.count(where: { $0 == "(" }) == front.count(where: { $0 == ")" }),
                    let place = placeOfNight(rest)
                else { continue }
                return (front, place)
            }
        }
        return nil
    }

    /// The text from the name of the town on in which one sleeps: `Bristol (£80)` of `night in Bristol (£80)`; nil for
    /// a text that does not begin with words for the night, or has no name behind them.
    static func placeOfNight(_ text: String) -> String? {
        let beginning = text.prefix(24).lowercased()
        let word = ListNights.sleeping.first { word in
            beginning.hasPrefix(word) && !(beginning.dropFirst(word.count).first?.isLetter ?? true)
        }
        guard let word else { return nil }
        var place = String(text.dropFirst(word.count).drop { " :".contains($0) })
        if let (word, name) = ListSeparators.halves(of: place, at: " "), ListPrepositions.contains(word.lowercased()) {
            place = name
        }
        return mayBeName(place) ? place : nil
    }

    /// Whether a text is several sentences, the last of which ends with a point too. Linear.
    static func areSentences(_ text: String) -> Bool {
        guard text.hasSuffix("."), !text.containsText("="), text.split(separator: " ").count >= fewestWords else {
            return false
        }
        var rest = text[...]
        while let found = rest.firstRange(ofText: ". ") {
            rest = rest[found.upperBound...]
            if let first = rest.first, first.isUppercase || first.isNumber { return true }
        }
        return false
    }

    /// Whether a text is a sentence with a word and a colon in front: `Sightseeing: cathedral, castle.` Linear.
    static func isLabelled(_ text: String) -> Bool {
        guard text.hasSuffix("."), let (label, rest) = ListSeparators.halves(of: text, at: ": ") else { return false }
        return label.allSatisfy { $0.isLetter || $0 == "-" } && rest.contains(where: \.isLetter)
            && !text.containsText("=")
    }

    /// Whether a text is a sentence with others behind it, and no address. Linear.
    static func hasSentences(_ text: String) -> Bool {
        guard let (first, rest) = ListSeparators.sentences(of: text), mayBeName(rest) else { return false }
        let words = first.split(whereSeparator: \.isWhitespace)
        return words.count >= fewestWords && words.contains { $0.first?.isLowercase ?? false }
            && !first.lowercased().hasSuffix("str")
    }

    /// The fewest words of a sentence.
    private static let fewestWords = 4

    /// The words in front of a house in which one sleeps, in small letters.
    private static let houses = [
        "alojamiento en ", "alojamento em ", "alojamento no ", "hébergement à ", "hébergement au ", "logement à ",
        "logement au ", "alloggio in ", "alloggio a ", "alloggio all", "sistemazione in ", "accommodation at ",
        "accommodation in ", "unterkunft in ", "unterkunft im ", "unterbringung in ", "unterbringung im ",
    ]

    /// The house where a line says that one sleeps, with its address, and whether a word for the night is in front of
    /// it: `Heartland Hotel, Auckland` of `Collect your car. Overnight: Heartland Hotel, Auckland.`; nil for any other.
    static func lodging(in text: String) -> (address: String, saysNight: Bool)? {
        if let (_, _, said) = withoutNight(text) { return lodging(in: said) }
        let small = text.prefix(24).lowercased()
        let isNight = ListNights.sleeping.contains {
            small.hasPrefix($0) && !(small.dropFirst($0.count).first?.isLetter ?? false)
        }
        let isHouse = houses.contains { small.hasPrefix($0) }
        guard isNight || isHouse || ListLabels.beginWithLodging(text) || ListLabels.beginWithStay(text) else {
            return nil
        }
        let rest = ListSeparators.halves(of: text, at: ": ")?.rest ?? text
        guard rest.contains(",") else { return nil }
        return (withoutEnd(rest), isNight)
    }

    /// The ways to read a line as a sentence with a place in it, which must have the very name and be near: behind a
    /// word such as `in` or `to`, or in front of words such as `first`. Linear.
    static func readings(of text: String, _ dates: ListDates) -> [ListReading] {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (2...mostWords).contains(words.count) else { return [] }
        var names: [(name: String, isReached: Bool)] = []
        for index in words.indices {
            let isBehind = index > 0 && ListPrepositions.contains(words[index - 1].lowercased())
            guard isBehind || index == 0, mayBeName(words[index]) else { continue }
            var end = index + 1
            while end < words.count, mayBeName(words[end]), words[end - 1].last.map({ $0.isLetter }) ?? false {
                end += 1
            }
            let name = withoutEnd(words[index..<end].joined(separator: " "))
            let rest = withoutEnd(words[end...].joined(separator: " ").lowercased())
            guard isBehind || order.contains(rest) else { continue }
            names.append((name, isBehind))
        }
        guard names.count <= 4 else { return [] }
        var details = ListDetails()
        takePairs(of: text, into: &details, dates)
        var said = text
        if let rest = details.takeMoney(atEndOf: said) { said = rest }
        if names.contains(where: \.isReached) { details.takeNote(said) }
        return names.map { name, _ in
            ListReading(ends: [ListReading.End(text: name, details: details)], isByName: true, isLate: true)
        }
    }

    /// The most words of a date.
    private static let longestDate = 4

    /// Takes the nights that two words of a sentence say, and the date that some of them are. Linear.
    static func takePairs(of text: String, into details: inout ListDetails, _ dates: ListDates) {
        let words = text.split(whereSeparator: \.isWhitespace)
        // The longest first: of `Friday 5 June` two words are another date.
        for count in (2...longestDate).reversed() where count <= words.count {
            for start in 0...words.count - count {
                let some = withoutEnd(words[start..<start + count].joined(separator: " "))
                if count == 2, details.takeNights(some) { continue }
                if details.date == nil, dates.isDate(some) { details.date = some }
            }
        }
    }

    /// A text without the word between a place and what is said of it, and without the point at its end.
    static func withoutPreposition(_ text: String) -> String {
        let text = text.hasSuffix(".") && !text.lowercased().hasSuffix("р.") ? String(text.dropLast()) : text
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "), beforeDetails.contains(word.lowercased())
        else { return text }
        return rest
    }

    /// The most words of a name in front of others.
    private static let mostWordsOfName = 5

    /// The ways to read a line as a name in front of other words, said of the place: `Killarney for 3 nights`;
    /// the longest name first. Linear.
    static func leading(_ text: String, _ dates: ListDates) -> [ListReading] {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 1, words.count <= 2 * mostWords, let first = words[0].first, first.isLetter,
            !first.isLowercase
        else { return [] }
        var readings: [ListReading] = []
        for count in (1...min(mostWordsOfName, words.count - 1)).reversed() {
            let (last, next) = (words[count - 1], words[count])
            let isCut = last.last.map { ",;:".contains($0) } ?? false
            // A sign between two words is no end of a name: `Binz | beach`.
            guard last.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
            guard isCut || next.first.map({ !$0.isLetter || !$0.isUppercase }) ?? false else { continue }
            // `Verona, Lyon` is no Verona: what stands behind the comma may be its town.
            let behind = words[count...].joined(separator: " ")
            if isCut, !behind.contains(where: { $0.isNumber || "([–—;:".contains($0) }), mayBeName(next),
                !ListWords.namesLodging(behind)
            {
                continue
            }
            var end = ListReading.End(text: withoutEnd(words[..<count].joined(separator: " ")))
            var rest = words[count...].drop { ["-", "–", "—", "|", "/", "+", "&", "~", "@", "→"].contains($0) }
            if let word = rest.first, beforeDetails.contains(word.lowercased()) { rest = rest.dropFirst() }
            for dashed in ListSeparators.partsAtDashes(of: rest.joined(separator: " ")) {
                for part in dashed.split(whereSeparator: { "()".contains($0) }) {
                    end.details.take(part.trimmed, dates)
                }
            }
            readings.append(ListReading(ends: [end], isByName: true, isLate: true))
        }
        return readings
    }

    /// The words between a place and the nights there.
    private static let beforeDetails: Set = [
        "for", "für", "pour", "por", "per", "voor", "på", "i", "na", "durante", "x", "(", "za", "на",
    ]

    private static func mayBeName(_ word: String) -> Bool { word.first.map { $0.isUppercase } ?? false }

    /// A text without the signs at the end of a sentence.
    private static func withoutEnd(_ text: String) -> String {
        var text = text.trimmed
        while let last = text.last, ".,;:!?)".contains(last) { text.removeLast() }
        return text
    }
}
