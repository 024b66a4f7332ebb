/// A source of places.
package enum PlaceSource: UInt8, CaseIterable, Sendable {
    case geoNames
    case naturalEarth
    case airports
    case wikivoyage
    case tables
    case wikidata
    case openStreetMap

    /// The name of the source.
    package var name: String {
        switch self {
        case .geoNames: "GeoNames"
        case .naturalEarth: "Natural Earth"
        case .airports: "airportsdata"
        case .wikivoyage: "Wikivoyage"
        case .tables: "roadtrip"
        case .wikidata: "Wikidata"
        case .openStreetMap: "OpenStreetMap"
        }
    }

    /// The makers of the data, in the words that its licence asks for; nil for what was compiled for this program.
    package var attribution: String? {
        switch self {
        case .geoNames: "Place names: GeoNames (https://www.geonames.org), CC BY 4.0"
        case .naturalEarth:
            "Parks, peaks, islands, lakes, regions: Natural Earth (https://www.naturalearthdata.com), public domain"
        case .airports: "Airports: airportsdata (https://github.com/mborsetti/airportsdata), MIT"
        case .wikivoyage: "Destinations: Wikivoyage contributors (https://en.wikivoyage.org), CC BY-SA 3.0"
        case .tables: nil
        case .wikidata: "Castles and sights: Wikidata (https://www.wikidata.org), CC0"
        case .openStreetMap:
            "Parks, peaks, passes: © OpenStreetMap contributors (https://www.openstreetmap.org), ODbL 1.0"
        }
    }
}

/// The sources of a place that several have.
package struct PlaceSources: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates a set of one source.
    package init(_ source: PlaceSource) {
        self.init(rawValue: 1 << source.rawValue)
    }

    /// The sources in the order of `PlaceSource`.
    package var list: [PlaceSource] { PlaceSource.allCases.filter { contains(PlaceSources($0)) } }
}
