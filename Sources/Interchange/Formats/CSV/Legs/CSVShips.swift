import CivilTime
import Entities
import Geodesy
import Text

// Ships lie in ports by day and go on at night: from the departure in one row to the arrival in the next one is a way.

extension CSVImport {
    /// The words that columns of ports are called by, as they are compared.
    private static let ports: Set = [
        "port", "ports", "portofcall", "portsofcall", "harbor", "harbour", "hafen", "häfen", "escale", "escales",
        "puerto", "puertos", "porto", "porti", "portdescale", "haven", "hamn", "havn",
    ]

    /// Whether the rows are ports with the times of arrivals and departures.
    private var areOfShip: Bool {
        guard columns.leg == nil, columns.from == nil, columns.plan[.arrive] != nil, columns.plan[.leave] != nil else {
            return false
        }
        return [columns.name, columns.address.first].compactMap { $0 }.contains { column in
            Self.ports.contains(CSVColumnWords.key(columns.labels[column]))
        }
    }

    /// Makes the way from the port before to that at `place` one by ship, where its departure and the day of the
    /// arrival are known. A departure without a date is on the row's own day, or on the next one where it is before the
    /// arrival.
    mutating func takeShip(_ texts: inout PlanTexts, to place: Coordinate, in trip: Int, line: Int) {
        guard areOfShip, plans != nil else { return }
        let reading = DateText(today: context.today)
        let (last, start) = (sailing, lastPlace)
        sailing = nil
        if let text = texts.fields[.leave], DateText.isTime(text), let time = TimeOfDay(typed: text),
            let date = texts.checkOut.flatMap({ UnclearDates.isUnclear($0) ? nil : reading.date($0) })
        {
            // The day and the time of a departure stand in two columns.
            texts.fields[.leave] = "\(date.text) \(time.hourAndMinute)"
            texts.checkOut = nil
        }
        let day = texts.date.flatMap { UnclearDates.isUnclear($0) ? nil : reading.date($0) }
        let arrives = moment(texts.fields[.arrive], on: day, reading)
        let dayOfArrival =
            arrives?.date ?? day
            ?? texts.fields[.arrive].flatMap {
                DateText.isTime($0) || UnclearDates.isUnclear($0) ? nil : reading.date($0)
            }
        if let text = texts.fields[.leave], let leaves = moment(text, on: dayOfArrival, reading) {
            let isNextDay =
                DateText.isTime(text)
                && arrives.map { $0.time.secondsSinceMidnight > leaves.time.secondsSinceMidnight } ?? false
            let date = isNextDay ? leaves.date.adding(days: 1) : leaves.date
            sailing = CivilDateTime(date: date, time: leaves.time)
            if dayOfArrival == nil, assembly.count(of: trip) == 0 {
                // The journey begins with the first departure.
                texts.date = date.text
            }
            texts.fields[.leave] = "\(date.text) \(leaves.time.hourAndMinute)"
        }
        let count = assembly.count(of: trip)
        if last == nil, count > 0, let dayOfArrival {
            // One stays in the port before up to this day.
            var before = PlanTexts()
            before.checkOut = dayOfArrival.text
            _ = plans?.take(before, of: count - 1, in: trip, line: line)
        }
        guard let last, let start, let dayOfArrival, count > 0,
            dayOfArrival.daysSince1970 >= last.date.daysSince1970
        else { return }
        var way = WayTexts(means: .ferry)
        way.departs = last.time
        let reached = arrives ?? Self.usualArrival(on: dayOfArrival, after: last)
        if let reached {
            guard let minutes = context.minutes(from: last, at: start, to: reached, at: place), minutes > 0 else {
                return
            }
            way.minutes = minutes
            if arrives != nil { texts.fields[.arrive] = nil }
        }
        if arrives == nil, let reached {
            assembly.notice(
                "the arrival of the ship on \(reached.date.text) has no time: \(reached.time.hourAndMinute) was assumed",
                line: line)
        }
        if let text = texts.fields[.arrive], reading.date(text) != nil { texts.fields[.arrive] = nil }
        way.nightsAboard = WayTexts.nightsAboard(from: last.date, to: dayOfArrival)
        (texts.date, texts.way) = (last.date.text, way)
        countedWays += arrives == nil ? 0 : 1
    }

    /// The time at which a ship that was at sea by night is in a port of which only the day is known: that at which one
    /// goes ashore on most cruises. Nil where it was not at sea by night.
    private static func usualArrival(on day: CivilDate, after departure: CivilDateTime) -> CivilDateTime? {
        guard day.daysSince1970 > departure.date.daysSince1970 else { return nil }
        return TimeOfDay(hour: 8, minute: 0, second: 0).map { CivilDateTime(date: day, time: $0) }
    }

    /// The moment of a text: a time of the day is one on `day`; nil where the text, or the day, is none.
    private func moment(_ text: String?, on day: CivilDate?, _ reading: DateText) -> CivilDateTime? {
        guard let text = text?.trimmed else { return nil }
        if DateText.isTime(text) {
            guard let day, let time = TimeOfDay(typed: text) else { return nil }
            return CivilDateTime(date: day, time: time)
        }
        return reading.moment(text)
    }
}
