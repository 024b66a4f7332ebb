import Geodesy

/// Reads `car-ferries.tsv`.
enum FerryTable {
    /// A row: what sails, and its terminals.
    struct Row: Sendable {
        /// The line in the file, from 1.
        let line: Int
        /// Names, time and season.
        let service: FerryService
        /// The points of the terminals.
        let from: Coordinate
        let to: Coordinate
    }

    /// The columns that are read, in the order of `Row`.
    private static let columns = [
        "# from", "from_lat", "from_lon", "to", "to_lat", "to_lon", "minutes", "sailings", "season", "kind",
    ]

    /// The rows in a file's bytes; throws the first fault with its line. `path` is for the message.
    static func rows(in bytes: [UInt8], path: String) throws(RoadSourceError) -> [Row] {
        var rows: [Row] = []
        for line in try TabTable.rows(of: columns, in: bytes, path: path) {
            guard let row = row(line.cells, line: line.line) else {
                throw .damaged(
                    path, reason: "line \(line.line): a number is missing or out of range, or the kind is unknown")
            }
            rows.append(row)
        }
        return rows
    }

    /// A row of cells in the order of `columns`; nil when a number is wrong.
    private static func row(_ cells: [String], line: Int) -> Row? {
        guard let from = place(cells[1], cells[2]), let to = place(cells[4], cells[5]),
            let minutes = Double(cells[6]), minutes > 0, minutes < 10_000,
            let sailings = Double(cells[7]), sailings > 0, sailings < 1_000, ["ferry", "train"].contains(cells[9])
        else { return nil }
        let service = FerryService(
            from: cells[0], to: cells[3], minutes: minutes, sailingsPerDay: sailings, season: cells[8],
            isTrain: cells[9] == "train")
        return Row(line: line, service: service, from: from, to: to)
    }

    private static func place(_ latitude: String, _ longitude: String) -> Coordinate? {
        guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
        return try? Coordinate(latitude: latitude, longitude: longitude)
    }
}
