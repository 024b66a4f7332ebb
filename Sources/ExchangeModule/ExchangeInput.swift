import Interchange
import Text

/// Reads what a person typed about files.
package enum ExchangeInput {
    /// Reads the names of the columns of a table from a list with commas; throws for one that is not known, and where
    /// none tells where the stops are.
    package static func columns(of list: String) throws(ColumnNamesError) -> [String] {
        let names = list.split(separator: ",", omittingEmptySubsequences: false).map { name in
            name.split(whereSeparator: \.isWhitespace).map(String.init).joined(separator: " ")
        }
        if let fault = CSVColumns.fault(in: names) { throw .fault(fault) }
        if let unknown = CSVColumns.unknown(in: names).first { throw .unknown(unknown) }
        guard CSVColumns(names).canTellPlaces else { throw .noPlaces }
        return names
    }
}

/// The reason why a table cannot be read by names of columns.
package enum ColumnNamesError: Error, Equatable, Sendable {
    /// The list itself is wrong, in words that go on from its name.
    case fault(String)
    /// No column is called so.
    case unknown(String)
    /// No column tells where a stop is.
    case noPlaces
}
