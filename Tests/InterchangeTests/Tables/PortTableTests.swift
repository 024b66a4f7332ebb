import CivilTime
import Entities
import Geodesy
import Interchange
import Testing

/// Tables of ships, of addresses beside the ends of legs, and of days above a table.
@Suite("Ports, legs beside addresses, counted stages and days above tables") struct PortTableTests {
    /// The first day and the stops of a table with their nights, their ways and when they are left.
    private func plans(_ text: String) throws -> [String] {
        let imported = try CSVFormat().read(Array(text.utf8), tableContext())
        return imported.trips.flatMap { trip in
            [trip.plan.start?.text ?? "no start"]
                + trip.waypoints.map { stop in
                    let way = stop.plan.way.map { way in
                        "\(way.by) \(way.minutes ?? 0) \(way.departs?.time.hourAndMinute ?? "-")"
                    }
                    let parts = [
                        stop.name.text, stop.plan.nights.map { "\($0) n" }, way,
                        stop.plan.leave.map { "leave \($0.hourAndMinute)" },
                    ]
                    return parts.compactMap { $0 }.joined(separator: ", ")
                }
        }
    }

    @Test(
        "A ship leaves on the day of its row, and the next port is reached on its own day by ship",
        arguments: [
            (
                "Day,Date,Port,Arrive,Depart\n1,2027-07-02,Bergen,,17:00\n2,2027-07-03,Oslo,09:00,18:00\n"
                    + "4,2027-07-05,Lyon,08:00,",
                [
                    "2027-07-02", "Bergen, 0 n, leave 17:00", "Oslo, 0 n, ferry 960 17:00, leave 18:00",
                    "Lyon, ferry 2280 18:00",
                ]
            ),
            (
                "Port,Arrive,Depart\nBergen,2027-07-02 08:00,2027-07-02 18:00\nOslo,2027-07-03 09:00,2027-07-03 17:00\n"
                    + "Lyon,2027-07-05,2027-07-06",
                [
                    "2027-07-02", "Bergen, 0 n, leave 18:00", "Oslo, 0 n, ferry 900 18:00, leave 17:00",
                    "Lyon, 1 n, ferry 2340 17:00",
                ]
            ),
            (
                "Date,Port,Arrive,Depart\n2027-07-02,Bergen,18:00,09:00\n2027-07-04,Oslo,10:00,",
                ["2027-07-02", "Bergen, 1 n, leave 09:00", "Oslo, ferry 1500 09:00"]
            ),
            (
                "Date,City,Arrive,Depart\n2027-07-02,Bergen,,17:00\n2027-07-03,Oslo,09:00,",
                ["2027-07-02", "Bergen, 1 n, leave 17:00", "Oslo"]
            ),
        ])
    func ships(text: String, expected: [String]) throws {
        #expect(try plans(text) == expected)
    }

    @Test(
        "What a visit costs is no lodging, unless the table says where one sleeps",
        arguments: [
            ("Activity,Cost", true), ("Attraction,Price", true), ("Name,Cost", false), ("Activity,Hotel,Cost", false),
        ])
    func visits(head: String, isVisit: Bool) throws {
        let cells = head.split(separator: ",").map { ["Hotel": "Inn", "Cost": "16", "Price": "16"][$0] ?? "Lyon" }
        let text = "Date,\(head),Latitude,Longitude\n2027-07-02,\(cells.joined(separator: ",")),45.7,4.8\n"
        let stop = try #require(try CSVFormat().read(Array(text.utf8), tableContext()).trips.first?.waypoints.first)
        #expect(stop.plan.cost != nil)
        #expect((stop.plan.kind?.text == "see") == isVisit)
    }

    @Test("A cell of a page that spans rows stands in each of them, one that spans columns in the first")
    func spans() throws {
        let page = """
            <html><body><table><tr><th>Day</th><th>Town</th><th>What</th></tr>
            <tr><td rowspan="2">1</td><td>Lyon</td><td>Tower</td></tr><tr><td>Oslo</td><td>Walls</td></tr>
            <tr><td>2</td><td colspan="2">Bergen</td></tr></table></body></html>
            """
        let format = try #require(TripFormats.ofFile(Array(page.utf8), ending: "html"))
        let stops = try format.read(Array(page.utf8), tableContext()).trips.flatMap(\.waypoints)
        #expect(stops.map(\.name.text) == ["Lyon", "Oslo", "Bergen"])
        #expect(stops.map { $0.note?.text ?? "" } == ["What: Tower", "What: Walls", ""])
    }

