import CivilTime
import Entities
import Text

// The names of some columns have several meanings, of which their texts tell the right one.

extension CSVRows {
    /// The most texts and rows by which the meaning of a column is known.
    private static let (mostTexts, mostRows) = (50, 200)

    /// The text of a cell without the marks of Markdown; empty where it is a sign for nothing.
    func plainText(_ column: Int) -> String {
        let text = InlineMarkdown(trimmedText(column)).text
        return EmptyCell.isOne(text) ? "" : text
    }

    /// The texts of a column in the rows behind this one, as far as they say something. Linear in the rows that are
    /// looked at.
    func texts(_ column: Int) -> [String] {
        var rows = self
        var (texts, count) = ([String](), 0)
        // A fault in the table is reported when the trips are read; here it only ends the look ahead.
        while texts.count < Self.mostTexts, count < Self.mostRows, let more = try? rows.next(), more {
            count += 1
            let text = rows.plainText(column)
            if !text.isEmpty { texts.append(text) }
        }
        return texts
    }
}

extension CSVColumns {
    /// Finds the meaning of columns whose names have several. Linear in the rows that are looked at.
    mutating func takeByTexts(of rows: CSVRows, today: CivilDate) {
        guard leg == nil else { return }
        takeNumberedNames(of: rows)
        takeDaysCalledDates(of: rows, today)
        takeNumbersOfLodging(of: rows)
        takeStays(of: rows, today)
        takeLengths(of: rows)
    }

    /// Takes a column of names that only count the rows, `Jour 1`, `Stage 2`, beside one of towns, for that of the
    /// numbers of days, or leaves it alone.
    private mutating func takeNumberedNames(of rows: CSVRows) {
        guard let name, name != from, name != to, !address.isEmpty, !hasPlaces else { return }
        let texts = rows.texts(name)
        let areDays = texts.allSatisfy { ListDates.day($0) != nil }
        let areNumbers = texts.allSatisfy { text in
            let words = text.split { !$0.isLetter }
            guard words.count == 1, text.contains(where: \.isNumber) else { return false }
            return CSVColumnWords.isWord(String(words[0])) || CSVColumnWords.isHeadOfPlaces(String(words[0]))
        }
        guard !texts.isEmpty, areDays || areNumbers else { return }
        (self.name, vagueName) = (nil, nil)
        if areDays, day == nil, !hasDays {
            day = name
        } else {
            leave(name, called: labels[name])
        }
    }

    /// Takes a column that is called like one of dates and counts days, `When` with `Day 1`, for the numbers of days.
    private mutating func takeDaysCalledDates(of rows: CSVRows, _ today: CivilDate) {
        guard let date, day == nil else { return }
        let reading = DateText(today: today)
        let texts = rows.texts(date)
        guard !texts.isEmpty, texts.allSatisfy({ ListDates.day($0) != nil && reading.date($0) == nil }) else { return }
        (day, self.date) = (date, nil)
    }

    /// The most nights at one stop by which numbers in a column of lodging are those of nights.
    private static let mostNights = 21

    /// Takes a column that is called like where one sleeps, and has numbers alone, for that of the nights.
    private mutating func takeNumbersOfLodging(of rows: CSVRows) {
        guard plan[.nights] == nil else { return }
        let words = CSVColumnWords.lodging + CSVColumnWords.overnight
        let columns = others.filter { words.contains(CSVColumnWords.key($0.label)) }.map(\.column)
        guard let column = columns.first(where: { Self.areNights(rows.texts($0)) }) else { return }
        others.removeAll { $0.column == column }
        plan[.nights] = column
        guard lodging == column else { return }
        lodging = columns.first { $0 != column }
        isOvernight = lodging.map { CSVColumnWords.overnight.contains(CSVColumnWords.key(labels[$0])) } ?? false
    }

    private static func areNights(_ texts: [String]) -> Bool {
        !texts.isEmpty
            && texts.allSatisfy { StopPlanReading.nights($0, isNamed: true).map { $0 <= mostNights } ?? false }
    }

    /// The words for a stay that are none for how long something takes.
    private static let stays: Set = [
        "stay", "lengthofstay", "aufenthalt", "verblijf", "estancia", "séjour", "sejour", "soggiorno", "stays",
    ]

