import Foundation
import TestSupport
import Testing

/// Names as people type them: what is taken without a word is what they mean, or they are asked.
@Suite("Never a wrong place without a word")
struct WrongPlaceTests {
    /// What came of a name.
    enum Outcome {
        case taken(latitude: Double, longitude: Double)
        case asked(hints: [String])
    }

    /// A line of a table: the stop before, if there is one, what is typed, where that is and within how many metres.
    struct Row {
        let stop: String?
        let text: String
        let latitude: Double
        let longitude: Double
        let reach: Double

        init(_ line: Substring) throws {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let words = parts[0].split(separator: " ")
            stop = words.count >= 3 ? "Start=\(words[words.count - 2]),\(words[words.count - 1])" : nil
            text = parts[1]
            let numbers = parts[2].split(separator: " ").compactMap { Double($0) }
            (latitude, longitude) = (numbers[0], numbers[1])
            reach = (try #require(Double(parts[3]))) * 1_000
        }

        func isReached(_ outcome: Outcome) -> Bool {
            guard case .taken(let latitude, let longitude) = outcome else { return true }
            return WrongPlaceTests.distance(latitude, longitude, self.latitude, self.longitude) <= reach
        }
    }

    /// The distance of two points in metres, on a sphere.
    static func distance(_ latitude: Double, _ longitude: Double, _ other: Double, _ east: Double) -> Double {
        let (first, second) = (latitude * .pi / 180, other * .pi / 180)
        let (north, side) = (sin((second - first) / 2), sin((east - longitude) * .pi / 360))
        return 2 * 6_371_008.8 * asin(min(1, (north * north + cos(first) * cos(second) * side * side).squareRoot()))
    }

    /// Makes a trip of the stop and the text.
    static func outcome(_ text: String, after stop: String?) throws -> Outcome {
        try outcome(text, after: [stop].compactMap { $0 })
    }

    /// Makes a trip of the stops and the text.
    static func outcome(_ text: String, after stops: [String]) throws -> Outcome {
        let run = try Program().run(["new", "T"] + stops + [text] + ["--json"])
        guard run.status == 0 else { return .asked(hints: try hints(of: run)) }
        let trip = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let stops = try #require(trip["waypoints"] as? [[String: Any]])
        let location = try #require(stops.last?["location"] as? [String: Double])
        return .taken(
            latitude: try #require(location["latitude"]), longitude: try #require(location["longitude"]))
    }

    /// The hints of a run that was refused.
    static func hints(of run: Program.Run) throws -> [String] {
        let error = try #require(try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any])
        return try #require((error["error"] as? [String: Any])?["hints"] as? [String])
    }

    /// What a hint says to type, of a text such as `  'Springfield, Illinois'  Springfield, Illinois (US)`.
    static func typed(in hint: String) -> String {
        let typed = hint.drop { $0 == " " }.replacing("'\\''", with: "’")
        let word =
            typed.first == "'" ? String(typed.dropFirst().prefix { $0 != "'" }) : String(typed.prefix { $0 != " " })
        return word.replacing("’", with: "'")
    }

    @Test(
        "Falls, parks, castles, islands, lakes, airports, stations, passes and villages near a stop, towns with a region",
        arguments: NamesInTrips.all + NamesInFarTrips.all)
    func names(table: String) throws {
        var wrong: [String] = []
        for line in table.split(separator: "\n") {
            let row = try Row(line)
            if !row.isReached(try Self.outcome(row.text, after: row.stop)) { wrong.append(row.text) }
        }
        #expect(wrong == [])
    }

    @Test(
        "An airport whose point was wrong is where its runway is",
        arguments: [
            ("BRU", 50.8999, 4.4926), ("CRL", 50.4609, 4.4563), ("LUX", 49.6266, 6.2115), ("NMI", 18.9939, 73.066),
        ])
    func corrected(code: String, latitude: Double, longitude: Double) throws {
        let found = try Program().run("find", code, "--kind", "airport", "--limit", "1", "--json").output
        let places = try #require(try JSONSerialization.jsonObject(with: Data(found.utf8)) as? [[String: Any]])
        let location = try #require(places.first?["location"] as? [String: Double])
        #expect(
            Self.distance(location["latitude"] ?? 0, location["longitude"] ?? 0, latitude, longitude) < 100)
    }

