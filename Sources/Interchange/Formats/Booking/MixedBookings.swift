import CivilTime
import Text

/// The reservations of a text that has those of lodgings and of rides in paragraphs of their own, as a travel agent or
/// a person puts them together in one mail.
enum MixedBookings {
    /// The most lines that are read.
    private static let mostLines = 2_000

    /// The lodgings of a text, then its rides; nil where it does not have both. Linear.
    ///
    /// The paragraphs of rides are found without those that have the days of a lodging, and the lodgings without these.
    static func bookings(in text: String, beside: String, today: CivilDate) -> [Booking]? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        guard lines.count <= mostLines else { return nil }
        let paragraphs = Paragraphs.ranges(of: lines) { $0.allSatisfy(\.isWhitespace) }
        guard paragraphs.count > 1 else { return nil }
        let stays = paragraphs.filter { hasStay(lines[$0]) }
        guard !stays.isEmpty, stays.count < paragraphs.count else { return nil }
        let withoutStays = Self.text(lines, without: stays)
        let rides = RideText.fullest(
            RideText.bookings(in: withoutStays, beside: beside, today: today, isBooked: true),
            BookingRides(withoutStays, today: today, isBooked: true).bookings
        ).filter { ride in [ride.from, ride.until].allSatisfy { $0?.contains(":") ?? false } }
        guard !rides.isEmpty else { return nil }
        let ridden = paragraphs.filter { paragraph in
            rides.contains { paragraph.contains($0.line - 1) } && !stays.contains(paragraph)
        }
        let withoutRides = Self.text(lines, without: ridden)
        let lodgings = BookingText(withoutRides, today: today).bookings.filter {
            BookingText.hasNights($0, today: today)
        }
        guard !lodgings.isEmpty else { return nil }
        return BookingYear.dated(lodgings, by: text, today: today) + rides
    }

    /// Whether a paragraph has the days on which one comes and goes, or the number of nights, behind labels, and no
    /// hours of a ride.
    private static func hasStay(_ lines: ArraySlice<String>) -> Bool {
        var labels = Set<BookingLabel>()
        for line in lines {
            if let (label, value) = BookingLabel.parts(of: line.trimmed), value.contains(where: \.isNumber) {
                labels.insert(label)
            }
        }
        return labels.contains(.checkIn) && (labels.contains(.checkOut) || labels.contains(.nights))
            && !lines.contains { RideMeans.means(of: $0) != nil }
    }

    private static func text(_ lines: [String], without paragraphs: [Range<Int>]) -> String {
        lines.enumerated().map { index, line in paragraphs.contains { $0.contains(index) } ? "" : line }
            .joined(separator: "\n")
    }
}