    /// Takes a column of stays that has names of houses for where one sleeps, and one of bare numbers for the nights.
    private mutating func takeStays(of rows: CSVRows, _ today: CivilDate) {
        guard let column = plan[.stayMinutes] else { return }
        let texts = rows.texts(column)
        let areNumbers = texts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
        if Self.stays.contains(CSVColumnWords.key(labels[column])), plan[.nights] == nil, areNumbers,
            Self.areNights(texts)
        {
            plan[.stayMinutes] = nil
            plan[.nights] = column
            return
        }
        let reading = StopPlanReading(isOwn: false, today: today)
        let names = texts.count { text in
            text.contains(where: \.isLetter) && reading.minutes(text) == nil
                && StopPlanReading.nights(text, isNamed: false) == nil
        }
        guard names * 2 > texts.count else { return }
        plan[.stayMinutes] = nil
        lodging = lodging ?? column
        others.append(Other(column: column, label: labels[column], role: .unknown))
        others.sort { $0.column < $1.column }
    }

    /// Takes a column of days whose numbers do not count up for the number of days at each stop.
    private mutating func takeLengths(of rows: CSVRows) {
        guard dayIsVague, let day, plan[.nights] == nil else { return }
        let numbers = rows.texts(day).map { text in Int(text.prefix { $0.isASCII && $0.isNumber }) }
        let known = numbers.compactMap { $0 }
        guard known.count == numbers.count, Self.areNights(known.map { "\($0)" }),
            rows.texts(day).allSatisfy({ !$0.contains { "-–—/&+,.".contains($0) } }),
            known.first != 1 || zip(known, known.dropFirst()).contains(where: { $0 >= $1 })
        else { return }
        (self.day, dayIsVague) = (nil, false)
        plan[.nights] = day
    }

    /// Takes the days of arrival and of departure of a table of legs for those at the end of each leg, where one leaves
    /// later than one arrives: they are not those of the leg. Linear in the rows that are looked at.
    mutating func takeDaysOfLegs(of rows: CSVRows, today: CivilDate) {
        guard leg == nil, endAtStops, date == nil, checkOut == nil, let arrive = plan[.arrive],
            let leave = plan[.leave]
        else { return }
        let days = [arrive, leave].map { rows.days($0, today) }
        let pairs = zip(days[0], days[1]).filter { $0.0 != nil && $0.1 != nil }
        let later = pairs.count { first, last in (first ?? 0) < (last ?? 0) }
        guard later * 2 > pairs.count else { return }
        (plan[.arrive], plan[.leave]) = (nil, nil)
        (date, checkOut) = (arrive, leave)
    }

    /// These columns, where the ends of legs are dates: then these are the days at stops that another column names.
    func withoutDatesAsEnds(of rows: CSVRows, today: CivilDate) -> CSVColumns {
        guard areLegs, !isRoute, let from, let to, date == nil, checkOut == nil else { return self }
        let days = rows.days(from, today) + rows.days(to, today)
        let texts = rows.texts(from) + rows.texts(to)
        guard !texts.isEmpty, days.count(where: { $0 != nil }) * 10 >= texts.count * 9 else { return self }
        var columns = self
        let isArrival = CSVColumnWords.arrive.contains(CSVColumnWords.key(labels[to]))
        (columns.date, columns.checkOut) = isArrival ? (to, from) : (from, to)
        (columns.name, columns.from, columns.to) = (nil, nil, nil)
        columns.others.removeAll { $0.column == from || $0.column == to }
        return columns
    }
}

extension CSVRows {
    /// The days of a column in the rows behind this one, as numbers that grow with them; nil where a row has none.
    fileprivate func days(_ column: Int, _ today: CivilDate) -> [Int64?] {
        let reading = DateText(today: today)
        var rows = self
        var days: [Int64?] = []
        while days.count < Self.mostRows, let more = try? rows.next(), more {
            let text = rows.plainText(column)
            let date =
                DateText.isTime(text)
                ? nil : UnclearDates.isUnclear(text) ? CivilDate.readings(yearLast: text).last : reading.date(text)
            days.append(date?.daysSince1970)
        }
        return days
    }
}
