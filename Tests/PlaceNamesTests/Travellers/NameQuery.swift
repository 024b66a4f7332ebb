import Geodesy
import PlaceNames

/// A line of a table of names: what is typed, where it is, and how far off the answer may be.
struct NameQuery {
    let text: String
    let place: Coordinate
    /// Metres.
    let reach: Double

    /// Reads `text | latitude longitude | kilometres`, 30 unless given.
    init(_ line: Substring) throws {
        let parts = line.split(separator: "|").map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
        text = parts[0]
        place = try Coordinate(latitude: numbers[0], longitude: numbers[1])
        reach = (parts.count > 2 ? Double(parts[2]) ?? 30 : 30) * 1_000
    }

    /// Whether a place is near enough.
    func accepts(_ place: Place) -> Bool { place.coordinate.distance(to: self.place) <= reach }
}
