import CivilTime
import Entities
import Text

// Of two columns of days one may have no year: `When` with `May 3-6` beside `Check-in` with `3 May 2025`.

extension CSVColumns {
    /// Takes the dates with a year for those of the stops, where another column has days without one, whatever they are
    /// called and whichever stands first. Linear in the rows that are looked at.
    mutating func takeYears(of rows: CSVRows) {
        guard leg == nil, let date else { return }
        let named = others.filter { CSVColumnWords.date.contains(CSVColumnWords.key($0.label)) }.map(\.column)
        let years = ([date] + named).map { (column: $0, have: YearlessDays.haveYears(rows.texts($0))) }
        guard let dated = years.first(where: { $0.have == true })?.column,
            let bare = years.first(where: { $0.have == false })?.column
        else { return }
        yearless = bare
        guard dated != date else { return }
        others.removeAll { $0.column == dated }
        others.append(Other(column: date, label: labels[date], role: .unknown))
        others.sort { $0.column < $1.column }
        self.date = dated
    }
}

extension CSVImport {
    /// Gives the days of a row without a year that of the day beside them.
    ///
    /// The days in the column without years end a stay where they begin with its date; a date without a year is the
    /// last one before the day on which the stop is left.
    func takeYears(_ texts: inout PlanTexts) {
        if texts.checkOut == nil, text(columns.plan[.nights]) == nil, let days = yearlessDays, days.first != days.last {
            texts.checkOut = days.last.text
        }
        guard columns.leg == nil, let text = texts.date, let checkOut = texts.checkOut, YearlessDays.isOne(text),
            YearlessDays.hasYear(checkOut), let last = DateText(today: context.today).date(checkOut),
            let first = DateText(today: last.adding(days: -364)).date(text), first.daysSince1970 <= last.daysSince1970
        else { return }
        texts.date = first.text
    }

    /// The days of the row in the column without years, in the year of its date; nil where they do not begin with it.
    private var yearlessDays: (first: CivilDate, last: CivilDate)? {
        guard let text = text(columns.yearless), let typed = self.text(columns.date), YearlessDays.hasYear(typed),
            !UnclearDates.isUnclear(typed), let date = DateText(today: context.today).date(typed)
        else { return nil }
        let reading = DateText(today: date)
        if reading.date(text, from: date) == date { return (date, date) }
        return reading.range(text, from: date).flatMap { $0.first == date ? $0 : nil }
    }

    /// Whether the days of the row in the column without years say no more than its other days and its nights.
    var isYearlessTold: Bool {
        guard let days = yearlessDays else { return false }
        if days.first == days.last { return true }
        if let nights = nightsOfRow { return days.first.adding(days: nights) == days.last }
        return text(columns.checkOut).map { DateText(today: days.first).date($0) == days.last } ?? true
    }
}

/// Tells days without a year from those with one.
private enum YearlessDays {
    /// Two days in different years: a date that is another one from each of them has no year.
    private static let (early, late) = (CivilDate(daysSince1970: 0), CivilDate(daysSince1970: 10_000))

    /// Whether texts are days that all have a year, true, or all have none, false; nil for others.
    static func haveYears(_ texts: [String]) -> Bool? {
        guard !texts.isEmpty else { return nil }
        if texts.allSatisfy(hasYear) { return true }
        return texts.allSatisfy(isOne) ? false : nil
    }

    /// Whether a text is a day with a year, or several.
    static func hasYear(_ text: String) -> Bool {
        if UnclearDates.isUnclear(text) { return true }
        return first(text, early).map { $0 == first(text, late) } ?? false
    }

    /// Whether a text is a day of a month without a year, or several.
    static func isOne(_ text: String) -> Bool {
        guard text.contains(where: \.isNumber), !DateText.isTime(text), let date = first(text, early) else {
            return false
        }
        return date != first(text, late)
    }

    /// The first day of a text, seen from a day.
    private static func first(_ text: String, _ today: CivilDate) -> CivilDate? {
        let reading = DateText(today: today)
        return reading.date(text) ?? reading.range(text)?.first
    }
}
