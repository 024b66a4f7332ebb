import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import Testing

@Suite("Tables of Markdown whose rows have no bars at their ends") struct BarlessTableTests {
    private static let rows = [
        "Place | Nights | Cost", "--- | --- | ---", "Lyon | 2 | 160 €", "Zermatt | 1 | 85 €",
    ]
    private static let stops = ["no start", "Lyon|2|160", "Zermatt|1|85"]

    @Test(
        "They are tables below a heading, between lines of text, and with a bar where a cell is empty",
        arguments: [
            ["# Trip", ""], ["# Trip", "", "We go north.", ""], ["We go.", ""], [],
        ], [[], ["", "That was it."], ["", "Sleep well"]])
    func beside(above: [String], below: [String]) {
        let text = (above + Self.rows + below).joined(separator: "\n") + "\n"
        let read = tableReading(text, as: above.isEmpty && below.isEmpty ? CSVFormat() : ListFormat())
        #expect(read.prefix(3) == Self.stops[...], "\(text)")
    }

    @Test("Dates, numbers of days and costs of such a table are read")
    func columns() {
        let text =
            "# Ruta\n\nDía | Llegada | Lugar | Noches | Coste\n--- | --- | --- | --- | ---\n"
            + "1 | 10/07/2027 | Lyon | 2 | 1.160,50 €\n3 | 12/07/2027 | Zermatt | – |\n"
        #expect(tableReading(text, as: ListFormat()).prefix(3) == ["2027-07-10", "Lyon|2|1160.50", "Zermatt"])
    }

    @Test("A further table with the same columns goes on with the first, with bars and without")
    func further() {
        for bar in ["", "| "] {
            func table(_ places: [String]) -> [String] {
                (["Place | Nights", "--- | ---"] + places).map { bar + $0 + (bar.isEmpty ? "" : " |") }
            }
            let text =
                (["# Trip", "", "North first."] + [""] + table(["Lyon | 2", "Annecy | 1"]) + ["", "Then on.", ""]
                + table(["Zermatt | 2", "Vienna | 1"]) + ["", "That was it."]).joined(separator: "\n")
            let read = tableReading(text, as: ListFormat())
            #expect(read.prefix(5) == ["no start", "Lyon|2", "Annecy|1", "Zermatt|2", "Vienna|1"], "\(bar)")
            #expect(!read.contains { $0.contains("Place | Nights") })
        }
    }

    @Test("Bars in lines without a line of dashes below the first make no table")
    func noTable() {
        #expect(tableReading("Lyon | lake\nZermatt\n", as: ListFormat()).dropFirst().first != "Lyon|lake|2")
    }
}
