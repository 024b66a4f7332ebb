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
}
