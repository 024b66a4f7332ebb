/// Words of names that say what a place is: `lake`, `airport`, `national park`, in the languages of travellers.
package enum KindWords {
    /// A name without the words that say what it is.
    package struct Stripped: Equatable, Sendable {
        /// The rest of the key.
        package let key: [UInt8]
        /// The kind that the words mean.
        package let kind: PlaceKind
    }

    /// Returns `como` and lake of `lake como` and `lago di como`; nil when no such word is at the beginning or the end,
    /// or nothing else is there. What stands at the end goes before what stands at the beginning, the longer before the
    /// shorter.
    package static func stripped(_ key: [UInt8]) -> Stripped? {
        let words = key.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
        guard words.count >= 2 else { return nil }
        for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
            if let kind = table[words.suffix(count).joined(separator: " ")] {
                return stripped(words.dropLast(count), kind)
            }
            if let kind = table[words.prefix(count).joined(separator: " ")] {
                return stripped(words.dropFirst(count).drop(while: small.contains), kind)
            }
        }
        // `Gardasee`, `Vierwaldstättersee`.
        return nil
    }

    /// Whether a key begins or ends with a word for something that has no kind of its own, or that a village may be
    /// called after: a castle, a pass, a station, a waterfall.
    static func saysThing(_ key: [UInt8]) -> Bool {
        let words = key.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
        guard words.count >= 2, let first = words.first, let last = words.last else { return false }
        return things.contains(first) || things.contains(last)
    }

    /// Whether a key is nothing but a word for a kind of place, or for a place that everybody has: it is no name.
    package static func isBare(_ key: [UInt8]) -> Bool {
        let text = String(decoding: key, as: UTF8.self)
        let words = text.split(separator: " ").map(String.init)
        let rest = words.first.map(small.contains) == true ? words.dropFirst().joined(separator: " ") : text
        return bare.contains(rest) || (things.contains(rest) && !towns.contains(rest))
            || (table[rest] != nil && !towns.contains(rest))
    }

    private static let things: Set<String> = [
        "castle", "castles", "castel", "castell", "castello", "castelo", "castillo", "chateau", "schloss", "burg",
        "palace", "fort", "fortress", "pass", "passo", "col", "joch", "station", "gare", "bahnhof", "hauptbahnhof",
        "hbf", "stazione", "estacion", "falls", "waterfall", "waterfalls", "cascade", "cascata", "cathedral", "abbey",
    ]

    private static let bare: Set<String> = [
        "home", "house", "my house", "my home", "work", "office", "school", "hotel", "hostel", "motel", "apartment",
        "airbnb", "camp", "camping", "campground", "campsite", "parking", "museum", "restaurant", "supermarket",
        "centre", "center", "downtown", "city", "city centre", "city center", "town", "village", "start", "end",
        "destination", "here", "there", "zuhause", "daheim", "arbeit", "maison", "chez moi", "casa", "trabajo",
        "lavoro", "train station", "bus station", "railway station", "port", "harbour", "harbor", "ferry",
        "border", "viewpoint", "lunch", "dinner", "breakfast", "rest", "stop", "gas", "gas station", "petrol station",
        "tankstelle", "zentrum", "centro", "centre ville", "river", "forest", "church", "bridge", "road", "street",
    ]

    /// Words that are well-known towns too.
    private static let towns: Set<String> = ["burg", "berg", "meer", "see", "cap", "alps", "hills", "pico"]

    /// The kind that one of these words, folded, says; nil for any other word.
    static func kind(ofWord word: String) -> PlaceKind? { table[word] }

    private static func stripped(_ words: ArraySlice<String>, _ kind: PlaceKind) -> Stripped? {
        words.isEmpty ? nil : Stripped(key: Array(words.joined(separator: " ").utf8), kind: kind)
    }

    private static let small: Set<String> = [
        "of", "de", "di", "del", "della", "dello", "dell", "delle", "dei", "degli", "da", "do", "dos", "das", "du",
        "des", "the", "la",
        "las", "le", "les", "el", "los",
    ]

    private static let table: [String: PlaceKind] = {
        let words: [(PlaceKind, [String])] = [
            (
                .airport,
                [
                    "airport", "international airport", "intl airport", "regional airport", "municipal airport",
                    "airfield",
                    "flughafen", "aeroport", "aeroport international", "aeroporto", "aeropuerto",
                    "aeropuerto internacional",
                    "luchthaven", "lufthavn", "flygplats", "lotnisko", "letiste",
                ]
            ),
            (
                .lake,
                [
                    "lake", "lakes", "lago", "lac", "loch", "lough", "see", "meer", "jezero", "jarvi", "laguna",
                    "lagoa", "llyn", "reservoir", "stausee", "embalse", "jezioro", "ozero",
                ]
            ),
            (
                .island,
                [
                    "island", "islands", "isle", "isles", "isla", "islas", "isola", "isole", "ile", "iles", "insel",
                    "inseln",
                    "ilha", "ilhas", "archipelago", "archipelago de", "archipel",
                ]
            ),
            (
                .park,
                [
                    "park", "national park", "nationalpark", "np", "parc national", "parque nacional",
                    "parco nazionale",
                    "national monument", "national memorial", "national recreation area", "national seashore",
                    "national lakeshore", "national preserve", "national forest", "state park", "provincial park",
                    "national historical park", "national historic site", "archaeological park", "nature reserve",
                    "nature park", "natural park", "naturpark", "parc naturel", "parque natural", "game reserve",
                    "national reserve", "conservation area", "national forest park", "forest park", "regional park",
                    "transfrontier park", "wildlife sanctuary", "wildlife refuge", "national wildlife refuge",
                    "tiger reserve", "nasjonalpark", "nationaal park", "kansallispuisto", "narodni park",
                    "park narodowy", "taman nasional", "taman negara", "parc naturel regional", "parque provincial",
                    "parco naturale", "parco regionale", "parque estadual", "biosphere reserve", "geopark",
                    "wilderness area", "marine park", "country park",
                ]
            ),
            (
                .mountain,
                [
                    "mount", "mt", "mountain", "mountains", "mts", "monte", "mont", "berg", "peak", "pico", "volcano",
                    "cerro",
                    "range", "alps", "hills",
                ]
            ),
            (.pass, ["pass", "mountain pass", "passo", "col", "colle", "joch", "pass road"]),
            (
                .castle,
                [
                    "castle", "castel", "castell", "castello", "castelo", "castillo", "chateau", "schloss", "burg",
                    "palace", "palazzo", "palacio", "palais", "fortress", "festung", "citadel", "slott", "zamek",
                    "hrad", "kasteel",
                ]
            ),
            (
                .station,
                [
                    "station", "railway station", "train station", "central station", "gare", "bahnhof",
                    "hauptbahnhof", "hbf", "hb", "stazione", "stazione centrale", "centrale", "centraal", "termini",
                    "estacion",
                ]
            ),
            (.waterfall, ["falls", "waterfall", "waterfalls", "cataratas", "wasserfall"]),
            (.coast, ["cape", "cabo", "cap", "capo", "kap", "peninsula", "coast", "costa", "point", "punta", "beach"]),
            (.landscape, ["desert", "valley", "plateau", "plain", "basin", "crater"]),
            (.region, ["province", "region", "county", "state", "prefecture", "canton", "kanton", "district"]),
        ]
        var table: [String: PlaceKind] = [:]
        for (kind, phrases) in words {
            for phrase in phrases { table[phrase] = kind }
        }
        return table
    }()
}
