import CivilTime
import Entities
import Text

// The names of some columns have several meanings, of which their texts tell the right one.

extension CSVRows {
    /// The most rows by which the meaning of a column is known.
    private static let mostRows = 200

    /// The reach of the marks of Markdown: everywhere in a table between bars, as Markdown has them; in any other
    /// table stars and low lines within a cell are signs of its text.
    var reachOfMarks: InlineMarkdown.Reach { separator == 0x7C ? .line : .whole }

    /// The text of a cell without the marks of Markdown; empty where it is a sign for nothing.
    func plainText(_ column: Int) -> String {
        let text = InlineMarkdown(trimmedText(column), reachOfMarks).text
        return EmptyCell.isOne(text) ? "" : text
    }

    /// The texts of a column in the rows behind this one, as far as they say something. Linear in the rows that are
    /// looked at.
    func texts(_ column: Int) -> [String] { texts(column, ofTrips: nil).flatMap { $0 } }

    /// These texts for each trip by itself, where a column has the names of the trips.
    fileprivate func texts(_ column: Int, ofTrips trip: Int?) -> [[String]] {
        var rows = self
        var (texts, trips, count) = ([String](), [[String]](), 0)
        var name = trip.map { _ in "" }
        // A fault in the table is reported when the trips are read; here it only ends the look ahead.
        while count < Self.mostRows, let more = try? rows.next(), more {
            count += 1
            let next = trip.map { rows.trimmedText($0) }
            if let next, !next.isEmpty, next != name {
                trips.append(texts)
                (texts, name) = ([], next)
            }
            let text = rows.plainText(column)
            if !text.isEmpty { texts.append(text) }
        }
        return (trips + [texts]).filter { !$0.isEmpty }
    }
}

extension CSVColumns {
    /// Finds the meaning of columns whose names have several; returns notices about numbers that may mean something
    /// else. Linear in the rows that are looked at.
    mutating func takeByTexts(of rows: CSVRows, today: CivilDate) -> [String] {
        guard leg == nil else { return [] }
        takeNumberedNames(of: rows)
        takeDaysCalledDates(of: rows, today)
        let numbersOfLodging = takeNumbersOfLodging(of: rows)
        takeStays(of: rows, today)
        return [numbersOfLodging, takeLengths(of: rows)].compactMap { column in
            column.map { "the numbers below \(Wording.quoted(labels[$0])) were taken for those of nights" }
        }
    }

    /// Takes a column of names that only count the rows, `Jour 1`, `Stage 2`, beside one of towns, for that of the
    /// numbers of days, or leaves it alone.
    private mutating func takeNumberedNames(of rows: CSVRows) {
        guard let name, name != from, name != to, !address.isEmpty, !hasPlaces else { return }
        let all = rows.texts(name)
        // `Départ`, `Étape 1`, `Arrivée` count as well.
        let texts = all.filter { !CSVColumnWords.isEndOfJourney($0) }
        let areDays = texts.allSatisfy { ListDayNumber.day($0) != nil }
        let areNumbers = texts.allSatisfy { text in
            // `1ère nuit` has the end of its number in front.
            let ordinal = text.first?.isNumber ?? false ? ListSeparators.halves(of: text, at: " ")?.rest : nil
            let words = (ordinal ?? text).split { !$0.isLetter }
            guard words.count == 1, text.contains(where: \.isNumber) else { return false }
            return CSVColumnWords.isWord(String(words[0])) || CSVColumnWords.isHeadOfPlaces(String(words[0]))
        }
        // Numbers that do not count are parts of names: `Hotel 31`, `Hotel 12`.
        guard !all.isEmpty, areDays || areNumbers && Self.countUp(rows.texts(name, ofTrips: trip)) else { return }
        (self.name, vagueName) = (nil, nil)
        if areDays, texts.count == all.count, day == nil, !hasDays {
            day = name
        } else {
            leave(name, called: labels[name])
        }
    }

    /// Whether the numbers in texts count up by one from 0 or 1 in each trip, beside words for its ends
    /// also from 2.
    private static func countUp(_ trips: [[String]]) -> Bool {
        trips.allSatisfy { all in
            let texts = all.filter { !CSVColumnWords.isEndOfJourney($0) }
            let numbers = texts.map { text in
                let digits = text.split { !($0.isASCII && $0.isNumber) }
                return digits.count == 1 ? Int(digits[0]) : nil
            }
            guard let first = numbers.first.flatMap({ $0 }) else { return texts.isEmpty }
            guard (0...(texts.count < all.count ? 2 : 1)).contains(first) else { return false }
            return numbers.enumerated().allSatisfy { $0.element == first + $0.offset }
        }
    }

    /// Takes a column that is called like one of dates and counts days, `When` with `Day 1`, for the numbers of days.
    private mutating func takeDaysCalledDates(of rows: CSVRows, _ today: CivilDate) {
        guard let date, day == nil else { return }
        let reading = DateText(today: today)
        let texts = rows.texts(date)
        guard !texts.isEmpty, texts.allSatisfy({ ListDayNumber.day($0) != nil && reading.date($0) == nil }) else {
            return
        }
        (day, self.date) = (date, nil)
    }

    /// The most nights at one stop by which numbers in a column of lodging are those of nights.
    private static let mostNights = 21

