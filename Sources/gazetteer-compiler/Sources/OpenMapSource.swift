import Foundation
import PlaceNames

/// A park or a peak of OpenStreetMap, ODbL.
struct OpenMapRow {
    /// The name that is shown, in Latin letters, and the others.
    let names: [String]
    let latitude: Double
    let longitude: Double
    let kind: PlaceKind
    /// The weight, on the scale of the number of people of a town.
    var weight: Int
    /// The radius of a circle of the area of a park, in kilometres; 0 for a peak.
    let radius: Double
    /// The other parts of a park that have its name, with their radius in kilometres.
    var parts: [(latitude: Double, longitude: Double, radius: Double)] = []
    /// Whether it is a national park.
    var isNational = false
}

/// The parks of `osm-parks.tsv` that travellers name, and the peaks of `osm-peaks.tsv`.
enum OpenMapSource {
    /// Reads the parks, the best known first: national parks and monuments; parks of states and provinces and nature
    /// parks; of reserves the large ones. Parts of parks and land for hunting are left out.
    static func parks(_ file: URL) throws -> [OpenMapRow] {
        let table = try TextTable(tabsIn: file)
        let rows = table.rows.compactMap { row -> OpenMapRow? in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")), let area = Double(table.cell(row, "# km2"))
            else { return nil }
            let names = names(table, row)
            guard let first = names.first, !names.contains(where: isPart) else { return nil }
            let kind = table.cell(row, "class (of OpenStreetMap)")
            let isNamedNational = names.contains { says(national, $0) }
            let isPark = isNamedNational || kind.hasPrefix("national_park") || names.contains { says(parks, $0) }
            guard isPark && area >= 0.5 || area >= leastReserve, first.utf8.count <= 80 else { return nil }
            let weight = isNamedNational ? 15_000 + Int(min(45_000, area * 5)) : isPark ? 9_000 : 3_000
            return OpenMapRow(
                names: names, latitude: latitude, longitude: longitude, kind: .park, weight: weight,
                radius: min((area / .pi).squareRoot(), 120), isNational: isNamedNational)
        }
        return withoutRepeats(rows.sorted { ($1.weight, $1.radius) < ($0.weight, $0.radius) })
    }

    /// The least area of a reserve that is no park, in square kilometres.
    private static let leastReserve = 300.0

    private static let national = [
        "national park", "nationalpark", "nasjonalpark", "parque nacional", "parc national", "parco nazionale",
        "nationaal park", "kansallispuisto", "national monument", "taman nasional", "taman negara", "nemzeti park",
        "park narodowy", "narodni park", "parcul national", "parque nacional",
    ]
    private static let parks = [
        "state park", "provincial park", "regional park", "naturpark", "nature park", "natural park", "parque natural",
        "parc naturel", "parco naturale", "parco regionale", "game reserve", "national reserve", "country park",
        "national seashore", "national recreation area", "national lakeshore", "forest park", "parc naturel regional",
        "parque estadual", "parque provincial", "tiger reserve", "wildlife sanctuary", "conservation area", "quasi",
        "transfrontier", "national preserve", "area of outstanding natural beauty",
    ]
    /// Words of names of parts of parks, and of land that nobody visits.
    private static let parts = [
        "zone", "zona", "buffer", "unit", "block", "addition", "additions", "corridor", "hunting", "game lands",
        "wildlife management area", "natura 2000", "kernzone", "recovery", "heritage agreement", "unnamed",
        "state forest", "concesion", "floresta", "reserva extrativista", "perimetre", "lsg", "nsg", "wma",
    ]

    private static func says(_ phrases: [String], _ name: String) -> Bool {
        let key = " " + String(decoding: PlaceKey.key(name), as: UTF8.self) + " "
        return phrases.contains { key.contains(" " + $0 + " ") || key.contains($0 + " ") && $0.hasPrefix("nat") }
    }

    private static func isPart(_ name: String) -> Bool {
        let key = " " + String(decoding: PlaceKey.key(name), as: UTF8.self) + " "
        return parts.contains { key.contains(" " + $0 + " ") }
    }

    /// The greatest distance in kilometres between the edges of two parts of one park.
    private static let partReach = 40.0

