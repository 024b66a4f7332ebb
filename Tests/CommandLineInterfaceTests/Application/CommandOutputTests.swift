import Entities
import Platform
import TestSupport
import Testing

/// Every command once, on a machine of memory, its output compared whole.
@Suite struct CommandOutputTests {
    private func coasts() throws -> Session { try Session([coast(), alps()]) }

    @Test func listAsATableForProgramsAndByName() throws {
        let session = try coasts()
        #expect(
            session.run("list").output == """
                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                """)
        #expect(
            session.run("list", "--json").output == """
                [
                  {
                    "id": "00000000-0000-4000-8000-000000000001",
                    "name": "Coast",
                    "stops": 3,
                    "distanceMeters": 736921.001
                  },
                  {
                    "id": "00000000-0000-4000-8000-000000000002",
                    "name": "Alps",
                    "stops": 2,
                    "distanceMeters": 25594.676
                  }
                ]

                """)
        #expect(session.run("list", "--names") == Session.Run(status: 0, output: "Coast\nAlps\n", errors: ""))
    }

    @Test func namesOfOthersNeverSteerTheTerminal() throws {
        let session = try Session([
            Trip(id: id(1), name: name(Hostile.controls), waypoints: [stop(2, "x\u{1B}[2J", 1, 2, note: "\u{7}")])
        ])
        for words in [["list"], ["list", "--names"], ["show", "1"], ["report"], ["history"], ["show", "2"]] {
            let run = session.run(words, InMemoryStandardStreams())
            #expect(
                !(run.output + run.errors).unicodeScalars.contains {
                    $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}"
                })
        }
        #expect(session.run("rename", "1", "\u{1B}c").output.contains("“\\u{1B}c”"))
        #expect(session.run("delete", "1").output == "Deleted “\\u{1B}c”.\n")
        #expect(session.run("undo").output == "Undid: Deleted “\\u{1B}c”\n")
    }

    @Test func showAsATableAndForPrograms() throws {
        let session = try coasts()
        #expect(
            session.run("show", "coast").output == """
                Coast

                #  Stop    Place              Leg  Bearing    So far  Note
                1  Lisbon  38.72, -9.14                               Tram 28
                2  Porto   41.15, -8.61  274.0 km  009° N   274.0 km
                3  Faro    37.02, -7.93  463.0 km  173° S   736.9 km

                3 stops, 736.9 km straight line

                """)
        #expect(
            session.run("show", "2", "--json").output == """
                {
                  "id": "00000000-0000-4000-8000-000000000002",
                  "name": "Alps",
                  "waypoints": [
                    {
                      "id": "00000000-0000-4000-8000-000000000015",
                      "name": "Bern",
                      "location": {
                        "latitude": 46.95,
                        "longitude": 7.44
                      }
                    },
                    {
                      "id": "00000000-0000-4000-8000-000000000016",
                      "name": "Thun",
                      "location": {
                        "latitude": 46.76,
                        "longitude": 7.63
                      }
                    }
                  ],
                  "legs": [
                    {
                      "distanceMeters": 25594.676,
                      "bearingDegrees": 145.564
                    }
                  ],
                  "distanceMeters": 25594.676
                }

                """)
    }

    @Test(
        "a command that changes something says what, and how far it is now",
        arguments: [
            (["new"], "Made “New Trip”, trip 1 of the list.\n"),
            (["new", "T", "1,2", "A=1,3"], "Made “T”, trip 1 of the list.\nTotal: 111.2 km straight line\n"),
            (["rename", "1", " New  name "], "The trip is now called “New name”.\nTotal: 736.9 km straight line\n"),
            (["duplicate", "coast"], "Made “Coast (copy)”.\n"),
            (["duplicate", "coast", "Second"], "Made “Second”.\n"),
            (["delete", "2", "1"], "Deleted “Alps”, “Coast”.\n"),
            (["add", "2"], "Added New Stop as stop 3 of “Alps”.\nTotal: 25.6 km straight line\n"),
            (
                ["add", "2", "46.69,7.87", "--name", "Interlaken", "--at", "1", "--note", "n"],
                "Added “Interlaken” at 46.69, 7.87 as stop 1 of “Alps”.\nTotal: 69.3 km straight line\n"
            ),
            (
                ["add", "2", "A=47,8", "47,7"],
                "Added A as stop 3 of “Alps”.\nAdded 47, 7 as stop 4 of “Alps”.\nTotal: 140.2 km straight line\n"
            ),
            (
                ["edit", "1", "porto", "--name", "Oporto", "--note", "wine"],
                "The stop is now called “Oporto”.\nChanged the note.\nTotal: 736.9 km straight line\n"
            ),
            (["edit", "1", "1", "--note", ""], "The note is gone.\nTotal: 736.9 km straight line\n"),
            (["move", "1", "Faro", "1"], "“Faro” is now stop 1.\nTotal: 490.8 km straight line\n"),
            (["remove", "1", "1", "3"], "Removed “Lisbon”, “Faro”.\nTotal: 0 km straight line\n"),
            (["reverse", "1"], "Reversed the order of the stops.\nTotal: 736.9 km straight line\n"),
            (["loop", "1"], "It is a round trip now.\nTotal: 953.7 km straight line\n"),
            (["loop", "1", "off"], "It is a one-way trip now.\nTotal: 736.9 km straight line\n"),
        ])
    func changes(words: [String], output: String) throws {
        let session = try coasts()
        #expect(session.run(words, InMemoryStandardStreams()) == Session.Run(status: 0, output: output, errors: ""))
        // What was said is on disk, and `undo` leads back to the byte.
        let before = try coasts().text(at: Session.library)
        if words != ["loop", "1", "off"] {
            #expect(session.text(at: Session.library) != before)
            #expect(session.run("undo").status == 0)
        }
        #expect(session.text(at: Session.library) == before)
    }

    @Test func changesForProgramsPrintTheTripAsShowDoes() throws {
        let session = try coasts()
        for words in [
            ["add", "2", "1,2", "--json"], ["move", "2", "1", "2", "--json"], ["rename", "2", "R", "--json"],
            ["edit", "2", "1", "--name", "E", "--json"], ["reverse", "2", "--json"], ["loop", "2", "--json"],
            ["remove", "2", "1", "--json"],
        ] {
            let printed = session.run(words, InMemoryStandardStreams()).output
            #expect(printed == session.run("show", "2", "--json").output)
        }
        #expect(session.run("new", "N", "1,2", "--json").output == session.run("show", "1", "--json").output)
        #expect(session.run("duplicate", "1", "--json").output == session.run("show", "2", "--json").output)
        #expect(
            session.run("delete", "Coast", "--json").output == """
                [
                  {
                    "id": "00000000-0000-4000-8000-000000000001",
                    "name": "Coast"
                  }
                ]

                """)
    }

    @Test func placesComeFromStandardInputOneALine() throws {
        let session = try coasts()
        let run = session.run(["add", "1", "-"], typing: "# my places\nA=1,2\r\n\n  3,4  \n50\n60\n")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("roadtrip: error: 2 arguments make one place together"))
        let good = session.run(["add", "1", "-"], typing: "# my places\nA=1,2\r\n\n  3,4  ")
        #expect(good.output.hasPrefix("Added A as stop 4 of “Coast”.\nAdded 3, 4 as stop 5 of “Coast”.\nTotal: "))
    }

    @Test func undoRedoAndHistoryWorkAcrossRuns() throws {
        let session = try coasts()
        #expect(session.run("history").output == "Nothing was changed yet.\n")
        session.run("rename", "1", "A")
        session.environment.minutesEast = 120
        session.run("reverse", "A")
        #expect(session.run("undo", "2").output == "Undid: Reversed “A”\nUndid: Renamed “Coast” to “A”\n")
        #expect(session.run("redo").output == "Did again: Renamed “Coast” to “A”\n")
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

    @Test func reportGoesToStandardOutputOrIntoAFile() throws {
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
        #expect(session.run("report", "2", "-o", "/home/me/r.md", "--force", "-f", "csv").status == 0)
        #expect(session.text(at: "/home/me/r.md")?.hasPrefix("Trip,Leg,") == true)
    }

    @Test func whatOneLibraryExportsAnotherTakes() throws {
        let session = try coasts()
        let exported = session.run("export", "1")
        #expect(exported.output == String(decoding: LibraryEncoder.encode(Library(trips: [coast()])), as: UTF8.self))
        let other = try Session([])
        #expect(
            other.run(["import", "-"], typing: exported.output)
                == Session.Run(status: 0, output: "standard input: took 1 trip with 3 stops\n", errors: ""))
        #expect(other.run("export").output == exported.output)
        #expect(
            other.run(["import", "-", "--dry-run"], typing: session.run("export").output).output
                == "standard input: would take 1 trip with 2 stops, 1 already there\n")
    }

    @Test func filesThatAreRefusedAreSaidAndTheOthersTaken() throws {
        let session = try Session([])
        try session.put("[{\"name\": \"T\", \"waypoints\": []}]", at: "/home/me/good.json")
        try session.put("[{\"name\": \"T\" \"waypoints\": []}]", at: "/home/me/bad.json")
        let run = session.run("import", "/home/me/bad.json", "/home/me/none.json", "/home/me/good.json")
        #expect(run.status == 65)
        #expect(run.output == "/home/me/good.json: took 1 trip\n")
        #expect(
            run.errors == """
                roadtrip: error: /home/me/bad.json:1:15: expected “,” or “}” in this object, found “"”
                roadtrip: error: /home/me/none.json: no such file

                """)
        #expect(session.run("import", "/home/me/none.json").status == 66)
    }

    @Test func theMenusOpenOnTheSampleTripsAndSaveEachEditAtOnce() throws {
        let session = try Session()
        let run = session.run([], typing: "n Summer\n1\na 1,2\nq\n")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(
            run.output.hasPrefix("#  Trip              Stops   Distance  From       To\n1  Grand Circle         12"))
        #expect(session.run("list", "--names").output == "Summer\nGrand Circle\nFjords of Norway\n")
        #expect(session.run("show", "1", "--json").output.contains("\"latitude\": 1"))
    }

    @Test func openLeadsToTheTripAndBackToTheList() throws {
        let session = try coasts()
        let run = session.run(["open", "alps"], typing: "b\nq\n")
        #expect(run.status == 0)
        #expect(
            run.output == """
                Alps

                #  Stop  Place            Leg  Bearing   So far
                1  Bern  46.95, 7.44
                2  Thun  46.76, 7.63  25.6 km  146° SE  25.6 km

                2 stops, 25.6 km straight line

                a PLACE add · m FROM TO move · d N delete · n NAME rename · o order · r report · e FILE export · u undo · U redo · ? help · b back · q quit
                trip> 

                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                n new · d N delete · i import · e export · r report · u undo · U redo · ? help · q quit
                trips> 

                """)
    }

    @Test func versionHelpAndCompletionsAskForNoFile() throws {
        let session = try Session(library: "damaged")
        #expect(session.run("--version") == Session.Run(status: 0, output: "roadtrip 1.0.0\n", errors: ""))
        #expect(session.run("help").status == 0)
        #expect(session.run("help", "add").output.contains("--at N"))
        #expect(session.run("add", "--help").output == session.run("help", "add").output)
        for shell in ["bash", "zsh", "fish"] { #expect(session.run("completions", shell).status == 0) }
        for words in [["frobnicate"], ["list", "--units", "ly"], ["show"], ["add", "1", "--at"], ["undo", "x", "y"]] {
            #expect(session.run(words, InMemoryStandardStreams()).status == 64)
        }
        #expect(session.files.calls == [])
        // And the commands that read the library do call.
        #expect(session.run("list").status == 65)
        #expect(session.files.calls != [])
    }
}
