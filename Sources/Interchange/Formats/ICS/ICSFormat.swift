import Entities
import Geodesy
import Itineraries
package import Text

/// Calendars (iCalendar, RFC 5545).
///
/// Written: an event for each day of a trip, and one for each stop where that is asked for. Read: events with
/// coordinates or a location that is a place become stops, in the order of their beginnings. A trip needs a start to be
/// written.
package struct ICSFormat: TripFormat {
    /// Whether an event for each stop, with its times in UTC, is written beside those of the days.
    private let hasTimes: Bool

    /// The format, with times or days alone.
    package init(times: Bool = false) {
        hasTimes = times
    }

    package var name: String { "ics" }
    package var fileEndings: [String] { ["ics", "ical"] }
    package var isWrittenByDays: Bool { true }

    /// A calendar begins with `BEGIN:VCALENDAR`.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        let line = text.drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }.prefix(15)
        return String(decoding: line, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let text = try FileText(bytes)
        var reading = ICSReading(context)
        return try reading.read(text)
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        ICSWriting.document(trips, hasTimes: hasTimes)
    }
}
