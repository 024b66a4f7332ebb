import Entities
import Platform
import TestSupport
import Testing

/// Every command once, on a machine of memory, its output compared whole.
@Suite struct CommandOutputTests {
    private func coasts() throws -> Session { try Session([coast(), alps()]) }

    @Test("the names of trips and stops are printed for completions, one per line and safe for a terminal")
    func namesForCompletions() throws {
        let session = try coasts()
        #expect(session.run("list", "--names").output == "Coast\nAlps\n")
        #expect(session.run("show", "Coast", "--names").output == "Lisbon\nPorto\nFaro\n")
        session.run("rename", "1", "Red\u{1B}[31m")
        session.run("edit", "1", "1", "--name", "a\u{7}b")
        #expect(session.run("list", "--names").output == "Red\\u{1B}[31m\nAlps\n")
        #expect(session.run("show", "1", "--names").output == "a\\u{7}b\nPorto\nFaro\n")
        #expect(session.run("show", "1", "--names", "--json").status == 64)
    }

    @Test("List as a table for programs and by name") func list() throws {
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
                    "distanceMeters": 736921.001,
                    "straightMeters": 736921.001
                  },
                  {
                    "id": "00000000-0000-4000-8000-000000000002",
                    "name": "Alps",
                    "stops": 2,
                    "distanceMeters": 25594.676,
                    "straightMeters": 25594.676
                  }
                ]

                """)
        #expect(session.run("list", "--names") == Session.Run(status: 0, output: "Coast\nAlps\n", errors: ""))
    }

    @Test("Names of others never steer the terminal") func hostileNames() throws {
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

    @Test("Show as a table and for programs") func show() throws {
        let session = try coasts()
        #expect(
            session.run("show", "coast").output == """
                Coast

                #  Stop    Place          Leg  Bearing    So far  Note
                1  Lisbon  Portugal                               Tram 28
                2  Porto   Portugal  274.0 km  009° N   274.0 km
                3  Faro    Portugal  463.0 km  173° S   736.9 km

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
                      "from": 1,
                      "to": 2,
                      "distanceMeters": 25594.676,
                      "straightMeters": 25594.676,
                      "bearingDegrees": 145.564,
                      "cumulativeMeters": 25594.676,
                      "source": "straight"
                    }
                  ],
                  "distanceMeters": 25594.676,
                  "straightMeters": 25594.676
                }

                """)
    }

    @Test(
        "a command that changes something says what, and how far it is now",
        arguments: [
            (["new"], "Made “New Trip”, trip 1 of the list.\n"),
            (
                ["new", "T", "1,2", "A=1,3"],
                "Made “T”, trip 1 of the list.\nAdded 1, 2.\nAdded A (1, 3).\nTotal: 111.2 km straight line\n"
            ),
            (["rename", "1", " New  name "], "“Coast” is now called “New name”.\nTotal: 736.9 km straight line\n"),
            (["duplicate", "coast"], "Made “Coast (copy)”.\n"),
            (["duplicate", "coast", "Second"], "Made “Second”.\n"),
            (["delete", "2", "1"], "Deleted “Alps”, “Coast”.\n"),
            (
                ["add", "2", "46.69,7.87", "--name", "Interlaken", "--at", "1", "--note", "n"],
                "Added “Interlaken” at 46.69, 7.87 as stop 1 of “Alps”.\nTotal: 69.3 km straight line\n"
            ),
            (
                ["add", "2", "A=47,8", "47,7"],
                "Added A as stop 3 of “Alps”.\nAdded near Marin-Epagnier (47, 7) as stop 4 of “Alps”.\nTotal: 140.2 km straight line\n"
            ),
            (
                ["edit", "1", "porto", "--name", "Oporto", "--note", "wine"],
                "“Porto” is now called “Oporto”.\nChanged the note.\nTotal: 736.9 km straight line\n"
            ),
            (["edit", "1", "1", "--note", ""], "The note is gone.\nTotal: 736.9 km straight line\n"),
            (["move", "1", "Faro", "1"], "“Faro” is now stop 1.\nTotal: 490.8 km straight line\n"),
            (["remove", "1", "1", "3"], "Removed “Lisbon”, “Faro”.\nTotal: 0 km straight line\n"),
            (["reverse", "1"], "Reversed the order of the stops.\nTotal: 736.9 km straight line\n"),
            (["loop", "1"], "It is a round trip now.\nTotal: 953.7 km straight line\n"),
            (["loop", "1", "on"], "It is a round trip now.\nTotal: 953.7 km straight line\n"),
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

    @Test("Changes for programs print the trip as show does") func changeDocuments() throws {
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

    @Test("Places come from standard input one a line") func standardInput() throws {
        let session = try coasts()
        let run = session.run(["add", "1", "-"], typing: "# my places\n\n50\n60\n")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("roadtrip: error: standard input:3: 2 arguments make one place together"))
        let good = session.run(["add", "1", "-"], typing: "# my places\nA=1,2\r\n\n3,4  ")
        #expect(good.output.hasPrefix("Added A as stop 4 of “Coast”.\nAdded 3, 4 as stop 5 of “Coast”.\nTotal: "))
    }
}
