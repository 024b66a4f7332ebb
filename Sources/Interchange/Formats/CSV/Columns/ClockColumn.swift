import CivilTime
import Entities

extension CSVColumns {
    /// The most rows by which a column of times is known.
    private static let mostRowsOfTimes = 50
    /// The earliest of the latest times of a column by which these are no lengths of drives.
    private static let latestDrive = 6 * 3_600

    /// Takes a column of times of the day, beside that of dates or days or beside places alone, for the arrivals.
    ///
    /// A word for time may as well be one for how long a drive takes: then there are lengths of drives beside it, which
    /// do not count up from the beginning of a day, or no time is late, or those of one day go back. Beside places
    /// alone times to the second are those of recording. Linear in the rows that are looked at.
    mutating func takeClock(of rows: CSVRows) {
        let hasDay = date != nil || day != nil
        guard leg == nil, plan[.arrive] == nil, from == nil, hasDay || name != nil || !address.isEmpty else { return }
        let named = others.filter { CSVColumnWords.clock.contains(CSVColumnWords.key($0.label)) }.map(\.column)
        guard let column = named.first else { return }
        // Of the distances from stop to stop and those in all, the latter count up.
        var distances = others.filter { Self.isDistance($0.label) }.map { (column: $0.column, last: 0) }
        var ahead = rows
        var (texts, times, latest) = (0, 0, 0)
        var last = (day: "", time: 0)
        while texts < Self.mostRowsOfTimes, let more = try? ahead.next(), more {
            let text = ahead.trimmedText(column)
            // The names of columns stand again above a further table.
            guard !text.isEmpty, text != labels[column] else { continue }
            texts += 1
            guard text.contains(where: { $0 == ":" || $0.isLetter }), let time = TimeOfDay(typed: text) else {
                continue
            }
            times += 1
            let (day, seconds) = ((date ?? self.day).map { ahead.trimmedText($0) } ?? "", time.secondsSinceMidnight)
            guard day != last.day || seconds >= last.time, hasDay || seconds % 60 == 0 else { return }
            if !distances.isEmpty {
                // Those of a road book are counted from where a day begins.
                let isFirst = day != last.day || times == 1
                distances = distances.compactMap { column, before in
                    let length = Int(ahead.trimmedText(column).prefix { $0.isASCII && $0.isNumber })
                    return length.flatMap { (isFirst ? $0 == 0 : $0 >= before) ? (column: column, last: $0) : nil }
                }
                guard !distances.isEmpty else { return }
            }
            last = (day, seconds)
            latest = max(latest, seconds)
        }
        guard times > (hasDay ? 0 : 1), times * 10 >= texts * 9, latest >= Self.latestDrive else { return }
        others.removeAll { $0.column == column }
        plan[.arrive] = column
        clock = column
    }

    /// Whether a column is called by a word for lengths of ways.
    private static func isDistance(_ label: String) -> Bool {
        CSVColumnWords.distance.contains(CSVColumnWords.key(label))
            || CSVColumnWords.distance.contains(CSVColumnWords.firstWord(label))
    }
}

extension CSVImport {
    /// Takes the times of a table for those of what is done in its towns, where a town stands in several rows of one
    /// day, each with what is done: then they say nothing of when one arrives. Linear in the rows that are looked at.
    mutating func takeTimesOfActivities() {
        guard columns.leg == nil, let time = columns.clock, columns.plan[.arrive] == time, !columns.areLegs,
            let town = columns.name ?? columns.address.first
        else { return }
        let done = columns.others.first { other in
            (other.role == .activity || other.role == .sight) && other.column != columns.lodging
                && !CSVColumnWords.lodging.contains(CSVColumnWords.key(other.label))
        }
        guard let activity = done?.column ?? columns.notes.first else { return }
        var ahead = rows
        var (count, last): (Int, [String]) = (0, [])
        while count < Self.mostRowsOfActivities, let more = try? ahead.next(), more {
            count += 1
            let day = (columns.date ?? columns.day).map { ahead.plainText($0) } ?? ""
            let row = [ahead.plainText(town), day]
            let isDone = !ahead.plainText(activity).isEmpty && !ahead.plainText(time).isEmpty
            if isDone, row == last {
                columns.plan[.arrive] = nil
                columns.clock = nil
                columns.timesOfActivities = (time, activity)
                return
            }
            last = isDone ? row : []
        }
    }

    /// The most rows by which times of what is done are known.
    private static let mostRowsOfActivities = 200

    /// The text of what is done in a town behind its time, `09:00 Statue of Liberty ferry`; nil for the text of any
    /// other column, and where the row has no time.
    func timed(_ text: String, in column: Int) -> String? {
        guard let times = columns.timesOfActivities, times.activity == column, let time = self.text(times.time) else {
            return nil
        }
        return "\(time) \(text)"
    }

    /// The time of what is done in a town, behind the label of its column, where the row does not say what that is.
    var timeAlone: String? {
        guard let times = columns.timesOfActivities, text(times.activity) == nil, let time = text(times.time) else {
            return nil
        }
        return "\(columns.labels[times.time]): \(time)"
    }

    /// Whether the row is the first one of its day, and another one of that day is behind it: the first of a trip, or
    /// of another day than the row before.
    var beginsDay: Bool {
        let column = columns.date ?? columns.day
        let day = column.map { rows.trimmedText($0) } ?? ""
        if let column, day.isEmpty || day == (columns.date == column ? lastDay.date : lastDay.number) { return false }
        if column == nil, lastLine > 0 { return false }
        var ahead = rows
        repeat {
            guard (try? ahead.next()) == true else { return false }
        } while ahead.isBlank
        return column.map { ahead.trimmedText($0) == day } ?? true
    }
}
