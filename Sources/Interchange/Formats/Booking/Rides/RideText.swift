import CivilTime
import Entities
import Text

/// The rides in the text of a confirmation, however it has them: in a table, or a day with the times and the places
/// below it.
enum RideText {
    /// The most lines that are read.
    private static let mostLines = 2_000

    /// The rides in the tables of a page, with what its text says of them. Linear.
    static func bookings(
        inTablesOf page: [UInt8], _ text: String, beside: String = "", today: CivilDate
    ) -> [Booking] {
        guard let means = BookingRides.means(of: text) ?? BookingRides.means(of: beside) else { return [] }
        let day = BookingYear.day(of: text, today: today) ?? today
        for sheet in PageTables(page).sheets {
            let rows = sheet.rows.map { (line: $0.number, cells: $0.cells) }
            let found = BookingRideTable(rows, means: means, today: day).bookings
            if !found.isEmpty { return BookingRides.completed(found, by: text) }
        }
        return []
    }

    /// The rides in a text. Linear.
    static func bookings(in text: String, beside: String, today: CivilDate) -> [Booking] {
        guard let means = BookingRides.means(of: text) ?? BookingRides.means(of: beside) else { return [] }
        let day = BookingYear.day(of: text, today: today) ?? today
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(mostLines)
        let rows = lines.enumerated().map { (line: $0 + 1, cells: cells(String($1))) }.filter { $0.cells.count > 1 }
        let found = BookingRideTable(rows, means: means, today: day).bookings
        if !found.isEmpty { return BookingRides.completed(found, by: text) }
        return BookingRides.completed(timed(lines.map { String($0).trimmed }, means, today: day), by: text)
    }

    /// The cells of a line: between tabs, bars, or two spaces and more.
    private static func cells(_ line: String) -> [String] {
        if line.contains("\t") || line.contains("|") {
            return line.split(omittingEmptySubsequences: false) { $0 == "\t" || $0 == "|" }.map { String($0).trimmed }
        }
        return ListSeparators.parts(of: line.trimmed, at: ["  "]).filter { !$0.isEmpty }
    }

    /// The words of a ticket, without which times in front of places are any plan of a day, folded.
    private static let tickets = [
        "billet", "ticket", "fahrkarte", "biglietto", "billete", "booking", "buchung", "reservation", "reserva",
        "prenotazione", "boarding pass", "auftrag", "dossier",
    ]

    /// Rides as tickets have them: a day, and below it the times of leaving and arriving, each with its place.
    private static func timed(_ lines: [String], _ means: Way.Means, today: CivilDate) -> [Booking] {
        guard lines.contains(where: { line in tickets.contains { folded(line).containsText($0) } }) else { return [] }
        var (bookings, day): ([Booking], CivilDate?) = ([], nil)
        var open: (place: String, time: TimeOfDay, line: Int)?
        for (index, line) in lines.enumerated() where !line.isEmpty && line.utf8.count <= 120 {
            if let (time, place) = timeAndPlace(line), let date = day {
                guard let start = open else {
                    open = (place, time, index + 1)
                    continue
                }
                open = nil
                var booking = Booking()
                booking.kind = .ride(means)
                booking.spot.name = start.place
                booking.end = Booking.Spot(name: place)
                booking.from = "\(date.text) \(start.time.hourAndMinute)"
                let isLater = time.secondsSinceMidnight < start.time.secondsSinceMidnight - 7_200
                let end = isLater ? date.adding(days: 1) : date
                booking.until = "\(end.text) \(time.hourAndMinute)"
                booking.line = start.line
                bookings.append(booking)
            } else if let moment = BookingMoment(line, today: today), moment.rest.isEmpty {
                (day, open) = (moment.date, nil)
            }
        }
        return bookings
    }

    /// `08h57 Paris Gare de Lyon`, `08:57 Paris`, `Paris Gare du Nord 12:47`: nil for any other line.
    private static func timeAndPlace(_ line: String) -> (TimeOfDay, String)? {
        if let space = line.lastIndex(of: " "), line.first?.isUppercase ?? false, !line.contains(","),
            BookingLabel.parts(of: line) == nil, RideColumns([String(line[..<space]), "to"]) == nil
        {
            let last = line[line.index(after: space)...]
            let place = line[..<space]
            if last.contains(":"), last.utf8.count == 5, let time = TimeOfDay(typed: String(last)),
                !place.contains(":"), !place.contains(where: \.isNumber), place.split(separator: " ").count <= 6
            {
                return (time, String(place).trimmed)
            }
        }
        guard let first = line.split(separator: " ").first, first.first?.isNumber ?? false, first.count <= 6 else {
            return nil
        }
        let text = first.replacingText("h", with: ":")
        let place = line.dropFirst(first.count).drop { " –-|:\t".contains($0) }
        guard text.contains(":"), let time = TimeOfDay(typed: text), place.first?.isLetter ?? false,
            place.first?.isUppercase ?? false, place.split(separator: " ").count <= 6
        else { return nil }
        return (time, String(place))
    }
}
