/// The facts of a country that a driver has to know.
package struct CountryFacts: Equatable, Sendable {
    /// Whether one drives on the left.
    package let drivesOnLeft: Bool
    /// Whether signs have miles.
    package let usesMiles: Bool
    /// The currencies in use: codes of ISO 4217, the usual one first; empty where none is known.
    package let currencies: [String]

    /// States what is known of a country.
    package init(drivesOnLeft: Bool, usesMiles: Bool, currencies: [String]) {
        (self.drivesOnLeft, self.usesMiles, self.currencies) = (drivesOnLeft, usesMiles, currencies)
    }
}

/// The facts of all countries: the text of `Resources/countries.tsv`, in which a line is looked up when it is asked
/// for.
package struct CountryTable: Sendable {
    private let text: [UInt8]

    /// Takes lines of code, name, side of the road, unit of the signs, and currencies with `/` between them, all
    /// between tabs.
    package init(_ text: [UInt8]) {
        self.text = text
    }

    /// The facts of the country with a code of ISO 3166-1; nil where nothing is known. Linear in the table.
    package subscript(code: String) -> CountryFacts? {
        guard code.utf8.count == 2 else { return nil }
        let start = Array(code.utf8) + [0x09]
        var rest = text[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != 0x0A }
            rest = rest.dropFirst(line.count + 1)
            guard line.starts(with: start) else { continue }
            let cells = line.split(separator: 0x09, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard cells.count == 5 else { return nil }
            return CountryFacts(
                drivesOnLeft: cells[2] == "left", usesMiles: cells[3] == "mph",
                currencies: cells[4].split(separator: "/").map { String($0) })
        }
        return nil
    }
}
