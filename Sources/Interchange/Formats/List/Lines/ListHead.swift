import CivilTime
import Text

/// The text in front of a place in a line of a list, or on a line of its own above it: `Day 3 (Wed)`, `Thursday,
/// June 4`, `Check-in 4 June, check-out 6 June`, `Nights 1-2`, `Stop 4`.
struct ListHead: Equatable {
    /// The date, as typed.
    var date: String?
    /// The number of the day, or of the first and the last of several.
    var day: String?
    /// The date on which one leaves, as typed.
    var checkOut: String?
    /// The nights, as typed.
    var nights: String?
    /// Whether a part of it only says that a place follows.
    var isLabel = false
    /// Whether that is a word for where one sleeps.
    var isNight = false

    /// The head that is the number of a day, a date, or nights.
    init(day: String? = nil, date: String? = nil, nights: String? = nil) {
        (self.day, self.date, self.nights) = (day, date, nights)
    }

    /// Whether it says on which day one is there.
    var hasDay: Bool { date != nil || day != nil }

    /// The most bytes of such a text.
    private static let longest = 60

    /// Takes a text apart; nil where a part of it is something else, or it has neither a day, nor nights, nor a label.
    /// With `isFollowed` it stands before a colon, so that a word for a place is a label by itself. Linear.
    init?(_ text: String, isFollowed: Bool, _ dates: ListDates) {
        guard text.utf8.count <= Self.longest else { return nil }
        if dates.isDate(text) {
            date = text
            return
        }
        let parts = text.replacingText("(", with: ",").replacingText(")", with: ",").split(separator: ",")
        var weekday: String?
        for part in parts.map({ String($0).trimmed }) where !part.isEmpty {
            // `(Sat, 2.8.)`: the day of the week says the year.
            let dated = weekday.map { "\($0) \(part)" }
            weekday = dates.isWeekday(part) || WrittenDays.isWeekday(part) ? part : nil
            if let dated, date == nil, dates.isDate(dated) {
                date = dated
                continue
            }
            guard take(part, isFollowed: isFollowed, dates) else { return nil }
        }
        guard date != nil || day != nil || checkOut != nil || nights != nil || isLabel else { return nil }
    }

    /// Takes what another head behind it says; false where both say something of the same kind.
    mutating func join(_ other: ListHead) -> Bool {
        let pairs = [(date, other.date), (day, other.day), (checkOut, other.checkOut), (nights, other.nights)]
        guard pairs.allSatisfy({ $0.0 == nil || $0.1 == nil }) else { return false }
        (date, day) = (date ?? other.date, day ?? other.day)
        (checkOut, nights) = (checkOut ?? other.checkOut, nights ?? other.nights)
        (isLabel, isNight) = (isLabel || other.isLabel, isNight || other.isNight)
        return true
    }

    private mutating func take(_ part: String, isFollowed: Bool, _ dates: ListDates) -> Bool {
        if dates.isWeekday(part) || WrittenDays.isWeekday(part) {
            // `To` is a Thursday in the north as well.
            if Self.isLabel(part, isFollowed: isFollowed) { isLabel = true }
            return true
        }
        // `4.–6. Tag (Di.–Do., 15.–17.06.2027)`
        let weekdays = part.split { "–—-/".contains($0) }
        if weekdays.count == 2, weekdays.allSatisfy({ WrittenDays.isWeekday($0.trimmed) }) { return true }
        if date == nil, dates.isDate(part) {
            date = part
        } else if date == nil, let days = WrittenDays(atBeginningOf: part), days.rest.isEmpty {
            date = days.text
        } else if day == nil, let found = ListDayNumber.day(part) {
            day = found
        } else if nights == nil, let found = Self.numberedNights(part) {
            nights = found
        } else if let (word, rest) = ListSeparators.halves(of: part, at: " "), dates.isDate(rest) {
            let key = CSVColumnWords.key(word)
            if checkOut == nil, CSVColumnWords.checkOut.contains(key) || CSVColumnWords.leave.contains(key) {
                checkOut = rest
            } else if date == nil, CSVColumnWords.date.contains(key) || CSVColumnWords.arrive.contains(key) {
                date = rest
            } else {
                return false
            }
        } else if Self.isLabel(part, isFollowed: isFollowed) {
            (isLabel, isNight) = (true, CSVColumnWords.overnight.contains(CSVColumnWords.key(part)))
        } else {
            return false
        }
        return true
    }

