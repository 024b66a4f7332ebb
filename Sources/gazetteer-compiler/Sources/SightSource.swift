import Foundation
import PlaceNames

/// A spot that people drive to: a sight, a castle or a pass.
struct SpotRow {
    let name: String
    let otherNames: [String]
    let kinds: PlaceKinds
    /// The two letters of the country; empty where it is not known, or where there are several.
    let country: String
    let latitude: Double
    let longitude: Double
    /// The weight, on the scale of the number of people of a town.
    let weight: Int
    let source: PlaceSource
    /// Whether it is a gate of a park, or the place in it where one arrives.
    var isGate = false
}

/// The sights of `sights.tsv` and the castles of `castles.tsv`.
enum SightSource {
    /// The weights of the importances 1 to 5.
    private static let weights = [5_000, 12_000, 30_000, 110_000, 400_000]

    /// Reads `sights.tsv`, in the order of the file, the most important first.
    static func sights(_ file: URL) throws -> [SpotRow] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                let importance = Int(table.cell(row, "importance (5 most known)")),
                weights.indices.contains(importance - 1)
            else { return nil }
            let kind = table.cell(row, "kind")
            let title = table.cell(row, "# name")
            var others = table.cell(row, "other names").split(separator: "/").map { Self.trimmed(String($0)) }
            // `Puente Nuevo (Ronda)` is called Puente Nuevo.
            let name = trimmed(String(title.prefix { $0 != "(" }))
            if name != title { others.append(title) }
            return SpotRow(
                name: name, otherNames: others.filter { !$0.isEmpty },
                kinds: PlaceKinds(.sight).union(kinds[kind] ?? []), country: table.cell(row, "country"),
                latitude: latitude, longitude: longitude,
                weight: weights[importance - 1], source: table.cell(row, "source") == "own" ? .tables : .wikidata,
                isGate: importance >= 3 && ([name] + others).contains(where: isGate))
        }
        .sorted { $0.weight > $1.weight }
    }

    /// The kinds that a kind of the table is beside a sight.
    private static let kinds: [String: PlaceKinds] = [
        "castle": PlaceKinds(.castle), "waterfall": PlaceKinds(.waterfall), "beach": PlaceKinds(.coast),
        "canyon": PlaceKinds(.landscape),
    ]

    /// Whether a name is that of a place where visitors of a park arrive.
    private static func isGate(_ name: String) -> Bool {
        let words = name.lowercased().split(separator: " ").map(String.init)
        let isCentre = words.contains("visitor") && (words.contains("center") || words.contains("centre"))
        return isCentre || words.contains("entrance") || words.suffix(1) == ["rim"]
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Reads `castles.tsv`: the weight falls with the root of the rank of fame.
    static func castles(_ file: URL) throws -> [SpotRow] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                let rank = Int(table.cell(row, "# rank (1 most known)")), rank > 0
            else { return nil }
            return SpotRow(
                name: table.cell(row, "name"), otherNames: [],
                kinds: PlaceKinds(.castle).union(PlaceKinds(.sight)),
                country: String(table.cell(row, "ISO country").prefix(2)), latitude: latitude, longitude: longitude,
                weight: Int((600_000 / Double(rank).squareRoot()).rounded()), source: .wikidata)
        }
    }

    /// Reads the passes of `road-passes.tsv` that are of OpenStreetMap, or the others.
    static func passes(_ file: URL, ofOpenStreetMap: Bool) throws -> [SpotRow] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                (table.cell(row, "source") == "OSM") == ofOpenStreetMap
            else { return nil }
            let others = table.cell(row, "other names").split { $0 == "/" || $0 == ";" }
            let country = table.cell(row, "countries")
            return SpotRow(
                name: table.cell(row, "# name"), otherNames: others.map { trimmed(String($0)) }.filter { !$0.isEmpty },
                kinds: PlaceKinds(.pass), country: country.count == 2 ? country : "", latitude: latitude,
                longitude: longitude, weight: ofOpenStreetMap ? 12_000 : 15_000,
                source: ofOpenStreetMap ? .openStreetMap : .tables)
        }
    }
}
