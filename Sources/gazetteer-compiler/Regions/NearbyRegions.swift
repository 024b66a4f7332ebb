import PlaceNames

/// Finds the country and region of a point: by the borders of the base map where one is far, else by the towns and
/// airstrips around it, since no source has the borders of regions outside the United States.
struct NearbyRegions {
    /// A point of which the country is known, and perhaps the region.
    private struct Marker {
        let latitude: Double
        let longitude: Double
        let country: String
        /// The number of the region; nil if only the country is known.
        let region: Int?
    }

    private let regions: RegionTable
    private let areas: KnownAreas?
    private var cells: [Int: [Marker]] = [:]
    /// The numbers of the regions of a country by the keys of their names.
    private var numbers: [String: [[UInt8]: Int]] = [:]

    /// The factor by which one of another country, or of another region, has to be farther than the nearest town or
    /// airstrip for a point to be in the country or region of the nearest.
    private static let countryMargin = 1.5
    private static let regionMargin = 1.2
    /// The maximum distance in kilometres of a marker.
    private static let reach = 200.0

    /// Takes the towns, the airports with a country, and the borders that are known.
    init(_ towns: [Feature], airports: [AirportPoint], regions: RegionTable, areas: KnownAreas?) {
        (self.regions, self.areas) = (regions, areas)
        for number in regions.regions.indices {
            for name in regions.allNames[number] {
                numbers[regions.country(ofRegion: number), default: [:]][PlaceKey.key(name)] = number
            }
        }
        for town in towns {
            add(
                Marker(
                    latitude: town.latitude, longitude: town.longitude,
                    country: regions.country(ofRegion: town.region), region: town.region))
        }
        for airport in airports {
            add(
                Marker(
                    latitude: airport.latitude, longitude: airport.longitude, country: airport.country,
                    region: number(of: airport)))
        }
    }

    /// The number of the region of an airport: the one that its source says, or that of the nearest town of its
    /// country.
    func region(of airport: AirportPoint) -> Int {
        if let own = number(of: airport) { return own }
        let around = markers(around: airport.latitude, airport.longitude).filter {
            $0.marker.country == airport.country
        }
        return around.first { $0.marker.region != nil }?.marker.region
            ?? region(airport.latitude, airport.longitude)
    }

    /// The number of the region of a point: that of the nearest marker; the country without a region, or nowhere, if a
    /// marker on the other side of a border is almost as near. A country or region that the source names is not in
    /// doubt, and neither are those of a point away from their borders.
    func region(_ latitude: Double, _ longitude: Double, in country: String = "", _ name: String = "") -> Int {
        if let region = regionNumber(named: name, in: country) { return region }
        let area = areas?.area(latitude, longitude)
        if let area, let region = regionNumber(named: area.state, in: area.country) { return region }
        let known = country.isEmpty ? area?.country ?? "" : country
        var around = markers(around: latitude, longitude)
        let inside = around.filter { $0.marker.country == known }
        if !inside.isEmpty { around = inside }
        guard let nearest = around.first else { return regions.nowhere }
        let country = nearest.marker.country
        let isAtBorder = around.contains {
            $0.marker.country != country && $0.kilometers <= nearest.kilometers * Self.countryMargin
        }
        guard !isAtBorder else { return regions.nowhere }
        let own = around.filter { $0.marker.country == country && $0.marker.region != nil }
        guard let first = own.first, let region = first.marker.region else { return regions.nowhere }
        let isBetween = own.contains {
            $0.marker.region != region && $0.kilometers <= first.kilometers * Self.regionMargin
        }
        return isBetween ? regions.withoutRegion(region) : region
    }

    /// The two letters of the country of a region; empty for none.
    func country(ofRegion region: Int) -> String { regions.country(ofRegion: region) }

    /// The number of a region by its name: of a country, or of any where none is given.
    private func regionNumber(named name: String, in country: String) -> Int? {
        guard !name.isEmpty else { return nil }
        return regions.regions.indices.first {
            regions.regionNames[$0] == name && (country.isEmpty || regions.country(ofRegion: $0) == country)
        }
    }

    private func number(of airport: AirportPoint) -> Int? {
        airport.region.isEmpty ? nil : numbers[airport.country]?[PlaceKey.key(airport.region)]
    }

    /// The markers within reach of a point, the nearest first.
    private func markers(around latitude: Double, _ longitude: Double) -> [(marker: Marker, kilometers: Double)] {
        var found: [(marker: Marker, kilometers: Double)] = []
        // A degree of longitude is shorter away from the equator.
        let width = latitude.magnitude > 75 ? 20 : latitude.magnitude > 60 ? 6 : 3
        for row in -2...2 {
            for column in -width...width {
                var east = longitude + Double(column)
                if east >= 180 { east -= 360 }
                if east < -180 { east += 360 }
                for marker in cells[Self.cell(latitude + Double(row), east)] ?? [] {
                    let kilometers = Geometry.kilometers(marker.latitude, marker.longitude, latitude, longitude)
                    if kilometers < Self.reach { found.append((marker, kilometers)) }
                }
            }
        }
        return found.sorted {
            ($0.kilometers, $0.marker.country, $0.marker.region ?? -1)
                < ($1.kilometers, $1.marker.country, $1.marker.region ?? -1)
        }
    }

    private mutating func add(_ marker: Marker) {
        guard !marker.country.isEmpty else { return }
        cells[Self.cell(marker.latitude, marker.longitude), default: []].append(marker)
    }

    private static func cell(_ latitude: Double, _ longitude: Double) -> Int {
        Int((latitude + 90).rounded(.down)) * 1_000 + Int((longitude + 180).rounded(.down))
    }
}
