import Foundation
import Testing

/// The program on the roads inside.
@Suite struct InsideRoadsTests {
    @Test("The fjords are measured by the roads inside unless straight lines are asked for")
    func fjords() throws {
        var program = try Program()
        func legs(_ words: String...) throws -> [(source: String, metres: Double, seconds: Double?)] {
            let run = try program.run(words)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            return try #require(document?["legs"] as? [[String: Any]]).map { leg in
                (
                    leg["source"] as? String ?? "straight", leg["distanceMeters"] as? Double ?? 0,
                    leg["durationSeconds"] as? Double
                )
            }
        }
        let straight = try legs("show", "2", "--json")
        let roads = try legs("show", "2", "--engine", "inside", "--json")
        #expect(straight.count == roads.count && straight.allSatisfy { $0.source == "straight" })
        #expect(roads.allSatisfy { $0.source == "roads" && $0.seconds ?? 0 > 0 })
        #expect(zip(roads, straight).allSatisfy { $0.metres >= $1.metres })
        // With an empty choice, which is as none, and with the name of the usual one.
        for choice in ["", "inside"] {
            program.environment["ROADTRIP_ENGINE"] = choice
            #expect(try legs("show", "2", "--json").map(\.metres) == roads.map(\.metres))
        }
        #expect(try legs("show", "2", "--engine", "off", "--json").map(\.metres) == straight.map(\.metres))
        let page = try program.run("show", "2")
        #expect(page.output.contains(" km by road and ") && page.output.contains(" km straight line\n"))
        #expect(page.output.contains(", 2 ferries  about "))
        let track = try program.run("export", "2", "--format", "gpx-track").output
        #expect(track.components(separatedBy: "<trkpt").count > 300 && track.contains("© OpenStreetMap contributors"))
        let geometry = try program.run("export", "2", "--format", "geojson").output
        #expect(!geometry.contains("\"distanceMeters\":556722"))
        #expect(try program.run("engine", "--json").output.contains("\"engine\": \"inside\""))
        #expect(try program.run("optimize", "2").status == 0)
    }
}
