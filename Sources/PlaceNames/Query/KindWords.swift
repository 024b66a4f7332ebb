/// Words of names that say what a place is: `lake`, `airport`, `national park`, in the languages of travellers.
package enum KindWords {
    /// A name without the words that say what it is.
    package struct Stripped: Equatable, Sendable {
        /// The rest of the key.
        package let key: [UInt8]
        /// What the words said.
        package let kind: PlaceKind
    }

    /// `como` and lake of `lake como` and `lago di como`; nil when no such word is at the beginning or the end, or
    /// nothing else is there. What stands at the end goes before what stands at the beginning, the longer before the
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

    private static func stripped(_ words: ArraySlice<String>, _ kind: PlaceKind) -> Stripped? {
        words.isEmpty ? nil : Stripped(key: Array(words.joined(separator: " ").utf8), kind: kind)
    }

    private static let small: Set<String> = [
        "of", "de", "di", "del", "della", "da", "do", "du", "des", "the", "la", "le", "el",
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
            (.lake, ["lake", "lakes", "lago", "lac", "loch", "lough", "see", "meer", "jezero", "jarvi", "laguna"]),
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
                    "national reserve", "conservation area",
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
            (.waterfall, ["falls", "waterfall", "waterfalls", "cataratas", "wasserfall"]),
            (.coast, ["cape", "cabo", "cap", "capo", "kap", "peninsula", "coast", "costa", "point", "punta", "beach"]),
            (.landscape, ["desert", "valley", "plateau", "plain", "basin", "crater"]),
            (.region, ["province", "region", "county", "state", "prefecture", "canton", "kanton"]),
        ]
        var table: [String: PlaceKind] = [:]
        for (kind, phrases) in words {
            for phrase in phrases { table[phrase] = kind }
        }
        return table
    }()
}