    @Test(
        "Whole regions and words that are no names are asked about, also in a trip",
        arguments: [
            "Algarve", "Istria", "Peloponnese", "Ladakh", "Flanders", "Wallonia", "Scania", "Cotswolds",
            "Alentejo", "Transylvania", "Cappadocia", "Yorkshire", "Black Forest", "Engadin", "Rajasthan", "Kerala",
            "Småland", "Jutland", "Patagonia", "Dalmatia", "airport", "Airport", "the airport", "home", "Home", "hotel",
            "station",
            "the beach", "flughafen", "zuhause", "work", "parking", "castle",
        ])
    func regionsAndWords(text: String) throws {
        #expect(try Program().run("new", "T", text).status == 1)
        #expect(try Program().run("new", "T", "Start=50.85,4.35", text).status == 1)
    }

    @Test(
        "A town nearby is asked about where a much larger one of its name is in the country",
        arguments: [
            ("Denver", "Charlotte=35.23,-80.84"),
            ("Columbus", "Milwaukee=43.04,-87.91"), ("Miami", "Tulsa=36.15,-95.99"),
        ])
    func outshone(name: String, stop: String) throws {
        let program = try Program()
        #expect(try program.run("new", "T", stop).status == 0)
        let added = try program.run("add", "T", name)
        #expect(added.status == 1 && added.output == "")
        #expect(added.errors.contains("fits"), "\(added.errors)")
    }

    @Test("By far the largest of a name in the country of a stop and those around it is taken without a question")
    func neighbors() throws {
        guard case .taken(let latitude, let longitude) = try Self.outcome("Orleans", after: "Brussels=50.85,4.35")
        else {
            Issue.record("asked about Orléans")
            return
        }
        #expect(Self.distance(latitude, longitude, 47.90, 1.91) < 10_000)
    }

    @Test("A first row that is clear stays so before one that a namesake is nearer to")
    func clearFirstRow() throws {
        let program = try Program()
        let path = program.home.path + "/South.txt"
        try Data("Porto\nRome\n".utf8).write(to: URL(fileURLWithPath: path))
        let run = try program.run("import", path)
        #expect(run.status == 0 && run.output.contains("took 1 trip with 2 stops"), "\(run.output)\(run.errors)")
        #expect(try program.run("show", "South", "--json").output.contains("\"name\": \"Porto\""))
    }

