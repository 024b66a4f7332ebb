import CivilTime
import Entities
import Geodesy
import Text

/// The trips as a table with the columns Trip, Stop, Name, Latitude, Longitude, Notes, LegMeters; lines end in CRLF.
///
/// LegMeters is the length of the leg that ends at the stop. A round trip ends with its first stop again, counted 1. If
/// a leg is not a straight line, LegSource and LegSeconds have the source of each length and the time of its drive. If
/// anything is planned, the columns of `CSVPlanCells` follow, by the clocks of the stop. Linear.
func writtenTable(_ trips: [RoutedTrip], separator: UInt8, format: String) -> ExportedDocument {
    var warnings = LeftOut(
        trips.map(\.trip),
        keeps: [
            "first day", "currency", "nights", "stays", "fixed arrivals", "times to leave stops", "kinds", "costs",
            "ways",
        ])
    warnings.leaveOutEmptyTrips(trips.map(\.trip), format: format)
    var table = TableWriter(separator: separator, capacity: trips.reduce(128) { $0 + $1.trip.waypoints.count * 96 })
    let plans = CSVPlanCells(trips)
    let hasSources = trips.contains { !$0.route.length.isStraight || $0.route.length.givenLegs > 0 }
    table.writeNames(
        ["Trip", "Stop", "Name", "Latitude", "Longitude", "Notes", "LegMeters"]
            + (hasSources ? ["LegSource", "LegSeconds"] : []) + (plans?.names ?? []))
    for routed in trips {
        let stops = routed.trip.waypoints
        let times = routed.times
        func cells(_ stop: Int) -> [String] {
            (hasSources ? routed.legCells(endingAt: stop) : [])
                + (plans?.cells(of: stop, in: routed.trip, times[stop]) ?? [])
        }
        let trip = table.cell(routed.trip.name.text)
        for (index, stop) in stops.enumerated() {
            table.writeRow(
                trip, index + 1, stop, leg: index > 0 ? routed.legLength(endingAt: index) : nil, cells(index))
        }
        if routed.trip.isRoundTrip, let first = stops.first, let last = stops.last {
            let leg = routed.legLength(endingAt: stops.count) ?? last.location.distance(to: first.location)
            table.writeRow(trip, 1, first, leg: leg, cells(stops.count))
        }
    }
    return ExportedDocument(bytes: table.bytes, warnings: warnings.lines)
}

extension RoutedTrip {
    /// The length of the leg to the stop at `index`, which counts on behind the last stop for the way back; nil if
    /// unknown.
    fileprivate func legLength(endingAt index: Int) -> Double? { leg(endingAt: index)?.distance }

    /// Returns the cells of that leg's source and of the seconds of its drive; empty cells for unknown values.
    fileprivate func legCells(endingAt index: Int) -> [String] {
        guard let leg = leg(endingAt: index) else { return ["", ""] }
        return [leg.sourceName, leg.duration.map { "\(Int($0.rounded()))" } ?? ""]
    }

    private func leg(endingAt index: Int) -> Leg? {
        route.legs.indices.contains(index - 1) ? route.legs[index - 1] : nil
    }
}

extension StopTimes.Time? {
    /// Day, date, arrival and leaving, as cells: `2`, `2027-06-13`, `2027-06-13 10:55`; without dates only the times.
    var cells: [String] {
        guard let time = self else { return ["", "", "", ""] }
        func cell(_ moment: CivilDateTime?) -> String {
            moment.map { (time.date == nil ? "" : "\($0.date.text) ") + $0.time.hourAndMinute } ?? ""
        }
        return ["\(time.day)", time.date?.text ?? "", cell(time.arrive), cell(time.leave)]
    }
}

/// Puts the text of a table together.
private struct TableWriter {
    let separator: UInt8
    private(set) var bytes: [UInt8] = []

    init(separator: UInt8, capacity: Int) {
        self.separator = separator
        bytes.reserveCapacity(capacity)
    }

    mutating func writeNames(_ names: [String]) {
        for (index, name) in names.enumerated() {
            if index > 0 { bytes.append(separator) }
            bytes.append(contentsOf: name.utf8)
        }
        endLine()
    }

    /// One row; `trip` is a finished cell.
    mutating func writeRow(_ trip: [UInt8], _ number: Int, _ stop: Waypoint, leg: Double?, _ further: [String]) {
        bytes.append(contentsOf: trip)
        bytes.append(separator)
        bytes.append(contentsOf: String(number).utf8)
        bytes.append(separator)
        append(stop.name.text)
        bytes.append(separator)
        DegreeSteps(stop.location.latitude).append(to: &bytes)
        bytes.append(separator)
        DegreeSteps(stop.location.longitude).append(to: &bytes)
        bytes.append(separator)
        if let note = stop.note { append(note.text) }
        bytes.append(separator)
        if let leg { bytes.append(contentsOf: shortDecimalText(leg, atMost: 3).utf8) }
        for cell in further {
            bytes.append(separator)
            append(cell)
        }
        endLine()
    }

    /// A text as a cell of its own.
    func cell(_ text: String) -> [UInt8] {
        var writer = TableWriter(separator: separator, capacity: text.utf8.count + 2)
        writer.append(text)
        return writer.bytes
    }

    private mutating func append(_ text: String) {
        let needsCare = text.utf8.contains { byte in
            byte == 0x22 || byte == 0x2C || byte < 0x20 || byte == separator
        }
        let first = text.utf8.first ?? 0
        if !needsCare, first > 0x40 || (first >= 0x30 && first < 0x3D) {
            bytes.append(contentsOf: text.utf8)
            return
        }
        let cell = CSVField.encoded(text)
        // A text without a comma or quote that has the separator is quoted here.
        if cell.utf8.first != 0x22, cell.utf8.contains(separator) {
            bytes.append(0x22)
            bytes.append(contentsOf: cell.utf8)
            bytes.append(0x22)
        } else {
            bytes.append(contentsOf: cell.utf8)
        }
    }

    private mutating func endLine() {
        bytes.append(0x0D)
        bytes.append(0x0A)
    }
}
