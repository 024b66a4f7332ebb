import Entities
import Platform
import TestSupport
import Testing
import Text

/// History, reports, import and export on a machine of memory, their output compared whole.
@Suite struct FileCommandTests {
    private func coasts() throws -> Session { try Session([coast(), alps()]) }

    @Test("Undo redo and history work across runs") func undoAndRedo() throws {
        let session = try coasts()
        #expect(session.run("history").output == "Nothing was changed yet.\n")
        session.run("rename", "1", "A")
        session.environment.minutesEast = 120
        session.run("reverse", "A")
        #expect(session.run("undo", "2").output == "Undid: Reversed “A”\nUndid: Renamed “Coast” to “A”\n")
        #expect(session.run("redo").output == "Redid: Renamed “Coast” to “A”\n")
        #expect(
            session.run("history").output == """
                When              What
                2026-05-01 19:30  Reversed “A”            undone
                2026-05-01 19:30  Renamed “Coast” to “A”

                """)
        #expect(
            session.run("history", "--json").output == """
                [
                  {
                    "what": "Reversed “A”",
                    "at": "2026-05-01T17:30:09Z",
                    "undone": true
                  },
                  {
                    "what": "Renamed “Coast” to “A”",
                    "at": "2026-05-01T17:30:09Z",
                    "undone": false
                  }
                ]

                """)
        #expect(
            session.run("undo", "--json").output == """
                {
                  "changes": [
                    "Renamed “Coast” to “A”"
                  ],
                  "trips": 2
                }

                """)
    }

    @Test("What the store warns of goes to standard error, with and without --json", arguments: [[], ["--json"]])
    func warnings(options: [String]) throws {
        let session = try coasts()
        for name in ["A", "B", "C"] { session.run("rename", "1", name) }
        let history = Session.directory + "/history.jsonl"
        let lines = (session.text(at: history) ?? "").split(separator: "\n")
        #expect(lines.count == 3)
        try session.put((["damaged"] + lines.dropFirst()).joined(separator: "\n") + "\n", at: history)
        let run = session.run(["undo"] + options, InMemoryStandardStreams())
        #expect(run.status == 0)
        #expect(run.errors == "roadtrip: \(history):1: damaged; some changes cannot be undone\n")
        #expect(run.output.hasPrefix(options.isEmpty ? "Undid: Renamed “B” to “C”\n" : "{\n  \"changes\": ["))
    }

    @Test("Report goes to standard output or into a file") func report() throws {
        let session = try coasts()
        #expect(
            session.run("report").output == """
                Coast

                #  From    To     Distance  Bearing    So far
                1  Lisbon  Porto  274.0 km  009° N   274.0 km
                2  Porto   Faro   463.0 km  173° S   736.9 km

                3 stops, 736.9 km straight line

                Alps

                #  From  To    Distance  Bearing   So far
                1  Bern  Thun   25.6 km  146° SE  25.6 km

                2 stops, 25.6 km straight line

                All together: 2 trips, 5 stops, 762.5 km straight line

                """)
        #expect(session.run("report", "--json").output == session.run("report", "-f", "json").output)
        #expect(
            session.run("report", "2", "-o", "/home/me/r.md")
                == Session.Run(status: 0, output: "", errors: "roadtrip: Wrote /home/me/r.md.\n"))
        #expect(session.text(at: "/home/me/r.md") == session.run("report", "2", "--format", "markdown").output)
        let again = session.run("report", "2", "-o", "/home/me/r.md")
        #expect(again.status == 73)
        #expect(session.run("report", "2", "-o", "/home/me/r.dat", "-f", "csv").status == 0)
        #expect(session.text(at: "/home/me/r.dat")?.hasPrefix("Trip,Leg,") == true)
    }

    @Test(
        "A format that is given twice and disagrees is refused, and nothing is written",
        arguments: [
            (["report", "--json", "-o", "x.html"], "json, and by its ending html for x.html", ".json"),
            (["report", "-f", "csv", "-o", "x.md"], "csv, and by its ending markdown for x.md", ".csv"),
            (["map", "1", "--json", "-o", "x.svg"], "json, and by its ending svg for x.svg", ".json"),
            (["map", "1", "--json", "-o", "x.txt"], "json, and by its ending text for x.txt", ".json"),
            (["map", "1", "-f", "svg", "-o", "x.json"], "svg, and by its ending json for x.json", ".svg"),
            (["map", "1", "--ascii", "-o", "x.svg"], "text, and by its ending svg for x.svg", ".txt"),
            (["export", "-f", "kml", "-o", "x.gpx"], "kml, and by its ending gpx for x.gpx", ".kml"),
        ])
    func formatsThatDisagree(words: [String], what: String, ending: String) throws {
        let session = try coasts()
        let run = session.run(words + ["--force"], InMemoryStandardStreams())
        let message = "two formats are given: \(what)"
        let hint = "Give one of them alone, or a file that ends in \(ending)."
        let isForPrograms = words.contains("--json")
        #expect(run.status == 64 && run.output == "")
        #expect(
            run.errors
                == (isForPrograms
                    ? #"{"error":{"message":"\#(message)","hints":["\#(hint)"],"status":64}}"# + "\n"
                    : "roadtrip: error: \(message)\nHint: \(hint)\n"))
        #expect(session.text(at: words[words.count - 1]) == nil)
    }

    @Test(
        "A format that goes with the ending, or an ending that says none, is written",
        arguments: [
            ["report", "--json", "-o", "/home/me/x.json"], ["report", "-f", "html", "-o", "/home/me/x.htm"],
            ["export", "-f", "geojson", "-o", "/home/me/x.json"],
            ["export", "-f", "gpx-track", "-o", "/home/me/x.gpx"],
            ["export", "-f", "csv", "-o", "/home/me/x.txt"], ["export", "--json", "-o", "/home/me/x.gpx"],
            ["map", "1", "--text", "-o", "/home/me/x.txt"], ["report", "--json", "-o", "/home/me/x"],
        ])
    func formatsThatAgree(words: [String]) throws {
        #expect(try coasts().run(words, InMemoryStandardStreams()).status == 0)
    }

    @Test("The map for programs goes where it is told to")
    func mapForPrograms() throws {
        let session = try coasts()
        let map = session.run("map", "1", "--json").output
        #expect(map.hasPrefix("{\n  \"center\": {"))
        #expect(
            session.run("map", "1", "--json", "-o", "/home/me/m.json")
                == Session.Run(status: 0, output: "", errors: "roadtrip: Wrote /home/me/m.json.\n"))
        #expect(session.text(at: "/home/me/m.json") == map)
        #expect(session.run("map", "1", "-o", "/home/me/m.json").status == 73)
        #expect(session.run("map", "1", "-o", "/home/me/n.json").status == 0)
        #expect(session.text(at: "/home/me/n.json") == map)
    }

    @Test("A trip is found as the list shows it, where several have one name")
    func tripsAsListed() throws {
        let twin = { (number: UInt64) in
            Trip(id: try #require(ID("0000000\(number)-0000-4000-8000-000000000000")), name: name("関東の旅"))
        }
        let first = Trip(id: try #require(ID("BB2A0000-0000-4000-8000-000000000000")), name: name("関東の旅"))
        let session = try Session([try twin(1), first])
        #expect(session.run("list").output.contains("関東の旅 (bb2a)"))
        let shown = session.run("show", "関東の旅 (bb2a)", "--json")
        #expect(shown.status == 0 && shown.output.contains("BB2A0000-0000-4000-8000-000000000000"))
    }

    @Test(
        "a document on a terminal does not steer it, in a file it keeps names", arguments: ["csv", "markdown", "html"])
    func documentsOnATerminal(format: String) throws {
        let session = try Session([
            Trip(
                id: id(1), name: name("T"),
                waypoints: [stop(2, "\u{202E}x\u{1B}[2J", 1, 2), stop(3, "B", 1, 3)])
        ])
        let terminal = InMemoryStandardStreams(isTerminal: true)
        let shown = session.run(["report", "-f", format], terminal).output
        #expect(shown.contains("\\u{202E}x"))
        #expect(!shown.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(session.run("report", "-f", format).output.contains("\u{202E}x"))
    }

    @Test("What one library exports another takes") func exportAndImport() throws {
        let session = try coasts()
        let exported = session.run("export", "1")
        #expect(exported.output == String(decoding: LibraryEncoder.encode(Library(trips: [coast()])), as: UTF8.self))
        let other = try Session([])
        #expect(
            other.run(["import", "-"], typing: exported.output)
                == Session.Run(
                    status: 0, output: "standard input: took 1 trip with 3 stops (json)\n",
                    errors: "roadtrip: the trip is called “Coast”; ‘roadtrip show Coast’ shows it\n"))
        #expect(other.run("export").output == exported.output)
        #expect(
            other.run(["import", "-", "--dry-run"], typing: session.run("export").output).output
                == "standard input: would take 1 trip with 2 stops, 1 already there (json)\n")
    }

    @Test("An import of several trips names them") func severalTrips() throws {
        let session = try coasts()
        let other = try Session([])
        let errors = other.run(["import", "-"], typing: session.run("export").output).errors
        #expect(errors.hasPrefix("roadtrip: the trips are called “Coast”, “"))
    }

    @Test("Files that are refused are said and the others taken") func refusedFiles()
        throws
    {
        let session = try Session([])
        try session.put("[{\"name\": \"T\", \"waypoints\": []}]", at: "/home/me/good.json")
        try session.put("[{\"name\": \"T\" \"waypoints\": []}]", at: "/home/me/bad.json")
        let run = session.run("import", "/home/me/bad.json", "/home/me/none.json", "/home/me/good.json")
        #expect(run.status == 65)
        #expect(run.output == "/home/me/good.json: took 1 trip (json)\n")
        #expect(
            run.errors == """
                roadtrip: error: /home/me/bad.json:1:15: expected “,” or “}” in this object, found “"”
                roadtrip: error: /home/me/none.json: no such file
                roadtrip: the trip is called “T”; ‘roadtrip show T’ shows it

                """)
        #expect(session.run("import", "/home/me/none.json").status == 66)
    }

    @Test(
        "A list of columns that cannot be says why",
        arguments: [
            ("latitude,latitude", "has two columns for “latitude”; write - for the one to leave out"),
            ("lat,latitude", "has two columns for “latitude”; write - for the one to leave out"),
            ("latitude; longitude", "separates the columns by commas, not by semicolons: latitude, longitude"),
            ("latitude,mood", "does not know ‘mood’; it knows trip, stop, name, from, to, latitude,"),
        ])
    func columns(list: String, reason: String) throws {
        let run = try coasts().run("import", "--columns", list, "/home/me/a.csv")
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("roadtrip: error: --columns \(reason)"), "\(run.errors)")
    }

    @Test("A trip that is named twice is on the map once")
    func mapOfATripTwice() throws {
        let session = try coasts()
        #expect(session.run("map", "1", "1").output == session.run("map", "1").output)
    }

    @Test("A file of which nothing can be taken is bad data") func nothingTaken() throws {
        let session = try Session([])
        let gpx = "<gpx><wpt lat='1' lon='2'><name>A</name></wpt><wpt lat='95' lon='2'/></gpx>"
        try session.put(gpx, at: "/home/me/a.gpx")
        try session.put("<gpx>\n<wpt lat='95' lon='2'/>\n<wpt lat='1'/></gpx>", at: "/home/me/bad.gpx")
        try session.put("[]", at: "/home/me/empty.json")
        // Something taken, or everything there already: no fault.
        #expect(session.run("import", "/home/me/a.gpx").status == 0)
        #expect(session.run("import", "/home/me/a.gpx").output.contains(": took nothing, 1 already there (gpx)\n"))
        let empty = session.run("import", "/home/me/a.gpx", "/home/me/empty.json")
        #expect(empty.status == 65)
        #expect(
            empty.errors == """
                roadtrip: /home/me/a.gpx:1: skipped: latitude 95 is outside -90 to 90
                roadtrip: error: /home/me/empty.json: the file holds no trips and no points

                """)
        let run = session.run("import", "/home/me/bad.gpx", "/home/me/a.gpx")
        #expect(run.status == 65)
        #expect(
            run.output == """
                /home/me/bad.gpx: took nothing (gpx)
                /home/me/a.gpx: took nothing, 1 already there (gpx)

                """)
        #expect(
            run.errors == """
                roadtrip: /home/me/bad.gpx:2: skipped: latitude 95 is outside -90 to 90
                roadtrip: /home/me/bad.gpx:3: skipped: the point has no longitude (lon)
                roadtrip: /home/me/a.gpx:1: skipped: latitude 95 is outside -90 to 90
                roadtrip: error: /home/me/bad.gpx: nothing in it could be taken

                """)
        #expect(session.run("import", "/home/me/bad.gpx", "--dry-run").status == 65)
        #expect(session.run("import", "/home/me/bad.gpx", "--json").status == 65)
    }

    @Test("The ending of a report must say a format") func reportEnding() throws {
        let session = try coasts()
        for path in ["/home/me/r.foo", "/home/me/r.md.bak"] {
            #expect(
                session.run("report", "-o", path)
                    == Session.Run(
                        status: 64, output: "",
                        errors: """
                            roadtrip: error: unknown file ending: \(path)
                            Hint: Known endings are txt, md, json, csv and html; --format names the format.

                            """))
            #expect(session.text(at: path) == nil)
        }
        #expect(session.run("report", "-o", "/home/me/r.foo", "-f", "text").status == 0)
        #expect(session.run("report", "-o", "/home/me/r.d/plain").status == 73)
        #expect(session.run("report", "-o", "/home/me/plain").status == 0)
        #expect(session.text(at: "/home/me/plain") == session.text(at: "/home/me/r.foo"))
    }

    @Test(
        "For a PDF or a picture it is told how a browser makes one",
        arguments: [
            (["report"], "/home/me/my trip.PDF", "'my trip.html'", "--no-pdf-header-footer --print-to-pdf"),
            (["report"], "x.png", "x.html", "--window-size=1000,3000 --screenshot"),
            (["map", "1"], "x.pdf", "x.svg", "--no-pdf-header-footer --print-to-pdf"),
        ])
    func printedEndings(words: [String], path: String, page: String, option: String) throws {
        let shown = path.contains(" ") ? "'\(path)'" : path
        #expect(
            try coasts().run(words + ["-o", path], InMemoryStandardStreams())
                == Session.Run(
                    status: 64, output: "",
                    errors: """
                        roadtrip: error: a browser makes \(path), from \(page.filter { $0 != "'" })
                        Hint: Write \(page.filter { $0 != "'" }) and print it in a browser, or run: chromium --headless \(option)=\(shown) \(page)

                        """))
    }

    @Test(
        "an export on a terminal does not steer it, in a pipe it keeps names",
        arguments: ["csv", "tsv", "json", "geojson", "gpx", "kml", "list", "links"])
    func exportsOnATerminal(format: String) throws {
        let session = try Session([
            Trip(
                id: id(1), name: name("T"),
                waypoints: [stop(2, "\u{202E}x\u{9B}2J", 1, 2), stop(3, "B", 1, 3)])
        ])
        let shown = session.run(["export", "-f", format], InMemoryStandardStreams(isTerminal: true)).output
        let piped = session.run("export", "-f", format).output
        #expect(!shown.unicodeScalars.contains { $0 == "\u{9B}" || $0 == "\u{202E}" })
        #expect(shown.contains("\t") == (format == "tsv"))
        // JSON and links have escapes of their own, in a file too.
        let isEscaped = ["json", "geojson", "links"].contains(format)
        #expect(piped.contains("\u{202E}x\u{9B}2J") == !isEscaped)
        #expect(shown.contains("\\u{202E}x\\u{9B}2J") == (format == "links" || !isEscaped))
        #expect(visible(piped, lines: .kept).replacing("\\u{9}", with: "\t") == shown)
    }
}
