import Geodesy
import Places
import Text

/// Tells the links to the way of a list that has its stops as well.
extension ListImport {
    /// The most bytes of a list that is looked through for the places of a link.
    private static let mostBytes = 100_000
    /// The fewest lines in which the places of a link stand.
    private static let fewestLines = 2

    /// Takes a link to directions for a note of the last stop where each of its places stands in another line, so that
    /// none is a stop once more; false for any other. Linear in the list.
    mutating func takeLinkOfListed(_ spots: [MapLink.Spot], _ text: String) -> Bool {
        guard bytes.count <= Self.mostBytes else { return false }
        var missing = Set(spots.map { folded(AddressText.name(of: $0.name ?? "")) })
        let names = missing
        guard missing.count > 1, !missing.contains("") else { return false }
        var count = 0
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let line = folded(String(decoding: line, as: UTF8.self))
            if line.containsText("://") { continue }
            let found = names.filter { line.containsText($0) }
            if !found.isEmpty { count += 1 }
            missing.subtract(found)
        }
        // A title above the link has the two ends of its way alone.
        guard missing.isEmpty, count >= max(Self.fewestLines, names.count - 1) else { return false }
        stops.noteWay(text, line: line)
        return true
    }

    /// Adds a stop whose coordinates the line has, with what it says in parentheses.
    mutating func add(
        _ found: (name: UnsafeBufferPointer<UInt8>, latitude: Double, longitude: Double), saying said: String = ""
    ) throws(TextFault) {
        let place: Coordinate
        do throws(CoordinateError) {
            place = try Coordinate(latitude: found.latitude, longitude: found.longitude)
        } catch {
            return try stops.skip("\(error)", line: line)
        }
        stopIndentation = indentation
        var details = ListDetails()
        details.take(said, dates)
        try stops.add(place, name: String(decoding: found.name, as: UTF8.self), details, line: line)
    }
}
