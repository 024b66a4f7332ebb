import Foundation
import TestSupport
import Testing

/// What `map` prints, whole, and where it says that things are.
@Suite struct MapTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/Maps")

    /// The program with the sample trips and those of the fixtures.
    private static func program() throws -> Program {
        let program = try Program()
        let run = try program.run("import", fixtures.appending(path: "trips.json").path)
        #expect(run.status == 0)
        return program
    }

    /// Names of files, and the words behind `map` that print them. After a change on purpose, run the tests with
    /// ROADTRIP_RECORD_MAPS=1 and look at what has changed.
    private static let maps: [(file: String, words: [String])] = [
        ("fjords", ["Fjords of Norway"]), ("grand-circle", ["Grand Circle"]), ("japan", ["Japan"]),
        ("fiji-to-samoa", ["Fiji to Samoa"]), ("round-the-world", ["Round the world"]), ("one-town", ["One town"]),
        ("no-stop", ["Nothing"]), ("fjords-ascii", ["Fjords of Norway", "--ascii"]),
        ("grand-circle-ascii", ["Grand Circle", "--ascii"]), ("two-trips", ["1", "2", "--size", "100x30"]),
        ("words", ["Round the world", "--text", "--units", "nmi"]),
        ("small", ["Japan", "--size", "40x12", "--units", "mi"]),
    ]

    @Test("the map is the one that was looked at", arguments: maps.indices)
    func whole(index: Int) throws {
        let (file, words) = Self.maps[index]
        let run = try Self.program().run(["map"] + words)
        #expect(run.status == 0 && run.errors.isEmpty)
        let url = Self.fixtures.appending(path: "\(file).txt")
        if ProcessInfo.processInfo.environment["ROADTRIP_RECORD_MAPS"] == "1" {
            try Data(run.output.utf8).write(to: url)
        }
        #expect(run.output == String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }

    @Test(
        "an independent calculation puts every stop into the cell that --json says",
        .enabled(if: Oracle.python3.isWanted), arguments: ["1", "2", "3", "4", "5", "6"])
    func cells(trip: String) throws {
        let program = """
            import json, math
            m = json.load(open('map.json'))
            R = 6371008.8
            a, b = math.radians(m['center']['latitude']), math.radians(m['center']['longitude'])
            assert math.isclose(m['widthMeters'], 2 * m['columns'] * m['metersPerDot'], rel_tol=1e-6)
            assert math.isclose(m['heightMeters'], 4 * m['rows'] * m['metersPerDot'], rel_tol=1e-6)
            for w in m['waypoints']:
                p, l = math.radians(w['location']['latitude']), math.radians(w['location']['longitude']) - b
                y = math.cos(p) * math.sin(l)
                x = math.cos(a) * math.sin(p) - math.sin(a) * math.cos(p) * math.cos(l)
                angle = math.atan2(math.hypot(x, y), math.sin(a) * math.sin(p) + math.cos(a) * math.cos(p) * math.cos(l))
                azimuth = math.atan2(y, x)
                east, north = R * angle * math.sin(azimuth), R * angle * math.cos(azimuth)
                if m['projection'] == 'naturalEarth':
                    turn = (l + math.pi) % (2 * math.pi) - math.pi
                    east = turn * (0.8707 - 0.131979*p**2 - 0.013791*p**4 + 0.003971*p**10 - 0.001529*p**12)
                    north = 1.007226*p + 0.015085*p**3 - 0.044475*p**7 + 0.028874*p**9 - 0.005916*p**11
                    east, north = R * east / 0.8707, R * north / 0.8707
                column = m['centerCell']['column'] + east / m['metersPerDot'] / 2
                row = m['centerCell']['row'] - north / m['metersPerDot'] / 4
                # A hair from an edge either cell is right: the numbers of the document are rounded.
                assert -1e-4 <= column - w['cell']['column'] <= 1 + 1e-4, (w, column)
                assert -1e-4 <= row - w['cell']['row'] <= 1 + 1e-4, (w, row)
                assert 0 <= w['cell']['column'] < m['columns'] and 0 <= w['cell']['row'] < m['rows']
            print(len(m['waypoints']))
            """
        for size in ["80x24", "33x50", "250x80"] {
            let run = try Self.program().run("map", trip, "--json", "--size", size)
            let count = try Oracle.python3.run(["-c", program], files: ["map.json": Array(run.output.utf8)])
            #expect((Int(count.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) >= 2)
        }
    }

    @Test("a picture goes to the file that is named, and not over one that is there")
    func picture() throws {
        let program = try Self.program()
        let path = program.home.path + "/fjords.svg"
        let first = try program.run("map", "2", "-o", path)
        #expect(first.status == 0 && first.output.isEmpty && first.errors == "roadtrip: Wrote \(path).\n")
        let written = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        #expect(try program.run("map", "2", "--format", "svg").output == written)
        #expect(written.contains("<title id=\"map-title\">Map of Fjords of Norway</title>"))
        let second = try program.run("map", "1", "-o", path)
        #expect(second.status == 73)
        #expect(try program.run("map", "1", "-o", path, "--force").status == 0)
    }

    @Test(
        "a command line that cannot be is refused",
        arguments: [
            ["1", "--size", "80"], ["1", "--size", "80xx24"], ["1", "--size", "9x5"], ["1", "--size", "80x1001"],
            ["1", "--size", "-1x-1"],
            ["1", "--size", "99999999999999999999x5"], ["1", "--ascii", "--text"], ["1", "-o", "map.png"], [],
        ])
    func usage(words: [String]) throws {
        let run = try Self.program().run(["map"] + words)
        #expect(run.status == 64 && run.output.isEmpty && run.errors.hasPrefix("roadtrip: error: "))
    }

    @Test(
        "the terminal decides what the map is drawn with",
        arguments: [
            ("linux", "en_US.UTF-8", false), ("xterm", "de_DE.ISO-8859-1", false), ("xterm", "C", false),
            ("xterm", "C.UTF-8", true),
        ])
    func alphabet(term: String, locale: String, isBraille: Bool) throws {
        var program = try Self.program()
        program.environment = ["TERM": term, "LC_ALL": locale]
        let run = try program.run("map", "Fiji to Samoa")
        #expect(run.output.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) } == isBraille)
        #expect(isBraille || run.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("a dumb terminal gets the stops as a list, on a pipe too")
    func dumb() throws {
        var program = try Self.program()
        program.environment = ["TERM": "dumb", "LC_ALL": "C.UTF-8"]
        let listed = try program.run("map", "Fiji to Samoa")
        #expect(listed.output == (try program.run("map", "Fiji to Samoa", "--text").output))
        #expect(try program.run("map", "Fiji to Samoa", "--ascii").output != listed.output)
    }
}
