import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Text

@Suite("Days, nights, costs and houses wherever they stand in a line of a list") struct ListPieceTests {
    private static let towns = [
        "killarney", "galway", "dingle", "salzburg", "hallstatt", "graz", "maribor", "córdoba", "sevilla", "madrid",
        "granada", "長崎", "熊本", "cape town", "hermanus", "seattle, wa", "portland, or", "bend, or", "crater lake",
        "lisbon", "évora", "lagos", "nelson", "picton", "inverness", "portree", "portree, skye", "fort william",
        "füssen", "bath", "verona", "venedig", "innsbruck", "edinburgh", "pitlochry", "milk", "成都", "康定", "kiel",
        "springdale", "las vegas", "stralsund", "binz", "tours", "saint-malo", "brno", "tábor", "москва", "владимир",
        "서울", "전주", "çanakkale", "i̇stanbul", "istanbul", "york", "leicester", "heringsdorf", "greifswald",
        "odense", "kraków", "zakopane", "warszawa", "ljubljana", "zagreb",
    ]

    /// The stops, with nights behind a star and the cost behind a dollar; the first day in front where it is known.
    private func trip(_ text: String) throws -> String {
        let imported = try ListFormat().read(Array(text.utf8), context)
        let stops = imported.trips.flatMap(\.waypoints).map { stop in
            stop.name.text + (stop.plan.nights.map { "*\($0)" } ?? "") + (stop.plan.cost.map { "$\($0)" } ?? "")
        }
        let start = imported.trips.first?.plan.start.map { "\($0.text): " } ?? ""
        return start + stops.joined(separator: " | ")
    }

    private func notes(_ text: String) throws -> [String] {
        try ListFormat().read(Array(text.utf8), context).trips.flatMap(\.waypoints).compactMap { $0.note?.text }
    }

