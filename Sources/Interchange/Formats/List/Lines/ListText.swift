import CivilTime
import Places
import Text

/// A line of a list of places as people write it, and Markdown has it: `1. Martigny`, `- Annecy – lake`,
/// `[Chamonix](https://…)`, `Day 2: Annecy – Martigny`.
struct ListText {
    /// The text in front of the place; nil where there is none.
    private(set) var head: ListHead?
    /// The day of the week in front of the place, where no date is there.
    private(set) var weekday: String?
    /// The time of the day in front of the line, as typed.
    let time: String?
    /// Whether the line begins with the mark of an item.
    let isItem: Bool
    /// The text behind what stands in front of the place.
    let rest: String
    /// Whether it is struck out.
    let isStruckOut: Bool
    /// The month of the date in front; nil where the words there do not say it.
    private(set) var month: Int?
    /// The last day of the month in it.
    private(set) var day: Int?
    /// The ways to read the rest, in the order in which they are tried; at least one.
    private(set) var readings: [ListReading]

    /// Whether the line begins with a day, or something else that tells it from those below a day.
    var hasOwnDay: Bool { head != nil || readings.contains { $0.date != nil } }
    /// Whether nothing but nights stands in front of the place: `2 nights at the Lodge`.
    var hasNightsAlone: Bool { head.map { $0 == ListHead(nights: $0.nights) } ?? false }

    /// Takes a line apart, which has no comment. Linear for each reading.
    init(_ line: String, _ dates: ListDates) {
        let (linked, addresses) = ListMarkdown.withoutInnerLinks(line)
        let written = Self.withoutSignsBehind(
            Self.withoutSigns(Self.withoutStruckOut(ListMarkdown.withoutEmphasis(linked))))
        let line = dates.withDaysInFront(dates.withMonth(atEndOf: dates.withTuesday(dates.order.withPoints(written))))
        // `12. June` is no item, and `1. Etappe: Bern` no first one.
        let whole = dates.withoutHead(in: line)
        let isDated =
            dates.withoutDate(atBeginningOf: line) != nil || whole?.head.hasDay == true
            || whole?.head.isLabel == true || Self.isDayInFront(of: line)
        let (unmarked, isItem) = isDated ? (line, false) : PlaceLines.withoutMark(line)
        let text = Self.withoutEmphasis(Self.withoutSigns(unmarked))
        isStruckOut = text.hasPrefix("~~") && text.hasSuffix("~~") && text.utf8.count > 4
        self.isItem = isItem
        let headed = dates.withoutHead(in: text)
        var head = headed?.head
        var rest = headed?.rest ?? text
        let days = WrittenDays(atBeginningOf: rest, month: dates.month)
        if let written = days, written.rest.first?.isLetter ?? false, head?.date == nil,
            dates.withoutDate(atBeginningOf: rest) == nil
        {
            rest = written.rest
            head = head ?? ListHead()
            head?.date = written.text
            if let next = dates.withoutHead(in: rest), head?.join(next.head) == true { rest = next.rest }
        }
        // `Mon 14th` is in the month of the line above.
        if let date = head?.date, let month = dates.month, WrittenDays(atBeginningOf: date) == nil,
            let days = WrittenDays(atBeginningOf: date, month: month), days.rest.isEmpty, days.day >= dates.day ?? 32
        {
            head?.date = days.text
        }
        month = days?.month ?? head?.date.flatMap { WrittenDays(atBeginningOf: $0)?.month }
        day = head?.date.flatMap { WrittenDays(atBeginningOf: $0)?.day } ?? days?.day
        let weekday = head?.date == nil ? dates.withoutWeekday(in: rest) ?? dates.withoutWeekday(atEndOf: rest) : nil
        rest = weekday?.rest ?? rest
        self.weekday = weekday?.weekday
        if head?.nights == nil, let (nights, place) = ListNights.nights(inFrontOf: rest) {
            head = head ?? ListHead()
            head?.nights = nights
            rest = place
        }
        (rest, time) = Self.withoutTime(Self.withoutSigns(rest))
        let distance = ListDistance.inFront(of: rest)
        rest = distance?.rest ?? rest
        // `km 175 - Arrivée: Les Rousses`
        if distance != nil, let behind = dates.withoutHead(in: rest) {
            var joined = head ?? ListHead()
            if joined.join(behind.head) { (head, rest) = (joined, behind.rest) }
        }
        let outing = ListOutingLabel.parted(rest)
        rest = outing?.way ?? rest
        self.head = head
        self.rest = rest
        let bars = ListBars(rest, dates)
        rest = bars?.place ?? rest
        // A day with a dash behind it is no item with a note: `- Day 2: Annecy – Martigny`.
        var readings = ListReading.all(of: rest, isItem: (isItem && head == nil) || head?.nights != nil, dates)
        // `Mon Inverness`: no place is called so.
        if weekday == nil, head == nil, let (day, place) = dates.withoutWeekday(atBeginningOf: rest) {
            self.weekday = day
            readings += ListReading.all(of: place, isItem: isItem, dates).map { reading in
                var reading = reading
                reading.ends[reading.ends.count - 1].details.takeNote(day)
                return reading
            }
        }
        self.readings = readings.map { reading in
            var reading = reading
            // Of a day a place that is not known is left out.
            if head?.hasDay == true {
                reading.isOfDay = true
                if reading.isDashed { reading.isChain = true }
            }
            if let weekday, head == nil { reading.ends[reading.ends.count - 1].details.takeNote(weekday.weekday) }
            if let distance { reading.ends[reading.ends.count - 1].details.takeNote(distance.distance) }
            if let outing { reading.ends[reading.ends.count - 1].details.takeNote(outing.label) }
            for address in addresses { reading.ends[reading.ends.count - 1].details.takeNote(address) }
            for said in bars?.said ?? [] { reading.ends[reading.ends.count - 1].details.take(said, dates) }
            if let nights = head?.nights { _ = reading.ends[reading.ends.count - 1].details.takeNights(nights) }
            if text.hasSuffix(":") || text.hasSuffix("?") { reading.isByName = true }
            return reading
        }
    }

