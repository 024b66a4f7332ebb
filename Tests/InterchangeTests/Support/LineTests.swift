import Entities
import Foundation
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite("Lines of files, and lines across the antimeridian") struct LineTests {
    private func geoJSON(_ lines: [(String, [[Double]])]) -> String {
        let features = lines.map { name, places in
            "{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":\(places)},\"properties\":{\"name\":\"\(name)\"}}"
        }
        return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
    }

    private func kml(_ lines: [(String, [[Double]])]) -> String {
        let placemarks = lines.map { name, places in
            let text = places.map { "\($0[0]),\($0[1])" }.joined(separator: " ")
            return
                "<Placemark><name>\(name)</name><LineString><coordinates>\(text)</coordinates></LineString></Placemark>"
        }
        return "<kml><Document><name>Map</name>\(placemarks.joined())</Document></kml>"
    }

    private let days = [("Day 1", [[7.0, 46.0], [7.5, 46.5]]), ("Day 2", [[7.5, 46.5], [8.0, 47.0]])]

    @Test("Lines that follow one another are one trip, in GeoJSON and in KML")
    func chains() {
        let stops = "Day 1 (start)@46,7 Day 2 (start)@46.5,7.5 Day 2 (end)@47,8"
        let nights = "notice: the days are those of the parts of the way: one sleeps where each ends"
        #expect(reading(geoJSON(days)) == ["file: \(stops)", nights])
        #expect(reading(kml(days)) == ["Map: \(stops)", nights])
    }

    @Test("Lines that do not are a trip each, and are counted")
    func loose() throws {
        let lines = (0..<60).map { ("L\($0)", [[Double($0), 10.0], [Double($0), 11.0]]) }
        for format in [GeoJSONFormat(), KMLFormat()] as [any TripFormat] {
            let text = format is KMLFormat ? kml(lines) : geoJSON(lines)
            let found = try format.read(text: text)
            #expect(found.trips.count == 60 && found.lineTrips == 60)
        }
        #expect(try GeoJSONFormat().read(text: geoJSON(days)).lineTrips == 0)
    }

    @Test("A feature a line is GeoJSON, and a text sequence too")
    func texts() {
        func point(_ name: String, _ latitude: Int) -> String {
            "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[7,\(latitude)]},\"properties\":{\"name\":\"\(name)\"}}"
        }
        #expect(reading("\(point("A", 1))\n\(point("B", 2))\n") == ["file: A@1,7 B@2,7"])
        #expect(reading("\u{1E}\(point("A", 1))\n\u{1E}\(point("B", 2))\n") == ["file: A@1,7 B@2,7"])
        #expect(reading("\(point("A", 1))\nx\n").first?.hasPrefix("error F:2:1: ") == true)
    }

    @Test("A way across the antimeridian is cut there, and comes back as it was")
    func antimeridian() throws {
        let stops = [
            Waypoint(id: ID(high: 0, low: 1), name: try Name("Suva"), location: try Coordinate(-18.1, 178.4)),
            Waypoint(id: ID(high: 0, low: 2), name: try Name("Apia"), location: try Coordinate(-13.8, -171.8)),
        ]
        let trip = Trip(id: ID(high: 0, low: 3), name: try Name("Pacific"), waypoints: stops)
        let kml = String(decoding: KMLFormat().document([trip]).bytes, as: UTF8.self)
        #expect(kml.contains("<MultiGeometry>") && kml.contains("180,") && kml.contains("-180,"))
        #expect(reading(kml) == ["Pacific: Suva@-18.1,178.4 Apia@-13.8,-171.8"])
        let track = String(decoding: GPXTrackFormat().document([trip]).bytes, as: UTF8.self)
        let segments = track.components(separatedBy: "<trkseg>").dropFirst()
        #expect(segments.count == 2)
        #expect(
            segments.first?.contains("lon=\"179.9999999\"") == true && segments.last?.contains("lon=\"-180\"") == true)
        for segment in segments {
            let east = segment.components(separatedBy: "lon=\"").dropFirst().map { !$0.hasPrefix("-") }
            #expect(Set(east).count == 1)
        }
        #expect(reading(track).first == "Pacific: Suva@-18.1,178.4 Apia@-13.8,-171.8")
    }

    @Test("Several trips in one GPX are groups of points, and a trip called like a turn is none")
    func groups() throws {
        let stop = Waypoint(id: ID(high: 0, low: 1), name: try Name("A"), location: try Coordinate(1, 2))
        let trips = try ["Right turn", "Other"].enumerated().map { index, name in
            Trip(id: ID(high: 1, low: UInt64(index)), name: try Name(name), waypoints: [stop])
        }
        let text = String(decoding: GPXFormat().document(trips).bytes, as: UTF8.self)
        #expect(text.contains("<type>Right turn</type>"))
        #expect(!String(decoding: GPXFormat().document([trips[0]]).bytes, as: UTF8.self).contains("<type>"))
        #expect(reading(text) == ["Right turn: A@1,2", "Other: A@1,2"])
    }

    @Test("A map that is only a link says how its points are got")
    func networkLinks() {
        func link(_ address: String) -> [String] {
            reading("<kml><Document><NetworkLink><Link><href>\(address)</href></Link></NetworkLink></Document></kml>")
        }
        #expect(
            link("https://www.google.com/maps/d/kml?mid=1").first?.contains(
                "without “Keep data up to date with network link”") == true)
        #expect(link("https://example.org/a.kml").first?.contains("open it in a browser") == true)
    }
}
