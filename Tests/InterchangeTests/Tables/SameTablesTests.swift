import Interchange
import Testing

/// The same tables as separated text, in Markdown and in HTML, which are read alike.
@Suite("One table in several formats") struct SameTablesTests {
    /// Tables with bars between the cells, the names of the columns first.
    private static let tables = [
        "Day|Activity|Cost\n1|Lyon|$250\n2|Annecy|$210\n3|Chamonix|$180",
        "Date|Activity|Cost\n2027-07-01|Lyon|$320\n2027-07-05|Annecy|$150\n2027-07-06|Chamonix|$150",
        "Day|Activity|Stay|Cost\n1|Lyon|Bellagio|$250\n2|Annecy|Zion Lodge|$210\n3|Chamonix|Ruby's Inn|$180",
        "Date|Activity|Hotel|Cost\n2027-07-01|Lyon|Ibis|$320\n2027-07-03|Annecy|Sole|$300\n2027-07-05|Oslo|Hilton|$150",
        "City|Nights\nLyon|1\nAnnecy|2", "Tag|Programm\n1|Munich\n2|Vienna\n3|Budapest",
        "Tag|Ort|Highlights\n1|Munich|Zoo\n2|Vienna|Prater", "Name|Lat|Lon\nA|46|7\nB|47|8",
        "Nr|Stop|Notes\n1|Lyon|x\n2|Annecy|y", "Étape|Ville|Nuits\n1|Lyon|1\n2|Annecy|2",
        "When|What|Nights\n2027-05-01|Lyon|2\n2027-05-03|Annecy|1", "From|To|Km\nOslo|Bergen|460\nBergen|Oslo|460",
        "Day|Route|Overnight\n1|Lyon - Annecy|Annecy\n2|Annecy - Chamonix|Chamonix",
        "Date|Overnight|Hotel\n2027-06-01|Lyon|Ibis\n2027-06-03|Annecy|Novotel",
        "Destination|Nights|Notes\nLyon|2|a\nAnnecy|1|b",
        "Day|Morning|Evening\n1|Lyon|Annecy\n2|Annecy|Chamonix", "City|Stay\nOslo|2 nights\nBergen|3",
        "Day|Time|City\n1|08:00|Lyon\n1|12:00|Annecy\n2|09:00|Annecy\n2|14:00|Chamonix",
        "City|Nights\nLyon – Hotel Sole|2\nAnnecy - Gare|1", "City|Cost|Country\nLyon|€80|France\nOslo|€90|Norway",
    ]

    /// What is read of a text, without notices.
    private func stops(_ text: String, _ ending: String) throws -> [String] {
        let format = try #require(TripFormats.ofFile(Array(text.utf8), ending: ending))
        return tableReading(text, as: format).filter {
            !$0.contains("column") && !$0.contains("looked up") && !$0.contains("currency")
        }
    }

    @Test("Bars, headings and tags change nothing", arguments: tables)
    func same(table: String) throws {
        let rows = table.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
        let expected = try stops(rows.map { $0.joined(separator: ";") }.joined(separator: "\n") + "\n", "csv")
        #expect(expected.count > 2)
        let lines = [rows[0], rows[0].map { _ in "---" }] + rows.dropFirst()
        let bars = lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
        let cells = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
        let others = [
            ("bars", bars, "md"), ("heading", "# Our trip\n\n## Route\n\n" + bars, "md"),
            ("no outer bars", "# Our trip\n\n" + lines.map { $0.joined(separator: " | ") + "\n" }.joined(), "md"),
            ("HTML", "<html><body><table>\(cells)</table></body></html>", "html"),
        ]
        for (name, text, ending) in others {
            let found = try stops(text, ending).filter { !$0.contains("beside the table") }
            #expect(found == expected, "\(name)")
        }
    }

    @Test("A list between tabs whose first line is a place keeps that")
    func list() {
        #expect(tableReading("Lyon\t2 nights\nAnnecy\t1 night\n", as: ListFormat()).contains { $0.hasPrefix("Lyon") })
    }
}