    /// The nights of `Night 3` and `Nights 4-6`, which are numbered; nil for any other text.
    static func numberedNights(_ text: String) -> String? {
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "),
            CSVColumnWords.nights.contains(word.lowercased())
        else { return nil }
        let numbers = rest.split { !$0.isNumber }.map { Int($0) }
        guard rest.allSatisfy({ $0.isNumber || " -–/&+".contains($0) }), (1...2).contains(numbers.count),
            let first = numbers[0], let last = numbers[numbers.count - 1], (1...400).contains(first),
            (first...first + 60).contains(last)
        else { return nil }
        return last == first ? "1 night" : "\(last - first + 1) nights"
    }

    /// The words for the arrival at a place where one sleeps, as columns are compared.
    private static let arrivals: Set = ["checkin", "einchecken", "anreise", "arrival", "arrivée", "llegada", "arrivo"]

    /// Whether a text is a word for a place of a journey: with a number, `Stop 3`, `1. Etappe`, or before a colon.
    private static func isLabel(_ text: String, isFollowed: Bool) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let named = words.filter { word in !word.contains(where: \.isNumber) && word != "#" }
        if isFollowed, arrivals.contains(CSVColumnWords.key(named.joined())) { return words.count == named.count }
        guard named.count == 1, words.count <= 2, isFollowed || words.count == 2 else { return false }
        return ListWords.labels.contains(CSVColumnWords.key(named[0]))
    }
}

extension ListDates {
    /// The signs between a day and what is there on it.
    static let signs = [": ", " – ", " — ", " -- ", " - ", " | ", " · ", "|", ":"]
    /// The arrows between a day and where one goes on it; the longest first.
    static let arrows = ListSeparators.arrows.map(\.trimmed) + ["»", "›", ">"]

    /// The day that a line is as a whole, which is that of what is below it: `Saturday, 4 July`, `Day 3 (Wed):`; nil
    /// for any other line.
    func head(ofWhole text: String) -> ListHead? {
        let text = text.hasSuffix(":") ? String(text.dropLast()).trimmed : text
        if let head = ListHead(text, isFollowed: false, self), head.hasDay { return head }
        let days = WrittenDays(atBeginningOf: text, month: month)
        return days.flatMap { $0.rest.isEmpty ? ListHead(date: $0.text) : nil }
    }

    /// A text without what stands in front of its place, and that: the date of `Sat 12 June 2027: Porto`, the number of
    /// `Day 1 – Porto`, `Day 2. Porto`, `Day 3 & 4: Porto`, `1日目 東京`; the label of `Stop 2: Porto`; nil where there
    /// is nothing. Linear.
    func withoutHead(in text: String) -> (rest: String, head: ListHead)? {
        guard var (rest, head) = firstHead(in: text) else { return nil }
        // `Day 1 - Mon 7 June: Bristol` has two.
        while let next = firstHead(in: rest), head.join(next.head) { rest = next.rest }
        return (rest, head)
    }

