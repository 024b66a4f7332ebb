import EmbeddedData
import TestSupport
import Testing
import Text

@testable import PlaceNames

@Suite("Slips of typing, counted character by character")
struct SpellingAutomatonTests {
    /// The slips by the automaton of a mask; nil when there are more than `limit`.
    private func slips<Mask: FixedWidthInteger & UnsignedInteger & Sendable>(
        _ name: [UInt32], _ query: [UInt32], _ limit: Int, _: Mask.Type
    ) -> Int? {
        let automaton = SpellingAutomaton<Mask>(query, limit: limit)
        for (row, scalar) in name.enumerated() {
            guard row + 1 < automaton.height, automaton.read(scalar, behind: row, atMost: limit) else { return nil }
        }
        return automaton.slips(after: name.count, atMost: limit)
    }

    @Test("The slips are those of the whole table, with either mask and any limit")
    func distances() {
        var generator = SeededGenerator(state: 5)
        let letters = Array("aab é東".unicodeScalars)
        var found = [0, 0, 0, 0]
        for _ in 0..<LongRun.count(20_000) {
            let text = { (generator: inout SeededGenerator) in
                (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                    letters[Int.random(in: 0..<letters.count, using: &generator)]
                }
            }
            let (name, query) = (text(&generator), text(&generator))
            let limit = Int.random(in: 1...3, using: &generator)
            let string = { (scalars: [Unicode.Scalar]) in String(String.UnicodeScalarView(scalars)) }
            let expected = typingDistance(string(name), string(query), atMost: limit)
            let (first, second) = (name.map(\.value), query.map(\.value))
            #expect(slips(first, second, limit, UInt64.self) == expected, "\(string(name)) \(string(query)) \(limit)")
            #expect(slips(first, second, limit, UInt128.self) == expected, "\(string(name)) \(string(query)) \(limit)")
            if let expected { found[expected] += 1 }
        }
        #expect(found.allSatisfy { $0 > 0 })
    }

    @Test("Names of more than 63 letters are found with slips, too")
    func longNames() throws {
        var cursor = try GazetteerFile.embedded().allKeys()
        var name: [UInt8] = []
        while cursor.advance(), name.isEmpty {
            let key = cursor.key
            if (66...76).contains(key.count), key.allSatisfy({ $0 < 0x80 }) { name = key }
        }
        try #require(!name.isEmpty)
        var query = name
        query.swapAt(30, 31)
        if query == name { query[30] = UInt8(ascii: "#") }
        query.remove(at: 60)
        let keys = try Gazetteer.embedded().main.keys
        var hits: [Int] = []
        SpellingSearch.forEachHit(query, limit: 2, keys: keys) { hit in
            hits.append(hit.slips)
            return 2
        }
        #expect(hits.contains(2) && hits.allSatisfy { $0 <= 2 })
        SpellingSearch.forEachHit(Array(repeating: UInt8(ascii: "a"), count: 81), limit: 3, keys: keys) { _ in
            Issue.record("no name is that long")
            return 3
        }
    }
}
