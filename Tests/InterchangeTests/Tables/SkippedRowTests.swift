import Entities
import Interchange
import Testing

/// Rows of days whose places are not known, addresses in several columns, and tables of pages.
@Suite("Rows and cells of tables that belong to another stop or stand twice") struct SkippedRowTests {
    @Test("A row that is skipped gives its cost, its house and its notes to the stop before, as its nights")
    func skipped() {
        let head = "Date;City;Hotel;Cost;Notes\n"
        let rows = ["2027-07-01;Lyon;Ibis;80 €;old town", "2027-07-02;Nowhere;Sole;85 €;boat at 10"]
        let next = "2027-07-03;Annecy;-;;lake"
        let found = tableReading(head + (rows + [next]).joined(separator: "\n"))
        #expect(found[1] == "Lyon|2|165|old town\nHotel: Ibis\nNowhere\nboat at 10\nHotel: Sole")
        #expect(found[2].hasPrefix("Annecy"))
        // Behind the last row there is no night.
        let last = tableReading(head + rows.joined(separator: "\n"))
        #expect(last[1].hasPrefix("Lyon|1|80|") && !last[1].contains("boat"))
    }

    @Test("A row without a day gives nothing to the stop before")
    func undated() {
        let found = tableReading("City;Nights;Cost\nLyon;1;80 €\nNowhere;1;85 €\nAnnecy;1;\n")
        #expect(found[1] == "Lyon|1|80")
    }

    @Test(
        "What an address has in it does not stand in the notes again, and its postcode is in front of the town",
        arguments: [
            (
                "Hotel,Adresse,PLZ,Ort,Land\nAdler,Gasse 12,79098,Lyon,FR\nSole,Weg 1,80331,Munich,DE",
                ["Adler|about here: Gasse 12, 79098 Lyon, FR", "Sole|about here: Weg 1, 80331 Munich, DE"]
            ),
            (
                "Name,Address,City\nAdler,Gasse 12,Lyon\nSole,Weg 1,Munich",
                ["Adler|about here: Gasse 12, Lyon", "Sole|about here: Weg 1, Munich"]
            ),
            (
                "Hotel,Street,Zip,City,Stars\nAdler,Gasse 12,79098,Lyon,4\nSole,Weg 1,80331,Munich,3",
                ["Adler|about here: Gasse 12, 79098 Lyon\nStars: 4", "Sole|about here: Weg 1, 80331 Munich\nStars: 3"]
            ),
        ])
    func addresses(text: String, expected: [String]) {
        #expect(Array(tableReading(text).dropFirst().prefix(2)) == expected)
    }

    @Test(
        "Where we slept is where the nights are, in separated text, bars and pages",
        arguments: ["Where we slept", "Slept at", "Overnight", "Unterkunft", "Schlafplatz", "Accommodation"])
    func nights(column: String) throws {
        let rows = [
            ["Day", "Route", column, "Price pp"], ["1", "Lyon – Annecy", "Diva", "€22"],
            ["2–3", "Annecy – Chamonix", "Majda", "€35"], ["4", "Chamonix – Oslo", "Old Town", "€15"],
        ]
        let expected = [
            "no start", "Lyon", "Annecy|1|\(column): Diva\nPrice pp: €22", "Chamonix|2|\(column): Majda\nPrice pp: €35",
        ]
        let bars = [rows[0], rows[0].map { _ in "---" }] + rows.dropFirst()
        let cells = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
        let page =
            "<html><head><style>td{}</style></head><body><h1>T</h1><p>We loved it.</p><table><tr><td>x</td></tr>"
            + "<tr><td>y</td></tr></table><table>\(cells)</table><script>var a = 1</script></body></html>"
        let texts = [
            (rows.map { $0.joined(separator: ";") }.joined(separator: "\n"), "csv"), (page, "html"),
            (bars.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"), "md"),
        ]
        for (text, ending) in texts {
            let format = try #require(TripFormats.ofFile(Array(text.utf8), ending: ending))
            #expect(Array(tableReading(text, as: format).prefix(4)) == expected, "\(ending)")
        }
    }

    @Test("A page with a table of ways and nothing else of a journey is read by that") func ways() {
        let page =
            "<html><body><table><tr><th>Day</th><th>Route</th></tr><tr><td>1</td><td>Lyon – Annecy</td></tr>"
            + "<tr><td>2</td><td>Annecy – Chamonix</td></tr></table></body></html>"
        #expect(tableReading(page, as: PageFormat()).prefix(2) == ["no start", "Lyon"])
    }

    /// A table of two stops.
    private static let table = "| Jour | Étape | Nuits |\n|---|---|---|\n| 1 | Lyon | 1 |\n| 2 | Annecy | 2 |\n"

    @Test(
        "Front matter names the trip of a table below it, and prose around a table is no row of it",
        arguments: [
            ("---\ntitle: Savoie\n---\n", "", "Savoie"), ("---\ntitle: Savoie\n---\n\n## Étapes\n\n", "", "Savoie"),
            ("---\ntags: x\n---\n\n# Savoie\n\n", "", "Savoie"),
            ("Notre voyage\n\n", "\nOn rentre le 4.\n", "Notre voyage"), ("# Savoie\n\n", "\nOn rentre.\n", "Savoie"),
        ])
    func texts(above: String, below: String, name: String) throws {
        let text = above + Self.table + below
        let format = try #require(TripFormats.ofFile(Array(text.utf8), ending: "md"))
        let found = tableReading(text, as: format)
        #expect(Array(found.prefix(3)) == ["no start", "Lyon|1", "Annecy|2"])
        #expect(!found.contains { $0.contains("no place in this row") })
        let imported = try format.read(Array(text.utf8), tableContext())
        #expect(imported.trips.map(\.name.text) == [name])
    }

    @Test("A table of destinations with arrivals and departures is a plan and no booking") func plan() throws {
        let text =
            "# Our trip\n\n## Plan\n\n| Destination | Arrival | Departure |\n|---|---|---|\n"
            + "| Lyon | 2027-07-01 | 2027-07-03 |\n| Annecy | 2027-07-03 | 2027-07-05 |\n"
        let format = try #require(TripFormats.ofFile(Array(text.utf8), ending: "md"))
        #expect(Array(tableReading(text, as: format).prefix(3)) == ["2027-07-01", "Lyon|2", "Annecy|2"])
    }
}
