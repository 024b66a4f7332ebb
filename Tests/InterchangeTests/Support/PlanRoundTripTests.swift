import Entities
import Interchange
import TestSupport
import Testing
import Text

@Suite("Plans in files for other programs") struct PlanRoundTripTests {
    private static let formats = ["gpx", "gpx-track", "kml", "kmz", "geojson", "json"]

    @Test("what is planned comes back as it went out, and nothing is said to be left out", arguments: formats)
    func random(name: String) throws {
        let format = try #require(TripFormats.named(name))
        for seed in 1...UInt64(LongRun.count(40)) {
            var source = PlannedTrips(seed: seed)
            let trips = try [source.nextOfAll(), source.next()]
            let document = format.document(trips)
            #expect(document.warnings.filter { $0.containsText("plans") } == [])
            let back = try format.read(bytes: document.bytes)
            #expect(back.skipped == [] && back.notices == [])
            #expect(back.trips.map(\.contentKey) == trips.map(\.contentKey))
            #expect(back.trips.map(\.plan) == trips.map(\.plan))
            #expect(back.trips.map { $0.waypoints.map(\.plan) } == trips.map { $0.waypoints.map(\.plan) })
        }
    }

    @Test("a stop that another program moved loses its plan, which is said, and the others keep theirs")
    func moved() throws {
        let format = try #require(TripFormats.named("gpx"))
        var trip = Trip(
            id: id(1), name: name("T"),
            waypoints: [stop(2, "A", 45.5, 7), stop(3, "B", 46.5, 8), stop(4, "C", 47.5, 9)])
        for (index, nights) in [2, 1, 3].enumerated() { try trip.waypoints[index].plan.set(.nights(nights)) }
        let text = String(decoding: format.document([trip]).bytes, as: UTF8.self)
        let moved = text.replacingText("lat=\"46.5\"", with: "lat=\"46.6\"")
        let back = try format.read(bytes: Array(moved.utf8))
        #expect(back.trips.map { $0.waypoints.map(\.plan.nights) } == [[2, nil, 3]])
        #expect(back.notices == ["the plan of 1 stop is left out: the stop is no longer where it was"])
    }
}
