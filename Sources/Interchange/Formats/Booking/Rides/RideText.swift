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
    static let tickets = [
        "billet", "ticket", "fahrkarte", "biglietto", "billete", "booking", "buchung", "reservation", "reserva",
        "prenotazione", "boarding pass", "auftrag", "dossier", "confirmation", "commande", "conferma", "pnr",
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
            } else if let date = self.day(line, today: today) {
                (day, open) = (date, nil)
            }
        }
        return bookings
    }

    /// The day that a line is, also behind words as in `Hinfahrt am 13.05.2026`; nil for any other line.
    private static func day(_ line: String, today: CivilDate) -> CivilDate? {
        let words = line.split(separator: " ")
        for count in 0...min(2, max(0, words.count - 1)) where words.prefix(count).allSatisfy(isInFrontOfDay) {
            let text = words.dropFirst(count).joined(separator: " ")
            if let moment = BookingMoment(text, today: today), moment.rest.isEmpty { return moment.date }
        }
        return nil
    }

    private static func isInFrontOfDay(_ word: Substring) -> Bool {
        [
            "hinfahrt", "ruckfahrt", "hinreise", "ruckreise", "aller", "retour", "andata", "ritorno", "ida", "vuelta",
            "outward", "outbound", "return", "departure", "depart", "abfahrt", "partenza", "am", "le", "on", "il", "el",
        ].contains(folded(String(word)).filter(\.isLetter))
    }

    /// `08h57 Paris Gare de Lyon`, `ab 08:57 Paris`, `Paris Gare du Nord 12:47`, `Berlin Hbf an 13:25 Gleis 3`: nil
    /// for any other line.
    private static func timeAndPlace(_ line: String) -> (TimeOfDay, String)? {
        var words = line.split(separator: " ").map(String.init)[...]
        guard let index = words.firstIndex(where: { time($0) != nil }), let time = time(words[index]),
            !line.contains(","), BookingLabel.parts(of: line) == nil
        else { return nil }
        var place = words[..<index]
        while let last = place.last, isMark(last) { place.removeLast() }
        if place.isEmpty {
            words = words[(index + 1)...].drop { ["–", "-", "|", "uhr"].contains(folded($0)) }
            place = words.prefix { !isPlatform($0) }
        } else {
            guard words[(index + 1)...].first.map({ isPlatform($0) || folded($0) == "uhr" }) ?? true else {
                return nil
            }
        }
        let name = place.joined(separator: " ")
        guard name.first?.isUppercase ?? false, place.count <= 6, RideColumns([name, "to"]) == nil,
            !name.contains(where: { $0.isNumber || $0 == ":" }) || index == 0
        else { return nil }
        return (time, name)
    }

    /// The time that a word is, as `08h57` and `08:57`; nil for any other word.
    private static func time(_ word: String) -> TimeOfDay? {
        let text = word.replacingText("h", with: ":")
        guard text.first?.isNumber ?? false, text.utf8.count <= 6, text.contains(":") else { return nil }
        return TimeOfDay(typed: text)
    }

    /// Whether a word stands between a place and its time.
    private static func isMark(_ word: String) -> Bool {
        ["ab", "an", "dep", "arr", "um", "a", "at", "–", "-", "|"].contains(folded(word).filter { $0 != "." })
    }

    /// Whether a word is in front of the number of a platform.
    private static func isPlatform(_ word: String) -> Bool {
        ["gleis", "gl", "platform", "plat", "voie", "binario", "via", "spor", "track"]
            .contains(folded(word).filter(\.isLetter))
    }
}
