import Foundation
import PlaceNames

/// The position of an airport or airstrip: its point, the two letters of its country, and the name of its region if it
/// is known.
struct AirportPoint {
    let latitude: Double
    let longitude: Double
    let country: String
    let region: String
}

/// A row of `airports.csv` with an IATA code.
struct AirportRow {
    let iata: String
    let icao: String
    let name: String
    let city: String
    let point: AirportPoint
    let zone: String

    /// The names under which people search for the airport: with its city, and without words such as `International`.
    var names: [String] {
        var names = [name]
        let ordinary = ["airport", "international", "intl", "regional", "municipal", "field", "aerodrome", "apt"]
        let words = name.replacing("-", with: " ").replacing("(", with: "").replacing(")", with: "")
            .split(separator: " ").map(String.init)
        let rest = words.filter { !ordinary.contains($0.lowercased()) }
        let own = rest.filter { !city.lowercased().split(separator: " ").map(String.init).contains($0.lowercased()) }
        for part in [rest, own] where !part.isEmpty && part.joined(separator: " ").count > 3 {
            let joined = part.joined(separator: " ")
            names += [joined, "\(joined) Airport", "\(joined) International Airport"].filter { $0 != city }
        }
        if !city.isEmpty { names += ["\(city) Airport", "\(city) International Airport"] }
        return names
    }
}

/// The points of airports that `airportsdata` has more than 4 km off, by their ICAO codes.
struct AirportCorrections {
    private let points: [String: (latitude: Double, longitude: Double)]

    /// Reads `airport-corrections.tsv`.
    init(_ file: URL) throws {
        let table = try TextTable(tabsIn: file)
        var points: [String: (latitude: Double, longitude: Double)] = [:]
        for row in table.rows {
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude"))
            else { continue }
            points[table.cell(row, "# ICAO")] = (latitude, longitude)
        }
        self.points = points
    }

    /// The corrected point of an airport; nil where that of the source stands.
    func point(icao: String) -> (latitude: Double, longitude: Double)? { points[icao] }
}

/// The airports of the Python package `airportsdata`, MIT.
struct AirportSource {
    private let table: TextTable
    private let corrections: AirportCorrections

    /// Reads `airports.csv`.
    init(_ file: URL, corrections: AirportCorrections) throws {
        table = try TextTable(commasIn: file)
        self.corrections = corrections
    }

    /// The airports with an IATA code, sorted by it. The other 20,000 are airstrips whose names would hide other
    /// places.
    var rows: [AirportRow] {
        table.rows.compactMap { row in
            let iata = table.cell(row, "iata")
            guard iata.count == 3, let point = point(row), !table.cell(row, "name").isEmpty else { return nil }
            return AirportRow(
                iata: iata, icao: table.cell(row, "icao"), name: table.cell(row, "name"), city: table.cell(row, "city"),
                point: point, zone: table.cell(row, "tz"))
        }
        .sorted { $0.iata < $1.iata }
    }

    /// The positions of all airports, also those without an IATA code.
    var points: [AirportPoint] { table.rows.compactMap { point($0) } }

    private func point(_ row: [String]) -> AirportPoint? {
        guard let latitude = Double(table.cell(row, "lat")), let longitude = Double(table.cell(row, "lon")) else {
            return nil
        }
        let corrected = corrections.point(icao: table.cell(row, "icao"))
        return AirportPoint(
            latitude: corrected?.latitude ?? latitude, longitude: corrected?.longitude ?? longitude,
            country: table.cell(row, "country"), region: table.cell(row, "subd"))
    }
}
