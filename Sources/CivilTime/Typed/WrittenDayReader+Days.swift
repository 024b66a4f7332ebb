/// The forms of a day in numbers, with signs and with the name of its month.
extension WrittenDayReader {
    /// A day in numbers: `2.7.`, `30.04`, `19.07.2026`, `2027-06-12`, `7/23`.
    mutating func numbers() -> WrittenDay? {
        guard let one = token?.number, let sign = token(1)?.text, [".", "/", "-"].contains(sign),
            let two = token(2)?.number, let second = token(2)
        else { return nil }
        if tokens[index].text.utf8.count == 4 {
            guard sign == token(3)?.text, let three = token(4)?.number, Self.isDay(three, of: two) else { return nil }
            index += 5
            return WrittenDay(day: three, month: two, year: one)
        }
        guard sign != "-", second.text.utf8.count <= 2, tokens[index].text.utf8.count <= 2 else { return nil }
        var (day, month) = (one, two)
        if sign == "/" {
            // Which of the two is the month must be clear.
            let (isMonthFirst, isDayFirst) = (isNext(month: one), isNext(month: two))
            guard one > 12 || two > 12 || one == two || isMonthFirst != isDayFirst else { return nil }
            if two > 12 || (one <= 12 && isMonthFirst) { (day, month) = (two, one) }
        }
        guard Self.isDay(day, of: month) else { return nil }
        let isEnded = token(3)?.text == sign && token(3)?.isSpaced == false
        if isEnded, let year = token(4), let number = year.number, year.text.utf8.count == 4 || !year.isSpaced {
            guard year.text.utf8.count == 4 || year.text.utf8.count == 2 else { return nil }
            index += 5
            return WrittenDay(day: day, month: month, year: number < 100 ? 2_000 + number : number)
        }
        let isFollowed = firstMonth != nil || token(3).map { [":", "–", "—", "-", "("].contains($0.text) } ?? false
        guard isEnded || sign == "/" || (!second.isSpaced && (second.text.utf8.count == 2 || isFollowed)) else {
            return nil
        }
        index += isEnded && sign == "." ? 4 : 3
        return WrittenDay(day: day, month: month, year: year())
    }

    /// Whether a month is that of the first day or the one behind it.
    private func isNext(month: Int) -> Bool { firstMonth.map { month == $0 || month == $0 % 12 + 1 } ?? false }

    /// A day in numbers with the signs of East Asia behind them.
    mutating func signed() -> WrittenDay? {
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
            return WrittenDay(day: day, month: month, year: year)
        }
        guard year == nil, sign == "日" || sign == "일", (1...31).contains(first) else { return nil }
        index += 2
        return WrittenDay(day: first)
    }

    /// A day with the name of its month before or behind it, or a day alone.
    mutating func inWords() -> WrittenDay? {
        guard let first = token else { return nil }
        // `2027. július 3.`
        if first.text.utf8.count == 4, let year = first.number, (1_900...2_199).contains(year) {
            index += token(1)?.text == "." ? 2 : 1
            guard let month = token, isMonth(month), var day = inWords(), day.year == nil else { return nil }
            day.year = year
            return day
        }
        if first.kind == .word, let month = CalendarWords.month(first.text) {
            index += 1
            if token?.text == "." { index += 1 }
            guard let day = number() else { return nil }
            return WrittenDay(day: day, month: month, year: year())
        }
        guard let day = number() else { return nil }
        let behind = index
        while let token, token.kind == .word, Self.ofWords.contains(token.text) { index += 1 }
        if let sign = token, sign.text == "-", !sign.isSpaced, let next = token(1), isMonth(next) { index += 1 }
        if let word = token, word.kind == .word, let month = CalendarWords.month(word.text) {
            index += 1
            if let next = token, next.text == ".", !next.isSpaced { index += 1 }
            guard Self.isDay(day, of: month) else { return nil }
            return WrittenDay(day: day, month: month, year: year())
        }
        index = behind
        return WrittenDay(day: day)
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
        if let sign = token, ["'", "’"].contains(sign.text), let short = token(1), short.text.utf8.count == 2,
            !short.isSpaced,
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
