import Entities
package import Text

/// A mail as programs save it: its reservations, else the list of places that its text is. Only read.
package struct MailFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "mail" }
    package var fileEndings: [String] { ["eml"] }
    package var holdsNotes: Bool { false }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool { Mail.begins(beginning) }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        guard let mail = Mail(bytes) else { return try ListFormat().read(bytes, context) }
        // A date without a year is the next one from the day on which the mail was sent.
        let context = mail.sent.map { context.forText(of: $0) } ?? context
        let bookings = BookingDocument.bookings(of: mail, today: context.today)
        guard !bookings.isEmpty else {
            return Self.named(try ListFormat().read(bytes, context), by: mail.subject, context)
        }
        let trips = try BookingTrip.trips(of: bookings, context, notices: Array(mail.notices.dropFirst()))
        return Self.named(trips, by: mail.subject, context)
    }

    /// Names the only trip of a mail by what the mail is about. The line of the text that it was called by is told.
    private static func named(
        _ imported: ImportedTrips, by subject: String?, _ context: ImportContext
    ) -> ImportedTrips {
        guard let name = subject.flatMap({ Name.cut($0) }), imported.trips.count == 1 else { return imported }
        var imported = imported
        let before = imported.trips[0].name
        if before != name, before != Name.cut(context.fileName) {
            let line = Wording.quoted(before.text, maximumWidth: 80)
            imported.notices.append("the trip is called by the subject of the mail, and not by its line \(line)")
        }
        imported.trips[0].name = name
        return imported
    }
}
