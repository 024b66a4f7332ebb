import Foundation
import TestSupport
import Testing

/// The program beside a real road engine.
@Suite(.serialized) struct RoadEngineTests {
    @Test(
        "distances are those of roads; what was answered stays when the engine is gone, and the rest is estimated",
        .enabled(if: RunningRoadEngine.Kind.allCases.allSatisfy(\.isWanted)), arguments: RunningRoadEngine.Kind.allCases
    )
    func engine(kind: RunningRoadEngine.Kind) throws {
        let engine = try RunningRoadEngine(kind)
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = "http://me:secret@127.0.0.1:\(engine.port)"
        try program.run("new", "South", "Lyon=45.764,4.8357", "Avignon=43.9493,4.8055", "Nice=43.7102,7.262")
        try program.run("new", "Far", "Lyon=45.764,4.8357", "Paris=48.8566,2.3522")

        func sources(_ trip: String) throws -> [String] {
            let run = try program.run("show", trip, "--json")
            #expect(run.status == 0)
            #expect(!run.errors.contains("secret"))
            let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            let legs = try #require(document?["legs"] as? [[String: Any]])
            return legs.compactMap { $0["source"] as? String }
        }

        let about = try program.run("engine")
        #expect(about.status == 0)
        #expect(about.output.hasPrefix(kind == .osrm ? "Engine   OSRM\n" : "Engine   Valhalla 3.9.1\n"))
        #expect(try sources("South") == [kind.rawValue, kind.rawValue])
        #expect(try sources("Far") == ["estimated"])
        for words in [["list"], ["days", "South"], ["report", "South"], ["map", "South"]] {
            #expect(try program.run(words).status == 0, "\(words)")
        }

        engine.stop()
        #expect(try sources("South") == [kind.rawValue, kind.rawValue])
        try program.run("add", "South", "Ajaccio=41.9192,8.7386")
        #expect(try sources("South") == [kind.rawValue, kind.rawValue, "estimated"])
        let dead = try program.run("engine")
        #expect(dead.status == 1)
        #expect(
            dead.errors.hasPrefix("roadtrip: error: the road engine at http://127.0.0.1:\(engine.port) gave no answer"))
    }

    @Test(
        "every command and every menu works on roads",
        .enabled(if: RunningRoadEngine.Kind.allCases.allSatisfy(\.isWanted)), arguments: RunningRoadEngine.Kind.allCases
    )
    func everywhere(kind: RunningRoadEngine.Kind) throws {
        let engine = try RunningRoadEngine(kind)
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = "http://me:secret@127.0.0.1:\(engine.port)"
        let road = kind == .osrm ? "by road (OSRM)" : "by road (Valhalla)"

        /// Runs a command that succeeds without a word on standard error, and checks that its output has these parts.
        @discardableResult
        func run(_ words: [String], _ parts: String..., input: String = "") throws -> String {
            let run = try program.run(words, input: Data(input.utf8))
            #expect(run.status == 0 && run.errors == "", "\(words): \(run.errors)")
            for part in parts { #expect(run.output.contains(part), "\(words) without \(part): \(run.output)") }
            #expect(!run.output.contains("secret"))
            return run.output
        }

        // Changes tell the new length.
        try run(["new", "South", "Lyon=45.764,4.8357", "Nice=43.7102,7.262"], road)
        try run(["add", "South", "Avignon=43.9493,4.8055"], road)
        try run(["move", "South", "3", "2"], road)
        try run(["add", "South", "--best", "Montelimar=44.9334,4.8924"], road)
        for words in [["reverse", "South"], ["reverse", "South"], ["loop", "South"]] { try run(words, road) }
        try run(["duplicate", "South", "Copy"])
        try run(["split", "Copy", "3"])
        try run(["undo", "2"])
        try run(["rename", "South", "Midi"], road)

        // Every format that export writes but the calendar.
        for format in ["csv", "geojson", "gpx", "gpx-track", "json", "kml", "links", "list", "tsv"] {
            let text = try run(["export", "Midi", "--format", format])
            if ["csv", "tsv", "geojson"].contains(format) { #expect(text.contains(kind.rawValue), "\(format)") }
            if ["gpx-track", "kml", "geojson"].contains(format) {
                // From Avignon to Nice the road has a point that is no stop.
                #expect(text.contains("43.52"), "\(format): \(text)")
            }
        }
        let archive = program.home.path + "/midi.kmz"
        #expect(try program.run("export", "Midi", "--output", archive).status == 0)
        #expect(FileManager.default.fileExists(atPath: archive))

        // The best order by each measure.
        try run(["move", "Midi", "3", "2"], road)
        for (measure, method) in [("road", road), ("duration", "by driving time"), ("distance", "straight line")] {
            try run(["optimize", "Midi", "--by", measure], "Proven", method)
        }
        try run(["optimize", "Midi", "--by", "duration", "--json"], #""by": "duration""#, #""proven": true"#)
        try run(["optimize", "Midi", "--apply"], road.replacing("by road", with: "by driving time"))

        // Pages.
        try run(["edit", "Midi", "2", "--nights", "1"])
        try run(["list", "Midi"], road)
        try run(["show", "Midi"], "4 stops, ", road)
        try run(["days", "Midi", "--start", "2027-06-12", "--apply"], road)
        try run(["export", "Midi", "--format", "ics", "--times"], "DTSTART;VALUE=DATE:20270612")
        try run(["map", "Midi"], "Lyon")
        try run(["map", "Midi", "--format", "svg"], "<title id=\"map-title\">Map of Midi</title>")
        for format in ["text", "markdown", "html", "json"] {
            try run(["report", "Midi", "--format", format], format == "json" ? kind.rawValue : road)
        }
        try run(["report", "Midi", "--format", "csv"], kind.rawValue)
        try run(["delete", "Grand Circle", "Fjords of Norway"])

        // The menus: list, trip, stop, days, map and report of a trip and of all; the best order.
        let session = try run([], input: "1\n1\nb\ny\nb\np\nb\nr\nb\nm 2 3\nb\np\nb\nr\nq\n")
        #expect(session.ranges(of: road).count >= 8, "\(session)")
        #expect(!session.contains("estimated"), "\(session)")
        for (measure, method) in [("road", road), ("time", "by driving time"), ("distance", "straight line")] {
            try run([], "Proven", method, input: "1\no by \(measure)\nq\n")
        }
    }

    @Test("without an engine nothing is kept in the cache directory")
    func none() throws {
        let program = try Program()
        try program.run("new", "South", "Lyon=45.764,4.8357", "Avignon=43.9493,4.8055")
        #expect(try program.run("show", "South").status == 0)
        #expect(!FileManager.default.fileExists(atPath: program.home.path + "/.cache"))
    }
}
