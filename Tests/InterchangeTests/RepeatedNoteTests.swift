import CivilTime
import Entities
import Foundation
import Geodesy
import Interchange
import Itineraries
import TestSupport
import Testing

/// A note that repeats the name of its stop: a person's own is kept, that of a program is none.
@Suite struct RepeatedNoteTests {
    @Test(
        "It survives export and import", arguments: ["json", "gpx", "kml", "kmz", "geojson", "csv", "tsv", "ics"])
    func own(format: String) throws {
        var trip = Trip(
            id: id(1), name: name("T"),
            waypoints: [
                stop(11, "Hut", 60.3913, 5.3221, note: "Hut"), stop(12, "Lake", 60.8628, 7.1138, note: "cold"),
                stop(13, "Inn", 62.1008, 7.2058, note: "Inn"),
            ])
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        let found = try #require(TripFormats.named(format))
        let writer: any TripFormat = format == "ics" ? ICSFormat(times: true) : found
        let back = try found.read(bytes: writer.write([planned(trip)]).bytes)
        #expect(back.trips.first?.waypoints.map(\.note?.text) == ["Hut", "cold", "Inn"])
    }

    @Test(
        "One that another program wrote is left out",
        arguments: [
            "<gpx creator='x'><wpt lat='1' lon='2'><name>Hut</name><desc>Hut</desc></wpt></gpx>",
            "Name,Latitude,Longitude,Description\nHut,1,2,Hut\n",
            #"{"type":"Feature","properties":{"name":"Hut","description":"Hut"},"#
                + #""geometry":{"type":"Point","coordinates":[2,1]}}"#,
        ])
    func others(text: String) {
        #expect(reading(text) == ["file: Hut@1,2"])
    }

    @Test("The parts of one line that are joined have its note once, and lines that follow one another each their own")
    func ofLine() throws {
        let parts = "[[7,46],[7.1,46]],[[7.1,46.0025],[7.2,46.1]]"
        let line =
            #"{"type":"Feature","properties":{"name":"L","description":"from the lake"},"#
            + #""geometry":{"type":"MultiLineString","coordinates":[\#(parts)]}}"#
        let read = try GeoJSONFormat().read(text: line)
        #expect(read.trips.map { $0.waypoints.map { $0.note?.text ?? "-" } } == [["from the lake", "-", "-"]])
        let lines = ["[[7,46],[7.1,46]]", "[[7.1,46.0025],[7.2,46.1]]"].map { coordinates in
            #"{"type":"Feature","properties":{"name":"L","description":"from the lake"},"#
                + #""geometry":{"type":"LineString","coordinates":\#(coordinates)}}"#
        }
        let chain = try GeoJSONFormat().read(text: "[\(lines.joined(separator: ","))]")
        #expect(
            chain.trips.map { $0.waypoints.map { $0.note?.text ?? "-" } } == [["from the lake", "from the lake", "-"]])
    }
}
