import Foundation

/// Reads the tables of the project, whose columns are parted by tabs.
enum TextTable {
    /// The rows of a table below its head, as columns; throws where the file cannot be read.
    static func rows(of file: URL) throws -> [[String]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
