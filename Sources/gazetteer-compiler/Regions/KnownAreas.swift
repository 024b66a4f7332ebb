import Geodesy
import PlaceNames
import Shorelines

/// The countries, and the states of the United States, of points that are away from all borders of the base map.
struct KnownAreas {
    private let map: AreaMap
    /// The two letters of each area's country; empty where it is not known.
    private let codes: [String]

    /// The distance in degrees around a point within which there must be no border: a cell of the map.
    private static let margin = 0.1

    /// Takes the map, and the countries by whose names it is read.
    init(_ map: AreaMap, _ countries: [SourceCountry]) {
        var known: [[UInt8]: String] = [:]
        for country in countries where !country.iso.isEmpty {
            for name in [country.name] + CountryNames.others(country.iso) {
                known[PlaceKey.key(name)] = known[PlaceKey.key(name)] ?? country.iso
            }
        }
        self.map = map
        codes = map.areas.indices.map { known[PlaceKey.key(map.areas[map.country(of: $0)].name)] ?? "" }
    }

    /// The two letters of the country, and the name of the state, of a point; nil where no country is known, or where
    /// it ends near it. The state is empty where there are none, or where it ends near the point. Water is no border.
    func area(_ latitude: Double, _ longitude: Double) -> (country: String, state: String)? {
        var found: Set<Int> = []
        for row in -1...1 {
            for column in -1...1 {
                guard
                    let place = try? Coordinate(
                        latitude: latitude + Double(row) * Self.margin,
                        longitude: longitude + Double(column) * Self.margin)
                else { return nil }
                found.insert(map.area(at: place))
            }
        }
        found.remove(0)
        guard let first = found.first, !codes[first].isEmpty, found.allSatisfy({ codes[$0] == codes[first] })
        else { return nil }
        let isState = found.count == 1 && map.areas[first].country != 0
        return (codes[first], isState ? map.areas[first].name : "")
    }
}
