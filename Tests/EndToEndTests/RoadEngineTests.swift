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
        let map = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "MapDataTests/Fixtures/tiny.osm")
        let engine = try RunningRoadEngine(kind, map: Array(Data(contentsOf: map)))
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

    @Test("without an engine nothing is kept in the cache directory")
    func none() throws {
        let program = try Program()
        try program.run("new", "South", "Lyon=45.764,4.8357", "Avignon=43.9493,4.8055")
        #expect(try program.run("show", "South").status == 0)
        #expect(!FileManager.default.fileExists(atPath: program.home.path + "/.cache"))
    }
}
