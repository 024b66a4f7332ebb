import CivilTime
import Entities
import Places
import Text

/// Reads the lines that look like stops and are none: what a price holds, the house in which one sleeps, what is seen
/// on the way, where one lives.
extension ListImport {
    /// Reads a line that says what a price holds, or stands below such a line: it is a note of the last stop where days
    /// follow, else it is left out; false for any other line. Linear in all lines together.
    mutating func readPrice(_ text: String) throws(TextFault) -> Bool {
        if isInPrice, beginsWithDay(text) { isInPrice = false }
        if !isInPrice {
            guard stops.placeCount > 0, let kind = ListPrice(ListText.plain(text)) else { return false }
            let isBeforeDay = isBeforeDay()
            isInPrice = kind == .heading || kind == .whole && stops.hasDates && !isBeforeDay
            if !isInPrice, isBelowDay || isBeforeDay || kind == .part, stops.addSaid(ListText.plain(text)) {
                return true
            }
        }
        stopIndentation = .max
        try stops.skip("“\(text)” names no place", line: line, text: text, isChatter: true)
        return true
    }

    /// Whether a line begins with a day, or is one.
    private func beginsWithDay(_ text: String) -> Bool {
        let line = dates.order.withPoints(text)
        return dates.withoutHead(in: line)?.head.hasDay == true || dates.head(ofWhole: ListText.plain(line)) != nil
            || WrittenDays(atBeginningOf: line)?.rest.first?.isLetter == true
    }

    /// The most bytes of a line that is looked at for its day.
    private static let longestDay = 300

    /// Whether a further line begins with a day. Each line is looked at once.
    private mutating func isBeforeDay() -> Bool {
        if let nextDay, nextDay >= index { return nextDay < bytes.count }
        var start = index
        while start < bytes.count {
            let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
            if !line.isEmpty, line.count <= Self.longestDay,
                beginsWithDay(WideSigns.plain(String(decoding: line.drop { $0 == 0x23 }, as: UTF8.self).trimmed))
            {
                nextDay = start
                return true
            }
            start = line.endIndex + 1
        }
        nextDay = bytes.count
        return false
    }

    /// Reads a line that says where one sleeps by an address; false for any other line.
    mutating func readNight(_ text: String) throws(TextFault) -> Bool {
        let plain = ListText.plain(text)
        guard dates.withoutHead(in: plain)?.head.hasDay != true else { return false }
        if let town = townOfNight(plain), try stops.add(ListText("Overnight: \(town)", dates), line: line) == nil {
            return true
        }
        if isBelowDay, try stops.addNightWithFriends(plain, line: line) { return true }
        return try stops.addNight(plain, dates, isBelowDay: isBelowDay, line: line)
    }

    /// The most words of nights: a number and a word for them.
    private static let mostWordsOfNights = 2
    /// The most bytes of a line of nights and a cost.
    private static let longestNights = 60

    /// Takes a line that is nights and nothing else, `2 nuits`, or nights and a cost, `2 nights, 1800 SEK`, for those
    /// of the stop above, and one below it further right that is a cost; false for any other line, and where there is
    /// no stop.
    mutating func readBareNights(_ text: String) throws(TextFault) -> Bool {
        let plain = ListText.plain(text)
        guard stops.placeCount > 0, plain.utf8.count <= Self.longestNights, plain.contains(where: \.isNumber),
            plain.contains(where: { $0.isLetter || $0.isCurrencySymbol })
        else { return false }
        let parts = ListSeparators.parts(of: plain, at: [", ", "; ", " · "])
        let areNights = parts.map { part in
            part.contains(where: \.isNumber) && part.contains(where: \.isLetter)
                && part.split(separator: " ").count <= Self.mostWordsOfNights && ListNights.nights(part) != nil
        }
        guard areNights.contains(true) || hasNotesByIndentation && indentation > stopIndentation,
            zip(parts, areNights).allSatisfy({ $1 || ListMoney.isAmount($0) })
        else { return false }
        return try stops.addBelow(plain, dates, line: line)
    }

    /// Goes back to the town of the day where a line says that one sleeps, behind something to see that is elsewhere:
    /// `Stay: friends`. Changes nothing for any other line.
    mutating func returnToDay(_ text: String) throws(TextFault) {
        let plain = ListText.plain(text)
        guard stops.dayStop != nil, ListLabels.beginWithLodging(plain) || ListLabels.beginWithStay(plain),
            let house = ListSeparators.halves(of: plain, at: ":")?.rest, !stops.isElsewhere(ListText(house, dates)),
            try stops.returnToDay(line: line)
        else { return }
        (isBelowDay, itemsAreOfDay) = (true, true)
    }

