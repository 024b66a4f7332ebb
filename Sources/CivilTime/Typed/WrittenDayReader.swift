/// Reads days from the tokens of a text, from an index on.
struct WrittenDayReader {
    let tokens: [DateToken]
    var index = 0
    /// Whether a word that stands only before dates, or a day of the week, was read.
    private var isIntroduced = false
    /// The month of the first of two days in numbers, which tells that of the second.
    var firstMonth: Int?

    /// Reads from the first token on.
    init(_ tokens: [DateToken]) { self.tokens = tokens }

    /// The words before a day.
    private static let openers: Set = [
        "from", "vom", "von", "am", "ab", "du", "le", "les", "del", "dal", "dall'", "dalle", "il", "l'", "el", "de",
        "van", "od", "från", "fra", "on", "the", "den", "dem", "с", "со", "з", "между", "op", "em", "dia", "dias",
    ]
    /// The words between the first and the last day.
    private static let until: Set = [
        "to", "till", "until", "through", "thru", "bis", "zum", "au", "al", "all'", "a", "à", "ao", "até", "do", "tot",
        "til", "по", "до", "až", "hasta", "jusqu'au", "fino", "und", "and", "et", "y", "e", "och", "og", "en", "i",
    ]
    /// Those of them that stand only between a day and the next.
    private static let joining: Set = ["und", "and", "et", "y", "e", "och", "og", "en", "i", "&", "+", "/"]
    private static let dashes: Set = ["-", "–", "—", "~", "〜", "～", "−", "→", "/", "&", "+"]
    static let opening: Set = ["(", "（"]
    private static let closing: Set = [")", "）"]
    static let ordinals: Set = ["st", "nd", "rd", "th", "er", "e", "º", "ª", "°", "го", "ème"]
    static let ofWords: Set = ["of", "de", "d'", "del", "di"]

    var token: DateToken? { index < tokens.count ? tokens[index] : nil }

    func token(_ offset: Int) -> DateToken? { index + offset < tokens.count ? tokens[index + offset] : nil }

    /// The day or the two days from the index on, which then is behind them; nil where there are none.
    mutating func days(month: Int?) -> (first: WrittenDay, last: WrittenDay?)? {
        skip(Self.openers)
        // `Fri–Sun 3–5 July`.
        let start = index
        if weekday() == nil || token.map({ Self.dashes.contains($0.text) }) != true || token(1).map(isWeekday) != true {
            index = start
        } else {
            index += 1
        }
        guard var first = day() else { return nil }
        firstMonth = first.month
        let behind = index
        var last = lastDay(of: first)
        if last == nil { index = behind }
        if first.month == nil, let last { (first.month, first.year) = (last.month, first.year ?? last.year) }
        if last != nil, last?.month == nil { last?.month = first.month }
        if last != nil, last?.year == nil { last?.year = first.year }
        if first.month == nil, let month, isIntroduced, last != nil || isAtSeparator {
            first.month = month
            if last != nil { last?.month = month }
        }
        guard let start = first.month else { return nil }
        // Without a year the last day is not before the first, but of December and January.
        if let last, let end = last.month {
            guard end > start || (end == start && last.day >= first.day) || last.year != first.year || start == 12
            else { return nil }
            if last.year != nil, last.year == first.year, end < start { first.year = first.year.map { $0 - 1 } }
        }
        return (first, last)
    }

    /// Skips signs between a date and what follows it.
    mutating func skipSeparators() {
        while let token, token.kind == .sign, [",", ":", "：", "–", "—", "-", "|", ".", "•", "·"].contains(token.text) {
            index += 1
        }
    }

    private var isAtSeparator: Bool { token.map { $0.kind == .sign } ?? true }

    private mutating func skip(_ words: Set<String>) {
        while let token, token.kind == .word, words.contains(token.text), let next = self.token(1),
            next.kind == .number
                || next.kind == .word && (isWeekday(next) || words.contains(next.text) || isMonth(next))
        {
            if token.text != "the", token.text != "les" { isIntroduced = true }
            index += 1
        }
    }

    func isMonth(_ token: DateToken) -> Bool { token.kind == .word && CalendarWords.month(token.text) != nil }

    private func isWeekday(_ token: DateToken) -> Bool {
        token.text.count >= 2 && token.kind == .word && !CalendarWords.weekdaysBesideDate(token.text).isEmpty
    }

    /// The last day behind a sign or a word for that; nil where there is none.
    private mutating func lastDay(of first: WrittenDay) -> WrittenDay? {
        guard let sign = token else { return nil }
        if sign.text == "t", token(1)?.text == "/", token(2)?.text == "m" {
            index += 3
        } else if (sign.kind == .sign && Self.dashes.contains(sign.text)) || Self.until.contains(sign.text) {
            index += 1
        } else {
            return nil
        }
        skip(Self.openers.union(["au", "al", "à", "ao", "am", "le", "zum"]))
        guard let last = day() else { return nil }
        if last.month == nil {
            // `3 July - 5 nights` is no range.
            if let next = token, next.kind == .word, next.isSmall { return nil }
            if let next = token, next.kind == .number { return nil }
            guard first.month == nil || last.day > first.day else { return nil }
        }
        if Self.joining.contains(sign.text) {
            let isNext = last.day == first.day + 1 || (last.day == 1 && first.day >= 28)
            guard isNext || sign.text == "/" && last.month != nil && first.month == nil else { return nil }
        }
        return last
    }

    /// A day from the index on, with the day of the week before or behind it.
    private mutating func day() -> WrittenDay? {
        let start = index
        if let weekdays = weekday() {
            isIntroduced = true
            if let token, token.text == ",", !token.isSpaced { index += 1 }
            skip(Self.openers)
            if var day = plainDay() {
                day.weekdays = weekdays
                return day
            }
            index = start
        }
        guard var day = plainDay() else { return nil }
        let behind = index
        if let token, token.text == "," { index += 1 }
        let next = token
        if day.month != nil, let next, let weekdays = weekday(),
            Self.opening.contains(next.text) || next.text.count >= 5 || isAtSeparator
        {
            day.weekdays = weekdays
        } else {
            index = behind
        }
        return day
    }

    /// The days of the week that a word may mean, in parentheses or not.
    private mutating func weekday() -> Set<Int>? {
        let start = index
        let isOpen = token.map { Self.opening.contains($0.text) } ?? false
        if isOpen { index += 1 }
        guard let word = token, word.kind != .number, !Self.openers.contains(word.text), word.text.count >= 2 || isOpen
        else {
            index = start
            return nil
        }
        let found = CalendarWords.weekdaysBesideDate(word.text)
        guard !found.isEmpty else {
            index = start
            return nil
        }
        index += 1
        if let next = token, next.text == "日" || next.text == "." { index += 1 }
        if isOpen {
            guard let close = token, Self.closing.contains(close.text) else {
                index = start
                return nil
            }
            index += 1
        }
        return found
    }

    /// A day without one of the week.
    private mutating func plainDay() -> WrittenDay? {
        let start = index
        if let day = numbers() { return day }
        index = start
        if let day = signed() { return day }
        index = start
        if let day = inWords() { return day }
        index = start
        return nil
    }
}
