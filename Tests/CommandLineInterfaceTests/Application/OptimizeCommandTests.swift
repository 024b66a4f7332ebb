import Entities
import Geodesy
import MapData
import Platform
import TestSupport
import Testing

/// `optimize`, on a machine of memory.
@Suite struct OptimizeCommandTests {
    /// Five places on the equator under this name; the best order is 1, 3, 4, 2, 5.
    private func session(_ title: String = "Line") throws -> Session {
        try Session([
            Trip(
                id: id(3), name: name(title),
                waypoints: [
                    stop(31, "West", 0, 0), stop(32, "East", 0, 3), stop(33, "-Near", 0, 1), stop(34, "Bad Ems", 0, 2),
                    stop(35, "Far", 0, 4),
                ])
        ])
    }

    @Test(
        "the command that applies the proposal can be copied as it is",
        arguments: [
            (["optimize", "Line"], "Line", "roadtrip optimize Line --apply"),
            (["optimize", "1"], "Line", "roadtrip optimize 1 --apply"),
            (["optimize", "Grand Circle"], "Grand Circle", "roadtrip optimize 'Grand Circle' --apply"),
            (["optimize", "Joe's"], "Joe's", "roadtrip optimize 'Joe'\\''s' --apply"),
            (["optimize", "Zürich"], "Zürich", "roadtrip optimize 'Zürich' --apply"),
            (["optimize", "$(id);*~"], "$(id);*~", "roadtrip optimize '$(id);*~' --apply"),
            (["optimize", "--", "-x"], "-x", "roadtrip optimize --apply -- -x"),
            (["optimize", "-5"], "-5", "roadtrip optimize -5 --apply"),
            (["optimize", "=ls"], "=ls", "roadtrip optimize '=ls' --apply"),
            (
                ["optimize", Hostile.controls], Hostile.controls,
                "roadtrip optimize $'Red\\x1b[31m\\xe2\\x80\\xaegnp' --apply"
            ),
            (
                ["optimize", "a'b\\\u{202E}"], "a'b\\\u{202E}",
                "roadtrip optimize $'a\\'b\\\\\\xe2\\x80\\xae' --apply"
            ),
            (
                ["optimize", "1", "--start", "any", "--end", "Bad Ems", "--time", "0.5", "--units", "mi"], "Line",
                "roadtrip optimize 1 --start any --end 'Bad Ems' --time 0.5 --units mi --apply"
            ),
            (["optimize", "1", "--lock=1,5", "--lock", "Far,West", "--loop"], "Line", ""),
            (
                ["optimize", "1", "--lock=1", "--lock", "Far", "--loop"], "Line",
                "roadtrip optimize 1 --loop --lock 1 --lock Far --apply"
            ),
            (
                ["optimize", "1", "--end=-Near", "--start=any"], "Line",
                "roadtrip optimize 1 --start any '--end=-Near' --apply"
            ),
            (
                ["--library", Session.directory, "optimize", "1"], "Line",
                "roadtrip optimize 1 --library /home/me/.local/share/roadtrip --apply"
            ),
        ])
    func theCommandThatApplies(words: [String], title: String, command: String) throws {
        let session = try session(title)
        let run = session.run(words, InMemoryStandardStreams())
        let last = run.output.split(separator: "\n").last.map(String.init) ?? ""
        #expect(last == (command.isEmpty ? "" : "Take it with: " + command))
        #expect(run.status == (command.isEmpty ? 64 : 0))
    }

