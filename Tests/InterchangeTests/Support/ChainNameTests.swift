import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Names of the ends of lines that follow one another, in GPX, KML and GeoJSON") struct ChainNameTests {
    /// A place without a name is called after a town, whose name has its latitude.
    private static func near(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        FoundPlace.ofCoordinates(text, near: near).map {
            FoundPlace(
                name: "near \(Int($0.location.latitude))", location: $0.location, label: "X", wasLookedUp: false,
                isNamed: false)
        }
    }

    private func gpx(_ titles: [String]) -> String {
        let tracks = titles.enumerated().map { index, title in
            "<trk><name>\(title)</name><trkseg><trkpt lat='\(40 + index)' lon='7'/><trkpt lat='\(41 + index)' lon='7'/></trkseg></trk>"
        }
        return "<gpx version='1.1'>\(tracks.joined())</gpx>"
    }

    private func kml(_ titles: [String]) -> String {
        let lines = titles.enumerated().map { index, title in
            "<Placemark><name>\(title)</name><LineString><coordinates>7,\(40 + index) 7,\(41 + index)</coordinates>"
                + "</LineString></Placemark>"
        }
        return "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>T</name>\(lines.joined())</Document></kml>"
    }

    private func geoJSON(_ titles: [String]) -> String {
        let lines = titles.enumerated().map { index, title in
            #"{"type":"Feature","properties":{"name":"\#(title)"},"geometry":{"type":"LineString","coordinates":[[7,\#(40 + index)],[7,\#(41 + index)]]}}"#
        }
        return #"{"type":"FeatureCollection","features":[\#(lines.joined(separator: ","))]}"#
    }

    @Test("Titles that only count name no place, and the nights of their days are told, in each of the formats alike")
    func counted() {
        let titles = ["Day 1", "Day 2", "Day 3"]
        for text in [gpx(titles), kml(titles), geoJSON(titles)] {
            let found = reading(text, places: Self.near)
            #expect(found.first?.hasSuffix(": near 40@40,7 near 41@41,7 near 42@42,7 near 43@43,7") == true, "\(found)")
            #expect(
                found.dropFirst().filter { $0.contains("days") } == [
                    "notice: the days are those of the parts of the way: one sleeps where each ends"
                ], "\(found)")
        }
    }

    @Test("An end that only one of two titles names has that name")
    func halves() {
        let titles = ["Day 1: Lyon to Annecy", "Day 2"]
        for text in [kml(titles), geoJSON(titles)] {
            let found = reading(text, places: Self.near)
            #expect(found.first?.hasSuffix(": Lyon@40,7 Annecy@41,7 near 42@42,7") == true, "\(found)")
        }
    }

    @Test(
        "A title that begins as a sentence names both ends",
        arguments: [
            "Directions from Annecy to Chamonix", "Route from Annecy to Chamonix", "Itinéraire de Annecy à Chamonix",
            "Itinéraire d’Annecy à Chamonix", "Route von Annecy nach Chamonix", "Indicazioni da Annecy a Chamonix",
            "Ruta de Annecy a Chamonix",
        ])
    func directions(title: String) {
        for text in [kml([title]), geoJSON([title])] {
            #expect(reading(text).first == "\(title): Annecy@40,7 Chamonix@41,7")
        }
    }

    @Test("Of layers of directions the place between two is one stop, and the trip beside others has the map's title")
    func directions() {
        func line(_ from: Int, _ to: Int) -> String {
            "<Placemark><name>Directions from A to B</name><LineString><coordinates>7,\(from) 7,\(to)</coordinates>"
                + "</LineString></Placemark>"
        }
        func point(_ name: String, _ north: Int) -> String {
            "<Placemark><name>\(name)</name><Point><coordinates>7,\(north)</coordinates></Point></Placemark>"
        }
        let way = line(40, 41) + point("A", 40) + point("B", 41) + line(41, 42) + point("B", 41) + point("C", 42)
        #expect(reading("<kml><Document><name>T</name>\(way)</Document></kml>").first == "T: A@40,7 B@41,7 C@42,7")
        let route =
            "<Folder><name>Directions from A to B</name>\(line(40, 41))\(point("A", 40))\(point("B", 41))</Folder>"
        let food = "<Folder><name>Food</name>\(point("Inn", 45))</Folder>"
        let found = reading("<kml><Document><name>Club</name>\(route)\(food)</Document></kml>")
        #expect(found.first == "Club: A@40,7 B@41,7")
    }
}
