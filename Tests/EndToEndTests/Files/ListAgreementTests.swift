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
            let (nights, cost) = (stop["nights"].map { "\($0) nights " } ?? "", stop["cost"].map { "\($0) " } ?? "")
            let position = "\(place["latitude"] ?? 0) \(place["longitude"] ?? 0)"
            return "\(stop["name"] ?? "") \(position) \(nights)\(cost)\(stop["note"] ?? "")"
        }
    }

    @Test(
        "A name that several places have is the same in a table as typed between its neighbours",
        arguments: [
            ["Oslo", "Bergen", "Kiel"], ["Copenhagen", "Bergen", "Oslo"], ["Bergen", "Oslo"],
        ])
    func namesakes(names: [String]) throws {
        let program = try Program()
        let table = "City,Notes\n" + names.map { "\($0),\n" }.joined()
        let imported = try program.run("import", program.write("table.csv", table), "--name", "Imported")
        try program.run("new", "Added")
        let added = try program.run(["add", "Added"] + names)
        #expect(added.status == 0, "\(added)")
        let stops = try stops("Imported", in: program)
        #expect(stops.count == names.count, "\(imported)")
        #expect(try self.stops("Added", in: program) == stops)
    }

    /// Texts of several lines: days as headings and in front of lines, ways, nights, costs, notes below days, areas.
    static let texts = [
        "### Day 1 – Málaga\n- Alcazaba\n### Day 2 – Ronda\n- Puente Nuevo\n### Day 3 – Granada\n- Alhambra\n",
        "Mon 1 June: Calais to Reims (3h)\nTue 2 June: Reims to Lyon (5h)\nWed 3 June: Lyon\n",
        "Day 1-2: Dublin\nDay 3: Galway\nDay 4-6: Killarney\n",
        "Memphis, TN (2 nights, $250)\nNashville, TN (3 nights, $400)\nKnoxville\n",
        "Day 1: Lyon\n- old town\n- dinner at the river\nDay 2: Annecy\n- swim in the lake\n",
        "Day 1 - Reykjavik\nDay 2 - Golden Circle: Thingvellir, Geysir, Gullfoss\nDay 3 - Vik\n",
        "16 July 2027: Salzburg, 2 nights, 240 EUR\nHallstatt (1 night)\n",
        "14.-16.06. Oslo\n16.-18.06. Stockholm\n18.06. Helsinki\n",
        "Day 1: Munich – Füssen\nDay 2: Füssen – Innsbruck (110 km)\nDay 3: Innsbruck – Verona\n",
        "Chamonix\nAoste\nTurin\n",
        "name,latitude,longitude,nights\nHut,46.1,7.1,2\nLake,46.2,7.3,1\n",
    ]

    private func plan(_ trip: String, in program: Program) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(program.run("show", trip, "--json").output.utf8))
        let plan = try #require(value as? [String: Any])["plan"] as? [String: Any] ?? [:]
        return ["start", "currency"].map { "\(plan[$0] ?? "")" }
    }

    @Test("A text gives the same stops, nights, costs, notes and first day by import, new and add", arguments: texts)
    func wholeTexts(text: String) throws {
        let program = try Program()
        let imported = try program.run("import", program.write("list.txt", text), "--name", "Imported")
        let made = try program.run(["new", "Made", "-"], input: Data(text.utf8))
        let document = try program.run(["new", "Told", "-", "--json"], input: Data(text.utf8))
        try program.run("new", "Added")
        let added = try program.run(["add", "Added", "-"], input: Data(text.utf8))
        let stops = try stops("Imported", in: program)
        #expect(stops.count > 1, "\(imported)")
        for (trip, run) in [("Made", made), ("Told", document), ("Added", added)] {
            #expect(try self.stops(trip, in: program) == stops, "\(run)")
            #expect(try plan(trip, in: program) == plan("Imported", in: program), "\(run)")
        }
        #expect(try document.output == program.run("show", "Told", "--json").output)
        // One step of the history takes all of it back.
        try program.run("undo")
        #expect(try self.stops("Added", in: program).isEmpty)
        #expect(try plan("Added", in: program) == ["", ""])
    }

    @Test("A stage with its length behind it is one, also where its town begins like an inn or a camp")
    func stages() throws {
        let program = try Program()
        let text = "Day 1: Munich – Füssen\nDay 2: Füssen – Innsbruck (110 km)\nDay 3: Innsbruck – Verona\n"
        _ = try program.run(["new", "T", "-"], input: Data(text.utf8))
        let stops = try stops("T", in: program).map { $0.split(separator: " ") }
        #expect(stops.map { $0[0] } == ["Munich", "Füssen", "Innsbruck", "Verona"])
        #expect(stops.map { $0.dropFirst(3).joined(separator: " ") } == ["", "1 nights", "1 nights 110 km", ""])
    }

    @Test("What is seen on a day is no stop in a town far away that is called nearly so, nor at its namesake elsewhere")
    func seen() throws {
        let program = try Program()
        let text = "## Day 1: Seville\n- Alcázar\n- Plaza de España\n## Day 2: Córdoba\n- Alcázar\n- Mezquita\n"
        try program.run("import", program.write("list.txt", text), "--name", "T")
        let stops = try stops("T", in: program)
        #expect(!stops.contains { $0.hasPrefix("Alcázar") }, "\(stops)")
        #expect(stops.contains { $0.hasPrefix("Seville") && $0.contains("Alcázar") }, "\(stops)")
        #expect(stops.contains { $0.hasPrefix("Córdoba") && $0.contains("Alcázar") }, "\(stops)")
        let museum = "### Day 1 – Málaga\n- Alcazaba\n- Picasso Museum\n### Day 2 – Ronda\n"
        try program.run("import", program.write("museum.txt", museum), "--name", "M")
        #expect(try self.stops("M", in: program).count == 2)
    }

    @Test("A village is not taken for the town on the way that is spelled nearly like it, in a list and by new")
    func village() throws {
        let program = try Program()
        try program.run("import", program.write("list.txt", "Chamonix\nAoste\nTurin\n"), "--name", "T")
        try program.run("new", "Typed", "Chamonix", "Aoste", "Turin")
        let stops = try stops("T", in: program)
        #expect(try stops.count == 3 && stops == self.stops("Typed", in: program), "\(stops)")
        #expect(stops.dropFirst().first?.contains("45.7") == true, "\(stops)")
    }

    @Test("The first day of a list is only taken by a trip without stops and without one; else it is told")
    func firstDay() throws {
        let program = try Program()
        let list = "16 July 2027: Salzburg, 2 nights\nHallstatt\n"
        try program.run("new", "Full", "Vienna")
        let full = try program.run(["add", "Full", "-", "--at", "1", "--note", "Maybe"], input: Data(list.utf8))
        #expect(
            full.errors.contains("it begins on 2027-07-16, which is left out: “Full” has stops before it"), "\(full)")
        #expect(try plan("Full", in: program)[0] != "2027-07-16")
        let stops = try stops("Full", in: program)
        #expect(stops.count == 3 && stops[0].hasPrefix("Salzburg") && stops[0].hasSuffix("2 nights Maybe"), "\(stops)")
        try program.run("new", "Planned")
        try program.run("days", "Planned", "--start", "2027-08-01", "--apply")
        let planned = try program.run(["add", "Planned", "-"], input: Data(list.utf8))
        #expect(
            planned.errors.contains("it begins on 2027-07-16, which is left out: “Planned” begins on 2027-08-01"),
            "\(planned)")
        #expect(try plan("Planned", in: program)[0] == "2027-08-01")
    }

    @Test("Stops of a list that a trip has already are added again, with --best each where it is least way")
    func again() throws {
        let program = try Program()
        try program.run("new", "Way", "Munich", "Salzburg", "Vienna")
        let run = try program.run(["add", "Way", "-", "--best"], input: Data("Linz\nSalzburg\n".utf8))
        let names = try stops("Way", in: program).map { $0.split(separator: " ")[0] }
        #expect(names == ["Munich", "Salzburg", "Salzburg", "Linz", "Vienna"], "\(run)")
    }

    @Test("A text with several trips, and a table of which nothing can be taken, are refused")
    func refused() throws {
        let program = try Program()
        try program.run("new", "T")
        let several = try program.run(["add", "T", "-"], input: Data("# Trip: A\nLyon\n# Trip: B\nBern\n".utf8))
        #expect(several.status == 65 && several.errors.contains("2 trips; ‘roadtrip import -’"), "\(several)")
        let table = try program.run(["add", "T", "-"], input: Data("name,latitude,longitude\nA,x,y\n".utf8))
        #expect(table.status == 65 && table.output.isEmpty, "\(table)")
        #expect(try stops("T", in: program).isEmpty)
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
        let text = "Basel\n\(line)\nBern\n"
        let added = try program.run(["add", "Added", "-"], input: Data(text.utf8))
        #expect(added.status == 0 && added.errors.contains("only elsewhere"), "\(added)")
        let path = try program.write("list.txt", text)
        let imported = try program.run("import", path, "--name", "Imported")
        #expect(imported.errors.contains("only elsewhere"), "\(imported)")
        #expect(try stops("Imported", in: program).count == 2)
        #expect(try stops("Added", in: program) == stops("Imported", in: program))
    }

    @Test("What is read without its parentheses is told; a note for all stops stands before their own")
    func told() throws {
        let program = try Program()
        try program.run("new", "T")
        let text = Data("Central Park (Denver)\n- New York – the bridge\n".utf8)
        let run = try program.run(["add", "T", "-", "--note", "Maybe"], input: text)
        #expect(run.errors.contains("line 1: “Central Park” was looked up: Central Park, New York"), "\(run)")
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
