import PlaceNames
import TestSupport
import Testing
import Text

/// Compares searches with a plain look at all names.
@Suite("Places by name, compared with a plain look at all names")
struct SearchModelTests {
    /// All keys with their places.
    private struct Names {
        var keys: [(key: [UInt8], postings: [Posting])] = []

        init() throws {
            var cursor = try GazetteerFile.embedded().allKeys()
            while cursor.advance() {
                var postings: [Posting] = []
                cursor.forEachPosting { postings.append($0) }
                keys.append((cursor.key, postings))
            }
        }
    }

    @Test("What begins as typed: the most populous by their own name are there, and in that order")
    func beginnings() throws {
        let gazetteer = try Gazetteer.embedded()
        let names = try Names()
        for query in LongRun.cases(["b", "ka", "san", "new ", "z", "東", "мо", "qu", "la p"]) {
            let key = PlaceKey.key(query)
            var expected: Set<Int> = []
            for (name, postings) in names.keys where name.starts(with: key) && name != key {
                for posting in postings where posting.isOwnName { expected.insert(posting.place) }
            }
            let found = gazetteer.search(query, limit: 200).filter { $0.kind == .beginning }.compactMap(\.place.number)
            // Whether a word ends there counts too: the comparison is made among equals.
            let whole = Set(found.filter { (gazetteer[$0]?.name).map { PlaceKey.key($0).count > key.count } ?? false })
            #expect(whole.isSubset(of: expected), "\(query)")
            let best = expected.sorted().prefix(5)
            #expect(
                Set(best).isSubset(of: Set(gazetteer.search(query, limit: 60).compactMap(\.place.number))), "\(query)")
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
        let names = try Names()
        let queries = [
            "albuquerqe", "kopenhaagn", "monteroy", "pheonix", "bordeux", "мосвка", "xuzhuo", "istnabul",
        ]
        for query in LongRun.cases(queries) {
            let key = PlaceKey.key(query)
            let scalars = String(decoding: key, as: UTF8.self)
            let limit = scalars.unicodeScalars.count < 9 ? 1 : 2
            var expected: Set<Int> = []
            for (name, postings) in names.keys where abs(name.count - key.count) <= 2 * limit {
                guard ((name.first ?? 0) < 0x80) == ((key.first ?? 0) < 0x80) else { continue }
                let distance = typingDistance(String(decoding: name, as: UTF8.self), scalars, atMost: limit)
                if distance != nil { expected.formUnion(postings.map(\.place)) }
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
