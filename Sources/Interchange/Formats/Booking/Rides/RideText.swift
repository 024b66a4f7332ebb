import CivilTime
import Entities
import Text

/// The rides in the text of a confirmation, however it has them: in a table, or a day with the times and the places
/// below it.
enum RideText {
    /// The most lines that are read.
    private static let mostLines = 2_000

    /// The rides in the tables of a page, with what its text says of them; `beside` are words around it that tell what
    /// it is about. Linear.
    static func bookings(
        inTablesOf page: [UInt8], _ text: String, beside: String = "", today: CivilDate
    ) -> [Booking] {
        let sheets = PageTables(page).sheets.lazy.map { $0.rows.map { (line: $0.number, cells: $0.cells) } }
        return bookings(ofRows: Array(sheets), text, beside: beside, today: today)
    }

    /// The rides in a text: those of its tables, or of its lines where these tell more. Linear.
    ///
    /// With `isBooked` it is about something booked, whatever its words are.
    static func bookings(in text: String, beside: String, today: CivilDate, isBooked: Bool = false) -> [Booking] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(mostLines)
        let rows = lines.enumerated().map { (line: $0 + 1, cells: cells(String($1))) }.filter { $0.cells.count > 1 }
        let tabled = bookings(ofRows: [rows], text, beside: beside, today: today)
        guard isBooked || RideMeans.isTicket(text), let means = means(of: text, beside: beside) else { return tabled }
        let day = BookingYear.day(of: text, today: today) ?? today
        let legs = RideLeg.once(
            RideLines(
                lines.map { String($0).trimmed }, today: day, isDayFirst: TicketWords.isDayFirst(text)
            ).legs)
        return fullest(tabled, completed(legs.map { $0.booking(means) }, by: text))
    }

    /// The rides in the first of some tables that has any.
    private static func bookings(
        ofRows tables: [[(line: Int, cells: [String])]], _ text: String, beside: String, today: CivilDate
    ) -> [Booking] {
        guard let means = means(of: text, beside: beside) else { return [] }
        let day = BookingYear.day(of: text, today: today) ?? today
        let found = tables.lazy.map { BookingRideTable($0, means: means, today: day).bookings }.first { !$0.isEmpty }
        return completed(found ?? [], by: text)
    }

    /// Rides with the cost and the number of the booking that a text has behind labels, and whether they are buses.
    private static func completed(_ bookings: [Booking], by text: String) -> [Booking] {
        guard !bookings.isEmpty else { return [] }
        var account = BookingAccount()
        for line in text.split(whereSeparator: \.isNewline) where line.utf8.count <= 400 {
            if let (label, value) = BookingLabel.parts(of: String(line).trimmed), !value.isEmpty {
                account.take(label, value)
            } else if let number = number(in: line) {
                account.take(.number, number)
            }
        }
        var bookings = bookings
        if RideMeans.isOfBus(text) {
            for index in bookings.indices { bookings[index].doubt = .bus }
        }
        return account.completed(bookings)
    }

    /// The number of a booking behind its label within a line: `8A3KQ2` of `Your ticket - Auftragsnummer 8A3KQ2`; nil
    /// where there is none. Linear.
    private static func number(in line: Substring) -> String? {
        let words = line.split { $0.isWhitespace || $0 == ":" || $0 == "," || $0 == "(" || $0 == ")" }
        for index in words.indices.dropFirst() where isCode(words[index]) {
            for count in 1...3 where index >= count {
                let label = words[(index - count)..<index].joined(separator: " ")
                if BookingLabel(label) == .number { return String(words[index]) }
            }
        }
        return nil
    }

    /// Whether a word is like the code of a booking: capitals and digits, at least one of these or six of those.
    private static func isCode(_ word: Substring) -> Bool {
        (5...16).contains(word.utf8.count)
            && word.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || $0 == 0x2D }
            && (word.contains(where: \.isNumber) || word.utf8.count == 6)
    }

    private static func means(of text: String, beside: String) -> Way.Means? {
        RideMeans.means(of: text) ?? RideMeans.means(of: beside)
    }

    /// The reading of a text that has more rides with both of their times; the first where both have as many. Linear.
    static func fullest(_ first: [Booking], _ second: [Booking]) -> [Booking] {
        func count(_ bookings: [Booking]) -> Int {
            bookings.count { booking in
                [booking.from, booking.until].allSatisfy { $0?.contains(":") ?? false }
            }
        }
        if first.isEmpty { return second }
        return count(second) > count(first) ? second : first
    }

    /// The cells of a line: between tabs, bars, or two spaces and more.
    private static func cells(_ line: String) -> [String] {
        if line.contains("\t") || line.contains("|") {
            return line.split(omittingEmptySubsequences: false) { $0 == "\t" || $0 == "|" }.map { String($0).trimmed }
        }
        return ListSeparators.parts(of: line.trimmed, at: ["  "]).filter { !$0.isEmpty }
    }
}