    /// Takes a column that is called like where one sleeps, and has numbers alone, for that of the nights; returns it
    /// where it is called like a house.
    ///
    /// Below such a name numbers may be stars: they are nights where some are only 1 or 2, and no day says the nights.
    private mutating func takeNumbersOfLodging(of rows: CSVRows) -> Int? {
        guard plan[.nights] == nil else { return nil }
        let words = CSVColumnWords.lodging + CSVColumnWords.overnight
        let columns = others.filter { words.contains(CSVColumnWords.key($0.label)) }.map(\.column)
        func isOfNights(_ column: Int) -> Bool {
            CSVColumnWords.overnight.contains(CSVColumnWords.key(labels[column]))
        }
        let found = columns.first { column in
            let texts = rows.texts(column)
            guard Self.areNights(texts) else { return false }
            return isOfNights(column)
                || !hasDays && texts.contains { (1...2).contains(StopPlanReading.nights($0, isNamed: true) ?? 0) }
        }
        guard let column = found else { return nil }
        others.removeAll { $0.column == column }
        plan[.nights] = column
        if lodging == column {
            lodging = columns.first { $0 != column }
            isOvernight = lodging.map(isOfNights) ?? false
        }
        return isOfNights(column) ? nil : column
    }

    private static func areNights(_ texts: [String]) -> Bool {
        !texts.isEmpty
            && texts.allSatisfy { StopPlanReading.nights($0, isNamed: true).map { $0 <= mostNights } ?? false }
    }

    /// The words for a stay that are none for how long something takes.
    private static let stays: Set = [
        "stay", "lengthofstay", "aufenthalt", "verblijf", "estancia", "séjour", "sejour", "soggiorno", "stays",
    ]

    /// Takes a column of stays that has names of houses for where one sleeps, and one of bare numbers, or of these and
    /// nights, for the nights.
    private mutating func takeStays(of rows: CSVRows, _ today: CivilDate) {
        guard let column = plan[.stayMinutes] else { return }
        let texts = rows.texts(column)
        // A bare number beside `2 nights` is one of nights as well.
        let areNumbers = texts.allSatisfy { text in
            text.allSatisfy { $0.isASCII && $0.isNumber } || StopPlanReading.nights(text, isNamed: false) != nil
        }
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

    /// Takes a column of days for the number of days at each stop, where some number in a trip is smaller than the one
    /// before it, as those of days that are counted never are; returns it. Leaves lengths in words, `3 days`, alone.
    private mutating func takeLengths(of rows: CSVRows) -> Int? {
        guard dayIsVague, let day, plan[.nights] == nil else { return nil }
        let trips = rows.texts(day, ofTrips: trip)
        let texts = trips.flatMap { $0 }
        guard !texts.isEmpty, texts.allSatisfy({ Self.length($0) != nil }) else { return nil }
        if texts.contains(where: Self.isLengthInWords) {
            leaveDays()
            dayIsVague = false
            return nil
        }
        let fall = trips.contains { texts in
            let numbers = texts.compactMap(Self.length)
            return zip(numbers, numbers.dropFirst()).contains { $0 > $1 }
        }
        guard fall else { return nil }
        (self.day, dayIsVague) = (nil, false)
        plan[.nights] = day
        return day
    }

    private static func isLengthInWords(_ text: String) -> Bool {
        CSVColumnWords.days.contains(CSVColumnWords.key(String(text.drop { $0.isASCII && $0.isNumber }).trimmed))
    }

    /// The most stars, or points of ten, that a house has.
    private static let mostStars = 10

    /// Whether the numbers of a column that is called like a house may be its stars: all are small. Linear in the rows
    /// that are looked at.
    func mayBeStars(_ column: Int, in rows: CSVRows) -> Bool {
        guard CSVColumnWords.lodging.contains(CSVColumnWords.key(labels[column])) else { return false }
        let texts = rows.texts(column)
        return !texts.isEmpty
            && texts.allSatisfy { StopPlanReading.nights($0, isNamed: true).map { $0 <= Self.mostStars } ?? false }
    }

    /// The number of days of a text that is a number, or one with a word for days behind it; nil for any other text.
    private static func length(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let word = CSVColumnWords.key(String(text.dropFirst(digits.count).trimmed))
        guard let number = Int(digits), number <= mostNights,
            word.isEmpty || CSVColumnWords.day.contains(word) || CSVColumnWords.days.contains(word)
        else { return nil }
        return text.contains { "-–—/&+,.".contains($0) } ? nil : number
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
    /// Where they are towns beside the addresses of nights, the rows are legs.
    func withoutDatesAsEnds(of rows: CSVRows, today: CivilDate) -> CSVColumns {
        guard areLegs, !isRoute, let from, let to, date == nil, checkOut == nil else {
            return withAddressesAside(of: rows, today)
        }
        if let columns = withDayOfStart(from, to, of: rows, today) { return columns }
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

extension CSVColumns {
    /// These columns, where the start of each row is a date and its destination a name: the day there; nil for others.
    private func withDayOfStart(_ from: Int, _ to: Int, of rows: CSVRows, _ today: CivilDate) -> CSVColumns? {
        let starts = rows.texts(from)
        guard CSVColumnWords.key(labels[from]) == "start", !starts.isEmpty,
            rows.days(from, today).count(where: { $0 != nil }) * 10 >= starts.count * 9,
            rows.days(to, today).allSatisfy({ $0 == nil })
        else { return nil }
        var columns = self
        (columns.date, columns.from, columns.to) = (from, nil, nil)
        columns.others.removeAll { $0.column == from }
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
