/// Reads days from the tokens of a text, from an index on.
struct WrittenDayReader {
    let tokens: [DateToken]
    var index = 0
    /// Whether a word that stands only before dates, or a day of the week, was read.
    private var isIntroduced = false

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
    private static let ordinals: Set = ["st", "nd", "rd", "th", "er", "e", "º", "ª", "°", "го", "ème"]
    private static let ofWords: Set = ["of", "de", "d'", "del", "di"]

    private var token: DateToken? { index < tokens.count ? tokens[index] : nil }

    private func token(_ offset: Int) -> DateToken? { index + offset < tokens.count ? tokens[index + offset] : nil }

    /// The day or the two days from the index on, which then is behind them; nil where there are none.
    mutating func days(month: Int?) -> (first: WrittenDays.Day, last: WrittenDays.Day?)? {
        skip(Self.openers)
        guard var first = day() else { return nil }
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
            next.kind == .number || next.kind == .word && (isWeekday(next) || words.contains(next.text) || isMonth(next))
        {
            if token.text != "the", token.text != "les" { isIntroduced = true }
            index += 1
        }
    }

    private func isMonth(_ token: DateToken) -> Bool { token.kind == .word && CalendarWords.month(token.text) != nil }

    private func isWeekday(_ token: DateToken) -> Bool {
        token.text.count >= 2 && token.kind == .word && !CalendarWords.weekdaysBesideDate(token.text).isEmpty
    }

    /// The last day behind a sign or a word for that; nil where there is none.
    private mutating func lastDay(of first: WrittenDays.Day) -> WrittenDays.Day? {
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
    private mutating func day() -> WrittenDays.Day? {
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
            "(（".contains(next.text) || next.text.count >= 5 || isAtSeparator
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
        let isOpen = token.map { "(（".contains($0.text) } ?? false
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
            guard let close = token, ")）".contains(close.text) else {
                index = start
                return nil
            }
            index += 1
        }
        return found
    }

    /// A day without one of the week.
    private mutating func plainDay() -> WrittenDays.Day? {
        let start = index
        if let day = numbers() { return day }
        index = start
        if let day = signed() { return day }
        index = start
        if let day = inWords() { return day }
        index = start
        return nil
    }

    /// A day in numbers: `2.7.`, `30.04`, `19.07.2026`, `2027-06-12`, `7/23`.
    private mutating func numbers() -> WrittenDays.Day? {
        guard let one = token?.number, let sign = token(1)?.text, [".", "/", "-"].contains(sign),
            let two = token(2)?.number, let second = token(2)
        else { return nil }
        if tokens[index].text.utf8.count == 4 {
            guard sign == token(3)?.text, let three = token(4)?.number, Self.isDay(three, of: two) else { return nil }
            index += 5
            return WrittenDays.Day(day: three, month: two, year: one)
        }
        guard sign != "-", second.text.utf8.count <= 2, tokens[index].text.utf8.count <= 2 else { return nil }
        var (day, month) = (one, two)
        if sign == "/" {
            // Which of the two is the month must be clear.
            guard one > 12 || two > 12 || one == two else { return nil }
            if two > 12 { (day, month) = (two, one) }
        }
        guard Self.isDay(day, of: month) else { return nil }
        let isEnded = token(3)?.text == sign && token(3)?.isSpaced == false
        if isEnded, let year = token(4), let number = year.number, year.text.utf8.count == 4 || !year.isSpaced {
            guard year.text.utf8.count == 4 || year.text.utf8.count == 2 else { return nil }
            index += 5
            return WrittenDays.Day(day: day, month: month, year: number < 100 ? 2_000 + number : number)
        }
        guard isEnded || sign == "/" || (second.text.utf8.count == 2 && !second.isSpaced) else { return nil }
        index += isEnded && sign == "." ? 4 : 3
        return WrittenDays.Day(day: day, month: month, year: year())
    }

    /// A day in numbers with the signs of East Asia behind them.
    private mutating func signed() -> WrittenDays.Day? {
        guard let first = token?.number, let sign = token(1)?.text else { return nil }
        var year: Int?
        if sign == "年" || sign == "년" {
            year = first
            index += 2
        }
        if let month = token?.number, let sign = token(1)?.text, sign == "月" || sign == "월",
            let day = token(2)?.number, Self.isDay(day, of: month)
        {
            index += 3
            if let sign = token, ["日", "일", "号", "號"].contains(sign.text) { index += 1 }
            return WrittenDays.Day(day: day, month: month, year: year)
        }
        guard year == nil, sign == "日" || sign == "일", (1...31).contains(first) else { return nil }
        index += 2
        return WrittenDays.Day(day: first)
    }

    /// A day with the name of its month before or behind it, or a day alone.
    private mutating func inWords() -> WrittenDays.Day? {
        guard let first = token else { return nil }
        if first.kind == .word, let month = CalendarWords.month(first.text) {
            index += 1
            if token?.text == "." { index += 1 }
            guard let day = number() else { return nil }
            return WrittenDays.Day(day: day, month: month, year: year())
        }
        guard let day = number() else { return nil }
        let behind = index
        while let token, token.kind == .word, Self.ofWords.contains(token.text) { index += 1 }
        if let sign = token, sign.text == "-", !sign.isSpaced, let next = token(1), isMonth(next) { index += 1 }
        if let word = token, word.kind == .word, let month = CalendarWords.month(word.text) {
            index += 1
            if let next = token, next.text == ".", !next.isSpaced { index += 1 }
            guard Self.isDay(day, of: month) else { return nil }
            return WrittenDays.Day(day: day, month: month, year: year())
        }
        index = behind
        return WrittenDays.Day(day: day)
    }

    /// The number of a day with what stands behind it.
    private mutating func number() -> Int? {
        guard let token, token.text.utf8.count <= 2, let day = token.number, (1...31).contains(day) else { return nil }
        index += 1
        if let next = self.token, !next.isSpaced {
            if Self.ordinals.contains(next.text) || next.text == "." {
                index += 1
            } else if next.text == "-", self.token(1)?.text == "го" {
                index += 2
            } else if next.kind == .word || next.text == ":" && self.token(1)?.kind == .number {
                return nil
            }
        }
        return day
    }

    /// The year at the index, behind a comma or a word or by itself; nil where there is none.
    private mutating func year() -> Int? {
        let start = index
        if let token, token.text == "," { index += 1 }
        while let token, token.kind == .word, Self.ofWords.contains(token.text) { index += 1 }
        if let sign = token, "'’".contains(sign.text), let short = token(1), short.text.utf8.count == 2, !short.isSpaced,
            let number = short.number
        {
            index += 2
            return 2_000 + number
        }
        guard let token, let number = token.number, (1_900...2_199).contains(number) else {
            index = start
            return nil
        }
        index += 1
        if let sign = self.token, ["г", "r", "roku"].contains(sign.text) {
            index += 1
            if self.token?.text == "." { index += 1 }
        }
        return number
    }

    private static func isDay(_ day: Int, of month: Int) -> Bool {
        CivilDate(year: 2_028, month: month, day: day) != nil
    }
}
