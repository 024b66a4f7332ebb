import Foundation
import Testing

/// The same lines by `import` and by `add -`.
@Suite struct ListAgreementTests {
    /// A line of each kind that lists of places have: marks, notes, links, coordinates, codes, addresses, comments,
    /// names that are none.
    static let lines = [
        "Lyon", "1. Martigny", "2) Thun", "- Annecy – lake", "* Chamonix", "• Vevey", "- [ ] Bern", "- [x] Sion",
        "**Montreux**", "[Zermatt](https://example.org/zermatt)",
        "- [Hut](https://www.google.com/maps/search/?api=1&query=46.02,7.75) – soup",
        "Hotel Adler, Rosengasse 10, 8001 Zürich", "10 Downing Street, London SW1A 2AA", "Rue de Rivoli, Paris",
        "- Hotel Post, Hauptstrasse 5, 8750 Glarus – key at the bar", "Bahnhofstrasse 10 3920 Zermatt",
        "San Francisco International Airport (SFO)", "Montreux (2 nights)", "46.02, 7.75", "46.02, 7.75 Zermatt",
        "N46°01'12\" E7°44'57\"", "https://www.google.com/maps/place/Bern/@46.94,7.44,12z", "geo:46.5,6.6",
        "8FR9XQ8V+JJ", "Home = 47.1, 8.2", "\\#1 stop=47.1,8.2", "Basel, CH", "Freiburg im Breisgau, Germany",
        "St. Moritz", "Lake Como", "Eiffel Tower", "Sion;Brig", "A; B; C", "Paris -> Lyon", "Springfield",
        "Nowhereville Xyz", "90210", "# a comment", "Bern # the capital", "Munich \t", "\u{1F4CD} Vevey",
        "Lausanne – 2 nights", "Geneva: Old Town", "Day 4: Lucerne", "99.5, 7.2", "\"Neuchâtel\"",
    ]

    private func stops(_ trip: String, in program: Program) throws -> [String] {
        let shown = try program.run("show", trip, "--json")
        guard shown.status == 0 else { return [] }
        let value = try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any]
        return try (#require(value?["waypoints"] as? [[String: Any]])).map { stop in
            let place = stop["location"] as? [String: Double] ?? [:]
            // An import plans the nights that a line has, and ‘add’ notes them.
            let note = stop["note"] ?? stop["nights"].map { "\($0) nights" } ?? ""
            return "\(stop["name"] ?? "") \(place["latitude"] ?? 0) \(place["longitude"] ?? 0) \(note)"
        }
    }

    @Test("import and add - make the same stop of a line, with the same note, or both none", arguments: lines)
    func agreement(line: String) throws {
        let program = try Program()
        try program.run("new", "Added")
        let added = try program.run(["add", "Added", "-"], input: Data((line + "\n").utf8))
        let path = try program.write("list.txt", line + "\n")
        let imported = try program.run("import", path, "--name", "Imported")
        #expect(try stops("Added", in: program) == stops("Imported", in: program), "\(added) \(imported)")
    }

    @Test(
        "Two towns with a comma between them are two stops of a list",
        arguments: ["Verona, Lyon", "Vienna, Graz", "- Graz, Maribor", "Split, Dubrovnik"])
    func pairs(line: String) throws {
        let program = try Program()
        try program.run("new", "Added")
        let text = "Basel\n\(line)\nBern\n"
        let added = try program.run(["add", "Added", "-"], input: Data(text.utf8))
        let imported = try program.run("import", program.write("list.txt", text), "--name", "Imported")
        let stops = try stops("Imported", in: program)
        #expect(stops.count == 4, "\(imported)")
        #expect(try self.stops("Added", in: program) == stops, "\(added)")
    }

    @Test(
        "What is put in front of a town is not placed in it where it is the name of a place itself",
        arguments: ["Dublin, Boston", "London Bridge, Paris"])
    func namesakes(line: String) throws {
        let program = try Program()
        try program.run("new", "Added")
        let added = try program.run(["add", "Added", "-"], input: Data((line + "\n").utf8))
        #expect(added.status == 1 && added.errors.contains("“\(line)” fits"), "\(added)")
        let path = try program.write("list.txt", "Basel\n\(line)\nBern\n")
        let imported = try program.run("import", path, "--name", "Imported")
        #expect(imported.errors.contains("“\(line)” fits"), "\(imported)")
        #expect(try stops("Imported", in: program).count == 2)
    }

    @Test("What is read without its parentheses is told; a note for all stops stands before their own")
    func told() throws {
        let program = try Program()
        try program.run("new", "T")
        let text = Data("Central Park (Denver)\n- New York – the bridge\n".utf8)
        let run = try program.run(["add", "T", "-", "--note", "Maybe"], input: text)
        #expect(run.errors.contains("standard input:1: “Central Park (Denver)” was read as “Central Park”"), "\(run)")
        let notes = try stops("T", in: program).map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
        #expect(notes.count == 2 && notes[0].hasSuffix(" Maybe\nDenver") && notes[1] == "Maybe\nthe bridge", "\(notes)")
    }

    @Test("A list with an address is added as a whole, and what is only about is said")
    func whole() throws {
        let program = try Program()
        let text = "- Annecy – lake\nHotel Adler, Rosengasse 10, 8001 Zürich\nBern\n"
        let run = try program.run(["new", "T", "-"], input: Data(text.utf8))
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "line 2: “Hotel Adler, Rosengasse 10, 8001 Zürich” is only placed in its town: Zürich (CH)"), "\(run)")
        #expect(
            try stops("T", in: program).map { $0.split(separator: " ").first.map(String.init) } == [
                "Annecy", "Hotel", "Bern",
            ])
        // A line that is no place is left out, which is told.
        let part = try program.run(["add", "T", "-"], input: Data("Rue Basse, Lyon\nNowhereville Xyz, Qq\n".utf8))
        #expect(part.status == 0)
        #expect(
            part.errors.contains("standard input:2: skipped: no place is known as “Nowhereville Xyz, Qq”"),
            "\(part.errors)")
        #expect(try stops("T", in: program).count == 4)
    }
}
