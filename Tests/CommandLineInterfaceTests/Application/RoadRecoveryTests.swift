import Platform
import TestSupport
import Testing

/// Menus over a road engine that goes and comes back.
@Suite("Menus beside an engine that dies")
struct RoadRecoveryTests {
    @Test("an engine that dies in the middle of a session and comes back: roads, estimates, and roads again")
    func recovery() throws {
        let session = try Session([coast(), alps()])
        session.environment.variables["ROADTRIP_ENGINE"] = "localhost:5000"
        var isDown = false
        session.reply = { request in
            if session.elapsed > .seconds(20) { isDown = false }
            return isDown ? .failure(.refused(reason: "Connection refused")) : ScriptedRoadEngine().reply(request)
        }
        var steps = ["1\n", "m 3 1\n", "name Renamed\n"].map { InMemoryStandardStreams.Step.bytes(Array($0.utf8)) }
        // A script with a signal is run only once, as an engine dies once.
        steps += [.signal(.continued)] + [InMemoryStandardStreams.Step](repeating: .silence, count: 80)
        let streams = InMemoryStandardStreams(script: steps + [.bytes(Array("q\n".utf8))], isTerminal: true)
        // It dies when the page of the trip has been shown.
        session.beforeTurn = {
            if streams.outputText.contains("3 stops, ") { isDown = session.elapsed <= .seconds(20) }
        }
        let run = session.run([], streams)
        #expect(run.status == 0 && run.errors == "")
        #expect(session.waited >= .seconds(30) && session.waited < .seconds(300))
        let painted = PaintedText.of(run.output)
        var rest = painted[...]
        for part in [
            // The list and the page of the trip.
            "2 trips, 5 stops, ", " km by road (OSRM) · ", "3 stops, ", " km by road (OSRM), ",
            // A way that is known from before stays one; the new one is an estimate, and the menu goes on.
            "1 of 2 legs estimated",
            "The road engine at http://localhost:5000 gave no usable answer (Connection", "refused); missing distances",
            "“Faro” is now stop 1.",
            "“Coast” is now called “Renamed”.",
            // Half a minute later the page changes by itself.
            "3 stops, ", " km by road (OSRM), ",
        ] {
            let place = try #require(rest.firstRange(of: part), "\(part) is not in: \(rest)")
            rest = rest[place.upperBound...]
        }
        #expect(!rest.contains("estimated"))
    }
}
