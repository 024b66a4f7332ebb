import Entities
import TestSupport
import Testing
import Text

@testable import Interchange

@Suite struct JSONLimitTests {
    private let trip = #"{"waypoints":[]}"#
    private let stop = #"{"location":{"latitude":1,"longitude":2}}"#

    @Test("A file has at most 100,000 trips") func tripCount() throws {
        let most = Array(repeating: trip, count: 100_000).joined(separator: ",\n")
        #expect(try JSONFormat().read(text: "[\(most)]").trips.count == 100_000)
        #expect(throws: TextFault(line: 100_001, column: 1, reason: "more than 100000 trips in one file")) {
            try JSONFormat().read(text: "[\(most),\n\(trip)]")
        }
    }

    @Test("A file has at most a million stops") func millionStops() throws {
        #expect(StopCollector.overLimit(trips: 0, stops: 1_000_000) == nil)
        #expect(StopCollector.overLimit(trips: 0, stops: 1_000_001) == "more than 1000000 points in one file")
        // The reader asks this with the number of stops in all trips so far.
        let two = "{\"waypoints\":[\(stop),\(stop)]}"
        #expect(throws: LibraryDecodingError.self) {
            try LibraryDecoder.imported(
                Array("[\(two),\(two)]".utf8), unnamed: .newTrip, ids: SeededIdentifiers(seed: 1),
                refusal: { _, stops in stops > 3 ? "too many" : nil })
        }
        guard LongRun.isWanted else { return }
        // In two trips, as the limit is that of the file.
        let half = Array(repeating: stop, count: 500_000).joined(separator: ",")
        let trips = #"[{"waypoints":[\#(half)]},{"waypoints":[\#(half),"#
        #expect(throws: TextFault(line: 2, column: 1, reason: "more than 1000000 points in one file")) {
            try JSONFormat().read(text: trips + "\n\(stop)]}]")
        }
    }
}