    @Test(
        "Columns of two days are those of arrivals and departures",
        arguments: ["Du,Au", "Von,Bis", "Desde,Hasta", "From,To"])
    func days(names: String) throws {
        let rows = "Lyon,2027-08-01,2027-08-03\nOslo,2027-08-03,2027-08-04"
        #expect(try plans("Name,\(names)\n\(rows)") == ["2027-08-01", "Lyon, 2 n", "Oslo, 1 n"])
    }

    @Test(
        "Dates without a year are in that of the title above the table",
        arguments: [("Sweden 2026", "2026-08-03"), ("Sweden 2031", "2031-08-03")])
    func years(title: String, first: String) throws {
        let text = "\(title)\n\nDate,Name,Latitude,Longitude\n3.8.,Lyon,45.7,4.8\n4.8.,Oslo,59.9,10.7\n"
        #expect(try plans(text).first == first)
    }

    @Test(
        "The ends of legs are the stops, and the address beside them is that of the night",
        arguments: [
            "Date,From,To,Hotel,Address\n2027-07-02,Lyon,Oslo,Inn,Marine Parade\n2027-07-03,Oslo,Bergen,Ibis,Weg 2",
            "Day,From,To,Hotel,Hotel address\n1,Lyon,Oslo,Inn,Marine Parade\n2,Oslo,Bergen,Ibis,Weg 2",
        ])
    func addresses(text: String) throws {
        let stops = try CSVFormat().read(Array(text.utf8), tableContext()).trips.flatMap(\.waypoints)
        #expect(stops.map(\.name.text) == ["Lyon", "Oslo", "Bergen"])
        #expect(stops.dropFirst().first?.note?.text.contains("Marine Parade" as Substring) == true)
    }

    @Test(
        "Two columns of towns are the ends of legs, whatever they are called",
        arguments: [
            "Where from,Where to", "Start,Finish", "Start point,End point", "Départ,Arrivée", "Desde,Hasta", "Da,A",
            "Abfahrtsort,Zielort",
        ])
    func ends(head: String) throws {
        let imported = try CSVFormat().read(Array("\(head)\nLyon,Oslo\nOslo,Bergen\n".utf8), tableContext())
        #expect(imported.trips.flatMap(\.waypoints).map(\.name.text) == ["Lyon", "Oslo", "Bergen"])
    }

    @Test(
        "Words for the ends of a journey count its parts as numbers do",
        arguments: [
            ["Départ", "Étape 1", "Étape 2"], ["Départ", "Étape 1", "Arrivée"], ["Étape 1", "Étape 2", "Retour"],
            ["Start", "Étape 2", "Ziel"],
        ])
    func stages(words: [String]) {
        let rows = zip(words, ["Lyon", "Oslo", "Bergen"]).map { "\($0);\($1)" }
        let found = tableReading("Étape;Ville\n" + rows.joined(separator: "\n"))
        #expect(Array(found[1...3]) == ["Lyon", "Oslo", "Bergen"])
    }

    @Test("A day alone above a table is that of its first stop, and the times are those of the stops")
    func dayAbove() throws {
        let text =
            "Club\nSabato 17 maggio 2025\n\nTappa;Ora;Km parziali;Km totali;Località\n1;08:30;0;0;Lyon\n2;10:00;55;55;Oslo\n"
            + "3;11:30;32;87;Bergen\n"
        let imported = try CSVFormat().read(Array(text.utf8), tableContext())
        #expect(imported.trips.map(\.plan.start?.text) == ["2025-05-17"])
        #expect(imported.trips.map(\.name.text) == ["Club"] && imported.skipped.isEmpty)
        let stops = imported.trips.flatMap(\.waypoints)
        #expect(stops.map { $0.plan.arrive?.time.hourAndMinute ?? "-" } == ["-", "10:00", "11:30"])
        #expect(stops.first?.plan.leave?.hourAndMinute == "08:30")
    }

    @Test("The cost of a night says so in its cell, too, and a range may have its year behind a space")
    func nights() {
        let found = tableReading("City,Dates,Cost per night\nLyon,June 1-3 2027,$25/night\nOslo,June 3-4 2027,$30\n")
        #expect(found.first == "2027-06-01")
        #expect(found[1].hasPrefix("Lyon|2|50") && found[2].hasPrefix("Oslo|1|30"))
    }

    @Test(
        "The town in front of a street is that of the address",
        arguments: ["\"Budapest, Váci u. 12, 1056\"", "\"Budapest, Váci utca 12\""])
    func townsInFront(address: String) throws {
        let imported = try CSVFormat().read(
            Array("Hotel,Address\nPost,\(address)\nAdler,Lyon\n".utf8), tableContext())
        #expect(imported.trips.flatMap(\.waypoints).map { $0.location.latitude.rounded() } == [48, 46])
    }
}
