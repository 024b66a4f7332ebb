import Foundation
import Shorelines

/// Reads the sources of the file of areas: outlines of countries and states, tables of names.
struct AreaSources {
    /// Names of countries that the source writes at a length that no map has room for.
    private static let shortNames = [
        "United States of America": "United States", "Russian Federation": "Russia", "Brunei Darussalam": "Brunei",
        "Democratic Republic of the Congo": "Dem. Rep. Congo", "Republic of the Congo": "Congo",
        "Central African Republic": "Central African Rep.", "Dem. Rep. Korea": "North Korea",
        "Republic of Korea": "South Korea", "Lao PDR": "Laos", "Falkland Islands / Malvinas": "Falkland Islands",
        "The Gambia": "Gambia", "Kingdom of eSwatini": "Eswatini", "Czech Republic": "Czechia",
        "Republic of Cabo Verde": "Cabo Verde", "Federated States of Micronesia": "Micronesia",
        "Faeroe Islands": "Faroe Islands",
    ]
    /// The countries whose provinces are named.
    private static let provinces: Set = ["CA", "AU", "BR", "MX", "IN", "CN", "RU", "AR"]
    /// Lagoons, bays of lakes and the like that few know, and that the source has as lakes.
    private static let parts: Set = [
        "Kaliningradskiy Zaliv", "Zalew Wislany", "Syvash", "Saginaw Bay", "Whitefish Bay", "McLeod Bay",
        "North Channel", "Georgian Bay", "St. Marys River", "Pijnne", "Ozero Yarroto Vtoroye",
    ]
    /// The highest number of a state in the census of the United States; above are territories.
    private static let lastState = 56

    /// The lines between states.
    let borders: [[SourcePoint]]
    /// The bytes of the file of areas.
    let file: [UInt8]

    /// Reads the outlines from two directories and the names from the folder of resources.
    init(naturalEarth: URL, states: URL, resources: URL) throws {
        let countries = naturalEarth.appending(path: "cultural/ne_50m_admin_0_countries")
        let outlines = try Self.outlines(countries)
        let countryNames = try Self.texts("NAME_LONG", countries)
        var raster = AreaRaster()
        var areas: [(name: String, country: Int)] = []
        for (name, rings) in zip(countryNames, outlines) {
            areas.append((Self.shortNames[name] ?? name, 0))
            raster.fill(rings, with: areas.count)
        }
        let unitedStates = (areas.firstIndex { $0.name == "United States" } ?? -1) + 1
        let census = states.appending(path: "cb_2016_us_state_500k")
        let stateOutlines = try Self.outlines(census)
        let numbers = try Self.texts("STATEFP", census).map { Int($0) ?? 100 }
        var inside: [[[SourcePoint]]] = []
        for (index, name) in try Self.texts("NAME", census).enumerated() where numbers[index] <= Self.lastState {
            areas.append((name, unitedStates))
            raster.fill(stateOutlines[index], with: areas.count)
            inside.append(stateOutlines[index])
        }
        borders = StateBorders.lines(between: inside)
        file = AreaWriter.file(
            raster, areas: areas, names: try Self.names(in: resources),
            features: try FeatureTable.features(in: resources))
    }

    /// Seas of the project's own table, the largest lakes and some provinces of Natural Earth.
    private static func names(in resources: URL) throws -> [SourceName] {
        var names: [SourceName] = []
        for row in try TextTable.rows(of: resources.appending(path: "seas.tsv")) where row.count == 5 {
            guard let rank = Int(row[1]), let latitude = Double(row[2]), let longitude = Double(row[3]),
                let reach = Double(row[4])
            else { continue }
            names.append(
                SourceName(
                    kind: .sea, rank: rank, latitude: latitude, longitude: longitude, reach: reach, text: row[0]))
        }
        for row in try TextTable.rows(of: resources.appending(path: "natural-earth-names.tsv")) where row.count == 7 {
            let kind: MapNameKind
            switch row[0] {
            case "lake": kind = .lake
            case "province" where provinces.contains(row[6]): kind = .province
            default: continue
            }
            guard let rank = Int(row[1]), rank <= 3, !parts.contains(row[4]), let latitude = Double(row[2]),
                let longitude = Double(row[3])
            else { continue }
            names.append(
                SourceName(kind: kind, rank: rank, latitude: latitude, longitude: longitude, reach: 0, text: row[4]))
        }
        return names
    }

    private static func outlines(_ file: URL) throws -> [[[SourcePoint]]] {
        let shapes = file.appendingPathExtension("shp")
        return try Shapefile.records(of: Array(Data(contentsOf: shapes)), named: shapes.lastPathComponent)
    }

    private static func texts(_ field: String, _ file: URL) throws -> [String] {
        let table = file.appendingPathExtension("dbf")
        guard let texts = DBaseTable.texts(of: field, in: Array(try Data(contentsOf: table))) else {
            throw Shapefile.Fault(description: "\(table.lastPathComponent): no field \(field)")
        }
        return texts
    }
}
