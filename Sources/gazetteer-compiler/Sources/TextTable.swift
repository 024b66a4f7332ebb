import Foundation

/// A table in a text file: the names of its columns in the first line.
struct TextTable {
    private let columns: [String: Int]
    /// The lines below the first.
    let rows: [[String]]

    /// Reads a file whose cells are apart by tabs.
    init(tabsIn file: URL) throws {
        let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
        self.init(lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) })
    }

    /// Reads a file of comma-separated values, with quotes where there are commas.
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

    /// The cell of a row below a name; empty where there is none.
    func cell(_ row: [String], _ name: String) -> String {
        guard let column = columns[name], column < row.count else { return "" }
        return row[column]
    }
}
