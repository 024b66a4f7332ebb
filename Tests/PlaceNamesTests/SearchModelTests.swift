import EmbeddedData
import TestSupport
import Testing
import Text

@testable import PlaceNames

/// Compares searches with a plain look at all names.
@Suite("Places by name, compared with a plain look at all names")
struct SearchModelTests {
    /// All keys of all files with their places.
    private struct Names {
        var keys: [(key: [UInt8], places: [(number: Int, isOwnName: Bool)])] = []

        init(_ gazetteer: Gazetteer) throws {
            let files = [
                try GazetteerFile.embedded(), try Gazetteer.additions(embedded_destinations()),
                try Gazetteer.additions(embedded_osm_places()),
            ].compactMap { $0 }
            #expect(files.count == gazetteer.volumes.count)
            for (file, volume) in zip(files, gazetteer.volumes) {
                var cursor = file.allKeys()
                while cursor.advance() {
                    var places: [(number: Int, isOwnName: Bool)] = []
                    cursor.forEachPosting { places.append((volume.number(of: $0.place), $0.isOwnName)) }
                    keys.append((cursor.key, places))
                }
            }
        }
    }

    @Test("What begins as typed: those that are meant most by their own name are there, and in that order")
    func beginnings() throws {
        let gazetteer = try Gazetteer.embedded()
        let names = try Names(gazetteer)
        for query in LongRun.cases(["b", "ka", "san", "new ", "z", "東", "мо", "qu", "la p"]) {
            let key = PlaceKey.key(query)
            var expected: [Int: Double] = [:]
            for (name, places) in names.keys where name.starts(with: key) && name != key {
                for place in places where place.isOwnName && place.number < gazetteer.count {
                    // Few type their way to a country or a lake; a name of which a whole word was typed is likelier.
                    let (record, weight, kinds) = gazetteer.traits(place.number)
                    let points = PlaceScore.points(
                        weight: weight, isCapital: record.isCapital, kinds, .beginning)
                    let score = points + (name[key.count] == 0x20 ? PlaceScore.wholeWords : 0)
                    expected[place.number] = max(score, expected[place.number] ?? -.infinity)
                }
            }
            let found = gazetteer.search(query, limit: 200).filter { $0.kind == .beginning }.compactMap(\.place.number)
            // The titles of a travel guide are names in use of what is shown under another.
            let whole = found.filter { (gazetteer[$0]?.name).map { PlaceKey.key($0).starts(with: key) } ?? false }
            #expect(Set(whole).isSubset(of: Set(expected.keys)), "\(query)")
            let best = expected.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20).map(\.key)
            #expect(found.filter(best.contains).prefix(20) == best[...], "\(query)")
        }
    }

    @Test("The first few of very many beginnings are the same as of a search for many more, which looks at the names")
    func listedBeginnings() throws {
        let gazetteer = try Gazetteer.embedded()
        let queries = ["san", "st", "los", "bad", "new ", "saint", "port", "mount ", "vil", "нов", "上", "chi", "par"]
        for query in LongRun.cases(queries) {
            let few = gazetteer.search(query, limit: 5).map(\.place.label)
            let many = gazetteer.search(query, limit: 100).map(\.place.label)
            #expect(few == Array(many.prefix(5)), "\(query)")
        }
    }

    @Test("Slips of typing: the same places as by the distance of every single name")
    func slips() throws {
        let gazetteer = try Gazetteer.embedded()
        let names = try Names(gazetteer)
        let queries = [
            "albuquerqe", "kopenhaagn", "monteroy", "pheonix", "bordeux", "мосвка", "xuzhuo", "istnabul",
        ]
        for query in LongRun.cases(queries) {
            let key = PlaceKey.key(query)
            let scalars = String(decoding: key, as: UTF8.self)
            let limit = scalars.unicodeScalars.count < 9 ? 1 : 2
            var expected: Set<Int> = []
            for (name, places) in names.keys where abs(name.count - key.count) <= 2 * limit {
                guard ((name.first ?? 0) < 0x80) == ((key.first ?? 0) < 0x80) else { continue }
                let distance = typingDistance(String(decoding: name, as: UTF8.self), scalars, atMost: limit)
                if distance != nil { expected.formUnion(places.map(\.number)) }
            }
            let found = gazetteer.search(query, limit: 100_000).filter {
                if case .misspelled = $0.kind { true } else { false }
            }
            let others = Set(gazetteer.search(query, limit: 100_000).compactMap(\.place.number)).subtracting(
                found.compactMap(\.place.number))
            #expect(!expected.isEmpty, "\(query)")
            #expect(Set(found.compactMap(\.place.number)) == expected.subtracting(others), "\(query)")
        }
    }

    @Test(
        "Keys forget case, accents and punctuation, and keep letters and digits of every script",
        arguments: [
            ("St. Gallen", "st gallen"), ("St.Gallen", "st gallen"), ("L'Aquila", "laquila"),
            ("Washington, D.C.", "washington dc"),
            ("Aix-en-Provence", "aix en provence"), ("  Łódź ", "lodz"), ("Straße", "strasse"),
            ("İstanbul", "istanbul"),
            ("Kʻyosa", "kyosa"), ("Ōsaka-shi", "osaka shi"), ("東京・都", "東京 都"), ("!?", ""), ("7 Hills", "7 hills"),
            ("O’Fallon", "ofallon"), ("Москва́", "москва"),
        ])
    func key(name: String, key: String) {
        #expect(String(decoding: PlaceKey.key(name), as: UTF8.self) == key)
    }

    @Test("A key is cut between characters where it is too long")
    func longKey() {
        let key = PlaceKey.key(String(repeating: "東", count: 500))
        #expect(key.count == GazetteerFormat.maximumKeyLength / 3 * 3)
        #expect(String(validating: key, as: UTF8.self) != nil)
    }
}
