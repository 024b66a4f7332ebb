import PlaceNames

/// The numbers of countries and regions, and the words that restrict a query to them.
struct RegionTable {
    /// A region of a country.
    struct Region: Hashable {
        let country: Int
        let code: String
    }

    /// A word of a query, and the country or region to which it restricts the query.
    struct Qualifier: Hashable {
        let key: [UInt8]
        /// The kind: 0 for a country, 1 for a region.
        let kind: UInt8
        let number: Int
    }

    let countries: [SourceCountry]
    /// The regions, sorted by country, then by code.
    let regions: [Region]
    /// The name of each region that is shown; empty for none.
    let regionNames: [String]
    /// Whether each region is always shown with a place, also if the name of the place is unique.
    let isAlwaysShown: [Bool]
    /// The words, sorted by key, kind and number.
    let qualifiers: [Qualifier]
    /// The names of each region.
    let allNames: [[String]]
    private let numbers: [Region: Int]

    /// The number of the region for places in no region, such as seas, or in several countries.
    let nowhere: Int

    /// Numbers the countries of `source` and the regions of its places; the last number of each means none.
    init(_ source: GeoNamesSource) {
        countries = source.countries + [SourceCountry(iso: "", iso3: "", name: "", capital: "")]
        let countries = countries
        var countryNumbers: [String: Int] = [:]
        for (number, country) in countries.enumerated() { countryNumbers[country.iso] = number }
        let regions =
            Set(
                source.places.map { Region(country: countryNumbers[$0.countrycode] ?? 0, code: $0.admin1code) }
            ).union(
                // The area between two regions of a country whose regions are shown.
                countries.indices.filter { RegionNames.isAlwaysShown(countries[$0].iso) }
                    .map { Region(country: $0, code: "") }
            ).sorted { ($0.country, $0.code) < ($1.country, $1.code) } + [
                Region(country: countries.count - 1, code: "")
            ]
        self.regions = regions
        nowhere = regions.count - 1
        numbers = Dictionary(uniqueKeysWithValues: regions.enumerated().map { ($1, $0) })

        var names: [[String]] = regions.map { _ in [] }
        for (number, region) in regions.enumerated() {
            let iso = countries[region.country].iso
            if iso == "US" {
                names[number] = source.states.filter { $0.code == region.code }.map(\.name)
            } else {
                names[number] = RegionNames.names(iso, region.code)
            }
        }
        // The names of the others narrow a query; places in them are told apart by the towns around them.
        regionNames = names.enumerated().map { number, names in
            RegionNames.arePlaces(countries[regions[number].country].iso) ? names.first ?? "" : ""
        }
        allNames = names
        isAlwaysShown = regions.map { RegionNames.isAlwaysShown(countries[$0.country].iso) }

        var qualifiers: Set<Qualifier> = []
        func add(_ name: String, _ kind: UInt8, _ number: Int) {
            let key = PlaceKey.key(name)
            if !key.isEmpty { qualifiers.insert(Qualifier(key: key, kind: kind, number: number)) }
        }
        for (number, country) in countries.enumerated() {
            for name in [country.iso, country.iso3, country.name] + CountryNames.others(country.iso) {
                add(name, 0, number)
            }
            if country.name.hasPrefix("The ") { add(String(country.name.dropFirst(4)), 0, number) }
        }
        for (number, region) in regions.enumerated() {
            for name in names[number] { add(name, 1, number) }
            if region.code.count > 1, region.code.allSatisfy(\.isLetter) { add(region.code, 1, number) }
        }
        self.qualifiers = qualifiers.sorted {
            $0.key == $1.key
                ? ($0.kind, $0.number) < ($1.kind, $1.number) : $0.key.lexicographicallyPrecedes($1.key)
        }
        self.countryNumbers = countryNumbers
    }

    private let countryNumbers: [String: Int]

    /// The two letters of the country that a region belongs to; empty for none.
    func country(ofRegion region: Int) -> String { countries[regions[region].country].iso }

    /// The number for what is in the country of a region and in no region that is known; the region itself if the
    /// country has no such number.
    func withoutRegion(_ region: Int) -> Int {
        numbers[Region(country: regions[region].country, code: "")] ?? region
    }

    /// The number of the region of a place.
    func number(of place: SourcePlace) -> Int {
        numbers[Region(country: countryNumbers[place.countrycode] ?? 0, code: place.admin1code)] ?? 0
    }
}
