import Entities
import Platform
import TestSupport
import Testing

@testable import CommandLineInterface

@Suite("Maps of two threads") struct MapWorkTests {
    /// Four towns in three days.
    private func tour() throws -> Trip {
        let places: [(String, Double, Double)] = [
            ("Bremen", 53.08, 8.81), ("Hamburg", 53.55, 9.99), ("Schwerin", 53.63, 11.41), ("Rostock", 54.09, 12.14),
        ]
        var trip = Trip(
            id: id(1), name: name("Tour"),
            waypoints: places.enumerated().map { index, place in
                stop(10 + UInt64(index), place.0, place.1, place.2)
            })
        for index in [1, 2] { try trip.waypoints[index].plan.set(.nights(1)) }
        return trip
    }

    private func page(_ work: any ParallelWork) throws -> String {
        let session = try Session([tour()])
        session.environment.variables["ROADTRIP_ENGINE"] = nil
        session.work = work
        let run = session.run("report", "1", "--format", "html")
        #expect(run.status == 0)
        return run.output
    }

    @Test("A page with the roads, names and ships of the program is the same as by one thread") func same() throws {
        let page = try page(TwoThreads())
        #expect(page.matches(of: #/<title id="map1day\d+-title">/#).count == 3)
        #expect(try page == self.page(OneThread()))
    }
}
