import Entities
import Geodesy

/// A plain list: one PLACE a line, `#` before a comment.
///
/// A comment `# Trip: NAME` or `# Round trip: NAME` begins a trip. A line that begins with a backslash is NAME=COORDINATES
/// whatever else the name looks like. Kept: names, order, places to 1e-7, trips, also without stops, round trips. Not kept:
/// notes, ids, the fields of others.
package struct ListFormat: TripFormat {
    /// The format.
    package init() {}

    package var name: String { "list" }
    package var fileEndings: [String] { ["txt", "list"] }

    /// Any text can be a list; what begins like markup or has control characters is none.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        if ListTitle.begin(text) { return true }
        guard let first = text.first(where: { $0 > 0x20 }), ![0x3C, 0x7B, 0x5B].contains(first) else { return false }
        if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) { return true }
        return !text.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains($0) }
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(ImportError) -> ImportedTrips {
        let text = try FileText(bytes)
        return try text.bytes.withUnsafeBufferPointer { buffer throws(ImportError) in
            var reader = ListImport(buffer, from: text.start, context)
            return try reader.read()
        }
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        var warnings = LeftOut(trips)
        warnings.leaveOutNotes(trips, format: name)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(trips.reduce(64) { $0 + $1.trip.waypoints.count * 48 })
        for routed in trips {
            bytes.append(contentsOf: (routed.trip.isRoundTrip ? ListTitle.roundTrip : ListTitle.trip).utf8)
            bytes.append(contentsOf: routed.trip.name.text.utf8)
            bytes.append(0x0A)
            for stop in routed.trip.waypoints { append(stop, to: &bytes) }
        }
        return ExportedDocument(bytes: bytes, warnings: warnings.lines)
    }

    private func append(_ stop: Waypoint, to bytes: inout [UInt8]) {
        if ListLine.needsMark(stop.name.text) { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(contentsOf: stop.name.text.utf8)
        bytes.append(UInt8(ascii: "="))
        DegreeSteps(stop.location.latitude).append(to: &bytes)
        bytes.append(UInt8(ascii: ","))
        DegreeSteps(stop.location.longitude).append(to: &bytes)
        bytes.append(0x0A)
    }
}

/// The comments that begin a trip.
enum ListTitle {
    static let trip = "# Trip: "
    static let roundTrip = "# Round trip: "

    /// Whether a text begins with one, so that it is a list and nothing else.
    static func begin(_ text: some Sequence<UInt8>) -> Bool {
        text.starts(with: trip.utf8) || text.starts(with: roundTrip.utf8)
    }
}

/// One line of a list that says its place in decimal degrees.
enum ListLine {
    /// Whether a name would be taken for something else at the beginning of a line, so that the line needs a backslash.
    ///
    /// So are a comment, a backslash, and what begins like a link; a name with an equals sign in it may hold one.
    static func needsMark(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        if first == UInt8(ascii: "#") || first == UInt8(ascii: "\\") { return true }
        return name.utf8.contains(UInt8(ascii: "=")) || beginsLikeLink(name)
    }

    /// Whether a text begins like a link or a `geo:` text.
    static func beginsLikeLink(_ text: some StringProtocol) -> Bool {
        let start = text.prefix(8).lowercased()
        return start.hasPrefix("geo:") || start.hasPrefix("http://") || start == "https://"
    }

    /// The name and the place of `NAME=LATITUDE,LONGITUDE`, split at the last equals sign; nil when it is not that. Linear.
    static func namedPlace(
        _ line: UnsafeBufferPointer<UInt8>
    ) -> (name: UnsafeBufferPointer<UInt8>, latitude: Double, longitude: Double)? {
        guard let equals = line.lastIndex(of: UInt8(ascii: "=")), equals > 0 else { return nil }
        let numbers = line[(equals + 1)...]
        guard let comma = numbers.firstIndex(of: UInt8(ascii: ",")),
            let latitude = decimal(trimmed(numbers[..<comma]), allowsComma: false),
            let longitude = decimal(trimmed(numbers[(comma + 1)...]), allowsComma: false)
        else { return nil }
        return (UnsafeBufferPointer(rebasing: line[..<equals]), latitude, longitude)
    }

    /// `bytes` without spaces and tabs at its ends.
    static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UnsafeBufferPointer<UInt8> {
        var bytes = bytes
        while let first = bytes.first, first == 0x20 || first == 0x09 { bytes = bytes.dropFirst() }
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes = bytes.dropLast() }
        return UnsafeBufferPointer(rebasing: bytes)
    }
}
