import Geodesy
import PlaceNames
import Testing

/// Entries of several sources, against what is known of them for sure.
@Suite("Entries of several sources")
struct MergedEntriesTests {
    /// A line of the table.
    private struct Known {
        let query: NameQuery
        let kind: String
        let country: String

        init(_ line: Substring) throws {
            let parts = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            query = try NameQuery(line)
            kind = parts[3]
            country = parts[4]
        }
    }

    @Test("Each is where it is, is what it is, and is in its country or on its border", .enabled(if: Gazetteer.isWhole))
    func known() throws {
        let gazetteer = try Gazetteer.embedded()
        let table = try MergedEntries.table.split(separator: "\n").map(Known.init)
        #expect(table.count == 200)
        var wrong: [String] = []
        for known in table {
            let found = gazetteer.choose(known.query.text).matches.prefix(3).map(\.place)
            let isRight = found.contains { place in
                known.query.accepts(place) && place.kinds.list.contains { $0.word == known.kind }
                    && ["", known.country].contains(place.country)
            }
            if !isRight {
                let places = found.map { "\($0.label) \($0.coordinate.latitude) \($0.coordinate.longitude)" }
                wrong.append("\(known.query.text): \(places)")
            }
        }
        #expect(wrong == [])
    }

    @Test("A title of the travel guide with a word for an island makes no island of a region")
    func regionStaysRegion() throws {
        let place = try #require(try Gazetteer.embedded().choose("Île-de-France").matches.first?.place)
        #expect(place.kinds.contains(.region) && !place.kinds.contains(.island))
    }
}