    /// Takes a line that begins further right than the stop above it for a note of that; false where it is a stop.
    mutating func readIndented(_ text: String) -> Bool {
        let kind = stops.kind(ofIndented: ListText(text, dates), mayBeAlone: isBelowDay && !ListText.hasBullet(text))
        guard kind != .stop, stops.addNote(PlaceLines.withoutMark(text).text) else { return false }
        if kind == .likePlace { stops.noticeLikePlace(PlaceLines.withoutMark(text).text, line: line) }
        return true
    }

    /// Takes a line for where one lives, and below a day for what is seen or reached on its way; false for any other.
    mutating func readAside(_ item: ListText, _ text: String) throws(TextFault) -> Bool {
        if ListHomes.isHome(item.rest) {
            let day = PlanTexts(date: item.head?.date, day: item.head?.day)
            guard try stops.takeHome(item.rest, day, line: line) else { return false }
            stopIndentation = .max
            return true
        }
        let plain = ListText.plain(text)
        if stops.placeCount > 0, ListMoves.isDepartureOnly(item.rest) {
            if item.head?.hasDay == true { return try takeDeparture(item) }
            let note = item.rest.contains(" ") ? item.rest : nil
            return try stops.takeDeparture(note, PlanTexts(), line: line)
        }
        let isDated = item.head?.hasDay == true || item.readings.contains { $0.date != nil }
        if try stops.takeRest(said(of: item), line: line) { return true }
        if isBelowDay, !isDated, stops.isFlightToLast(item), try stops.addBelow(plain, dates, line: line) {
            return true
        }
        // On the day on which one only leaves, to an airport.
        if !isDated, try stops.addAirport(of: plain, line: line) { return true }
        if isBelowDay, !isDated, try stops.addHouseOfDay(plain, dates, line: line) { return true }
        if isBelowDay, !isDated, try stops.addNights(inProse: plain, dates, line: line) { return true }
        guard isBelowDay, !item.hasOwnDay,
            !isDated && stops.isBehindWay && ListSentence.areSentences(plain)
                || !isDated && ListSentence.isLabelled(plain) || stops.isOfWay(item, plain)
        else { return false }
        return try stops.addBelow(plain, dates, line: line)
    }

    /// The text of a line behind its day.
    private func said(of item: ListText) -> String {
        if item.head?.hasDay == true { return item.rest }
        return dates.withoutDate(atBeginningOf: item.rest)?.rest ?? WrittenDays(atBeginningOf: item.rest)?.rest
            ?? item.rest
    }

    /// Takes a day on which one stays where the last stop is, and which names no place; false for any other line.
    mutating func takeCoveredDay(_ item: ListText) -> Bool {
        let date = item.head?.date ?? item.readings.lazy.compactMap(\.date).first
        guard date != nil || item.head?.day != nil else { return false }
        guard stops.takeCoveredDay(said(of: item), PlanTexts(date: date, day: item.head?.day)) else { return false }
        (isBelowDay, itemsAreOfDay) = (true, true)
        return true
    }

    /// Takes a day on which one only leaves: the nights of the last stop end on it; false for any other line.
    mutating func takeDeparture(_ item: ListText) throws(TextFault) -> Bool {
        let rest = said(of: item)
        let date = item.head?.date ?? item.readings.lazy.compactMap(\.date).first
        guard date != nil || item.head?.day != nil, ListMoves.isDepartureAlone(rest) else { return false }
        let note = rest.contains(" ") ? rest : nil
        let day = PlanTexts(date: date, day: item.head?.day)
        if !ListMoves.airports(in: rest).isEmpty, stops.placeCount > 0 {
            guard try stops.takeDeparture(nil, day, line: line) else { return false }
            if try stops.addAirport(of: rest, line: line) { return true }
            return note.map { stops.addNote($0) } ?? true
        }
        return try stops.takeDeparture(note, day, line: line)
    }

    /// The most lines behind one that is near the end of a text.
    private static let linesAtEnd = 2

    /// Whether hardly a line with text is behind this one, and stops are above it.
    var isNearEnd: Bool {
        guard stops.placeCount > 1 else { return false }
        let lines = bytes[index...].split(maxSplits: Self.linesAtEnd + 2) { $0 == 0x0A || $0 == 0x0D }
        return lines.count { line in line.contains { $0 > 0x20 } } <= Self.linesAtEnd
    }

    /// Whether a line is of the head of a mail, or of an answer that it quotes.
    mutating func isOfMail(_ line: String) -> Bool {
        if !isBelowHead, PastedMail.isOfHead(line) { return true }
        isBelowHead = true
        if PastedMail.beginsQuote(line) {
            // In front of all stops the plan itself is what is quoted.
            isQuoted = stops.placeCount > 0
            return true
        }
        isQuoted = isQuoted && line.hasPrefix(">")
        return isQuoted
    }
}
