import Foundation
import Interchange
import Testing

/// Routes that only draw the way of places beside them, and places at the stops of routes.
@Suite struct GPXDrawnRouteTests {
    private static let line = (0..<60).map { (46 + Double($0) * 0.01, 7.0) }

    private func points(_ element: String, _ places: [(Double, Double)]) -> String {
        places.map { "<\(element) lat='\($0.0)' lon='\($0.1)'/>" }.joined()
    }

    private func named(_ element: String, _ name: String, _ latitude: Double, _ longitude: Double) -> String {
        "<\(element) lat='\(latitude)' lon='\(longitude)'><name>\(name)</name></\(element)>"
    }

    @Test("A route of many points without names beside places goes from its start by these to its end")
    func drawn() {
        let places = named("wpt", "P", 46.1, 7.002) + named("wpt", "Q", 46.3, 7)
        let route = "<rte><name>R</name>\(points("rtept", Self.line))</rte>"
        let track = "<trk><name>T</name><trkseg>\(points("trkpt", Self.line))</trkseg></trk>"
        for text in ["<gpx>\(places)\(route)</gpx>", "<gpx>\(places)\(route)\(track)</gpx>"] {
            let found = reading(text).filter { !$0.hasPrefix("notice") }
            #expect(found == ["R: Stop 1@46,7 P@46.1,7.002 Q@46.3,7 Stop 4@46.59,7"])
        }
        #expect(reading("<gpx>\(places)\(route)</gpx>", everyPoint: true).contains { $0.contains("@46.58,7") })
    }

    @Test("A place some metres from a stop of a route is in the note of the stop")
    func atStop() {
        let stops = named("rtept", "A", 46, 7) + named("rtept", "B", 46.2, 7) + named("rtept", "A", 46, 7)
        let hotel = "<wpt lat='46.2001' lon='7.0001'><name>Hotel</name><desc>booked</desc></wpt>"
        #expect(
            reading("<gpx>\(hotel)<rte><name>R</name>\(stops)</rte></gpx>")
                == [
                    "R: A@46,7 B@46.2,7[Hotel\nbooked] A@46,7",
                    "notice: 1 place at a stop of “R” is in the note of that",
                ])
        let sights = hotel + named("wpt", "Church", 46.2002, 7) + named("wpt", "b", 46.2, 7.0002)
        let far = named("wpt", "Far", 47, 7.5)
        #expect(
            reading("<gpx>\(sights)\(far)<rte><name>R</name>\(stops)</rte></gpx>")
                .contains("notice: 2 places at stops of “R” are in the notes of these"))
        let other = named("wpt", "Far", 46.3, 7.5)
        #expect(
            reading("<gpx>\(other)<rte><name>R</name>\(stops)</rte></gpx>").filter { $0.contains("Far@") }.count == 1)
    }

    @Test("A route of some points without names keeps them where no place lies along it")
    func kept() {
        let route = "<rte><name>R</name>\(points("rtept", Array(Self.line.prefix(30))))</rte>"
        let track = "<trk><name>T</name><trkseg>\(points("trkpt", [(10, 1), (10.1, 1), (10.2, 1)]))</trkseg></trk>"
        let far = named("wpt", "Far", 20, 20)
        for text in ["<gpx>\(route)\(track)</gpx>", "<gpx>\(far)\(route)</gpx>"] {
            let found = reading(text)
            #expect(found.contains { $0.hasPrefix("R: ") && $0.contains("@46.15,7") })
            #expect(!found.contains { $0.contains("only draw") })
        }
        let near = named("wpt", "P", 46.1, 7.002)
        #expect(
            reading("<gpx>\(near)\(route)</gpx>").contains { $0.contains("28 points without a name only draw “R”") })
    }

    @Test("Routes that are called by their ends and follow one another are one trip, and points between two names draw")
    func chained() {
        func route(_ from: String, _ first: Double, _ to: String, _ last: Double) -> String {
            let step = (last - first) / 5
            let between = (1...4).map { "<rtept lat='\(first + step * Double($0))' lon='7'/>" }.joined()
            return "<rte><name>\(from) - \(to)</name><rtept lat='\(first)' lon='7'><name>\(from)</name></rtept>"
                + between + "<rtept lat='\(last)' lon='7'><name>\(to)</name></rtept></rte>"
        }
        let found = reading("<gpx>\(route("A", 40, "B", 41))\(route("B", 41, "C", 42))</gpx>")
        #expect(found.first.map { $0.hasSuffix("A@40,7 B@41,7 C@42,7") } ?? false)
        // Others are trips of their own.
        #expect(
            reading("<gpx>\(route("A", 40, "B", 41))\(route("X", 41, "C", 42))</gpx>").count { $0.contains("@") } == 2)
    }

    @Test("A drawn route that leads back nearly to its start has places on its way")
    func loopOfRoute() {
        let points = (0...120).map { step -> String in
            // The end is about a kilometre from the start.
            let angle = Double(step) / 120.6 * 2 * Double.pi
            return "<rtept lat='\(46 + 0.2 * sin(angle))' lon='\(7 + 0.2 * cos(angle))'/>"
        }
        let found = reading("<gpx><rte><name>Loop</name>\(points.joined())</rte></gpx>")
        #expect(found.first.map { $0.split(separator: "@").count == 6 } ?? false)
        #expect(found.contains { $0.contains("leads back to its start: 3 places on its way are stops, too") })
    }

    @Test("A track that leads back to its start has places on its way")
    func loop() {
        let points = (0...40).map { step -> String in
            let angle = Double(step) / 40 * 2 * Double.pi
            return "<trkpt lat='\(46 + 0.2 * sin(angle))' lon='\(7 + 0.2 * cos(angle))'/>"
        }
        let found = reading("<gpx><trk><name>Loop</name><trkseg>\(points.joined())</trkseg></trk></gpx>")
        #expect(found.first.map { $0.split(separator: "@").count == 6 } ?? false)
        #expect(found.contains { $0.contains("leads back to its start: 3 places on its way are stops, too") })
    }
}
