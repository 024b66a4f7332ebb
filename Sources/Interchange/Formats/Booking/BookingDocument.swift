import CivilTime
import Text

/// The reservations of a page, a mail or a text: those that it marks for programs, else those of its text.
enum BookingDocument {
    /// The reservations in a page of HTML. Linear.
    static func bookings(ofPage page: [UInt8], today: CivilDate) -> [Booking] {
        if ReservationMarkup.mayHave(page) {
            let marked = ReservationReading(ReservationMarkup.objects(page)).bookings
            if !marked.isEmpty { return marked }
        }
        let text = HTMLText.plain(String(decoding: page, as: UTF8.self), cells: "\t")
        let rides = RideText.bookings(inTablesOf: page, text, today: today)
        if !rides.isEmpty { return rides }
        let found = bookings(ofText: text, today: today)
        guard found.isEmpty else { return found }
        // Cells of several lines, as `Check-in`, a day and a time below each other, are read cell by cell.
        return bookings(ofText: HTMLText.plain(String(decoding: page, as: UTF8.self), cells: "\n"), today: today)
    }

    /// The reservations in a text: those of hotels, else those of rides. Linear.
    ///
    /// `beside` are words around the text that tell what it is about: the subject of a mail and who sent it.
    static func bookings(ofText text: String, beside: String = "", today: CivilDate) -> [Booking] {
        let text = withClearDays(text, today: today)
        return bookings(of: BookingText(text, today: today), text, beside: beside, today: today)
    }

    /// A text in which days are as people write them: apart from their neighbours, and on one line. Linear.
    static func withClearDays(_ text: String, today: CivilDate) -> String {
        SplitDays.joined(CompactDays.spaced(text), today: today)
    }

    /// The same where the lodgings in the text are read already. Linear.
    static func bookings(
        of reading: BookingText, _ text: String, beside: String = "", today: CivilDate
    ) -> [Booking] {
        let whole = plain(of: reading, text, beside: beside, today: today)
        guard !whole.isEmpty else { return [] }
        let day = BookingYear.day(of: text, today: today) ?? today
        let found = BookingSections.fuller(than: whole, text) { part in
            plain(of: BookingText(part, today: day), part, beside: beside, today: day)
        }
        return BookingDays.clear(RideDetails.added(to: found, of: text), by: text, today: today)
    }

    private static func plain(
        of reading: BookingText, _ text: String, beside: String, today: CivilDate
    ) -> [Booking] {
        let lodgings = reading.bookings
        if let both = MixedBookings.bookings(in: text, beside: beside, today: today) { return both }
        let tabled =
            lodgings.contains { $0.spot.address != nil }
            ? [] : RideText.bookings(in: text, beside: beside, today: today)
        if !tabled.isEmpty { return RideText.fullest(tabled, BookingRides(text, today: today).bookings) }
        if lodgings.contains(where: { BookingText.hasNights($0, today: today) }) {
            return BookingYear.dated(lodgings, by: text, today: today)
        }
        // The labels of a departure and an arrival are also those of hotels.
        let rides = BookingRides(text, today: today).bookings
        return rides.isEmpty ? lodgings : rides
    }

    /// The reservations in a mail: those that one of its texts marks for programs, else those of the first that has
    /// any. One alone without a name has that of the subject: `Your booking is confirmed at Hotel Post`. Linear.
    static func bookings(of mail: Mail, today: CivilDate) -> [Booking] {
        var bookings = unnamed(of: mail, today: today)
        if bookings.count == 1, bookings[0].kind == .lodging, bookings[0].spot.name == nil, let subject = mail.subject {
            bookings[0].spot.name = BookingText.announced(in: subject)
        }
        return bookings
    }

    /// The reservations in a mail as its texts have them.
    private static func unnamed(of mail: Mail, today: CivilDate) -> [Booking] {
        for page in mail.pages where ReservationMarkup.mayHave(page) {
            let marked = ReservationReading(ReservationMarkup.objects(page)).bookings
            if !marked.isEmpty { return marked }
        }
        for page in mail.pages {
            let text = HTMLText.plain(String(decoding: page, as: UTF8.self), cells: "\t")
            let rides = RideText.bookings(inTablesOf: page, text, beside: mail.about, today: today)
            if !rides.isEmpty { return rides }
        }
        let plain = bookings(ofText: String(decoding: mail.text, as: UTF8.self), beside: mail.about, today: today)
        if !plain.isEmpty { return plain }
        return mail.pages.lazy.map { bookings(ofPage: $0, today: today) }.first { !$0.isEmpty } ?? []
    }

    /// Whether the beginning of a text has a reservation. Linear.
    static func begins(_ beginning: ArraySlice<UInt8>, today: CivilDate) -> Bool {
        guard beginning.contains(0x0A) || beginning.contains(0x0D), !beginning.contains(0),
            let text = try? FileText(Array(beginning))
        else { return false }
        let words = String(decoding: text.bytes[text.start...], as: UTF8.self)
        return !bookings(ofText: words, today: today).isEmpty
    }
}
