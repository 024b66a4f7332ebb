import CivilTime
import Entities
import Text

/// Reads the rides of a confirmation that has them in a table:
///
///     From     To       Date          Departs   Arrives
///     Dover    Calais   13 Jun 2026   08:25     10:55
///
/// Also `Departs` and `Arrives` with the places in their cells, and the stations of a train, a row each, with `ab` and
/// `an` in front of their times.
struct BookingRideTable {
    /// The rides of which both places and the first day are known.
    private(set) var bookings: [Booking] = []

    private let today: CivilDate
    private let means: Way.Means
    /// The station where a ride begins whose end is in a row below, with its moment.
    private var open: (place: String, moment: String, line: Int)?

    /// The most rows below the headers.
    private static let mostRows = 40

    /// Reads the rows of a text; `numbers` are those of their lines. Linear.
    init(_ rows: [(line: Int, cells: [String])], means: Way.Means, today: CivilDate) {
        (self.today, self.means) = (today, means)
        var columns: RideColumns?
        var count = 0
        for row in rows {
            if let found = RideColumns(row.cells) {
                (columns, count, open) = (found, 0, nil)
                continue
            }
            guard let known = columns, count < Self.mostRows else { continue }
            count += 1
            if known.isOfStations { readStation(row, known) } else { read(row, known) }
        }
    }

    private mutating func read(_ row: (line: Int, cells: [String]), _ columns: RideColumns) {
        let leaves = end(columns.text(.from, of: row.cells), columns.text(.departs, of: row.cells))
        let arrives = end(columns.text(.to, of: row.cells), columns.text(.arrives, of: row.cells))
        let day = columns.text(.date, of: row.cells).flatMap { BookingMoment($0, today: today) }
        guard let from = leaves.place, let to = arrives.place, let date = leaves.date ?? day?.date else { return }
        add(
            from: from, at: Self.moment(date, leaves.time ?? day?.time), to: to,
            until: Self.moment(arrives.date ?? Self.arrival(date, leaves.time, arrives.time), arrives.time),
            isEndDayAssumed: arrives.date == nil, number: columns.text(.number, of: row.cells), line: row.line)
    }

    /// The day of an arrival that has a time alone: the next one where it is before the departure.
    private static func arrival(_ date: CivilDate, _ leaves: TimeOfDay?, _ arrives: TimeOfDay?) -> CivilDate {
        guard let leaves, let arrives, arrives.secondsSinceMidnight < leaves.secondsSinceMidnight - 7_200 else {
            return date
        }
        return date.adding(days: 1)
    }

    private mutating func readStation(_ row: (line: Int, cells: [String]), _ columns: RideColumns) {
        guard let place = columns.text(.station, of: row.cells), place.contains(where: \.isLetter),
            let text = columns.text(.time, of: row.cells)
        else { return }
        let words = text.split(separator: " ")
        let isEnd = ["an", "arr", "arrival", "ank"].contains(folded(String(words.first ?? "")).filter(\.isLetter))
        let time = words.last.flatMap { TimeOfDay(typed: $0.replacingText("h", with: ":")) }
        let day = columns.text(.date, of: row.cells).flatMap { BookingMoment($0, today: today) }
        if let start = open, isEnd || words.count == 1 {
            let first = BookingMoment(start.moment, today: today)
            let date = day?.date ?? first.map { Self.arrival($0.date, $0.time, time) }
            add(
                from: start.place, at: start.moment, to: place,
                until: date.map { Self.moment($0, time) },
                isEndDayAssumed: day == nil, number: nil, line: start.line)
            open = nil
        } else if let day {
            open = (place, Self.moment(day.date, time), row.line)
        }
    }

    private mutating func add(
        from: String, at moment: String, to: String, until: String?, isEndDayAssumed: Bool, number: String?, line: Int
    ) {
        guard from != to else { return }
        var booking = Booking()
        booking.kind = .ride(means)
        booking.spot.name = from
        booking.end = Booking.Spot(name: to)
        (booking.from, booking.until, booking.line) = (moment, until, line)
        booking.isEndDayAssumed = isEndDayAssumed
        booking.addNote(number)
        bookings.append(booking)
    }

    private static func moment(_ date: CivilDate, _ time: TimeOfDay?) -> String {
        time.map { "\(date.text) \($0.hourAndMinute)" } ?? date.text
    }

    /// The place, the day and the time of an end of a ride in the texts of its two columns, of which one may have all.
    private func end(_ place: String?, _ moment: String?) -> (place: String?, date: CivilDate?, time: TimeOfDay?) {
        var found: (place: String?, date: CivilDate?, time: TimeOfDay?) = (nil, nil, nil)
        for text in [place, moment].compactMap({ $0 }) where text.utf8.count <= 200 {
            if let time = TimeOfDay(typed: text), text.contains(where: \.isNumber) {
                found.time = found.time ?? time
                continue
            }
            let (name, day, rest) = parts(text)
            found.place = found.place ?? name
            found.date = found.date ?? day
            found.time = found.time ?? rest
        }
        return found
    }

    /// The place in front of or behind a day or a time, and these.
    private func parts(_ text: String) -> (place: String?, date: CivilDate?, time: TimeOfDay?) {
        let words = text.split(separator: " ").map(String.init)
        for start in words.indices.prefix(12) {
            let rest = words[start...].joined(separator: " ")
            guard rest.contains(where: \.isNumber) else { break }
            if let moment = BookingMoment(rest, today: today) {
                let name = Self.name(words[..<start])
                return (
                    name
                        ?? Self.name(
                            moment.rest.split(separator: " ").drop { !$0.allSatisfy(\.isLetter) }.map(String.init)[...]),
                    moment.date, moment.time
                )
            }
            if let time = TimeOfDay(typed: words[start]), words[start].contains(":") {
                return (Self.name(words[..<start]) ?? Self.name(words[(start + 1)...]), nil, time)
            }
        }
        return (Self.name(words[...]), nil, nil)
    }

    private static func name(_ words: ArraySlice<String>) -> String? {
        let name = words.joined(separator: " ").trimmed
        let text = name.last.map { ",-–".contains($0) } ?? false ? String(name.dropLast()).trimmed : name
        return text.first?.isLetter ?? false ? text : nil
    }
}
