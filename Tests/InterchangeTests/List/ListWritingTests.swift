import CivilTime
import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite("Lists with plans") struct ListWritingTests {
    /// A trip of the lines of a list.
    private func trips(_ text: String) throws -> [Trip] {
        try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900))
        ).trips
    }

    /// The list that is written of the trips of another one, and the warnings.
    private func written(_ text: String) throws -> (text: String, warnings: [String]) {
        let document = ListFormat().write(try trips(text).map { RoutedTrip(trip: $0, route: .none) })
        return (String(decoding: document.bytes, as: UTF8.self), document.warnings)
    }

    @Test(
        "The first day, nights, costs and notes of one line are written so that import reads them again",
        arguments: [
            "# Trip: A\nSalzburg=47.8,13.05 (2027-07-16, 2 nights, 240 EUR, the lake)\nGraz=47.07,15.44 (1 night)\n",
            "# Trip: A\nBergen=60.3913,5.3221 (Fish market, then north.)\nOslo=59.9,10.75\n",
            "# Round trip: A\nMoab=38.5733,-109.5498 (2 nights, 240 USD)\nPage=36.9147,-111.4558 (95 USD)\n",
            // Names of a table's look make no table.
            "# Trip: A\n| Stop | Coordinates | Nights |=47.8,13.05\n| Oban | 56.41, -5.47 | 2 |=47.07,15.44 (1 night)\n",
        ])
    func whole(text: String) throws {
        let again = try written(text)
        #expect(again.text == text)
        #expect(again.warnings.isEmpty)
    }

    @Test("A note that would be read otherwise is left out, which is said")
    func notes() throws {
        var trip = try #require(try trips("# Trip: A\nOslo=59.9,10.75 (1 night)\n").first)
        trip.waypoints[0].note = Note.cut("two\nlines")
        let document = ListFormat().write([RoutedTrip(trip: trip, route: .none)])
        #expect(String(decoding: document.bytes, as: UTF8.self) == "# Trip: A\nOslo=59.9,10.75 (1 night)\n")
        #expect(document.warnings == ["list has notes of one line: 1 note left out; json keeps them"])
    }

    @Test(
        "What is written behind coordinates comes back, whatever the names are like, and nothing is looked up",
        arguments: [
            "Piran", "2", "2 nights", "12 June", "Day 2", "Stay", "Hotel: Braga", "Check-in", "Total: 5", "Mon",
            "Total", "Denver → Moab", "Lom (Oppland)", "Hi all,", "- Page", "1. Page", "西宁（青海）", "第一天：西宁", "3박",
            "Bristol - https://example.org/hotel", "maps://?q",
        ])
    func names(name: String) throws {
        let context = ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 2)) { text, _ in
            .failure(PlaceRefusal("“\(text)” was asked for"))
        }
        for note in [
            nil, "2222", "3", "2 nights", "about here: Denver, Moab, Page", "12 June", "30 EUR", "a (b)", "x: y",
        ] {
            for plan in ["", "2027-07-16, ", "2 nights, ", "240 EUR, ", "2027-07-16, 2 nights, 240 EUR, "] {
                var trip = try #require(
                    try trips("# Trip: A\nOslo=59.9,10.75 (\(plan)x)\nBergen=60.4,5.3 (1 night)\n").first)
                for index in trip.waypoints.indices {
                    trip.waypoints[index].name = try #require(Name.cut(name))
                    trip.waypoints[index].note = note.flatMap { Note.cut($0) }
                }
                let document = ListFormat().write([RoutedTrip(trip: trip, route: .none)])
                let again = try ListFormat().read(document.bytes, context)
                #expect(again.skipped.isEmpty)
                let found = try #require(again.trips.first)
                #expect(found.waypoints.map(\.name) == trip.waypoints.map(\.name))
                #expect(found.waypoints.map(\.location) == trip.waypoints.map(\.location))
                // What is left out is told.
                if document.warnings.isEmpty { #expect(found.contentKey == trip.contentKey) }
                if !name.contains("→"), !name.contains("://"), note == nil { #expect(document.warnings.isEmpty) }
            }
        }
    }
}
