import Foundation
import PlaceNames

/// A row of `natural-earth-names.tsv`: a park, peak, island, lake, province or another thing of nature.
struct NaturalEarthRow {
    let kind: PlaceKind
    /// Whether the row is a state or province, as opposed to another region.
    let isProvince: Bool
    /// Whether the row is a large area, such as a mountain range, as opposed to a peak.
    let isArea: Bool
    /// The rank, 0 for the most important.
    let rank: Int
    let latitude: Double
    let longitude: Double
    let name: String
    let otherNames: [String]
    /// The two-letter code of the country; empty if only the continent is known.
    let country: String
    /// Whether the place lies in several countries.
    let isShared: Bool
    /// The name of the region; empty if it is that of the towns around it.
    let region: String
}

/// The names of Natural Earth, public domain, written out: `Zion NP` is Zion National Park.
enum NaturalEarthSource {
    /// Reads all rows with a name, in the order of the file.
    static func rows(_ file: URL) throws -> [NaturalEarthRow] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                let rank = Int(table.cell(row, "rank")), let kind = kinds[table.cell(row, "kind")]
            else { return nil }
            let place = table.cell(row, "where")
            let isProvince = table.cell(row, "kind") == "province"
            let names = names(corrected(table.cell(row, "name"), latitude, longitude), kind)
            // Aggregates of the source's own, such as `ATA-00 (Antarctica aggregation)`, are no places.
            guard let name = names.first, !name.contains("aggregation") else { return nil }
            let others = table.cell(row, "alternates").split(separator: ",").flatMap { self.names(String($0), kind) }
            return NaturalEarthRow(
                kind: kind, isProvince: isProvince, isArea: areas.contains(table.cell(row, "kind")), rank: rank,
                latitude: latitude, longitude: longitude, name: name,
                otherNames: names.dropFirst() + others + (aliases[name] ?? []), country: place.count == 2 ? place : "",
                isShared: place == "admin-0 more", region: regions[name] ?? "")
        }
    }

    /// The lake at Verbania is Lago Maggiore; the source calls it after the next one. Mont Blanc is no `Mount`.
    private static func corrected(_ name: String, _ latitude: Double, _ longitude: Double) -> String {
        if name == "Mt. Blanc" { return "Mont Blanc" }
        return name == "Lago di Como" && longitude < 9 ? "Lago Maggiore" : name
    }

    /// The regions of places whose nearest towns are all in another one.
    private static let regions = ["Yellowstone National Park": "Wyoming", "Yellowstone Lake": "Wyoming"]

    private static let areas: Set<String> = [
        "range", "desert", "plateau", "plain", "basin", "region", "continent", "delta", "valley", "depression",
        "tundra",
        "wetland", "hills",
    ]

    private static let kinds: [String: PlaceKind] = [
        "province": .region, "region": .region, "continent": .region, "lake": .lake, "mountain": .mountain,
        "range": .mountain, "hills": .mountain, "island": .island, "islands": .island, "park": .park, "cape": .coast,
        "coast": .coast, "peninsula": .coast, "isthmus": .coast, "plateau": .landscape, "desert": .landscape,
        "plain": .landscape, "delta": .landscape, "basin": .landscape, "valley": .landscape, "depression": .landscape,
        "tundra": .landscape, "wetland": .landscape, "gorge": .landscape, "pass": .pass, "waterfall": .waterfall,
    ]

    /// The names in a cell, which are separated by `/`, with abbreviations expanded.
    private static func names(_ cell: String, _ kind: PlaceKind) -> [String] {
        cell.split(separator: "/").map { part in
            var words = part.split(separator: " ").map(String.init)
            // Names of large areas are in capitals.
            if part.count > 3, part.uppercased() == String(part), kind != .park { words = words.map(capitalized) }
            if kind == .park, let last = words.last, let suffix = parkSuffixes[last] {
                words.removeLast()
                if words.last == "N" { words.removeLast() }
                words.append(suffix)
            }
            return words.map { abbreviations[$0.lowercased()] ?? $0 }.joined(separator: " ")
        }
    }

    private static func capitalized(_ word: String) -> String {
        let small = ["de", "del", "des", "di", "da", "of", "the", "la", "las", "los", "e"]
        let word = word.lowercased()
        if small.contains(word) { return word }
        return word.split(separator: "-", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
    }

    private static let abbreviations = [
        "i.": "Island", "is.": "Islands", "mt.": "Mount", "mts.": "Mountains", "mtn.": "Mountain", "pk.": "Peak",
        "pen.": "Peninsula", "ra.": "Range", "plat.": "Plateau", "cord.": "Cordillera", "pt.": "Point",
        "arch.": "Archipelago",
        "res.": "Reservoir", "l.": "Lake", "c.": "Cape", "ter.": "Territory", "n.": "North", "s.": "South",
        "e.": "East",
        "w.": "West",
    ]

    private static let parkSuffixes = [
        "NP": "National Park", "NHP": "National Historical Park", "NM": "National Monument",
        "NHS": "National Historic Site",
        "MEM": "National Memorial", "PRES": "National Preserve", "NRA": "National Recreation Area",
        "NB": "National Battlefield",
        "NS": "National Seashore", "NMP": "National Military Park", "NSR": "National Scenic River",
        "NL": "National Lakeshore",
        "NBP": "National Battlefield Park", "NST": "National Scenic Trail", "PKWY": "Parkway",
    ]

    /// The usual names that the source does not contain, from general knowledge.
    private static let aliases = [
        "Vesuvio": ["Vesuvius", "Mount Vesuvius", "Vesuv", "Vésuve"], "Monte Etna": ["Etna", "Mount Etna", "Ätna"],
        "Fuji": ["Mount Fuji", "Fujisan", "Fuji-san", "富士山"], "Açores": ["Azores", "Azoren"],
        "Archipiélago De Colón": ["Galápagos", "Galápagos Islands"],
        "Archipiélago de Colón": ["Galápagos", "Galápagos Islands"],
        "Matterhorn": ["Monte Cervino", "Cervino", "Mont Cervin"], "Lago di Garda": ["Lake Garda", "Gardasee"],
        "Lago Maggiore": ["Lake Maggiore"], "Lake Geneva": ["Lac de Genève", "Genfersee", "Lake Léman"],
        "Bodensee": ["Lac de Constance", "Lago di Costanza"], "Baikal": ["Lake Baikal"],
        "Alps": ["Alpen", "Alpes", "Alpi"],
        "Monte Fitz Roy": ["Fitz Roy", "Fitzroy", "Cerro Fitz Roy"], "Cerro Aconcagua": ["Aconcagua"],
        "Mount McKinley": ["Denali"], "Denali": ["Mount McKinley"],
    ]
}