    @Test("Nothing is offered where there is nothing to take or it is taken")
    func nothingToOffer() throws {
        let session = try session()
        let taken = session.run("optimize", "Line", "--apply")
        #expect(taken.output.hasSuffix("Proven shortest.\n“Line” is in the best order now.\n"))
        #expect(taken.status == 0 && taken.errors == "")
        let again = session.run("optimize", "Line")
        #expect(again.output.hasSuffix("The stops are in the best order already.\nProven shortest.\n"))
        #expect(
            session.run("optimize", "Line", "--apply").output.hasSuffix("Proven shortest.\nNothing was changed.\n"))
    }

    @Test("Programs get JSON and nothing else") func json() throws {
        let session = try session()
        let expected = """
            {
              "beforeMeters": 889560.642,
              "afterMeters": 444780.321,
              "lowerBoundMeters": 444780.321,
              "proven": true,
              "order": [
                1,
                3,
                4,
                2,
                5
              ],
              "stopped": null,
              "by": "distance"
            }

            """
        #expect(session.run("optimize", "Line", "--json") == Session.Run(status: 0, output: expected, errors: ""))
        #expect(session.run("optimize", "Line", "--json", "--apply").output == expected)
        #expect(session.run("show", "Line").output.contains("5 stops, 444.8 km"))
    }

    /// Map data with roads of 1 km and 60 s to the stop of the next lower number, any other 10 km and 600 s.
    private func oneWayRoads() -> ScriptedMapData {
        let mapData = ScriptedMapData()
        mapData.table = straightLineDistances
        mapData.roads = { trip in
            let count = trip.waypoints.count
            let short = (0..<(count * count)).map { $0 / count == $0 % count + 1 }
            return RoadTable(
                count: count, distances: short.map { $0 ? 1_000 : 10_000 }, durations: short.map { $0 ? 60 : 600 },
                sources: short.map { _ in .osrm })
        }
        return mapData
    }

    @Test("Orders by road and by driving time") func measures() throws {
        let session = try session()
        let run = session.run(
            ["optimize", "Line", "--start", "any", "--end", "any", "--by", "duration"], with: oneWayRoads())
        #expect(run.status == 0 && run.errors == "")
        #expect(
            run.output.hasSuffix(
                """
                Before  40 min by driving time (OSRM), 40.0 km
                After   4 min by driving time (OSRM), 4.00 km
                Change  36 min or 90.0 % less, 36.0 km less
                Proven fastest by driving time (OSRM).
                Take it with: roadtrip optimize Line --start any --end any --by duration --apply

                """))
        let words = ["optimize", "Line", "--end", "any", "--start", "any", "--apply"]
        #expect(session.run(words, with: oneWayRoads()).output.hasSuffix("“Line” is in the best order now.\n"))
        #expect(session.run("optimize", "Line", "--by", "time").status == 64)
    }

    @Test("Roads that are asked for need an engine") func roadsWithoutEngine() throws {
        for (measure, words) in [("road", ["--json"]), ("duration", [])] {
            let run = try session().run(["optimize", "Line", "--by", measure] + words, InMemoryStandardStreams())
            #expect(run.status == 1 && run.output == "")
            #expect(run.errors.contains("--by \(measure): no road engine is named"))
            #expect(run.errors.contains("Start roadtrip with --engine URL, or set ROADTRIP_ENGINE"))
        }
    }

    @Test("An engine that gives no table is told") func noTable() throws {
        let mapData = oneWayRoads()
        mapData.roads = { _ throws(MapDataError) in throw .unavailable(reason: "the road engine is silent") }
        let session = try session()
        let run = session.run(["optimize", "Line"], with: mapData)
        #expect(run.status == 0 && run.output.contains("After   444.8 km straight line"))
        #expect(
            run.errors
                == "roadtrip: no table of roads, so the order is by straight lines: the road engine is silent\n")
        let refused = session.run(["optimize", "Line", "--by", "road"], with: mapData)
        #expect(refused.status == 1 && refused.output == "")
        #expect(refused.errors == "roadtrip: error: --by road: the road engine is silent\n")
    }

    @Test("The engine of the command line is named again in the command that applies, unless it has a password")
    func theEngineIsNamedAgain() throws {
        let session = try session()
        session.reply = { ScriptedRoadEngine().reply($0) }
        let take = "Take it with: roadtrip optimize Line"
        #expect(
            session.run("optimize", "Line", "--engine", "localhost:5000").output
                .hasSuffix("\n\(take) --engine 'localhost:5000' --apply\n"))
        let secret = session.run("optimize", "Line", "--engine", "http://me:secret@localhost:5000").output
        #expect(
            secret.hasSuffix(
                "\n\(take) --apply\nName the same --engine there; it has a password and is not repeated here.\n"))
        #expect(!secret.contains("secret"))
        session.environment.variables["ROADTRIP_ENGINE"] = "http://me:secret@localhost:5000"
        #expect(session.run("optimize", "Line").output.hasSuffix("by driving time (OSRM).\n\(take) --apply\n"))
        let off = session.run("optimize", "Line", "--engine", "off").output
        #expect(off.contains("After   444.8 km straight line, "))
        #expect(off.hasSuffix("\n\(take) --engine off --apply\n"))
    }

    @Test("What is only estimated is told as on other pages: stops off the road, and legs of this order without one")
    func whatIsEstimatedIsTold() throws {
        let session = try session()
        var engine = ScriptedRoadEngine()
        engine.offset = { $0.longitude == 3 ? 6_000 : 0 }
        session.reply = { engine.reply($0) }
        let words = ["optimize", "Line", "--engine", "localhost:5000"]
        let island = session.run(words, InMemoryStandardStreams())
        #expect(
            island.errors
                == "roadtrip: East is 6.00 km from the nearest road that the engine knows; its legs are estimates\n")
        // The engine gets another map, and what is remembered of the old one is deleted.
        let cache = "/home/me/.cache/roadtrip/\(RoadCache.fileName)"
        try session.files.unlink(cache)
        engine.offset = { _ in 0 }
        // The way back is not driven.
        engine.hasRoad = { $0.longitude < $1.longitude || $0.longitude == 4 && $1.longitude == 0 }
        let oneWay = session.run(words, InMemoryStandardStreams())
        #expect(oneWay.status == 0 && oneWay.errors == "")
        try session.files.unlink(cache)
        engine.hasRoad = { $0.longitude != 3 && $1.longitude != 3 }
        #expect(
            session.run(words, InMemoryStandardStreams()).errors
                == "roadtrip: the engine knows no road from East to Far and from Bad Ems to East; these legs are estimates\n"
        )
    }

    @Test("Ctrl-C shows the best so far and applies nothing") func controlCShowsTheBestSoFarAndAppliesNothing() throws {
        let trip = Trip(
            id: id(4), name: name("Crowd"),
            waypoints: (0..<60).map { index in
                let latitude = Double(index * 37 % 101) / 10
                return stop(UInt64(100 + index), "S", latitude, Double(index * 53 % 97) / 10)
            })
        let session = try Session([trip])
        let before = session.text(at: Session.library)
        let streams = InMemoryStandardStreams()
        streams.pendingSignals = [.interrupt]
        let run = session.run(["optimize", "Crowd", "--apply"], streams)
        #expect(run.status == 130)
        #expect(run.output.hasPrefix("Best order for “Crowd”: 60 stops, one way\n"))
        #expect(run.output.hasSuffix("The search was stopped; this is the best so far.\n"))
        #expect(run.errors == "")
        #expect(session.text(at: Session.library) == before)
    }
}
