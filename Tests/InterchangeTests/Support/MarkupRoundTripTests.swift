import Entities
import Interchange
import TestSupport
import Testing

@Suite struct MarkupRoundTripTests {
    @Test("random trips come back equal", arguments: ["gpx", "gpx-track", "kml", "kmz"])
    func random(name: String) throws {
        let format = try #require(TripFormats.named(name))
        var source = MarkupTrips(seed: 20_260_401)
        for _ in 0..<LongRun.count(50) {
            let trips = try (0..<20).map { _ in try source.trip() }
            let document = format.document(trips)
            #expect(TripFormats.recognizing(document.bytes)?.name == (name == "gpx-track" ? "gpx" : name))
            let back = try format.read(bytes: document.bytes)
            #expect(back.skipped == [])
            #expect(back.notices == [])
            #expect(back.trips.map(\.contentKey) == trips.map(\.contentKey))
            if back.trips.map(\.contentKey) != trips.map(\.contentKey) {
                for (read, written) in zip(back.trips, trips) where read.contentKey != written.contentKey {
                    #expect("\(read)" == "\(written)")
                }
            }
        }
    }
}
