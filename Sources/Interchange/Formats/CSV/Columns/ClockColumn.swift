import CivilTime
import Entities

extension CSVColumns {
    /// The most rows by which a column of times is known.
    private static let mostRowsOfTimes = 50
    /// The earliest of the latest times of a column by which these are no lengths of drives.
    private static let latestDrive = 6 * 3_600

    /// Takes a column of times of the day beside that of dates or days for the arrivals. A word for time may as well be
    /// one for how long a drive takes: then there are lengths of drives beside it, or no time is late, or those of one
    /// day go back. Linear in the rows that are looked at.
    mutating func takeClock(of rows: CSVRows) {
        guard leg == nil, plan[.arrive] == nil, from == nil, date != nil || day != nil else { return }
        let named = others.filter { CSVColumnWords.clock.contains(CSVColumnWords.key($0.label)) }.map(\.column)
        guard let column = named.first, !others.contains(where: { Self.isDistance($0.label) }) else { return }
        var ahead = rows
        var (texts, times, latest) = (0, 0, 0)
        var last = (day: "", time: 0)
        while texts < Self.mostRowsOfTimes, let more = try? ahead.next(), more {
            let text = ahead.trimmedText(column)
            guard !text.isEmpty else { continue }
            texts += 1
            guard text.contains(where: { $0 == ":" || $0.isLetter }), let time = TimeOfDay(typed: text) else {
                continue
            }
            times += 1
            let (day, seconds) = ((date ?? self.day).map { ahead.trimmedText($0) } ?? "", time.secondsSinceMidnight)
            guard day != last.day || seconds >= last.time else { return }
            last = (day, seconds)
            latest = max(latest, seconds)
        }
        guard times > 0, times * 10 >= texts * 9, latest >= Self.latestDrive else { return }
        others.removeAll { $0.column == column }
        plan[.arrive] = column
    }

    /// Whether a column is called by a word for lengths of ways.
    private static func isDistance(_ label: String) -> Bool {
        CSVColumnWords.distance.contains(CSVColumnWords.key(label))
            || CSVColumnWords.distance.contains(CSVColumnWords.firstWord(label))
    }
}
