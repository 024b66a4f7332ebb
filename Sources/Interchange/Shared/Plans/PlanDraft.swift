import CivilTime
import Entities
import Text

/// The texts of a file about the days of one trip, as far as they are read row by row.
struct PlanDraft {
    /// The currency, and the first day for dates without a year.
    var plan = Plan.none
    /// The sign of its costs where several currencies have it.
    private(set) var sign: TypedCurrency?
    var stops: [Int: StopPlan] = [:]
    /// The days that are known.
    private(set) var dates: [DayOfStop: CivilDate] = [:]
    private(set) var unclear = UnclearDates()
    /// The times of the day that stand behind these days.
    private(set) var times: [DayOfStop: TimeOfDay] = [:]
    /// The numbers of the days, from 1, and of the last one of several.
    private(set) var days: [Int: (first: Int, last: Int)] = [:]
    /// The texts of these numbers, by their stops.
    private(set) var dayTexts: [Int: (label: String, text: String, line: Int)] = [:]
    /// The texts of the days, by which they go into the notes where they cannot be kept.
    private(set) var texts: [DayOfStop: (label: String, text: String, line: Int)] = [:]
    /// The stops where one sleeps.
    var sleeping: Set<Int> = []
    /// The stops where the file's text is that of a night.
    var nights: Set<Int> = []
    /// The days by which the ways that lead to stops arrive later than they depart.
    var aboard: [Int: Int] = [:]
    /// The stops to which a ride leads whose departure is on their date.
    var rides: Set<Int> = []
    /// The stops of which the cost is that of each night.
    var costsOfNights: Set<Int> = []
    /// The stops with an amount that has no currency in the file.
    var bareCosts: Set<Int> = []
    /// The day that was read last.
    private var lastDate: (day: DayOfStop, date: CivilDate)?
    /// The names of rows that were skipped, by the stops before them.
    var skipped: [Int: [String]] = [:]
    /// The stops whose first and last day stand in one text.
    private var ranges: Set<Int> = []
    /// Whether a date has no year, so that it is the next one from today or from the date before on, and whether one
    /// has a year, by which the others are known.
    private(set) var (lacksYear, hasYear) = (false, false)
    /// The stops that are on the day of the next one.
    var beginnings: Set<Int> = []

    /// Takes the number of a day, or of two that are the first and the last at a stop.
    mutating func take(days numbers: (first: Int, last: Int), of stop: Int, _ text: String, line: Int) {
        days[stop] = numbers
        dayTexts[stop] = ("Day", text, line)
    }

    /// Takes the number of a day on which one is still at a stop.
    mutating func extend(to last: Int, of stop: Int) {
        if let known = days[stop], last > known.last { days[stop] = (known.first, last) }
    }

    /// Takes a day, or two that are the first and the last of a stay; false for a text that is none.
    mutating func take(
        date text: String, of day: DayOfStop, label: String, line: Int, _ reading: DateText
    ) -> Bool {
        // Some programs put an arrow between the first day and the last.
        let text = text.replacingText(" → ", with: " - ")
        if takeOne(text, of: day, reading) {
            texts[day] = (label, text, line)
            return true
        }
        guard day.end == .arrival else { return false }
        let last = DayOfStop(stop: day.stop, end: .departure)
        if let range = reading.range(text, from: before(day)) {
            set(range.first, of: day)
            dates[last] = range.last
            noteYear(of: text, dates: 2)
        } else {
            let halves = DateText.halves(text).first { half in
                [half.first, half.last].allSatisfy { UnclearDates.isUnclear($0) || reading.date($0) != nil }
            }
            guard let halves, takeOne(halves.first, of: day, reading), takeOne(halves.last, of: last, reading) else {
                return false
            }
        }
        ranges.insert(day.stop)
        texts[day] = (label, text, line)
        return true
    }

    private mutating func takeOne(_ text: String, of day: DayOfStop, _ reading: DateText) -> Bool {
        if unclear.take(text, of: day) { return true }
        if let numbers = reading.unclearNumbersBehindWeekday(text), unclear.take(numbers, of: day) { return true }
        if let parts = DateText.parted(text) {
            guard takeOne(parts.date, of: day, reading) else {
                return takeDate(text, of: day, reading)
            }
            // Midnight is what programs write that know no time.
            times[day] = parts.time.secondsSinceMidnight == 0 ? nil : parts.time
            return true
        }
        return takeDate(text, of: day, reading)
    }

    private mutating func takeDate(_ text: String, of day: DayOfStop, _ reading: DateText) -> Bool {
        guard let date = reading.date(text, from: before(day)) ?? reading.weekday(text, from: before(day)) else {
            return false
        }
        if let numbers = reading.numbersBehindWeekday(text)?.numbers { unclear.note(date, of: numbers) }
        noteYear(of: text)
        set(date, of: day)
        return true
    }

    /// Notes whether a date, or one of two, has a year: four digits, or a number beside the day and the month, as in
    /// `10-Sep-26` and `12.6.27`.
    private mutating func noteYear(of text: String, dates: Int = 1) {
        let numbers = text.split { !$0.isNumber }
        let hasName = WrittenDays.mayHaveDate(text)
        let isBetweenHyphens =
            hasName && text.count(where: { $0 == "-" || $0 == "/" }) >= 2 && numbers.count == 2 * dates
        if numbers.contains(where: { $0.count == 4 }) || numbers.count > 2 * dates || isBetweenHyphens {
            hasYear = true
        } else if !numbers.isEmpty {
            lacksYear = true
        }
    }

