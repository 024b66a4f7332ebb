import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

/// What goes out comes back equal, as far as the format can hold it.
@Suite struct FlatRoundTripTests {
    private static let seeds = Array(UInt64(0)..<20)

    private func back(_ trips: [Trip], _ format: any TripFormat) throws -> ImportedTrips {
        let document = format.write(trips.map(\.routed))
        let recognized = TripFormats.recognizing(document.bytes)
        // An empty list of trips is no text at all, which no format claims.
        if !trips.isEmpty { #expect(recognized?.name == format.name) }
        return try format.read(
            document.bytes, ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 99)))
    }

    private func expectSame(_ found: [Trip], _ expected: [Trip]) {
        #expect(found.count == expected.count)
        for (one, other) in zip(found, expected) {
            #expect(one.contentKey == other.contentKey, "\(one.lineOfText)\n\(other.lineOfText)")
        }
    }

    @Test("GeoJSON holds everything", arguments: seeds) func geoJSON(seed: UInt64) throws {
        var source = FlatTrips(seed: seed)
        for _ in 0..<10 {
            let trips = source.next(5)
            let found = try back(trips, GeoJSONFormat())
            expectSame(found.trips, trips)
            #expect(found.skipped == [] && found.notices == [])
        }
    }

    @Test("Tables hold everything but empty trips", arguments: seeds) func tables(
        seed: UInt64
    ) throws {
        var source = FlatTrips(seed: seed)
        for tabbed in [false, true] {
            for _ in 0..<5 {
                let trips = source.next(5, allowsEmpty: false)
                let found = try back(trips, CSVFormat(tabbed: tabbed))
                expectSame(found.trips, trips)
                #expect(found.skipped == [] && found.notices == [])
            }
        }
    }

    @Test("Lists hold everything but some notes", arguments: seeds) func lists(seed: UInt64) throws {
        var source = FlatTrips(seed: seed)
        for _ in 0..<10 {
            let trips = source.next(5)
            let found = try back(trips, ListFormat())
            expectSame(found.trips.map(\.withoutNotes), trips.map(\.withoutNotes))
            for (stop, other) in zip(found.trips.flatMap(\.waypoints), trips.flatMap(\.waypoints)) {
                #expect(stop.note == nil || stop.note == other.note)
            }
            #expect(found.skipped == [] && found.notices == [])
        }
    }
}
