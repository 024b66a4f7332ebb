package import CivilTime
import Entities
package import Geodesy
import Itineraries
package import Text

/// Calendars (iCalendar, RFC 5545).
///
/// Written: an event for each day of a trip that says in words what it holds, and, where that is asked for, one for
/// each drive, way, stop and night at its time. Read: events with coordinates or a location that is a place become
/// stops, in the order of their beginnings. A trip needs a start to be written.
package struct ICSFormat: TripFormat {
    /// Whether events at their times, in UTC, are written beside those of the days.
    private let hasTimes: Bool
    /// The unit of lengths in texts.
    private let unit: DistanceUnit
    /// The style of times in texts.
    private let clocks: ClockStyle
    /// The time of writing.
    private let written: Instant

    /// The beginning of 2020, from which the minutes to the time of writing are counted.
    private static let beginning = Instant(milliseconds: 1_577_836_800_000)

    /// The format, with times or days alone; lengths in `unit`, times in texts in the style `clocks`, written at this
    /// moment or else at the beginning of 2020.
    package init(
        times: Bool = false, unit: DistanceUnit = .kilometers, clocks: ClockStyle = .hours24, written: Instant? = nil
    ) {
        hasTimes = times
        self.clocks = clocks
        self.unit = unit
        self.written = written ?? Self.beginning
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
        let minutes = (written.milliseconds - Self.beginning.milliseconds) / 60_000
        return ICSWriting.document(
            trips, hasTimes: hasTimes, unit: unit, clocks: clocks,
            ICSStamp(moment: ICSNames.utc(written.civil()), sequence: max(0, minutes)))
    }
}
