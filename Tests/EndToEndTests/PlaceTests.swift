import Foundation
import Testing

/// Places by name: found, added, chosen.
@Suite struct PlaceTests {
    @Test(
        "Region and country are told of every place on land, also where nothing else has its name",
        arguments: [
            ("Lyon", #""region": "Auvergne-Rhône-Alpes","#, #""country": "FR","#),
            ("Matterhorn", #""region": "Valais","#, #""country": "CH","#),
            ("Sahara", #""region": null,"#, #""country": null,"#),
            ("Springfield, Illinois", #""region": "Illinois","#, #""country": "US","#),
        ])
    func regionAndCountry(name: String, region: String, country: String) throws {
        let found = try Program().run("find", name, "--limit", "1", "--json").output
        #expect(found.contains(region) && found.contains(country), "\(found)")
    }

    @Test("A place is found") func find() throws {
        let program = try Program()
        let found = try program.run("find", "springfield", "illinois")
        #expect(
            found.output == """
                Place        Kind  Region    Country  People  Coordinates          Known by
                Springfield  town  Illinois  US       114394  39.80172, -89.64371  GeoNames, Wikivoyage

                """)
        #expect(found.status == 0)
        #expect(found.errors == "")
        #expect(
            try program.run("find", "東京", "--limit", "1", "--json").output == """
                [
                  {
                    "name": "Tokyo",
                    "kind": "town",
                    "region": null,
                    "country": "JP",
                    "location": {
                      "latitude": 35.6895,
                      "longitude": 139.69171
                    },
                    "population": 9733276,
                    "zone": "Asia/Tokyo",
                    "sources": [
                      "GeoNames",
                      "Wikivoyage"
                    ]
                  }
                ]

                """)
        #expect(!FileManager.default.fileExists(atPath: program.libraryFile))
    }

    @Test(
        "queries up to and beyond every limit end with a message",
        arguments: [
            ([""], 1), (["   "], 1), ([String(repeating: "x", count: 10_000)], 1), (["xqzzyvv"], 1),
            (["\u{1B}\u{7}\u{202E}"], 1), (["lyon", "--limit", "0"], 64), (["lyon", "--limit", "-1"], 64),
            (["lyon", "--limit", "1001"], 64), (["lyon", "--limit", "x"], 64),
            (["lyon", "--near", "Springfield"], 1), (["lyon", "--near", "91,0"], 65), (["91,0"], 65), ([], 64),
            (["0,0"], 1),
        ] as [([String], Int32)])
    func badQueries(words: [String], status: Int32) throws {
        let run = try Program().run(["find"] + words)
        // An empty place is bad data, as everywhere.
        #expect(run.status == status || (status == 1 && words.first?.allSatisfy(\.isWhitespace) == true))
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("roadtrip: error: "))
        #expect(run.errors.utf8.count < 2_000)
        #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{7}"))
    }

    @Test("What is not UTF-8 is refused") func notUTF8() throws {
        #expect(try Program().shell("roadtrip find $'\\xff'").status == 64)
    }

    @Test("The nearest spelling is offered") func spelling() throws {
        let run = try Program().run("find", "zagrebxy")
        #expect(run.status == 1)
        #expect(
            run.errors == """
                roadtrip: error: no place is known as “zagrebxy”
                Hint: Did you mean “Zagreb”?
                Hint: Try a town nearby, coordinates (46.02, 7.75) or a link of a map; NAME=TOWN keeps the name.

                """)
    }

