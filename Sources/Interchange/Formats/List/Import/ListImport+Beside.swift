import CivilTime
import Entities
import Text

/// Tells the lines that are no stops of their own: what is said of a day or a stop above, and what stands above the
/// first.
extension ListImport {
    /// The index at which the last heading below the first level begins, and the number of lines that begin without
    /// white space.
    static func shape(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>
    ) -> (lastSmallHeading: Int?, plainLines: Int, isSmall: Bool) {
        var (heading, plainLines): (Int?, Int) = (nil, 0)
        var isAtStart = true
        var (hasLetter, hasCapital, small, large) = (false, false, 0, 0)
        let mark = UInt8(ascii: "#")
        for place in bytes.indices {
            let byte = bytes[place]
            if isAtStart, byte > 0x20 {
                plainLines += 1
                if byte == mark, place + 1 < bytes.endIndex, bytes[place + 1] == mark { heading = place }
            }
            isAtStart = byte == 0x0A || byte == 0x0D
            if (0x41...0x5A).contains(byte) { hasCapital = true }
            if (0x61...0x7A).contains(byte) { hasLetter = true }
            guard isAtStart || place + 1 == bytes.endIndex else { continue }
            if hasCapital { large += 1 } else if hasLetter { small += 1 }
            (hasLetter, hasCapital) = (false, false)
        }
        return (heading, plainLines, small > 1 && large * Self.fewOfSmall <= small)
    }

    /// The number of times as many lines without a capital as others in a list that is written in small letters.
    private static let fewOfSmall = 2
    /// The words with which lines of such a list begin that name no place, in small letters.
    private static let noNames: Set = [
        "ohne", "without", "sans", "sin", "senza", "zonder", "und", "and", "et", "mit", "with", "avec", "note", "notes",
        "todo", "the", "a", "we", "i", "wir", "ich",
    ]

    /// Adds the places of a line, in a list that is written in small letters also as it is with a capital: `madrid
    /// 12.-14. august`. Returns the reason for which it is none.
    mutating func add(_ item: ListText, _ text: String) throws(TextFault) -> PlaceRefusal? {
        let refusal = try stops.add(item, isBelowDay: isBelowDay && !item.hasOwnDay, line: line)
        if refusal != nil, let place = Self.smallName(behindThen: text),
            try stops.add(ListText(place, dates), line: line) == nil
        {
            return nil
        }
        guard refusal != nil, isWrittenSmall, !isBelowDay, let capital = Self.withCapital(text) else { return refusal }
        return try stops.add(ListText(capital, dates), line: line) == nil ? nil : refusal
    }

    /// The words in front of the next place, in small letters.
    private static let thens: Set = [
        "then", "dann", "danach", "puis", "ensuite", "luego", "después", "poi", "dopo", "dan", "daarna", "depois",
        "sen",
        "potem", "next",
    ]

    /// The place with nights behind such a word that is written small, with a capital: `Vienna 2 nights` of `then
    /// vienna 2 nights`; nil for any other line.
    private static func smallName(behindThen text: String) -> String? {
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "), thens.contains(word.lowercased()),
            let first = rest.first, first.isLowercase, ListNights.nights(within: rest) != nil
        else { return nil }
        return first.uppercased() + rest.dropFirst()
    }

    /// A line with a capital at its beginning; nil where it has one, or names no place.
    private static func withCapital(_ text: String) -> String? {
        guard let first = text.firstIndex(where: \.isLetter), text[first].isLowercase,
            !text[..<first].contains(where: { "=/:".contains($0) }), !text.containsText("://"),
            !noNames.contains(String(text[first...].prefix { $0.isLetter }))
        else { return nil }
        return text[..<first] + text[first].uppercased() + text[text.index(after: first)...]
    }

    /// The most words of a town behind a word for the night: `Dormimos en Muxía.`
    private static let mostWordsOfTown = 3

    /// The town of a sentence below a day that says nothing but that one sleeps there, where it is another than that of
    /// the last stop; nil for any other line.
    func townOfNight(_ plain: String) -> String? {
        guard isBelowDay, var town = ListSentence.placeOfNight(plain),
            town.split(separator: " ").count <= Self.mostWordsOfTown, !ListWords.namesHouse(town)
        else { return nil }
        if town.hasSuffix(".") { town.removeLast() }
        return stops.isElsewhere(ListText(town, dates)) ? town : nil
    }

