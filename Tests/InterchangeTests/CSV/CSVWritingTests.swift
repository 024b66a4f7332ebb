import Entities
import Foundation
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite("CSV and TSV as they are written")
struct CSVWritingTests {
    /// London, Paris, New York, Los Angeles: the way between the first two and the last two is known to a tenth of a
    /// metre.
    private func trip(isRoundTrip: Bool) throws -> Trip {
        let ids = SeededIdentifiers(seed: 1)
        let places = [
            ("London", 51.5074, -0.1278), ("Paris", 48.8566, 2.3522), ("New York", 40.7128, -74.006),
            ("Los Angeles", 34.0522, -118.2437),
        ]
        return Trip(
            id: ids.next(), name: try Name("Far"),
            waypoints: try places.map {
                Waypoint(
                    id: ids.next(), name: try Name($0.0), location: try Coordinate(latitude: $0.1, longitude: $0.2))
            }, isRoundTrip: isRoundTrip)
    }

    /// The cells of the column LegMeters, the row of names left out.
    private func legMeters(_ format: CSVFormat, _ trip: RoutedTrip, separator: Character) -> [String] {
        let rows = String(decoding: format.write([trip]).bytes, as: UTF8.self).split(separator: "\r\n")
            .map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
        #expect(rows.first?.last == "LegMeters")
        #expect(rows.allSatisfy { $0.count == 7 })
        return rows.dropFirst().map { $0[6] }
    }

    @Test("LegMeters is the length of the leg that ends at the stop", arguments: [false, true], [false, true])
    func knownDistances(tabbed: Bool, isRoundTrip: Bool) throws {
        let cells = legMeters(
            CSVFormat(tabbed: tabbed), try trip(isRoundTrip: isRoundTrip).routed, separator: tabbed ? "\t" : ",")
        #expect(cells.count == (isRoundTrip ? 5 : 4))
        #expect(cells[0] == "")
        let lengths = cells.dropFirst().compactMap(Double.init)
        #expect(lengths.count == cells.count - 1)
        #expect(abs(lengths[0] - 343_556.5) < 0.1)
        #expect(abs(lengths[2] - 3_935_751.7) < 0.1)
        // Paris to New York and Los Angeles to London, by the haversine formula.
        #expect(abs(lengths[1] - 5_837_249.0) < 0.1)
        if isRoundTrip { #expect(abs(lengths[3] - 8_755_614.4) < 0.1) }
    }

    @Test("LegMeters has at most three decimals, and is what the route says, not the straight line")
    func givenLegs() throws {
        let lengths = [1_000, 2_345.678_9, 0.000_4, 12.5]
        let legs = lengths.enumerated().map { index, length in
            Leg(from: index, to: (index + 1) % 4, distance: length, initialBearing: 0)
        }
        let routed = RoutedTrip(trip: try trip(isRoundTrip: true), route: Route(legs: legs))
        #expect(legMeters(CSVFormat(), routed, separator: ",") == ["", "1000", "2345.679", "0", "12.5"])
    }

    @Test("a leg whose length is not known stays empty")
    func unknownLegs() throws {
        let routed = RoutedTrip(trip: try trip(isRoundTrip: false), route: .none)
        #expect(legMeters(CSVFormat(), routed, separator: ",") == ["", "", "", ""])
    }
}
