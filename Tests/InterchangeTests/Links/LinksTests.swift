import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite struct LinksTests {
    private func trip(_ count: Int, isRoundTrip: Bool = false) throws -> Trip {
        let ids = SeededIdentifiers(seed: 1)
        let stops = try (0..<count).map { index in
            Waypoint(
                id: ids.next(), name: try Name("S\(index + 1)"),
                location: try Coordinate(latitude: Double(index) + 0.5, longitude: -Double(index)))
        }
        return Trip(id: ids.next(), name: try Name("T"), waypoints: stops, isRoundTrip: isRoundTrip)
    }

    private func lines(_ trip: Trip) -> [String] {
        String(decoding: LinksFormat().write([trip.routed]).bytes, as: UTF8.self).split(separator: "\n").map(
            String.init)
    }

    @Test("The whole text that is written") func wholeText() throws {
        #expect(
            lines(try trip(3, isRoundTrip: true)) == [
                "T (round trip)", "1. S1: geo:0.5,0", "2. S2: geo:1.5,-1", "3. S3: geo:2.5,-2",
                "Directions 1 to 3 and back to 1: https://www.google.com/maps/dir/?api=1&origin=0.5%2C0&destination=0.5%2C0"
                    + "&waypoints=1.5%2C-1%7C2.5%2C-2&travelmode=driving",
            ])
        #expect(lines(try trip(0)) == ["T"])
        #expect(lines(try trip(1)) == ["T", "1. S1: geo:0.5,0"])
        #expect(lines(try trip(1, isRoundTrip: true)) == ["T (round trip)", "1. S1: geo:0.5,0"])
    }

    @Test(
        "Long trips come in pieces that share an end",
        arguments: [2: ["1 to 2"], 11: ["1 to 11"], 12: ["1 to 11", "11 to 12"], 21: ["1 to 11", "11 to 21"]])
    func longTrips(count: Int, pieces: [String]) throws {
        let directions = lines(try trip(count)).filter { $0.hasPrefix("Directions") }
        #expect(directions.map { $0.dropFirst(11).prefix { $0 != ":" } } == pieces.map { Substring($0) })
        for line in directions { #expect(line.split(separator: "%7C").count <= 9) }
    }

    @Test("The way back of a long round trip is in the last piece") func wayBack()
        throws
    {
        let directions = lines(try trip(11, isRoundTrip: true)).filter { $0.hasPrefix("Directions") }
        #expect(directions.map { $0.prefix { $0 != ":" } } == ["Directions 1 to 11", "Directions 11 back to 1"])
        let longer = lines(try trip(12, isRoundTrip: true)).filter { $0.hasPrefix("Directions") }
        #expect(longer.map { $0.prefix { $0 != ":" } } == ["Directions 1 to 11", "Directions 11 to 12 and back to 1"])
        let whole = lines(try trip(10, isRoundTrip: true)).filter { $0.hasPrefix("Directions") }
        #expect(whole.map { $0.prefix { $0 != ":" } } == ["Directions 1 to 10 and back to 1"])
    }

    @Test("What a telephone does not take is said") func telephone() throws {
        #expect(LinksFormat().write([try trip(5).routed]).warnings == [])
        #expect(LinksFormat().write([try trip(6).routed]).warnings.count == 1)
    }

    @Test("Links are not read") func noReading() {
        #expect(
            reading("geo:1,2", as: LinksFormat()) == [
                "error F: links are only written; export the trip as json or list, which come back in"
            ])
    }
}
