import Entities
import Geodesy
import Interchange

/// Trips made of any bytes come back through every format that reads what it writes.
func checkExports(_ bytes: [UInt8]) throws(Violation) {
    let trips = trips(of: bytes)
    for format in TripFormats.all where format.canWrite {
        guard (format.canRead && !format.isWrittenByDays) || format.name == "gpx-track" else {
            let document = format.write(trips.map { RoutedTrip(trip: $0, route: .none) })
            try require(trips.isEmpty || !document.bytes.isEmpty, "nothing was written as \(format.name)")
            continue
        }
        try checkReturn(trips, format)
    }
}

/// Trips that any bytes mean: a line is a stop, its first six bytes the place, the rest name and, behind tabs, note and
/// nights. A line that begins with `T` begins a trip, one with `R` a round trip, one with `=` is the first stop of the
/// trip again.
private func trips(of bytes: [UInt8]) -> [Trip] {
    let ids = NumberedIdentifiers(seed: 3)
    var trips: [Trip] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true).prefix(60) {
        let text = String(decoding: line.dropFirst(), as: UTF8.self)
        if line.first == UInt8(ascii: "T") || line.first == UInt8(ascii: "R") || trips.isEmpty {
            trips.append(
                Trip(
                    id: ids.next(), name: Name.cut(text) ?? .newTrip, waypoints: [],
                    isRoundTrip: line.first == UInt8(ascii: "R")))
        } else if line.first == UInt8(ascii: "="), let first = trips[trips.count - 1].waypoints.first {
            trips[trips.count - 1].waypoints.append(
                Waypoint(id: ids.next(), name: first.name, location: first.location, note: first.note))
        } else if let location = place(of: line.prefix(6)) {
            let parts = String(decoding: line.dropFirst(6), as: UTF8.self).split(
                separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
            // A note has its lines parted by vertical bars here.
            let note = parts.count > 1 ? Note.cut(parts[1].split(separator: "|").joined(separator: "\n")) : nil
            var stop = Waypoint(
                id: ids.next(), name: Name.cut(String(parts[0])) ?? .newTrip, location: location, note: note)
            if parts.count > 2, let nights = Int(parts[2]) { try? stop.plan.set(.nights(nights)) }
            trips[trips.count - 1].waypoints.append(stop)
        }
    }
    return trips
}

/// Latitude and longitude of three bytes each, in steps of about 1e-5 degrees.
private func place(of bytes: ArraySlice<UInt8>) -> Coordinate? {
    func share(_ bytes: ArraySlice<UInt8>) -> Double {
        Double(bytes.reduce(0) { $0 << 8 | Int($1) }) / Double(1 << 24 - 1)
    }
    let (latitude, longitude) = (share(bytes.prefix(3)), share(bytes.dropFirst(3)))
    return try? Coordinate(latitude: latitude * 180 - 90, longitude: longitude * 360 - 180)
}
