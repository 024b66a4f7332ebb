import Geodesy

/// Reads a table of distances by road: cells separated by tabs, the first line the names of the columns.
enum DistanceTable {
    /// A way between two places.
    struct Row: Sendable {
        /// The names of the places.
        let from: String
        let to: String
        /// The points of both.
        let start: Coordinate
        let end: Coordinate
        /// The length of the way in kilometres.
        let kilometres: Double
        /// The time of driving; nil if the table has none.
        let minutes: Double?
        /// The part of the table to which it belongs, for which errors are listed apart; empty in a table of one part.
        let part: String

        /// Whether speeds are fitted to it: half of the ways, by a hash of the names (FNV-1a); the others judge.
        var isForFitting: Bool {
            let hash = (from + to).utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            return hash >> 32 & 1 == 0
        }
    }

    /// The rows in a file's bytes; throws the first fault with its line. `path` is for the message.
    static func rows(in bytes: [UInt8], path: String) throws(RoadSourceError) -> [Row] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
            .map { line in
                line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                    .map { String(decoding: $0, as: UTF8.self) }
            }
        let head = lines.first ?? []
        guard head.count >= 7, head[6] == "km" else {
            throw .damaged(path, reason: "line 1: the columns are not from, latitude, longitude, to, …, km")
        }
        let (minutes, part) = (head.firstIndex(of: "minutes"), head.firstIndex(of: "table"))
        var rows: [Row] = []
        for (index, cells) in lines.enumerated().dropFirst() {
            guard cells.count == head.count, let start = place(cells[1], cells[2]), let end = place(cells[4], cells[5]),
                let kilometres = Double(cells[6]), kilometres > 0
            else { throw .damaged(path, reason: "line \(index + 1): a number is missing or out of range") }
            rows.append(
                Row(
                    from: cells[0], to: cells[3], start: start, end: end, kilometres: kilometres,
                    minutes: minutes.flatMap { Double(cells[$0]) }, part: part.map { cells[$0] } ?? ""))
        }
        return rows
    }

    private static func place(_ latitude: String, _ longitude: String) -> Coordinate? {
        guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
        return try? Coordinate(latitude: latitude, longitude: longitude)
    }
}
