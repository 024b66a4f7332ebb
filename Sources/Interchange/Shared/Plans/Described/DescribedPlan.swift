import CivilTime
import Entities
import Text

/// The dates, the nights and the cost that people write into the description of a place, on lines of nothing else:
/// `2 nights`, `€240`, `2 nights, 95 EUR`, `3.–5. Juli`, `Check-in: 3 July 2027`, `85 € / nuit`.
enum DescribedPlan {
    /// The most bytes of such a line.
    private static let longest = 80
    /// The most bytes of a date in it.
    private static let longestDate = 40
    /// No line depends on the day but for the year of its date, which is read later.
    private static let anyDay = CivilDate(daysSince1970: 18_262)

    /// Takes these lines out of a description, as far as the texts do not say the same yet; returns the other lines,
    /// nil where there are none. Linear.
    static func take(outOf description: String, into texts: inout PlanTexts) -> String? {
        guard mayHold(description) else { return description }
        let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
        let others: [Substring] = lines.compactMap { line in
            guard line.utf8.count <= longest, hasNumber(line.utf8) else { return line }
            let text = String(line).trimmed
            if let found = plan(of: text) { return add(found, to: &texts) ? nil : line }
            guard let (name, found) = planBehindName(text) ?? DescribedStay.plan(of: text), add(found, to: &texts)
            else { return line }
            return name.isEmpty ? nil : Substring(name)
        }
        guard others != lines else { return description }
        let rest = others.joined(separator: "\n").trimmed
        return rest.isEmpty ? nil : rest
    }

    /// Whether a description has such a line. Linear.
    static func isIn(_ description: String) -> Bool {
        var texts = PlanTexts()
        return take(outOf: description, into: &texts) != description
    }

    /// Whether a line of a description may be such a one: it is short and has a number. Most notes of large files are
    /// sorted out here, without a string of their own. Linear.
    private static func mayHold(_ description: String) -> Bool {
        var (length, hasNumber) = (0, false)
        for byte in description.utf8 {
            if byte == 0x0A {
                if hasNumber, length <= longest { return true }
                (length, hasNumber) = (0, false)
            } else {
                length += 1
                if isOfNumber(byte) { hasNumber = true }
            }
        }
        return hasNumber && length <= longest
    }

    private static func hasNumber(_ bytes: some Sequence<UInt8>) -> Bool { bytes.contains(where: isOfNumber) }

    /// Whether a byte is a digit, or of another sign, which may be one.
    private static func isOfNumber(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Adds what a line says; false where the texts say one of its parts already.
    private static func add(_ found: PlanTexts, to texts: inout PlanTexts) -> Bool {
        guard found.date == nil || texts.date == nil, found.checkOut == nil || texts.checkOut == nil,
            found.fields.allSatisfy({ texts.fields[$0] == nil || isSame($0, $1, texts.fields[$0]) })
        else { return false }
        texts.date = texts.date ?? found.date
        texts.checkOut = texts.checkOut ?? found.checkOut
        texts.fields.merge(found.fields) { first, _ in first }
        texts.costIsOfNight = texts.costIsOfNight || found.costIsOfNight
        texts.sleeps = texts.sleeps || found.sleeps
        return true
    }

    /// Whether two texts say the same nights.
    private static func isSame(_ field: StopField, _ text: String, _ other: String?) -> Bool {
        guard field == .nights, let other, let nights = StopPlanReading.nights(text, isNamed: true) else {
            return false
        }
        return nights == StopPlanReading.nights(other, isNamed: true)
    }

    /// The name in front of a line, and the plan with nights behind it: `Hotel Post` of `Hotel Post, 2 nights, 240 €`;
    /// nil for any other line.
    private static func planBehindName(_ line: String) -> (name: String, plan: PlanTexts)? {
        for sign in [", ", "; ", " · ", " | "] {
            guard let (name, rest) = ListSeparators.halves(of: line, at: sign), !name.contains(where: \.isNumber),
                name.contains(where: \.isLetter), let found = plan(of: rest), found.fields[.nights] != nil
            else { continue }
            return (name, found)
        }
        return nil
    }

    /// The plan that a line says of which each part is one of it; nil for any other line.
    private static func plan(of line: String) -> PlanTexts? {
        if let (label, value) = ListSeparators.halves(of: line, at: ":") {
            // A time has a colon, too.
            if let found = plan(of: value, called: label) { return found }
        }
        // A sign between parts stands within a date or a price, too.
        for signs in [[], [", ", "; ", " · ", " | "], [", ", "; ", " · ", " – ", " - "], Self.all] {
            guard signs.isEmpty || signs.contains(where: { line.containsText($0) }) else { continue }
            if let found = plan(ofParts: signs.isEmpty ? [line] : ListSeparators.parts(of: line, at: signs)) {
                return found
            }
        }
        return nil
    }

    /// The words for rooms in front of what they cost, folded.
    private static let rooms: Set = [
        "dz", "ez", "zimmer", "doppelzimmer", "einzelzimmer", "room", "double", "single", "twin", "chambre", "camera",
        "doppia", "singola", "habitacion", "doble", "total", "gesamt",
    ]

    /// All signs between parts.
    private static let all = [", ", "; ", " · ", " | ", " – ", " - ", " / "]

    /// The plan that some parts say, each another thing; nil where one is something else.
    private static func plan(ofParts parts: [String]) -> PlanTexts? {
        guard parts.count <= 4 else { return nil }
        var texts = PlanTexts()
        for part in parts {
            var found = PlanTexts()
            let night = withoutWordForNight(part)
            // `2 Naechte`, as those write it who have no umlauts.
            let part = part.replacingText("aecht", with: "ächt")
            if StopPlanReading.nights(part, isNamed: false) != nil, part.split(separator: " ").count <= 2 {
                found.fields[.nights] = part
            } else if CurrencyMark.isAmount(part) {
                found.fields[.cost] = part
            } else if let (room, money) = ListSeparators.halves(of: part, at: " "),
                rooms.contains(folded(room).filter(\.isLetter)), CurrencyMark.isAmount(money)
            {
                found.fields[.cost] = money
            } else if let (money, rest) = ListMoney.ofNight(in: part), rest.isEmpty || ListNights.nights(rest) != nil {
                (found.fields[.cost], found.costIsOfNight) = (money, true)
                found.fields[.nights] = rest.isEmpty ? nil : ListNights.nights(rest)
            } else if let night, isDate(night) {
                (found.date, found.sleeps) = (night, true)
            } else if isDate(part) {
                found.date = part
            } else {
                return nil
            }
            guard add(found, to: &texts) else { return nil }
        }
        return texts.isEmpty ? nil : texts
    }

    /// The text behind a word for where one sleeps: `14.08.` of `Übernachtung 14.08.`; nil without one.
    private static func withoutWordForNight(_ text: String) -> String? {
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "), ListNights.isSleeping(word) else {
            return nil
        }
        return rest
    }