    private var context: ImportContext {
        ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                guard let index = Self.towns.firstIndex(of: text.lowercased()),
                    let place = try? Coordinate(latitude: 40 + Double(index) / 10, longitude: 10)
                else { return FoundPlace.ofCoordinates(text, near: near) }
                return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: false))
            },
            today: CivilDate(daysSince1970: 20_600))
    }

    @Test(
        "a place is taken with what stands beside it",
        arguments: [
            ("Killarney for 3 nights, Airbnb\nGalway 2 nights\nDingle\n", "Killarney*3 | Galway*2 | Dingle"),
            ("Salzburg – Graz, 120 €\nMaribor\n", "Salzburg | Graz$120 | Maribor"),
            ("Madrid -> Córdoba (2 noches) Hotel Mezquita 85€\n", "Madrid | Córdoba*2$85"),
            ("長崎 1泊 15,000円\n熊本 2泊\n", "長崎*1$15000 | 熊本*2"),
            ("D1 成都-康定\n", "成都 | 康定"),
            ("Füssen, Bath, Verona (3 nights)\nGraz\n", "Füssen | Bath | Verona*3 | Graz"),
            ("Graz\nFüssen, Bath, Verona, 3 nights\n", "Graz | Füssen | Bath | Verona*3"),
            ("Graz\n- Füssen, Bath, Verona – 3 nights, 120 €\n", "Graz | Füssen | Bath | Verona*3$120"),
            (
                "Inverness -> Portree, Skye (2 nights)\nPortree -> Fort William\n",
                "Inverness | Portree, Skye*2 | Fort William"
            ),
            ("Picton - night 1\nNelson – nights 2 & 3\n", "Picton*1 | Nelson*2"),
        ])
    func pieces(_ text: String, _ expected: String) throws {
        #expect(try trip(text) == expected)
    }

    @Test(
        "words of leaving, going on and arriving stand between places",
        arguments: [
            (
                "3 May 2027 - fly into Las Vegas, get the rental, drive to Springdale (2 nights, $289/night)\n",
                "2027-05-03: Las Vegas | Springdale*2$578"
            ),
            ("Stralsund (Ozeaneum) - weiter nach Binz auf Rügen, 4 Nächte, 520 € gesamt\n", "Stralsund | Binz*4$520"),
            ("départ de Tours, arrivée à Saint-Malo vers 16h (2 nuits)\n", "Tours | Saint-Malo*2"),
            ("Tábor\nzpět do Brna\n", "Tábor | Brno"), ("выезд из Москвы в 7:00, Владимир\n", "Москва | Владимир"),
            ("서울 출발 07:00, 전주 1박\n", "서울 | 전주*1"),
            ("York, Railway Museum, then home to Leicester\n", "York | Leicester"),
            ("über Greifswald nach Heringsdorf, 2 Nächte\n", "Greifswald | Heringsdorf*2"),
        ])
    func moves(_ text: String, _ expected: String) throws {
        #expect(try trip(text) == expected)
    }

    @Test(
        "costs are taken in the forms in which people write them",
        arguments: [
            ("Bath, 2 nights @ $210\nDingle\n", "Bath*2$420 | Dingle"),
            ("Bath 2 nights, $180/night\nDingle\n", "Bath*2$360 | Dingle"),
            ("Füssen – 3 Nächte à 110 €\nGraz\n", "Füssen*3$330 | Graz"), ("Graz, 850 kr\nBath\n", "Graz$850 | Bath"),
            ("Graz, 2 noci, 1 800 Kč/noc\nBath\n", "Graz*2$3600 | Bath"), ("Graz (€ 110,-)\nBath\n", "Graz$110 | Bath"),
            ("Graz, 3 noches, $2,400 MXN x noche\nBath\n", "Graz*3$7200 | Bath"),
            ("Graz, 1 night, total $165 incl. tax\nBath\n", "Graz*1$165 | Bath"),
            ("Graz - $140\nBath\n", "Graz$140 | Bath"),
            ("Graz, 3 nights. Airbnb, $610 total.\nBath\n", "Graz*3$610 | Bath"),
            ("Graz, 1박 120,000원\nBath\n", "Graz*1$120000 | Bath"),
            ("Graz, 2 nights (~€130/night)\nBath\n", "Graz*2$260 | Bath"),
            ("Graz, 2 x 95 €\nBath\n", "Graz$190 | Bath"),
            ("- Graz - 2 nights (Thon Hotel, $180/night)\n- Bath\n", "Graz*2$360 | Bath"),
        ])
    func costs(_ text: String, _ expected: String) throws {
        #expect(try trip(text) == expected)
    }

    @Test(
        "heads of days are read with their dates",
        arguments: [
            (
                "1. Tag (Sa, 18.07.2026): Salzburg – Hallstatt, 95 €\n2. Tag (So, 19.07.2026): Hallstatt – Graz\n",
                "2026-07-18: Salzburg | Hallstatt*1$95 | Graz"
            ),
            (
                "DAY 1   Tue 06 Oct 2026   CAPE TOWN\nDAY 4   Fri 09 Oct 2026   HERMANUS\n",
                "2026-10-06: CAPE TOWN*3 | HERMANUS"
            ),
            ("Jours 1-2 : Salzburg\nDays 3-4: Graz\nDay 5: Bath\n", "Salzburg*2 | Graz*2 | Bath"),
            ("4月1日(木) 長崎\n4月4日(日) 熊本\n", "2027-04-01: 長崎*3 | 熊本"),
            (
                "West 2026\n7/3 Fri: Seattle, WA to Portland, OR (175 mi) - Ace Hotel $165\n7/4 Sat: Portland, OR to Bend, OR\n"
                    + "7/6 Mon: Bend, OR to Crater Lake\n",
                "2026-07-03: Seattle, WA | Portland, OR*1$165 | Bend, OR*2 | Crater Lake"
            ),
            ("Lisbon 3-5 April\nÉvora 5-6 April\nLagos 6-9 April\n", "2027-04-03: Lisbon*2 | Évora*1 | Lagos*3"),
            (
                "Plan 2026\n30.04 czw: Warszawa - Kraków, nocleg 2 noce, 400 zł\n02.05 sob: Kraków - Zakopane\n",
                "2026-04-30: Warszawa | Kraków*2$400 | Zakopane"
            ),
            ("Salzburg\n3 July 2027: Graz, 2 nights\n5 July 2027: Bath\n", "2027-07-03: Salzburg | Graz*2 | Bath"),
        ])
    func heads(_ text: String, _ expected: String) throws {
        #expect(try trip(text) == expected)
    }

    @Test("the nights between the arrival and a later departure are those of one stop") func timetable() throws {
        let text = """
            Samstag, 10. Juli 2027
            10:15 Ankunft Innsbruck
            16:30 Ankunft Verona
            Montag, 12. Juli 2027
            09:00 Abfahrt Verona
            11:00 Ankunft Venedig, 3 Nächte

            """
        #expect(try trip(text) == "2027-07-10: Innsbruck | Verona*2 | Venedig*3")
        let indented = """
            Fri 13 Aug 2027  09:00  Leave Salzburg
                             11:30  Arrive Hallstatt
                             13:00  Leave Hallstatt
                             15:00  Arrive Graz (2 nights)

            """
        #expect(try trip(indented) == "2027-08-13: Salzburg | Hallstatt | Graz*2")
    }

    @Test("an answer of an assistant is read without its frame") func answer() throws {
        let text = """
            Sure! Here's a trip through Scotland:

            **Three days in Scotland**

            **Day 1: Edinburgh to Pitlochry**
            - **Morning:** the castle
            - **Overnight:** Pitlochry (1 night)

            **Day 2: Pitlochry to Portree**
            - **Overnight:** Portree (2 nights)

            """
        #expect(try trip(text) == "Edinburgh | Pitlochry*1 | Portree*2")
        let name = try ListFormat().read(Array(text.utf8), context).trips.first?.name.text
        #expect(name == "Three days in Scotland")
    }

    @Test("days of Org and cells between tabs are read") func marked() throws {
        let org =
            "#+TITLE: Balkans\n* TODO Ljubljana\n  SCHEDULED: <2027-09-04 Sat>\n* Zagreb\n  SCHEDULED: <2027-09-06 Mon>\n"
        #expect(try trip(org) == "2027-09-04: Ljubljana*2 | Zagreb")
        let cells = "12.06.2027\tKiel\t1\t79,00 €\n13.06.2027\tOdense\t2\t\n15.06.2027\tBath\t0\t\n"
        #expect(try trip(cells) == "2027-06-12: Kiel*1$79 | Odense*2 | Bath")
    }

    @Test("one place among lines that name nothing is no trip") func shopping() {
        #expect(throws: TextFault.self) { try trip("Shopping\nmilk\neggs 6\nbread\nsauce\n") }
    }

    @Test("nights in words and the cost in a further line of the same place are taken") func further() throws {
        #expect(try trip("Bath for two nights\nGraz, drei Nächte\nDingle\n") == "Bath*2 | Graz*3 | Dingle")
        let text = "4.7.2027 Salzburg - Graz\n5.7.2027 Graz – 2 Nächte, 98 €/Nacht\n7.7.2027 Bath\n"
        #expect(try trip(text) == "2027-07-04: Salzburg | Graz*3$196 | Bath")
    }

    @Test("a house behind a town is kept in the note") func house() throws {
        #expect(try notes("Bath (Hotel Sacher)\nGraz, 3 nights, Airbnb\n") == ["Hotel Sacher", "Airbnb"])
    }
}
