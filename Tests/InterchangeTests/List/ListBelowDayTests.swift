import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Text

@Suite("What lists say of a day: dates with slashes, ways by other places, labels, items, costs of a night")
struct ListBelowDayTests {
    /// The first day of the trip, and the stops with their nights, cost and notes; behind them the reasons of what was
    /// skipped.
    private func list(_ text: String) throws -> [String] {
        let towns = [
            "lyon": 1.0, "annecy": 2, "chamonix": 3, "porto": 4, "braga": 5, "munich": 6, "salzburg": 7, "札幌": 8,
            "釧路": 9,
        ]
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let degrees = towns[text.lowercased()],
                        let place = try? Coordinate(latitude: degrees, longitude: degrees)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: false))
                },
                today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            [trip.plan.start?.text].compactMap { $0 }
                + trip.waypoints.map { stop in
                    [
                        stop.name.text, stop.plan.nights.map { "\($0)" }, stop.plan.cost.map { "cost \($0)" },
                        stop.note?.text,
                    ].compactMap { $0 }.joined(separator: "|")
                }
        } + imported.skipped.map(\.reason)
    }

    @Test(
        "Two numbers with a slash are a date, in the order that the list has, and never degrees",
        arguments: [
            ("05/06 – 07/06/2027 Porto\n07/06 - 14/06/2027 Braga\n", ["2027-06-05", "Porto|2", "Braga|7"]),
            ("5/6/2027 Porto\n13/6 Braga\n", ["2027-06-05", "Porto|8", "Braga"]),
            ("6/13 Porto\n6/15 Braga\n", ["2027-06-13", "Porto|2", "Braga"]),
            // In one order alone these days follow each other.
            ("Thu 7/1 Porto\n7/3: Braga\n", ["2027-07-01", "Porto|2", "Braga"]),
            ("7/1 札幌 (2泊)\n7/3 釧路\n", ["2027-07-01", "札幌|2", "釧路"]),
        ])
    func slashes(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test("The only budget of a list is that of the whole, several are those of their days, and sums are left out")
    func budget() throws {
        #expect(
            try list("12.6. Porto\n14.6. Braga\nBudget: 1200 €\nGesamtkosten: 580 €\n") == [
                "2027-06-12", "Porto|2", "Braga", "“Budget: 1200 €” names no place",
                "“Gesamtkosten: 580 €” names no place",
            ])
        #expect(
            try list("12.6. Porto\nBudget: 80 €\n14.6. Braga\nBudget: 120 €\n") == [
                "2027-06-12", "Porto|2|cost 80", "Braga|cost 120",
            ])
    }

    @Test(
        "What stands behind a word for the way is no part of the town",
        arguments: [
            "Porto -> Lyon via Annecy (2 nights)\nChamonix\n", "Porto - Lyon über Annecy\nLyon (2 nights)\nChamonix\n",
        ])
    func via(text: String) throws {
        let read = try list(text)
        #expect(read.contains { $0.hasPrefix("Lyon") && $0.contains(" Annecy") } && !read.contains("Annecy"))
    }

    @Test(
        "Ranges of dates stand behind small words in other languages",
        arguments: [
            "du 3 au 5 juillet 2027 : Lyon", "del 3 al 5 de julio 2027: Lyon", "dal 3 al 5 luglio 2027: Lyon",
            "van 3 tot 5 juli 2027: Lyon", "vom 3. bis 5. Juli 2027: Lyon", "from 3 to 5 July 2027: Lyon",
        ])
    func ranges(text: String) throws {
        #expect(try list("\(text)\nAnnecy\n") == ["2027-07-03", "Lyon|2", "Annecy"])
    }

    @Test("Bars stand between the number of a day, its date and its places")
    func bars() throws {
        let text = """
            DAY 1  | Thursday, 14 October 2027 | LYON
            DAY 2 | Friday, 15 October 2027 | LYON - ANNECY (140 km)
            DAY 4 | Sunday, 17 October 2027 | ANNECY - CHAMONIX
            """
        #expect(try list(text) == ["2027-10-14", "LYON|1", "ANNECY|2|140 km", "CHAMONIX"])
    }

    @Test("A label below a day and an item below its heading are said of the day")
    func below() throws {
        let labels = """
            Day 1: Lyon
            Accommodation: Porto House, Munich - 2 nights, B&B
            Day 3: Lyon to Annecy
            Hotel: Braga, 1 night, 80 €
            Day 4: Chamonix
            """
        #expect(
            try list(labels) == [
                "Lyon|2|Accommodation: Porto House, Munich, B&B", "Annecy|1|cost 80|Hotel: Braga",
                "Chamonix",
            ])
        let items = """
            ## Day 1 — Lyon
            - Drive: Munich to Lyon, 150 miles
            - Lunch in Porto
            - 2 nights, 240 €
            ## Day 3 — Annecy
            """
        #expect(
            try list(items) == ["Lyon|2|cost 240|Drive: Munich to Lyon, 150 miles\nLunch in Porto", "Annecy"])
        // A heading that names no place has its stops below it.
        #expect(try list("## Day 1\n- Lyon\n- Annecy\n") == ["Lyon", "Annecy"])
    }

    @Test(
        "The cost of a night is that of all nights",
        arguments: [
            ("Lyon - 3 nights @ $150\nAnnecy\n", ["Lyon|3|cost 450", "Annecy"]),
            ("Lyon - 2 Nächte - 120 € pro Nacht\nAnnecy\n", ["Lyon|2|cost 240", "Annecy"]),
            ("Lyon - 1 night, $130/night\nAnnecy\n", ["Lyon|1|cost 130", "Annecy"]),
            ("Lyon - 2 nights, $240\nAnnecy\n", ["Lyon|2|cost 240", "Annecy"]),
            // Without nights it stays a note.
            ("Lyon (180 €/nuit)\nAnnecy\n", ["Lyon|180 €/nuit", "Annecy"]),
        ])
    func costOfNight(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test("A time behind the date of a timetable is the time of the stop")
    func timetable() throws {
        let text = """
            Fri 13 Aug 2027  09:00  Depart Lyon
            Fri 13 Aug 2027  13:00  Arrive Annecy, Hotel Josef (2 nights)
            Sun 15 Aug 2027  10:00  Depart Annecy
            Sun 15 Aug 2027  14:30  Arrive Chamonix
            """
        #expect(try list(text) == ["2027-08-13", "Lyon", "Annecy|2|Hotel Josef", "Chamonix"])
    }

    @Test("A chain of arrows keeps its places beside one that is not known")
    func chain() throws {
        let read = try list("Lyon --> Nowhere at all --> Annecy --> Chamonix\n")
        #expect(read.dropLast() == ["Lyon", "Annecy", "Chamonix"] && read.last?.contains("Nowhere at all") == true)
    }

    @Test("A link below a day that leads to its place or is short is a note, and another place is a stop")
    func links() throws {
        #expect(
            try list(
                "Day 1: Porto\nhttps://www.google.com/maps/@4.01,4.01,13z\nDay 2: Braga\nhttps://maps.app.goo.gl/abc\n")
                == [
                    "Porto|1|https://www.google.com/maps/@4.01,4.01,13z", "Braga|https://maps.app.goo.gl/abc",
                ])
        #expect(try list("Day 1: Porto\nhttps://www.google.com/maps/@9.01,4.01,13z\n").count == 2)
    }

    @Test("A report of this program is no list, and its message says what comes back in")
    func ownReport() {
        let report =
            "# t1\n\nMon 1 Jun to Fri 5 Jun 2026\n\n5 stops, about 956 km by road · 642.5 km straight line\n\n"
            + "## Day 1 · Mon 1 Jun 2026 · Porto → Braga\n\n- leave 09:00, **1 Porto**\n- 15:25, **2 Braga**, night\n"
        #expect(throws: TextFault.self) { try list(report) }
    }
}
