import Foundation
import PlaceNames

/// Where an airport or airstrip is: its point, the two letters of its country, and the name of its region if it is
/// known.
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

/// The airports of the Python package `airportsdata`, MIT.
enum AirportSource {
    /// The airports with an IATA code, sorted by it. The other 20,000 are airstrips whose names would hide other
    /// places.
    static func rows(_ file: URL) throws -> [AirportRow] {
        let table = try TextTable(commasIn: file)
        return table.rows.compactMap { row in
            let iata = table.cell(row, "iata")
            guard iata.count == 3, let point = point(row, table), !table.cell(row, "name").isEmpty else { return nil }
            return AirportRow(
                iata: iata, icao: table.cell(row, "icao"), name: table.cell(row, "name"), city: table.cell(row, "city"),
                point: point, zone: table.cell(row, "tz"))
        }
        .sorted { $0.iata < $1.iata }
    }

    /// Where all airports are, also those without an IATA code.
    static func points(_ file: URL) throws -> [AirportPoint] {
        let table = try TextTable(commasIn: file)
        return table.rows.compactMap { point($0, table) }
    }

    private static func point(_ row: [String], _ table: TextTable) -> AirportPoint? {
        guard let latitude = Double(table.cell(row, "lat")), let longitude = Double(table.cell(row, "lon")) else {
            return nil
        }
        return AirportPoint(
            latitude: latitude, longitude: longitude, country: table.cell(row, "country"),
            region: table.cell(row, "subd"))
    }
}