    /// The plan that a text says behind a word for what it is, such as those of columns of tables and of confirmations;
    /// nil where it is no such word, or another text.
    private static func plan(of value: String, called label: String) -> PlanTexts? {
        guard label.utf8.count <= longestDate, !value.isEmpty, value.utf8.count <= longest,
            let part = part(called: label)
        else { return nil }
        var texts = PlanTexts()
        switch part {
        case .date where isDate(value): texts.date = value
        case .field(.arrive) where isDate(value): texts.date = value
        case .checkOut where isDate(value), .field(.leave) where isDate(value): texts.checkOut = value
        case .field(.nights) where StopPlanReading.nights(value, isNamed: true) != nil: texts.fields[.nights] = value
        case .field(.cost), .costOfNight:
            if let (money, rest) = ListMoney.ofNight(in: value), rest.isEmpty {
                (texts.fields[.cost], texts.costIsOfNight) = (money, true)
            } else if CurrencyMark.isAmount(value) {
                texts.fields[.cost] = value
                if case .costOfNight = part { texts.costIsOfNight = true }
            }
        default: break
        }
        return texts.isEmpty ? nil : texts
    }

    private static func part(called label: String) -> PlanTexts.Part? {
        switch BookingLabel(label) {
        case .checkIn: return .date
        case .checkOut: return .checkOut
        case .nights: return .field(.nights)
        case .price, .total: return .field(.cost)
        case .priceOfNight: return .costOfNight
        case .address, .town, .number, .name: return nil
        case nil: return PlanTexts.kind(called: label)?.part
        }
    }

    /// Whether a text is a date, or the first and the last of several, and can be nothing else: it has the name of a
    /// month or a day of the week, a year behind signs, or two dots.
    private static func isDate(_ text: String) -> Bool {
        guard text.utf8.count <= longestDate, !text.contains(":"), hasNumber(text.utf8) else { return false }
        let isNamed = WrittenDays.mayHaveDate(text)
        guard isNamed || !text.contains(where: \.isLetter) && hasNumbersOfDate(text) else { return false }
        let reading = DateText(today: anyDay)
        return reading.date(text) != nil || UnclearDates.isUnclear(text) || reading.range(text) != nil
    }

    /// Whether the numbers of a text have signs of dates between them, and four digits of a year or a dot behind each.
    private static func hasNumbersOfDate(_ text: String) -> Bool {
        guard text.count(where: { "./-".contains($0) }) >= 2 else { return false }
        let numbers = text.split { !$0.isNumber }
        return numbers.contains { $0.count == 4 } || text.last == "." && numbers.allSatisfy { $0.count <= 2 }
    }
}