    @Test("The rows of a file hold together like the stops of a trip, also the first")
    func rowsOfFile() throws {
        let program = try Program()
        let rows = """
            Name,Region
            Tilbury,Essex
            Chatham,Kent
            Canterbury,
            Maidstone,
            Brighton,Sussex
            Windsor,Berkshire
            Halifax,Yorkshire
            Lincoln,
            Newcastle,
            """
        let path = program.home.path + "/Kent.csv"
        try Data(rows.utf8).write(to: URL(fileURLWithPath: path))
        let run = try program.run("import", path)
        #expect(run.status == 0)
        let shown = try program.run("show", "Kent", "--json").output
        let trip = try #require(try JSONSerialization.jsonObject(with: Data(shown.utf8)) as? [String: Any])
        let stops = try #require(trip["waypoints"] as? [[String: Any]])
        let names = stops.compactMap { $0["name"] as? String }
        #expect(
            names == [
                "Tilbury", "Chatham", "Canterbury", "Maidstone", "Brighton", "Windsor", "Halifax", "Lincoln",
                "Newcastle",
            ])
        let places = [
            (51.46, 0.36), (51.38, 0.53), (51.28, 1.08), (51.27, 0.53), (50.83, -0.14), (51.48, -0.61), (53.72, -1.86),
            (53.23, -0.54), (54.97, -1.61),
        ]
        for (stop, place) in zip(stops, places) {
            let location = try #require(stop["location"] as? [String: Double])
            #expect(
                Self.distance(location["latitude"] ?? 0, location["longitude"] ?? 0, place.0, place.1) < 12_000,
                "\(stop["name"] ?? "")")
        }
    }

    @Test(
        "A link is the points that it names, and never the middle of its map",
        arguments: [
            ("https://www.google.com/maps/dir/'46.5,6.6'/'45.9,6.9'/@46.2,6.7,9z", "46.5 6.6 45.9 6.9"),
            ("https://www.google.com/maps/dir/%2746.5,6.6%27/%2745.9,6.9%27/@46.2,6.7,9z", "46.5 6.6 45.9 6.9"),
            ("om://route?sll=46.5,6.6&saddr=A&dll=45.9,6.9&daddr=B&type=vehicle", "46.5 6.6 45.9 6.9"),
            ("https://wego.here.com/directions/mix/A:46.5,6.6/B:45.9,6.9", "46.5 6.6 45.9 6.9"),
            ("https://share.here.com/r/mix/46.5,6.6,A/45.9,6.9,B?m=d", "46.5 6.6 45.9 6.9"),
            ("geo:0,0?q=46.5,6.6(A)", "46.5 6.6"), ("geo:0,0?q=", nil), ("geo:0,0?q=%20", nil),
            ("https://example.com/31UDQ4824811932", nil), ("https://example.com/?query=31UDQ4824811932", nil),
            ("https://www.google.com/maps/dir//@46.2,6.7,9z", nil),
            ("https://maps.google.com/?q=Springfield", nil),
        ] as [(String, String?)])
    func links(link: String, points: String?) throws {
        let run = try Program().run("new", "T", link, "--json")
        guard let points else {
            #expect(run.status != 0)
            #expect(run.output == "")
            return
        }
        let trip = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let stops = try #require(trip["waypoints"] as? [[String: Any]])
        let locations = stops.compactMap { $0["location"] as? [String: Double] }
        #expect(locations.map { "\($0["latitude"] ?? 0) \($0["longitude"] ?? 0)" }.joined(separator: " ") == points)
    }

    @Test(
        "A hint is text that works when it is typed, and never what was refused",
        arguments: [
            ("Bangkok", "Newcastle"), ("Chur", "Guarda"), ("Cannes", "Nice Ville"), ("Lyon", "Springfield"),
            ("Chicago", "Cambridge"), ("Villach", "Neukirchen"),
        ])
    func hints(stop: String, text: String) throws {
        let program = try Program()
        #expect(try program.run("new", "T", stop).status == 0)
        let refused = try program.run("add", "T", text, "--json")
        #expect(refused.status != 0)
        let hints = try Self.hints(of: refused).filter { $0.hasPrefix("  ") }
        #expect(!hints.isEmpty)
        for hint in hints.prefix(4) {
            let word = Self.typed(in: hint)
            #expect(word != text)
            let added = try program.run("add", "T", word)
            #expect(added.status == 0, "\(text): \(word): \(added.errors)")
            try program.run("undo")
        }
    }

    @Test("A rarely used spelling that was corrected gives the stop the right name")
    func corrected() throws {
        let program = try Program()
        try program.run("new", "T")
        let terminal = try PseudoTerminal(program, columns: 100, rows: 40)
        try terminal.wait(for: "trips> ")
        terminal.type("1\r")
        try terminal.wait(for: "trip> ")
        terminal.type("a Sevila\r")
        try terminal.wait(for: "which 1")
        terminal.type("1\r")
        try terminal.wait(for: "Added")
        #expect(try program.run("show", "T", "--json").output.contains("\"name\": \"Sevilla\""))
    }

    @Test(
        "No spelling in another script and none beyond two slips is offered",
        arguments: ["金閣寺", "ヨセミテ", "Горнолужье", "Undredalxyz", "Sortelha"])
    func spellings(text: String) throws {
        let run = try Program().run("find", text)
        #expect(run.status == 1)
        #expect(!run.errors.contains("Did you mean"))
    }
}