    /// The parks without those whose name a better known one around has, but for words for what they are.
    private static func withoutRepeats(_ rows: [OpenMapRow]) -> [OpenMapRow] {
        var known: [[UInt8]: [Int]] = [:]
        var chosen: [OpenMapRow] = []
        for row in rows {
            let keys = row.names.map { name -> [UInt8] in
                let key = PlaceKey.key(name)
                return KindWords.stripped(key)?.key ?? key
            }
            let whole = keys.lazy.flatMap { known[$0] ?? [] }.first { number in
                Geometry.kilometers(chosen[number].latitude, chosen[number].longitude, row.latitude, row.longitude)
                    <= chosen[number].radius + row.radius + partReach
            }
            if let whole {
                chosen[whole].parts.append((row.latitude, row.longitude, row.radius))
                continue
            }
            for key in Set(keys) { known[key, default: []].append(chosen.count) }
            chosen.append(row)
        }
        return chosen
    }

    /// Reads the peaks: the highest around is known best.
    static func peaks(_ file: URL) throws -> [OpenMapRow] {
        let table = try TextTable(tabsIn: file)
        var rows: [(row: OpenMapRow, metres: Double)] = table.rows.compactMap { row in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")), let metres = Double(table.cell(row, "# metres"))
            else { return nil }
            let names = names(table, row)
            guard let first = names.first, first.utf8.count <= 60 else { return nil }
            let peak = OpenMapRow(
                names: names, latitude: latitude, longitude: longitude, kind: .mountain, weight: 0, radius: 0)
            // Nothing is higher than Mount Everest; such heights are feet.
            return (peak, metres > 8_849 ? 0 : metres)
        }
        var cells: [Int: [Int]] = [:]
        func cell(_ latitude: Double, _ longitude: Double) -> Int {
            Int((latitude + 90).rounded(.down)) * 1_000 + Int((longitude + 180).rounded(.down))
        }
        for (number, item) in rows.enumerated() {
            cells[cell(item.row.latitude, item.row.longitude), default: []].append(number)
        }
        for number in rows.indices {
            let own = rows[number]
            let width = own.row.latitude.magnitude > 60 ? 4 : 2
            var nearest = Double.infinity
            for row in -1...1 {
                for column in -width...width {
                    for other in cells[cell(own.row.latitude + Double(row), own.row.longitude + Double(column))] ?? []
                    where rows[other].metres > own.metres {
                        nearest = min(
                            nearest,
                            Geometry.kilometers(
                                rows[other].row.latitude, rows[other].row.longitude, own.row.latitude,
                                own.row.longitude))
                    }
                }
            }
            let weight = nearest > 80 ? 15_000 : nearest > 25 ? 6_000 : 2_000
            rows[number].row.weight = weight + Int(own.metres / 2)
        }
        return rows.map(\.row)
    }

    /// The names of a row, the one that is shown first: in English, in Latin letters, as written there.
    private static func names(_ table: TextTable, _ row: [String]) -> [String] {
        let all = ["name in English", "name", "name in Latin letters"].map { table.cell(row, $0) }
        let parts = all.flatMap { cell in
            cell.split { $0 == "/" || $0 == ";" }.map { part in
                String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
        // Whoever types a circumflex for a long vowel leaves no name that can be shown.
        .filter { $0.contains(where: \.isLetter) && $0.count > 1 && !$0.contains("^") }
        let latin = parts.filter {
            $0.contains { $0.isLetter } && $0.utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        }
        guard let first = latin.first else { return [] }
        var names = [first]
        for name in parts where !names.contains(name) { names.append(name) }
        for name in parts {
            for bare in withoutElision(name) where !names.contains(bare) { names.append(bare) }
        }
        return names
    }

    /// A name with `d'Abruzzo` written as `Abruzzo`; none where nothing is elided.
    private static func withoutElision(_ name: String) -> [String] {
        let words = name.split(separator: " ").map(String.init)
        let bare = words.map { word -> String in
            for mark in ["'", "’"] {
                let halves = word.components(separatedBy: mark)
                if halves.count == 2, ["d", "l", "dell", "nell", "all"].contains(halves[0].lowercased()) {
                    return halves[1]
                }
            }
            return word
        }
        return bare == words ? [] : [bare.joined(separator: " ")]
    }
}
