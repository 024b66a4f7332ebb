import Cartography
import Geodesy
import Platform
import Shorelines
import Testing

@testable import ReportModule

@Suite("Maps that are drawn by two threads") struct MapDrawersTests {
    @Test("An itinerary has the same maps as by one thread") func same() throws {
        let section = try #require(planned(decided()).trips.first)
        let two = MapDrawers(TwoThreads(), makeCartographer: drawers.makeCartographer)
        let maps = try ItineraryMaps(of: section, by: two, unit: .kilometers, prefix: "m")
        #expect(maps.whole != nil && maps.narrow != nil && maps.days.count == 2)
        #expect(try maps == ItineraryMaps(of: section, by: drawers, unit: .kilometers, prefix: "m"))
    }

    private static let ways: [any ParallelWork] = [OneThread(), TwoThreads()]

    @Test("The error of the first piece that has one is thrown", arguments: ways)
    func error(_ work: any ParallelWork) {
        struct Fault: Error, Equatable { let piece: Int }
        let two = MapDrawers(work, makeCartographer: drawers.makeCartographer)
        #expect(throws: Fault(piece: 3)) {
            try two.drawings(of: Array(0..<9), by: two.makeCartographer()) { piece, _ throws(Fault) -> Int in
                guard piece % 4 != 3 else { throw Fault(piece: piece) }
                return piece
            }
        }
    }
}
