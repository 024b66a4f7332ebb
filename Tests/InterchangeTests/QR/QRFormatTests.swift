import CivilTime
import Entities
import Geodesy
import Itineraries
import QRCode
import TestSupport
import Testing

@testable import Interchange

@Suite("QR codes of trips") struct QRFormatTests {
    private func trip(_ count: Int, isRoundTrip: Bool = false) throws -> Trip {
        let ids = SeededIdentifiers(seed: 1)
        let stops = try (0..<count).map { index in
            Waypoint(
                id: ids.next(), name: try Name("S\(index + 1)"),
                location: try Coordinate(latitude: Double(index) + 0.123456, longitude: -Double(index)))
        }
        return Trip(id: ids.next(), name: try Name("T"), waypoints: stops, isRoundTrip: isRoundTrip)
    }

    /// A route along the stops whose legs are measured by `sources`.
    private func route(_ trip: Trip, _ sources: [LegSource]) -> Route {
        Route(
            legs: sources.enumerated().map { index, source in
                Leg(
                    from: index, to: (index + 1) % trip.waypoints.count, distance: 200_000, initialBearing: 0,
                    source: source, duration: 7_200)
            })
    }

    /// The lines of a document without the rows of codes.
    private func words(_ document: ExportedDocument) -> [String] {
        String(decoding: document.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init).filter { line in
                line.isEmpty || !line.allSatisfy { " ▀▄█".contains($0) }
            }
    }

