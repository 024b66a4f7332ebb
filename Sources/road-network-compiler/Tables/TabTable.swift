/// Reads tables of cells separated by tabs, whose first line names the columns.
enum TabTable {
    /// A line of a table.
    struct Row {
        /// Its number in the file, from 1.
        let line: Int
        /// Its cells in the order in which the columns were asked for.
        let cells: [String]
    }

    /// The cells of some columns in a file's bytes, empty lines left out; throws when a column or a cell is missing.
    /// `path` is for the message.
    static func rows(
        of columns: [String], in bytes: [UInt8], path: String
    ) throws(RoadSourceError) -> [Row] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        func cells(_ line: ArraySlice<UInt8>) -> [String] {
            line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        let head = lines.first.map(cells) ?? []
        var places: [Int] = []
        for column in columns {
            guard let place = head.firstIndex(of: column) else {
                throw .damaged(path, reason: "line 1: no column \"\(column)\"")
            }
            places.append(place)
        }
        var rows: [Row] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let all = cells(line)
            guard let last = places.max(), all.count > last else {
                throw .damaged(path, reason: "line \(index + 1): \(all.count) cells, expected more")
            }
            rows.append(Row(line: index + 1, cells: places.map { all[$0] }))
        }
        return rows
    }
}
