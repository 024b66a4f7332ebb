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
                == ["R: A@46,7 B@46.2,7[Hotel\nbooked] A@46,7"])
        let far = named("wpt", "Far", 46.3, 7.5)
        #expect(reading("<gpx>\(far)<rte><name>R</name>\(stops)</rte></gpx>").filter { $0.contains("Far@") }.count == 1)
    }
}
