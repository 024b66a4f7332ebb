import CivilTime

/// Counts the days of a list whose lines begin with days of the week and nothing else: `Mon Inverness`, `Tue: Dornoch`.
struct ListWeekdays {
    /// The last day of the week, from 1 for Monday, and the number of its day.
    private var last: (weekday: Int, day: Int)?

    /// The number of the day of the next line: 1 for the first, then that of the next such day of the week, the same
    /// for the same one; nil for a word that is none.
    mutating func day(of text: String) -> String? {
        guard let word = text.split(separator: " ").first, let weekday = WrittenDays.weekday(String(word)) else {
            return nil
        }
        let day = last.map { $0.day + (weekday - $0.weekday + 7) % 7 } ?? 1
        last = (weekday, day)
        return "\(day)"
    }
}
