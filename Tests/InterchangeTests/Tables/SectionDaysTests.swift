import Entities
import Interchange
import Testing

@Suite("Tables below headings with days") struct SectionDaysTests {
    private func read(_ headings: [String], _ title: String = "# Alps") -> [String] {
        let tables = [["Lyon", "Annecy"], ["Annecy", "Chamonix"], ["Chamonix", "Zermatt"]]
        let text = zip(headings, tables).map { heading, places in
            "\(heading)\n\n| Place | Note |\n|---|---|\n" + places.map { "| \($0) | |\n" }.joined()
        }.joined(separator: "\n")
        return tableReading("\(title)\n\n\(text)", as: ListFormat())
    }

    @Test(
        "A heading gives the table below it its day",
        arguments: [
            (
                ["## Day 1", "## Day 3 – Chamonix", "## Day 4"],
                ["no start", "Lyon", "Annecy|2", "Chamonix|1", "Zermatt"]
            ),
            (["", "## Dimanche", "## Lundi"], ["no start", "Lyon", "Annecy|1", "Chamonix|1", "Zermatt"]),
            (["**Saturday**", "**Monday**"], ["no start", "Lyon", "Annecy|2", "Chamonix"]),
            (["## Tag 1 (Sa 6.6.2027)", "## Tag 3 (Mo 8.6.2027)"], ["no start", "Lyon", "Annecy|2", "Chamonix"]),
        ])
    func days(headings: [String], stops: [String]) {
        let found = read(headings)
        #expect(found.dropFirst().prefix(stops.count - 1) == stops.dropFirst(), "\(found)")
        #expect(!found.contains { $0.contains("beside the table") })
    }

    @Test("A date without a year is in that of the title, and the table above is on the day before")
    func dates() {
        #expect(
            read(["", "## Dimanche 13 juin"], "# Club – 12/13 juin 2027").prefix(4)
                == ["2027-06-12", "Lyon", "Annecy|1", "Chamonix"])
    }

    @Test("Other headings say no day, and one table has its own")
    func none() {
        let plain = read(["## North", "## South"])
        #expect(plain.prefix(5) == ["no start", "Lyon", "Annecy", "Annecy", "Chamonix"])
        #expect(plain.contains("“## South” is beside the table"))
        #expect(read(["## Day 2 – Annecy"]).prefix(3) == ["no start", "Lyon", "Annecy"])
    }

    @Test("The highest heading names the trip, whatever is right above the table")
    func title() throws {
        for text in ["# Italy 2027\n\n## Stops\n\n", "---\ntitle: Italy 2027\ntags: [x]\n---\n\nWe go by car.\n\n"] {
            let text = text + "| City | Nights |\n|---|---|\n| Lyon | 1 |\n| Annecy | 2 |\n"
            let format = try #require(TripFormats.ofFile(Array(text.utf8), ending: "md"))
            let imported = try format.read(Array(text.utf8), tableContext())
            #expect(imported.trips.map(\.name.text) == ["Italy 2027"])
            #expect(imported.skipped.allSatisfy { $0.text == "We go by car." })
        }
    }

    @Test(
        "A further table with later days goes on with the journey, and one with its own days is another",
        arguments: [("3", "4", 1), ("1", "2", 2)])
    func further(first: String, last: String, trips: Int) throws {
        let head = "| Tag | Ort |\n|---|---|\n"
        let text =
            "\(head)| 1 | Lyon |\n| 2 | Annecy |\n\n## Teil 2\n\n\(head)| \(first) | Chamonix |\n| \(last) | Zermatt |\n"
        let format = try #require(TripFormats.ofFile(Array(text.utf8), ending: "md"))
        #expect(try format.read(Array(text.utf8), tableContext()).trips.count == trips)
    }

    @Test(
        "Times beside places alone are arrivals, and where a day begins departures",
        arguments: ["Heure", "Hour", "Time", "Uhrzeit", "Ora", "Hora"])
    func times(name: String) {
        let table = "\(name);Place\n08:00;Lyon\n12:15;Annecy\n17:00;Chamonix\n"
        #expect(tableReading(table).prefix(4) == ["no start", "Lyon|08:00", "Annecy|12:15", "Chamonix|17:00"])
        let book = "Day;\(name);Place;Km\n1;08:00;Lyon;0\n1;12:00;Annecy;140\n2;09:00;Annecy;0\n2;11:00;Chamonix;100\n"
        #expect(
            tableReading(book).prefix(4) == [
                "no start", "Lyon|08:00|Km: 0", "Annecy|1|12:00|09:00|Km: 140\nKm: 0", "Chamonix|11:00|Km: 100",
            ])
        // With the length of each leg they may be those of drives.
        #expect(
            tableReading("\(name);Place;Km\n08:00;Lyon;200\n12:15;Annecy;140\n").contains {
                $0.contains("08:00") && $0.contains(": ")
            })
    }
}
