import CivilTime
import Entities
import Geodesy
import Itineraries
import JSON
import Text

/// Writes calendars. Equal trips that are written at the same time give equal bytes: the ids of events come from those
/// of trips and stops.
enum ICSWriting {
    /// An event a day, and with `hasTimes` those of drives, ways, stops and nights. Linear.
    static func document(
        _ trips: [RoutedTrip], hasTimes: Bool, unit: DistanceUnit, clocks: ClockStyle, _ stamp: ICSStamp
    ) -> ExportedDocument {
        var lines = ICSLines()
        lines.write("BEGIN", "VCALENDAR")
        lines.write("VERSION", "2.0")
        lines.write("PRODID", "-//roadtrip//EN")
        lines.write("CALSCALE", "GREGORIAN")
        if let trip = trips.first?.trip, trips.count == 1 { lines.write("X-WR-CALNAME", text: trip.name.text) }
        var (left, written): ([Trip], [Trip]) = ([], [])
        for routed in trips {
            guard let itinerary = routed.itinerary, routed.trip.plan.start != nil, !itinerary.isEmpty else {
                left.append(routed.trip)
                continue
            }
            written.append(routed.trip)
            let events = ICSEvents(trip: routed.trip, itinerary: itinerary, unit: unit, clocks: clocks, stamp: stamp)
            events.writeDays(saysPlans: !hasTimes, to: &lines)
            if hasTimes {
                events.writeStops(to: &lines)
                events.writeWays(along: routed.route, to: &lines)
            }
        }
        lines.write("END", "VCALENDAR")
        // Without days nothing of a plan is written.
        var warnings = LeftOut(trips.map(\.trip), keeps: left.isEmpty ? LeftOut.allPlans : [])
        warnings.leaveOutTripsWithoutDays(left, format: "ics")
        if !hasTimes, !written.isEmpty {
            warnings.add(
                "ics holds whole days: --times adds each drive, ferry, stay and fixed time, and lets import take everything "
                    + "back")
        }
        return ExportedDocument(bytes: lines.bytes, warnings: warnings.lines)
    }
}
