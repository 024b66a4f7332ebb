import Geodesy

/// Reads `road-links.tsv`: roads and ferries that the other sources do not have, and places where lines of roads must
/// be cut.
enum RoadLinkTable {
    /// A road by the places that it passes.
    struct Link: Sendable {
        /// The name, for messages.
        let name: String
        /// The length from the first place to the last, in metres.
        let metres: Double
        /// The speed in km/h.
        let speed: UInt8
        /// Two places or more.
        let places: [Coordinate]
    }

    /// The rows of the table by their kinds.
    struct Rows: Sendable {
        /// The roads to add.
        var links: [Link] = []
        /// Lines that no road of the source crosses.
        var cuts: [[Coordinate]] = []
        /// Ferries to add to those of `car-ferries.tsv`.
        var ferries: [FerryTable.Row] = []
    }

    private static let columns = ["# kind", "name", "km", "km/h", "minutes", "sailings", "places"]

    /// The rows in a file's bytes; throws the first fault with its line. `path` is for the message.
    static func rows(in bytes: [UInt8], path: String) throws(RoadSourceError) -> Rows {
        var rows = Rows()
        for row in try TabTable.rows(of: columns, in: bytes, path: path) {
            let places = row.cells[6].split(separator: " ").map(place)
            let known = places.compactMap(\.self)
            guard known.count == places.count, known.count > 1 else {
                throw .damaged(path, reason: "line \(row.line): places are not two or more of latitude,longitude")
            }
            switch row.cells[0] {
            case "cut": rows.cuts.append(known)
            case "ferry":
                guard let ferry = ferry(row, known[0], known[known.count - 1]) else {
                    throw .damaged(path, reason: "line \(row.line): minutes or sailings, or a name, are missing")
                }
                rows.ferries.append(ferry)
            case "road":
                let straight = zip(known, known.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
                guard let kilometres = Double(row.cells[2]), kilometres * 1_000 >= straight, kilometres < 5_000,
                    let speed = UInt8(row.cells[3]), RoadSpeeds.known.contains(speed)
                else {
                    throw .damaged(
                        path,
                        reason: "line \(row.line): the length is missing or below \((straight / 1_000).rounded()) km, "
                            + "or the speed is none of \(RoadSpeeds.known) km/h")
                }
                rows.links.append(Link(name: row.cells[1], metres: kilometres * 1_000, speed: speed, places: known))
            default: throw .damaged(path, reason: "line \(row.line): the kind is none of road, cut, ferry")
            }
        }
        return rows
    }

    /// A ferry of every season between two places, whose names are joined by " - "; nil when something is missing.
    private static func ferry(_ row: TabTable.Row, _ from: Coordinate, _ to: Coordinate) -> FerryTable.Row? {
        let names = row.cells[1].split(separator: "-", maxSplits: 1).map { name in
            String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard names.count == 2, let minutes = Double(row.cells[4]), minutes > 0, minutes < 10_000,
            let sailings = Double(row.cells[5]), sailings > 0, sailings < 1_000
        else { return nil }
        let service = FerryService(
            from: names[0], to: names[1], minutes: minutes, sailingsPerDay: sailings, season: "", isTrain: false)
        return FerryTable.Row(line: row.line, service: service, from: from, to: to)
    }

    private static func place(_ text: Substring) -> Coordinate? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        return try? Coordinate(latitude: latitude, longitude: longitude)
    }
}
