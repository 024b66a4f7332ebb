import Foundation

/// A table from a text file whose first line contains the names of the columns.
struct TextTable {
    private let columns: [String: Int]
    /// The cells of the lines after the first.
    let rows: [[String]]

    /// Reads a file with cells separated by tabs.
    init(tabsIn file: URL) throws {
        let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
        self.init(lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) })
    }

    /// Reads a file with cells separated by commas; cells that contain commas are quoted.
    init(commasIn file: URL) throws {
        var rows: [[String]] = [[]]
        var cell: [UInt8] = []
        var isQuoted = false
        for byte in try Data(contentsOf: file) {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted, UInt8(ascii: "\n") where !isQuoted:
                rows[rows.count - 1].append(String(decoding: cell, as: UTF8.self))
                cell = []
                if byte == UInt8(ascii: "\n") { rows.append([]) }
            case UInt8(ascii: "\r"): continue
            default: cell.append(byte)
            }
        }
        self.init(rows.filter { !$0.isEmpty })
    }

    private init(_ rows: [[String]]) {
        columns = Dictionary(uniqueKeysWithValues: (rows.first ?? []).enumerated().map { ($1, $0) })
        self.rows = Array(rows.dropFirst())
    }

    /// The cell of a row in the column `name`; empty if there is none.
    func cell(_ row: [String], _ name: String) -> String {
        guard let column = columns[name], column < row.count else { return "" }
        return row[column]
    }
}