    private func firstHead(in text: String) -> (rest: String, head: ListHead)? {
        if let timed = stay(in: text) ?? dateBeforeTime(in: text) ?? dayBeforeArrow(in: text) { return timed }
        for sign in Self.signs {
            guard let (front, rest) = ListSeparators.halves(of: text, at: sign), !rest.isEmpty else { continue }
            if let head = ListHead(front, isFollowed: sign.containsText(":"), self) {
                return (rest, head)
            }
        }
        if let close = text.prefix(60).firstIndex(of: ")"), let next = text[close...].dropFirst().first,
            next.isWhitespace || next == ":", let head = ListHead(String(text[...close]), isFollowed: false, self),
            head.hasDay
        {
            return (String(text[close...].dropFirst().drop { " :–—-".contains($0) }), head)
        }
        let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
        // `Day 2 and 3 Linz`
        let more = text.split(maxSplits: 4, whereSeparator: \.isWhitespace).map(String.init)
        if more.count == 5, more[3].first?.isNumber ?? false,
            more[4].first.map({ $0.isLetter && !$0.isLowercase }) ?? false,
            let day = ListDayNumber.day(more[..<4].joined(separator: " "))
        {
            return (more[4], ListHead(day: day))
        }
        if words.count == 3, words[2].first?.isLetter == true,
            let day = ListDayNumber.day(words[0] + " " + words[1])
        {
            return (words[2], ListHead(day: day))
        }
        if words.count > 1, let day = ListDayNumber.suffixed(words[0]) ?? ListDayNumber.day(words[0]) {
            return (words.dropFirst().joined(separator: " "), ListHead(day: day))
        }
        return nil
    }

    /// The day in front of an arrow, and the text behind that: `Sat 1 Aug` of `Sat 1 Aug -> Bremen`, `Day 2` of `Day 2
    /// → Bremen`; nil for any other text. Linear for each arrow.
    private func dayBeforeArrow(in text: String) -> (rest: String, head: ListHead)? {
        guard text.contains(where: { ">→⇒➔➜⟶▶➡»›".contains($0) }) else { return nil }
        for arrow in Self.arrows {
            guard let (front, rest) = ListSeparators.halves(of: text, at: arrow), rest.contains(where: \.isLetter)
            else {
                continue
            }
            // `5 May → 7 May: Porto` are the first and the last day.
            if WrittenDays(atBeginningOf: rest, month: month) != nil { return nil }
            if let head = ListHead(front, isFollowed: false, self), head.hasDay { return (rest, head) }
            // `13.8 -> Porto`: behind two numbers alone only the sign says that they are a day.
            if let days = WrittenDays(atBeginningOf: "\(front):", month: month), days.rest.isEmpty {
                return (rest, ListHead(date: days.text))
            }
        }
        return nil
    }

    /// The days of `Check-in: 18 Jul 2026 Check-out: 20 Jul 2026 Hotel Sacher`, and the text behind them; nil for any
    /// other text.
    private func stay(in text: String) -> (rest: String, head: ListHead)? {
        guard let (first, rest) = Self.labelled(text, CSVColumnWords.date + CSVColumnWords.arrive),
            let (last, behind) = Self.labelled(rest, CSVColumnWords.checkOut + CSVColumnWords.leave),
            behind.contains(where: \.isLetter)
        else { return nil }
        var head = ListHead(date: first)
        head.checkOut = last
        return (behind, head)
    }

    /// The date behind one of some words in front of a text, and what stands behind it; nil for any other text.
    private static func labelled(_ text: String, _ words: [String]) -> (date: String, rest: String)? {
        let parts = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
        for count in [1, 2] where parts.count > count {
            let key = CSVColumnWords.key(parts[..<count].joined().filter { $0 != ":" })
            let rest = parts[count...].joined(separator: " ")
            guard words.contains(key), let days = WrittenDays(atBeginningOf: rest), days.rest != rest else { continue }
            return (days.text, days.rest)
        }
        return nil
    }

    /// The date in front of a time, as timetables have it, and the text from the time on: `Fri 13 Aug 2027  09:00
    /// Depart Berlin`; nil for any other text.
    private func dateBeforeTime(in text: String) -> (rest: String, head: ListHead)? {
        guard text.prefix(60).contains(":") else { return nil }
        let words = text.split(maxSplits: 6, whereSeparator: \.isWhitespace).map(String.init)
        guard let index = words.dropFirst().firstIndex(where: DateText.isTime), index + 1 < words.count else {
            return nil
        }
        let date = words[..<index].joined(separator: " ")
        let plain = date.last.map { ",;".contains($0) } ?? false ? String(date.dropLast()) : date
        guard isDate(plain), let head = ListHead(plain, isFollowed: false, self) else { return nil }
        return (words[index...].joined(separator: " "), head)
    }
}
