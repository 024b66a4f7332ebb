import PlaceNames

/// The capitals of countries, which people mean more often than other places of like size.
enum Capitals {
    /// The numbers of the capitals: in each country the most populous place with the name of its capital.
    static func numbers(_ places: [SourcePlace], countries: [SourceCountry], names: NameTable) -> Set<Int> {
        var wanted: [[UInt8]: [String]] = [:]
        for country in countries { wanted[PlaceKey.key(country.capital), default: []].append(country.iso) }
        var numbers: Set<Int> = []
        for entry in names.entries {
            for iso in wanted[entry.key] ?? [] {
                let here = entry.postings.filter { places[$0.place].countrycode == iso }
                // The own name first: `Washington` is also another name of bigger places around it.
                let own = here.filter { $0.kind == .own }
                if let capital = (own.isEmpty ? here : own).map(\.place).min() { numbers.insert(capital) }
            }
        }
        return numbers
    }
}