    /// The same line with some of the ways to read it.
    func keeping(_ isKept: (ListReading) -> Bool) -> ListText {
        var text = self
        text.readings = readings.filter(isKept)
        return text
    }

    /// Takes the number of a day for that on which one is there.
    mutating func begin(day: String) {
        head = head ?? ListHead()
        head?.day = day
    }

    /// Whether a line begins with a day in numbers, `2. 7. Tábor`, and not with the number of an item before one.
    private static func isDayInFront(of line: String) -> Bool {
        guard line.first?.isNumber == true, WrittenDays(atBeginningOf: line) != nil else { return false }
        return WrittenDays(atBeginningOf: PlaceLines.withoutMark(line).text)?.month == nil
    }

    /// A text without the colon at its end.
    static func withoutColon(_ text: String) -> String { text.hasSuffix(":") ? text.dropLast().trimmed : text }

    /// A line without signs and marks in front of it, and without those of bold and slanted letters.
    static func plain(_ line: String) -> String {
        withoutEmphasis(withoutSigns(PlaceLines.withoutMark(withoutSigns(line)).text))
    }

    /// A line with round brackets for square ones around what has a number and a word, `[2 nights]`, but for those of
    /// links. Linear.
    static func roundBrackets(_ line: String) -> String {
        guard let open = line.firstIndex(of: "["), let close = line[open...].firstIndex(of: "]") else { return line }
        let (inside, rest) = (line[open..<close].dropFirst(), line[close...].dropFirst())
        guard inside.contains(where: \.isNumber), inside.contains(where: \.isLetter), rest.first != "(",
            rest.first != "[", !inside.contains("["), !line[..<open].hasSuffix("!")
        else { return line }
        return line[..<open] + "(" + inside + ")" + rest
    }

    /// Whether a line begins with the mark of an item that is no number.
    static func hasBullet(_ line: String) -> Bool {
        line.first.map { PlaceLines.marks.contains($0) } ?? false && PlaceLines.withoutMark(line).isItem
    }

    /// A line without the part that is struck out, where that is not all of it: `Seyðisfjörður` of `~~Egilsstaðir~~
    /// Seyðisfjörður`. Linear.
    private static func withoutStruckOut(_ line: String) -> String {
        guard let open = line.firstRange(ofText: "~~"),
            let close = String(line[open.upperBound...]).firstRange(ofText: "~~")
        else { return line }
        let behind = String(line[open.upperBound...])[close.upperBound...]
        let rest = line[..<open.lowerBound] + behind.drop { $0 == " " }
        return PlaceLines.withoutMark(String(rest)).text.contains(where: \.isLetter) ? String(rest) : line
    }