    @Test("A trip without days has one code, with what it opens above and the link below") func wholeText() throws {
        let document = QRFormat().write([try trip(2).routed])
        let link = "https://www.google.com/maps/dir/0.12346,0/1.12346,-1"
        let symbol = try QRSymbol(link)
        #expect(symbol.size == 33)
        let text = String(decoding: document.bytes, as: UTF8.self)
        let code = SymbolDrawing.darkBlocks.lines(symbol)
        #expect(
            text == (["T", "", "Directions in Google Maps: 1 S1 → 2 S2"] + code + [link, ""]).joined(separator: "\n"))
        #expect(document.warnings == [])
    }

    @Test("Longer ways come in pieces of at most 3 stops between, and the way back is in the last") func pieces() throws
    {
        #expect(
            words(QRFormat().write([try trip(6, isRoundTrip: true).routed])) == [
                "T (round trip)", "", "Directions in Google Maps: 1 S1 → 2 S2 → 3 S3 → 4 S4 → 5 S5",
                "https://www.google.com/maps/dir/0.12346,0/1.12346,-1/2.12346,-2/3.12346,-3/4.12346,-4",
                "", "Directions in Google Maps: 5 S5 → 6 S6 → 1 S1",
                "https://www.google.com/maps/dir/4.12346,-4/5.12346,-5/0.12346,0", "",
            ])
    }

    @Test("Another service has links of its own: places of stops, and ways from stop to stop") func services() throws {
        let trip = try trip(3, isRoundTrip: true)
        #expect(
            words(QRFormat(service: .geo).write([trip.routed])) == [
                "T (round trip)", "", "Place: 1 S1", "geo:0.12346,0", "", "Place: 2 S2", "geo:1.12346,-1", "",
                "Place: 3 S3", "geo:2.12346,-2", "",
            ])
        let osm = "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route="
        #expect(
            words(QRFormat(service: .osm).write([trip.routed])) == [
                "T (round trip)", "", "Directions in OpenStreetMap: 1 S1 → 2 S2", osm + "0.12346,0%3B1.12346,-1", "",
                "Directions in OpenStreetMap: 2 S2 → 3 S3", osm + "1.12346,-1%3B2.12346,-2", "",
                "Directions in OpenStreetMap: 3 S3 → 1 S1", osm + "2.12346,-2%3B0.12346,0", "",
            ])
    }

    @Test("A planned trip has a code for each day with a drive") func days() throws {
        var trip = try trip(4)
        try trip.plan.set(.start(CivilDate(year: 2027, month: 6, day: 12)))
        try trip.waypoints[1].plan.set(.nights(2))
        let route = route(trip, [.roads, .roads, .roads])
        let days = Itinerary(planned: trip, route) { _ in PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 } }
        let routed = RoutedTrip(trip: trip, route: route, itinerary: days)
        #expect(
            words(QRFormat().write([routed])).filter { !$0.hasPrefix("https") } == [
                "T", "", "Day 1 · Sat 12 Jun 2027 · S1 → S2", "", "Directions in Google Maps: 1 S1 → 2 S2", "",
                "Day 3 · Mon 14 Jun · S2 → S4", "", "Directions in Google Maps: 2 S2 → 3 S3 → 4 S4", "",
            ])
        #expect(
            words(QRFormat(service: .geo).write([routed])).filter { $0.hasPrefix("Place") }
                == ["Place: 1 S1", "Place: 2 S2", "Place: 3 S3", "Place: 4 S4"])
    }

    @Test("What a person flies is on no code, and a day without a drive has none") func flights() throws {
        var trip = try trip(4)
        for (stop, means) in [(1, Way.Means.flight), (3, .train)] {
            try trip.waypoints[stop].plan.set(.way(Way(by: means, minutes: 60)))
        }
        try trip.waypoints[1].plan.set(.nights(1))
        try trip.waypoints[2].plan.set(.nights(1))
        let route = route(trip, [.roads, .roads, .roads]).given(by: trip)
        let days = Itinerary(planned: trip, route) { _ in PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 } }
        for itinerary in [days, nil] {
            let routed = RoutedTrip(trip: trip, route: route, itinerary: itinerary)
            #expect(
                words(QRFormat().write([routed])).filter { $0.hasPrefix("Directions") } == [
                    "Directions in Google Maps: 2 S2 → 3 S3"
                ])
        }
    }

    @Test("No directions lead over a sea without a ferry") func crossings() throws {
        let trip = try trip(5, isRoundTrip: true)
        let routed = RoutedTrip(trip: trip, route: route(trip, [.roads, .air, .roads, .sea, .roads]))
        #expect(
            words(QRFormat().write([routed])).filter { $0.hasPrefix("Directions") } == [
                "Directions in Google Maps: 1 S1 → 2 S2", "Directions in Google Maps: 3 S3 → 4 S4",
                "Directions in Google Maps: 5 S5 → 1 S1",
            ])
    }

    @Test("A trip without a drive has no code, which is said") func noDrive() throws {
        for count in 0...1 {
            let document = QRFormat().write([try trip(count).routed])
            #expect(words(document) == ["T", ""])
            #expect(document.warnings == ["“T” has no drive, so no code"])
        }
    }

    @Test("Names do not steer the terminal") func escapes() throws {
        var trip = try trip(2)
        trip.waypoints[0].name = try Name("\u{1B}[2J")
        let document = QRFormat().write([trip.routed])
        #expect(document.drawsOnTerminal)
        #expect(words(document)[2] == "Directions in Google Maps: 1 \\u{1B}[2J → 2 S2")
    }

    @Test("A code that the window has no room for is told instead of drawn broken") func narrow() throws {
        let wide = QRFormat(drawing: .coloredBlocks, columns: 41).write([try trip(2).routed])
        #expect(String(decoding: wide.bytes, as: UTF8.self).contains("\u{1B}[38;5;16;48;5;231m"))
        let narrow = QRFormat(drawing: .lightBlocks, columns: 40).write([try trip(2).routed])
        #expect(
            words(narrow) == [
                "T", "", "Directions in Google Maps: 1 S1 → 2 S2",
                "(the code needs 41 columns, and the window has 40)",
                "https://www.google.com/maps/dir/0.12346,0/1.12346,-1", "",
            ])
        #expect(narrow.warnings == [])
    }

    @Test("Without colours it is said that the background is taken for dark") func withoutColors() throws {
        #expect(
            QRFormat(drawing: .lightBlocks).write([try trip(2).routed]).warnings == [
                "without colours the codes are drawn for a dark background; on a light one not every reader takes them"
            ])
    }

    @Test("Codes are not read") func noReading() {
        #expect(reading("▀▄█", as: QRFormat()) == ["error F: codes are only written; json and list come back in"])
    }
}
