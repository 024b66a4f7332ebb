import Interchange

/// Reads what a person typed about files.
package enum ExchangeInput {
    /// Returns a person's names of the columns of a table, which are known and tell where the stops are; throws for any
    /// others.
    package static func columns(_ names: [String]) throws(ColumnNamesError) -> [String] {
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
