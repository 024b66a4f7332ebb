import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Lines of lists as people write them") struct ListLineTests {
    /// The places that are known, by their names in small letters; each a degree from the next.
    private static let towns: [String] = [
        "lyon", "annecy", "chamonix", "porto", "lisbon", "moab", "monument valley", "page", "denver",
        "frankfurt (oder)",
        "road to hana", "siena", "matterhorn", "東京", "日光", "portland, maine", "boston", "split", "hvar", "old town",
    ]

    /// The name of the trip with its first day; the stops with nights, times, costs and notes; what was skipped.
    private func list(_ text: String) throws -> [String] {
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let index = Self.towns.firstIndex(of: text.lowercased()),
                        let place = try? Coordinate(latitude: Double(index), longitude: 1)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
                },
                today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            [[trip.name.text, trip.plan.start?.text].compactMap { $0 }.joined(separator: " ")]
                + trip.waypoints.map { stop in
                    var parts = [stop.name.text]
                    if let nights = stop.plan.nights { parts.append("\(nights)") }
                    if case .anyDay(let time)? = stop.plan.arrive { parts.append("at \(time.text.prefix(5))") }
                    if let time = stop.plan.leave { parts.append("off \(time.text.prefix(5))") }
                    if let way = stop.plan.way { parts.append("by \(way.by)") }
                    if let cost = stop.plan.cost { parts.append("\(cost.thousandths / 1000)") }
                    return (parts + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
                }
        } + imported.skipped.map { "skipped \($0.line)" }
    }

    @Test(
        "What stands in parentheses, behind a dash, a comma or a colon is said of the place",
        arguments: [
            ("• Siena (2 nights) – Palio", "Siena|2|Palio"), ("Siena (2 nights, €180)", "Siena|2|180"),
            ("Siena - Palio (2 nights) €120", "Siena|2|120|Palio"),
            ("Siena (hotel 80€)", "Siena|80|hotel"), ("Siena (170 km, 2.5hrs)", "Siena|170 km, 2.5hrs"),
            ("Siena (3 pax, 45 NZD)", "Siena|45|3 pax"), ("1. Siena (via Lucca)", "Siena|via Lucca"),
            ("Siena - Ibis - 2 nights - 130€/night", "Siena|2|260|Ibis"),
            ("- Lyon - 2 nights - Ibis", "Lyon|2|Ibis"),
            ("Siena x2", "Siena|2"), ("Siena 1N", "Siena|1"), ("Siena 3 nts", "Siena|3"),
            ("Siena nights 2", "Siena|2"), ("Siena, nights 3", "Siena|3"), ("Siena night 1", "Siena|1"),
            ("Siena [2 nights]", "Siena|2"),
            ("Siena: eat well", "Siena|eat well"), ("Siena, wine", "Siena|wine"),
            ("Siena - old squares", "Siena|old squares"),
            ("- Lyon (1 night): mustard", "Lyon|1|mustard"), ("Siena (3 nights), Matterhorn!", "Siena|3|Matterhorn!"),
            ("Frankfurt (Oder)", "Frankfurt (Oder)"), ("Siena!", "Siena"), ("und dann Siena!", "Siena"),
            ("🚗 Siena", "Siena"), ("> Mon night: Siena, 2 nights", "Siena|2|Mon night"), ("**Siena**", "Siena"),
        ])
    func details(line: String, stop: String) throws {
        #expect(try list("Porto\n\(line)\nPorto").dropFirst(2).first == stop)
    }

    @Test(
        "A way is written with a dash, commas or words where all between them are places",
        arguments: [
            "Denver - Moab - Page", "Denver to Moab to Page", "Denver to Page via Moab", "Denver nach Page über Moab",
            "Day 1: Denver - Moab - Page", "Denver, Moab, Page", "- Day 1: Denver – Moab – Page",
            "**Denver → Moab → Page**",
            "Route: Denver – Moab – Page",
            "Day 1: Denver - Moab\nDay 2: Moab to Page (80 km)", "Day 1: Denver\nDay 2: Denver - Moab – Page 310 km",
            "Day 1 Denver\nDay 2. Moab\nDAY 3 – PAGE\n",
        ])
    func ways(text: String) throws {
        let names = try list(text).dropFirst().map { $0.split(separator: "|")[0].lowercased() }
        #expect(names == ["denver", "moab", "page"])
    }

    @Test("What is the name of a place as a whole is no way, and a way keeps what is said of its places")
    func wholeNames() throws {
        #expect(try list("Road to Hana") == ["f", "Road to Hana"])
        #expect(try list("Lyon (2 nights) → Annecy (lake)") == ["f", "Lyon|2", "Annecy|lake"])
        #expect(try list("Lyon → Annecy (3 nights)") == ["f", "Lyon", "Annecy|3"])
        #expect(try list("Split – Hvar (ferry 2h, 35€)") == ["f", "Split", "Hvar|by ferry"])
    }

    @Test("Nights of one in the middle of a line with commas are its own, and all of them are stops")
    func staysInLine() throws {
        #expect(try list("Denver, Moab nights 2, Page") == ["f", "Denver", "Moab|2", "Page"])
        #expect(try list("Denver, Moab (3 nights), Page") == ["f", "Denver", "Moab|3", "Page"])
        // What stands behind the nights of the first may be said of it.
        #expect(try list("Lyon 2 nights, Old Town, Wine") == ["f", "Lyon|2|Old Town, Wine"])
    }

    @Test("A day that only has the place where the way above ended adds no stop, and its numbers lead to the nights")
    func staysByDays() throws {
        #expect(
            try list("Day 1: Denver to Moab\nDay 2: Moab\nDay 3: Moab to Page\nDay 4 & 5: Porto") == [
                "f", "Denver", "Moab|2", "Page|1", "Porto|1",
            ])
        #expect(try list("1日目 東京→日光\n3日目 日光") == ["f", "東京", "日光"])
    }

    @Test("A date in front of a place that has more behind it is its day") func dates() throws {
        #expect(
            try list("12.6. Lyon\n13.6. Split, ferry 14:00\n14.6. Hvar - beach") == [
                "f 2027-06-12", "Lyon|1", "Split|1|ferry 14:00", "Hvar|beach",
            ])
        #expect(try list("12. June Porto\n14. June Lyon") == ["f 2027-06-12", "Porto|2", "Lyon"])
    }

    @Test("A time in front of a place is when one is there, or leaves it") func times() throws {
        let stops = try list("8:00 Leave Boston\n10:30 Portland, Maine - breakfast")
        #expect(stops == ["f", "Boston|off 08:00", "Portland, Maine|at 10:30|breakfast"])
    }

    @Test("Coordinates in front of a name are the place, whatever the name means") func coordinates() throws {
        #expect(try list("Porto\n46.5, 7.5 Matterhorn").last == "Matterhorn")
        #expect(try list("Porto\nN 45° 58.5 E 007° 39.5 Matterhorn").last == "Matterhorn")
        // A day and a month are none.
        #expect(try list("Porto\n12/7 Moab").last == "Moab")
    }

    @Test("Messages of a telephone are lines of a list, and what it says itself is none") func conversations() throws {
        let iPhone = "[12.05.27, 18:22:01] Anna: Porto\n[12.05.27, 18:22:40] Jens: dann Lyon!\n"
        #expect(try list(iPhone) == ["f", "Porto", "Lyon"])
        #expect(TripFormats.recognizing(Array(iPhone.utf8))?.name == "list")
        let android = "5/12/27, 6:22 PM - Messages are encrypted.\n5/12/27, 6:23 PM - Bob: Porto\n"
        #expect(try list(android) == ["f", "Porto"])
        #expect(TripFormats.recognizing(Array(#"[{"name":"A"}]"#.utf8))?.name != "list")
    }

    @Test("Indented lines are notes of the stop above them, unless all but the first are indented")
    func indentation() throws {
        #expect(
            try list("Porto\n  - wine\n  Hotel: 90 EUR\nLyon\n    Annecy\n") == [
                "f", "Porto|wine\nHotel: 90 EUR", "Lyon|Annecy",
            ])
        #expect(try list("Porto\n  Lyon\n  Annecy\n") == ["f", "Porto", "Lyon", "Annecy"])
        #expect(try list("- Nowhere\n  - Lyon\n- Annecy\n") == ["f", "Lyon", "Annecy", "skipped 1"])
    }

    @Test("A heading with a day or nights and a place is that place; other headings are comments") func headings()
        throws
    {
        #expect(
            try list("## Day 1 – Lisbon\n- Porto\n## Day 3 – Siena\n- Siena – towers\n## Food\n") == [
                "f", "Lisbon", "Porto|2", "Siena|towers",
            ])
        #expect(
            try list("# Italy\n## Food\n## Siena (2 nights)\n## Budget\n## Lyon\n") == ["Italy", "Siena|2", "Lyon"])
    }

    @Test("A first line that is no place and stands by itself is the title") func titles() throws {
        #expect(try list("Round of Switzerland\n\nPorto\nLyon\n") == ["Round of Switzerland", "Porto", "Lyon"])
        #expect(try list("Nowhere\nPorto\n") == ["f", "Porto", "skipped 1"])
        #expect(throws: (any Error).self) { try list("Nowhere\n\n") }
    }

    @Test("What is struck out is left out with a word, and an item of a day is no note") func struckOut() throws {
        #expect(try list("- [x] Porto\n- [ ] ~~Lyon~~\n") == ["f", "Porto", "skipped 2"])
    }

    @Test("A thing in a town is not taken for a place of the name elsewhere") func addresses() throws {
        let stops = try list("Old Town, Lisbon")
        #expect(stops == ["f", "Old Town|about here: Old Town, Lisbon"])
    }

    @Test("A list of many comments is read in linear time") func comments() throws {
        let text = Array(String(repeating: "# x\n", count: 200_000).utf8) + Array("Porto=1,2\n".utf8)
        let context = ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1))
        #expect(try ListFormat().read(text, context).trips.count == 1)
    }
}