    @Test("A clear name is taken and said") func clearName() throws {
        let program = try Program()
        let made = try program.run("new", "Trip", "Chicago", "Springfield, Illinois")
        #expect(
            made.output == """
                Made “Trip”, trip 1 of the list.
                Added Chicago, Illinois (US).
                Added Springfield, Illinois (US).
                Total: 282.9 km straight line

                """)
        #expect(
            try program.run("add", "Trip", "München").output.hasPrefix(
                "Added “München” at Munich (DE) as stop 3 of “Trip”.\n"))
        #expect(
            try program.run("edit", "Trip", "3", "--place", "Reykjavík").output.hasPrefix(
                "“München” is now at Reykjavík"))
    }

    @Test("An ambiguous name changes nothing and every candidate can be picked")
    func ambiguousName() throws {
        let program = try Program()
        try program.run("new", "Trip")
        let before = try program.read(program.libraryFile)
        let run = try program.run("add", "Trip", "Springfield")
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(try program.read(program.libraryFile) == before)
        let candidates = run.errors.split(separator: "\n").compactMap { line -> (argument: String, label: String)? in
            let parts = line.split(separator: "'")
            guard line.hasPrefix("Hint:   '"), parts.count == 3 else { return nil }
            return (String(parts[1]), String(parts[2].drop { $0 == " " }))
        }
        #expect(candidates.count == 10)
        for candidate in candidates {
            let added = try program.run("add", "Trip", candidate.argument)
            #expect(added.status == 0, "\(candidate)")
            if !candidate.argument.contains("=") {
                #expect(added.output.hasPrefix("Added \(candidate.label) as stop "), "\(candidate)")
            }
        }
    }

    @Test("Two places of a list are never taken for one, though both names are found together somewhere")
    func placesOfLines() throws {
        let program = try Program()
        try program.run("new", "Trip", "Calgary", "Canmore")
        let run = try program.run(["add", "Trip", "-"], input: Data("Jasper\nLake Minnewanka\n".utf8))
        #expect(!run.errors.contains("make one place together"), "\(run)")
        let both = try program.run(["new", "Other", "-"], input: Data("Toledo\nCordoba\n".utf8))
        #expect(!both.errors.contains("make one place together"), "\(both)")
    }

    @Test(
        "words of one place that were not quoted are told",
        arguments: [(["New", "York"], "New York"), (["Lyon", "San", "Francisco"], "San Francisco")])
    func unquoted(words: [String], joined: String) throws {
        let program = try Program()
        let run = try program.run(["new", "Trip"] + words)
        #expect(run.status == 1)
        #expect(
            run.errors
                == "roadtrip: error: 2 arguments make one place together; put quotes around them: “\(joined)”\n")
        #expect(!FileManager.default.fileExists(atPath: program.libraryFile))
    }

    @Test("A stop by coordinates is called after the nearest place")
    func nameOfCoordinates() throws {
        let program = try Program()
        try program.run("new", "Trip", "36.6,-121.9", "0,-30")
        let shown = try program.run("show", "Trip", "--json").output
        #expect(shown.contains("\"name\": \"near Monterey\""))
        #expect(shown.contains("\"name\": \"0, -30\""))
    }

    @Test("The menus refuse on a pipe what they would ask about") func menusOnAPipe()
        throws
    {
        let program = try Program()
        let session = try program.run(
            input:
                "n Trip\na Springfield\na Springfield, Illinois\na\nLyon\n\n2\nplace Springfield, Oregon\nb\na Xqzzyvv\n"
                + "a Springfield\nq\n")
        #expect(session.status == 0)
        #expect(session.errors == "")
        #expect(session.output.contains("“Springfield” fits 10 places or more\nGive one of:\n"))
        #expect(session.output.contains("  'Springfield, Illinois'  Springfield, Illinois (US)\n"))
        #expect(session.output.contains("Added Springfield, Illinois (US) as stop 1 of “Trip”.\n"))
        #expect(session.output.contains("The stop is now at Springfield, Oregon (US).\n"))
        #expect(session.output.contains("No place is known as “Xqzzyvv”"))
        #expect(!session.output.contains("\u{1B}"))
        // Near the one in Oregon, Springfield alone is clear.
        #expect(session.output.contains("Added Springfield, Oregon (US) as stop 3 of “Trip”.\n"))
    }

    @Test("Twelve stops through three countries by names alone") func twelveStops()
        throws
    {
        let program = try Program()
        let names = [
            "Lisbon", "Coimbra", "Porto", "Santiago de Compostela", "Oviedo", "Bilbao", "San Sebastián", "Bordeaux",
            "Toulouse", "Montpellier", "Lyon", "Paris",
        ]
        let made = try program.run(["new", "West"] + names)
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.output.components(separatedBy: "Added ").count == 13)
        let lines = try program.run("show", "West").output.split(separator: "\n")
        #expect(lines.last == "12 stops, 2268.1 km straight line")
    }
}
