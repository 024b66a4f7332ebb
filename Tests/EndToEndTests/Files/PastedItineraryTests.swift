import Foundation
import Testing

/// Itineraries as agencies and families write them, with the places that the program knows.
@Suite struct PastedItineraryTests {
    /// The first day, and the stops with nights, cost and note, as an import of a text reads them.
    private func read(_ text: String) throws -> [String] {
        let program = try Program()
        let run = try program.run("import", program.write("list.txt", text), "--name", "T")
        let value = try JSONSerialization.jsonObject(with: Data(program.run("show", "T", "--json").output.utf8))
        let trip = try #require(value as? [String: Any], "\(run)")
        let plan = trip["plan"] as? [String: Any] ?? [:]
        let stops = try #require(trip["waypoints"] as? [[String: Any]])
        return [plan["start"].map { "\($0)" }].compactMap { $0 }
            + stops.map { stop in
                let note = (stop["note"] as? String)?.split(separator: "\n").joined(separator: "/")
                let nights = (stop["nights"] as? Int).flatMap { $0 > 0 ? " x\($0)" : nil } ?? ""
                let cost = stop["cost"].map { " \($0)" } ?? ""
                return "\(stop["name"] ?? "")\(nights)\(cost)" + (note.map { " (\($0))" } ?? "")
            }
    }

    @Test("Several days are those of the last of three towns, and a house below them is no town")
    func severalDays() throws {
        let text = """
            1. Tag, 05.09.2026: München – Salzburg
            2 Übernachtungen im Hotel Sacher.
            2. Tag, 06.09.2026: Salzburg
            3.-5. Tag, 07.-09.09.2026: Salzburg – Graz – Wien
            3 Übernachtungen im Mercure Rougemont.
            6. Tag, 10.09.2026: Rückreise
            Fahrt zum Flughafen Wien.
            """
        let read = try read(text)
        #expect(
            read.dropLast() == [
                "2026-09-05", "München", "Salzburg x2 (Hotel Sacher)", "Graz", "Wien x3 (Mercure Rougemont)",
            ])
        #expect(read.last?.contains("Airport") ?? false && read.last?.contains("Flughafen Wien") ?? false)
    }

    @Test("The house of a town is said of it, also where that comes on the next day, and a house elsewhere is there")
    func houses() throws {
        let text = """
            1. Tag, Samstag, 16.05.2026: Anreise London
            Flug nach London Heathrow, Übernahme des Mietwagens. Fahrt nach Canterbury (ca. 150 km).
            2 Übernachtungen im The Falstaff Hotel, Canterbury.
            2. Tag, Sonntag, 17.05.2026: Canterbury
            3. Tag, Montag, 18.05.2026: Canterbury – Brighton
            """
        #expect(
            try read(text) == [
                "2026-05-16", "London", "London Heathrow (Übernahme des Mietwagens)",
                "Canterbury x2 (ca. 150 km/The Falstaff Hotel, Canterbury)", "Brighton",
            ])
        let elsewhere = "Tag 1: München\nÜbernachtung in Augsburg im Hotel Post\nTag 2: Ulm\n"
        #expect(try read(elsewhere) == ["München", "Augsburg x1 (Hotel Post)", "Ulm"])
        let here = "Día 1: Lugo / Porto\nAlojamiento en Hotel Teatro, Oporto.\nDía 2: Porto / Madrid\n"
        #expect(try read(here) == ["Lugo", "Porto x1 (Alojamiento en Hotel Teatro, Oporto.)", "Madrid"])
    }

    @Test("Behind a sight outside the town one sleeps in the town of the day, and a cost a night is of all nights")
    func familyDays() throws {
        let text = """
            Day 1 (Sat 9/12/2026): Denver
            * Stay: Hotel Teatro, 1100 14th St, Denver, CO 80202 ($200/night)
            Day 2 (Sun 9/13): Denver
            Day 3 (Mon 9/14): Aspen
            * Maroon Bells
            * Stay: friends
            Day 4 (Tue 9/15): Denver
            """
        #expect(
            try read(text) == [
                "2026-09-12", "Denver x2 400 (Stay: Hotel Teatro, 1100 14th St, Denver, CO 80202)", "Aspen",
                "Maroon Bells", "Aspen x1 (Stay: friends)", "Denver",
            ])
    }

    @Test("An address below a town is a stop where it is in another one, and is said of that of its own")
    func addresses() throws {
        #expect(
            try read("Geneva\nAv. de la Gare 12, 1003 Lausanne\nBern\n") == [
                "Geneva", "Av. de la Gare 12 (about here: Av. de la Gare 12, 1003 Lausanne)", "Bern",
            ])
        #expect(try read("Geneva\nRue de Lausanne 12, 1202 Geneva\nBern\n").count == 2)
        #expect(try read("Hotel Post\nHauptstrasse 5, 8750 Glarus\nBern\n").count == 2)
    }

    @Test("What is told of the stops that are added names their trip")
    func addedStops() throws {
        let program = try Program()
        try program.run("new", "A")
        let run = try program.run(
            ["add", "A", "-"], input: Data("Lyon\nAnnecy 2 nights\nChamonix\n5 July: Bern\n".utf8))
        #expect(!"\(run)".contains("New Trip"))
    }
}