    /// Whether a line begins with a time of the day, as those of timetables do.
    static func beginsWithTime(_ line: String) -> Bool { withoutTime(line).time != nil }

    /// The date of `SCHEDULED: <2027-09-04 Sat>`, which stands below what is done then; nil for any other line.
    static func scheduled(_ line: String) -> String? {
        guard line.hasPrefix("SCHEDULED:") || line.hasPrefix("DEADLINE:"),
            let open = line.firstIndex(where: {
                "<[".contains($0)
            })
        else { return nil }
        let date = line[open...].dropFirst().prefix { $0.isNumber || $0 == "-" }
        return CivilDate(text: String(date)) == nil ? nil : String(date)
    }

    /// A line of cells between tabs as a line of a list has it, with a date in front and a number alone for nights; any
    /// other line as it is.
    static func cells(of line: String) -> String {
        guard line.contains("\t") else {
            return line.containsText("  ") ? line.split(separator: " ").joined(separator: " ") : line
        }
        let cells = line.split(separator: "\t").map { $0.trimmed }.filter { !$0.isEmpty }
        guard cells.count > 1 else { return line }
        var (date, parts): (String?, [String]) = (nil, [])
        for cell in cells {
            if date == nil, parts.isEmpty, let days = WrittenDays(atBeginningOf: cell), days.rest.isEmpty {
                date = cell
            } else if let nights = Int(cell), cell.utf8.count <= 2, !parts.isEmpty {
                if nights > 0 { parts.append(nights == 1 ? "1 night" : "\(nights) nights") }
            } else {
                parts.append(cell)
            }
        }
        let rest = parts.joined(separator: ", ")
        return date.map { "\($0): \(rest)" } ?? rest
    }

    /// The longest time of a day in front of a line, in characters.
    private static let longestTime = 8

    /// A text without the time in front: `10:30` of `10:30 Portland`, `9 am` of `9 am: Portland`.
    private static func withoutTime(_ text: String) -> (rest: String, time: String?) {
        guard text.first?.isNumber == true else { return (text, nil) }
        let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        for count in [2, 1] where words.count > count {
            var time = words[..<count].joined(separator: " ")
            if time.hasSuffix(":") || time.hasSuffix(",") { time.removeLast() }
            let rest = words[count...].joined(separator: " ")
            guard time.count <= longestTime, time.contains(":") || time.contains(where: \.isLetter),
                TimeOfDay(typed: time) != nil, let first = rest.first, first.isLetter || "–-—".contains(first)
            else { continue }
            return (String(rest.drop { "–-— ".contains($0) }), time)
        }
        return (text, nil)
    }

    /// A line without the signs of a quotation and the pictures in front of it.
    private static func withoutSigns(_ line: String) -> String {
        let rest = line.drop { character in
            character.isWhitespace || character == ">"
                || isPicture(character) && !PlaceLines.marks.contains(character)
        }
        guard let arrow = ListSeparators.arrows.first(where: { rest.hasPrefix($0) }) else {
            return rest.isEmpty ? line : String(rest)
        }
        let place = rest.dropFirst(arrow.count).drop { $0.isWhitespace }
        return place.first?.isLetter ?? false ? String(place) : String(rest)
    }

    /// A line without the pictures behind it, as ticks and cars are.
    private static func withoutSignsBehind(_ line: String) -> String {
        var rest = line[...]
        while let last = rest.last, last.isWhitespace || isPicture(last) { rest.removeLast() }
        // `46.5°` ends with a sign that means something.
        return rest.isEmpty || rest.endIndex == line.endIndex || line[rest.endIndex].isWhitespace == false
            ? line : String(rest)
    }

    private static func isPicture(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .otherSymbol, .nonspacingMark, .format, .enclosingMark: true
            default: false
            }
        }
    }

    /// A text without the signs of bold and slanted letters around it.
    static func withoutEmphasis(_ text: String) -> String {
        var text = text
        for sign in ["**", "__", "*", "_", "`"]
        where text.count > 2 * sign.count && text.hasPrefix(sign) && text.hasSuffix(sign) {
            text = String(text.dropFirst(sign.count).dropLast(sign.count))
        }
        return text
    }
}