    /// The date of the line above, from which on one without a year is looked for.
    private func before(_ day: DayOfStop) -> CivilDate? { lastDate.map { $0.day < day ? $0.date : nil } ?? nil }

    private mutating func set(_ date: CivilDate, of day: DayOfStop) {
        lastDate = (day, date)
        dates[day] = date
        if plan.start == nil { try? plan.set(.start(date)) }
    }

    /// Takes the currency of a cost; throws where the costs so far are in another one.
    mutating func take(_ currency: TypedCurrency, _ text: String) throws(PlanError) {
        switch (currency, sign) {
        case (.code(let code), .sign(let sign, let codes)?) where plan.currency == nil && !codes.contains(code):
            throw PlanError("the costs are in “\(sign)”, and “\(text)” is in another currency")
        case (.code(let code), _):
            guard plan.currency != code else { return }
            guard plan.currency == nil else {
                throw PlanError("the costs are in \(plan.currency ?? ""), and “\(text)” is in another currency")
            }
            try plan.set(.currency(code))
        case (.sign(let typed, _), .sign(let sign, _)?) where typed != sign && plan.currency == nil:
            throw PlanError("the costs are in “\(sign)”, and “\(text)” is in another currency")
        case (.sign, _):
            if sign == nil { sign = currency }
        }
    }

    /// The code of a currency that a cost has of its own, since the costs so far have a sign that is not its; nil for
    /// any other, of which `take` decides.
    func ownCurrency(_ currency: TypedCurrency) -> String? {
        guard plan.currency == nil, case .code(let code) = currency, case .sign(_, let codes)? = sign else {
            return nil
        }
        return codes.contains(code) ? nil : code
    }

    /// Finds the days that can be two, by the others; the days for which that cannot be decided are returned.
    mutating func decideDays() -> Set<DayOfStop> {
        guard !unclear.days.isEmpty else { return [] }
        guard let clear = unclear.dates(beside: dates) else { return unclear.days }
        dates.merge(clear) { first, _ in first }
        return []
    }

    /// Puts the days on which stops are left behind the last days of ranges where these are days that one is there
    /// still, as `Mon`, `Tue-Wed`, `Thu` say: the next stop is on the day behind them, and nowhere on the last of them.
    /// The end of the last stop of a trip stays. Returns whether it is so.
    func endRanges(_ ends: inout [Int: CivilDate], _ dates: [Int: CivilDate], count: Int) -> Bool {
        let stops = dates.keys.sorted()
        let gaps = zip(stops, stops.dropFirst()).compactMap { stop, next -> Int64? in
            guard ranges.contains(stop), let end = ends[stop], let date = dates[next] else { return nil }
            return date.daysSince1970 - end.daysSince1970
        }
        guard gaps.contains(1), !gaps.contains(where: { $0 <= 0 }) else { return false }
        for stop in ranges where stop < count - 1 { ends[stop] = ends[stop]?.adding(days: 1) }
        return true
    }

    /// The dates on which stops are reached or left.
    func dates(_ end: DayOfStop.End) -> [Int: CivilDate] {
        Dictionary(uniqueKeysWithValues: dates.lazy.filter { $0.key.end == end }.map { ($0.key.stop, $0.value) })
    }

    /// The most days between two stops of a journey that are put into order: more tell that a day is wrong.
    private static let longestGap: Int64 = 14

    /// The places in the order of their days, where each of `count` stops has one, nothing but the stops depends on
    /// their order, and it is another one than that of the file; nil elsewhere, and where days are far apart. n log n.
    func orderOfDays(count: Int) -> [Int]? {
        // Nights beside the days tell that the stops follow one another, and a day is wrong.
        guard !stops.values.contains(where: { $0.nights ?? 0 > 0 }) else { return nil }
        guard skipped.isEmpty, rides.isEmpty, aboard.isEmpty, beginnings.isEmpty, unclear.days.isEmpty else {
            return nil
        }
        let arrivals = dates(.arrival).mapValues(\.daysSince1970)
        let days = arrivals.isEmpty ? self.days.mapValues { Int64($0.first) } : arrivals
        let found = (0..<count).compactMap { days[$0] }
        let following = found.sorted()
        guard found.count == count, days.count == count, following != found,
            zip(following, following.dropFirst()).allSatisfy({ $1 - $0 <= Self.longestGap })
        else { return nil }
        return (0..<count).sorted { (found[$0], $0) < (found[$1], $1) }
    }

    /// Gives what was read for the stops to these where they are put into another order: at each place the number of
    /// the stop that goes there. Linear.
    mutating func reorder(_ order: [Int]) {
        var places = order
        for (place, stop) in order.enumerated() { places[stop] = place }
        func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
            Dictionary(uniqueKeysWithValues: values.map { ($0.key < places.count ? places[$0.key] : $0.key, $0.value) })
        }
        func moved<Value>(_ values: [DayOfStop: Value]) -> [DayOfStop: Value] {
            Dictionary(
                uniqueKeysWithValues: values.map {
                    (
                        DayOfStop(
                            stop: $0.key.stop < places.count ? places[$0.key.stop] : $0.key.stop, end: $0.key.end),
                        $0.value
                    )
                })
        }
        func moved(_ stops: Set<Int>) -> Set<Int> { Set(stops.map { $0 < places.count ? places[$0] : $0 }) }
        (stops, days, dayTexts) = (moved(stops), moved(days), moved(dayTexts))
        (dates, times, texts) = (moved(dates), moved(times), moved(texts))
        (sleeping, nights, ranges) = (moved(sleeping), moved(nights), moved(ranges))
        (costsOfNights, bareCosts) = (moved(costsOfNights), moved(bareCosts))
    }
}
