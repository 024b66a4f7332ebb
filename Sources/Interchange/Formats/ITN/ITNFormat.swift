import Entities
import Geodesy
package import Text

/// Itineraries of TomTom's devices: `LONGITUDE|LATITUDE|NAME|FLAGS|` a line, the coordinates in 1/100,000 degrees. Only
/// read.
package struct ITNFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "itn" }
    package var fileEndings: [String] { ["itn"] }
    package var holdsNotes: Bool { false }

    /// The most bytes of a line: more than any name has.
    private static let maximumLineBytes = 10_000

    /// An itinerary is recognized by its first line, which is a place, or the name of it all in quotes above one.
    /// The rows of a table can look like places, but stand below its names of columns.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        guard let text = try? FileText(TableBeginning.wholeRows(beginning)) else { return false }
        let lines = text.bytes[text.start...].split(maxSplits: 3) { $0 == 0x0A || $0 == 0x0D }
            .map { String(decoding: $0, as: UTF8.self) }
        let place = lines.first?.hasPrefix("\"") == true ? lines.dropFirst().first : lines.first
        return place.flatMap { ITNLine($0) } != nil
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let text = try FileText(bytes)
        var assembly = TripAssembly(context)
        var number = 0
        var index = text.start
        while index < text.bytes.count {
            let end = text.bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.bytes.count
            let line = String(decoding: text.bytes[index..<min(end, index + ITNFormat.maximumLineBytes)], as: UTF8.self)
            number += 1
            index = end + 1
            if index < text.bytes.count, text.bytes[end] == 0x0D, text.bytes[index] == 0x0A { index += 1 }
            try read(line, number, into: &assembly)
        }
        return assembly.finish(beside: [text.notice].compactMap { $0 })
    }

    private func read(_ line: String, _ number: Int, into assembly: inout TripAssembly) throws(TextFault) {
        // A line of white space, and the name of an itinerary in quotes above its places, are none.
        guard line.contains(where: { !$0.isWhitespace }), !line.hasPrefix("\"") else { return }
        guard let found = ITNLine(line) else {
            return try assembly.skip("the line is not LONGITUDE|LATITUDE|NAME|FLAGS|", line: number)
        }
        let place: Coordinate
        do throws(CoordinateError) {
            place = try Coordinate(latitude: found.latitude, longitude: found.longitude)
        } catch {
            return try assembly.skip("\(error)", line: number)
        }
        let trip = try assembly.trip(nil, line: number)
        try assembly.add(name: found.name, note: nil, place: place, to: trip, line: number)
    }
}

/// A line of an itinerary.
private struct ITNLine {
    let longitude: Double
    let latitude: Double
    let name: String

    /// Reads a line: two whole numbers, a name, and perhaps the number that tells a start from a stop on the way; nil
    /// for anything else.
    init?(_ line: String) {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        guard cells.count >= 3, let east = Int(cells[0].trimmingSpaces), let north = Int(cells[1].trimmingSpaces) else {
            return nil
        }
        if cells.count > 3, !cells[3].trimmingSpaces.isEmpty, Int(cells[3].trimmingSpaces) == nil { return nil }
        longitude = Double(east) / 100_000
        latitude = Double(north) / 100_000
        name = String(cells[2])
    }
}

extension Substring {
    /// The text without white space at its ends.
    fileprivate var trimmingSpaces: Substring {
        let rest = drop { $0.isWhitespace }
        return rest.lastIndex { !$0.isWhitespace }.map { rest[...$0] } ?? rest[..<rest.startIndex]
    }
}