    /// Whether a line below a day is said of it: it has a label, or is an item that is no way and no place of its own.
    func isSaidOfDay(_ text: String) -> Bool {
        let plain = ListText.plain(text)
        if dates.withoutHead(in: plain)?.head.hasDay == true { return false }
        // Where one sleeps elsewhere than where the day ends, that is a stop.
        if isBelowDay, let night = ListLabels.night(in: plain) { return !stops.isElsewhere(ListText(night, dates)) }
        if townOfNight(plain) != nil { return false }
        if isBelowDay ? ListLabels.begin(plain) : isSaidOfStop(plain) { return true }
        // `Airbnb €95`
        if isBelowDay, !isBelowBlank, let (_, rest) = ListMoney.amount(in: plain), ListWords.isHouse(rest),
            rest.split(separator: " ").count <= 2
        {
            return true
        }
        // `Faro.` below the heading of a day is a sentence, and no town.
        if isSentenceOfDay(text), !text.contains(where: \.isNumber) { return true }
        guard itemsAreOfDay, ListText.hasBullet(text), ListSeparators.partsAtArrows(of: plain).count == 1 else {
            return false
        }
        let item = ListText(text, dates)
        let isLocated = item.readings.first?.ends.contains { $0.text.contains("=") || $0.link != nil } ?? false
        // What stands below a way is done on it.
        return item.head?.hasDay != true && !isLocated && (stops.isBehindWay || !stops.isElsewhere(item))
    }

    /// Whether a line below the heading of a day is a sentence.
    func isSentenceOfDay(_ text: String) -> Bool {
        dayIsHeading && isBelowDay && !ListText.hasBullet(text) && text.hasSuffix(".")
    }

    /// Whether a line says what may be spent or packed on the whole journey: it is the only one with that word, behind
    /// several stops.
    func isOfWhole(_ text: String) -> Bool {
        guard stops.placeCount > 1, let (word, _) = ListSeparators.halves(of: ListText.plain(text), at: ":"),
            word.utf8.count <= 40, Self.budgets.contains(CSVColumnWords.key(word))
        else { return false }
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.lazy.filter { line in
            line.count <= Self.maximumLineBytes
                && Self.budgets.contains(
                    CSVColumnWords.key(String(decoding: line.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)))
        }
        return lines.prefix(2).count == 1
    }

    private static let budgets: Set = [
        "pack", "packing", "packliste", "bring", "mitnehmen", "einpacken", "meenemen", "llevar", "portare",
        "budget", "presupuesto", "orçamento", "begroting", "budżet", "бюджет", "预算", "予算",
    ]

    /// Whether a line below a stop that has no day says where one sleeps there, or what that costs.
    private func isSaidOfStop(_ plain: String) -> Bool {
        stopIndentation != .max && indentation <= stopIndentation && ListLabels.beginWithLodging(plain)
    }

    /// Whether a line without text follows, and then others.
    var isAboveBlankLine: Bool {
        let next = bytes[index...].prefix { $0 != 0x0A && $0 != 0x0D }
        return next.allSatisfy { $0 <= 0x20 } && isFollowed
    }

    /// The most words of a title with a picture.
    private static let mostWordsOfTitle = 6

    /// Whether a line has a picture behind it and the next one has none, as titles have: `🚗 Toscana 🍷`.
    func isDecorated(_ text: String) -> Bool {
        func isPicture(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { $0.value >= 0x2600 && $0.properties.isEmoji || $0.value == 0xFE0F } ?? false
        }
        let next = bytes[index...].prefix { $0 != 0x0A && $0 != 0x0D }
        guard text.split(separator: " ").count <= Self.mostWordsOfTitle, !ListYear.isSentence(text) else {
            return false
        }
        return isPicture(text.unicodeScalars.last) && next.contains { $0 > 0x20 }
            && !String(decoding: next.prefix(Self.maximumLineBytes), as: UTF8.self).unicodeScalars.contains(
                where: isPicture)
    }

    /// Whether a line above the first stop is the name of a column of places: `Cities`.
    func isHeadOfPlaces(_ text: String) -> Bool {
        stops.isEmpty && stops.tripName == nil && isFollowed && CSVColumnWords.isHeadOfPlaces(text)
    }

    /// Takes the day at the end of a line above the first stop as the first of the trip; whether the line only says it.
    mutating func takeStart(_ text: String) -> Bool {
        guard stops.placeCount == 0, stops.headingPlan.date == nil else { return false }
        let plain = ListText.plain(text)
        if let (label, date) = ListSeparators.halves(of: plain, at: ": "), dates.isDate(date), hasYear(date),
            label.split(separator: " ").count <= Self.fewestWords
        {
            stops.headingPlan.date = date
            return true
        }
        guard let days = WrittenDays(atEndOf: plain), days.year != nil else { return false }
        stops.headingPlan.date = days.firstText
        return text.contains(":")
    }

    private func hasYear(_ date: String) -> Bool {
        date.split { !$0.isNumber }.contains { $0.utf8.count == 4 }
    }

    /// Reads the line of a number; a cost beside it is that of the last stop that it names, or of which it says more.
    mutating func read(
        _ line: UnsafeBufferPointer<UInt8>, beside cost: String?, at number: Int
    ) throws(TextFault) {
        let skippedCount = stops.skippedCount
        try read(line)
        if let cost, stops.skippedCount == skippedCount { stops.take(cost: cost, line: number) }
    }
}
