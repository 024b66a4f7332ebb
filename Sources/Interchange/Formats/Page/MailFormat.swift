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
        let bookings = BookingDocument.bookings(of: mail, today: context.today)
        guard !bookings.isEmpty else { return try ListFormat().read(bytes, context) }
        return try BookingTrip.trips(of: bookings, context, notices: Array(mail.notices.dropFirst()))
    }
}
