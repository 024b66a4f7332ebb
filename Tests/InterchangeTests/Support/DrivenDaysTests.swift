import Entities
import Foundation
import Interchange
import Itineraries
import TestSupport
import Testing

@Suite("Days in files for maps and devices")
struct DrivenDaysTests {
    private func text(_ format: any TripFormat, _ trip: Trip) -> String {
        String(decoding: format.write([planned(trip)]).bytes, as: UTF8.self)
    }

    @Test("a trip of several days has a route and a line for each that is driven, called by the day")
    func names() throws {
        let trip = try fjords(roundTrip: true)
        let gpx = text(GPXFormat(), trip)
        #expect(gpx.components(separatedBy: "<rte>").count == 4)
        #expect(
            gpx.contains(
                "<rte>\n    <name>Day 1 · Sat 12 Jun 2027 · Bergen → Flåm</name>\n    <type>day</type>\n    <rtept"))
        #expect(gpx.contains("<name>Day 3 · Mon 14 Jun · Flåm → Bergen</name>"))
        let kml = text(KMLFormat(), trip)
        #expect(kml.components(separatedBy: "<LineString>").count == 4)
        #expect(kml.contains("<name>Day 3 · Mon 14 Jun · Flåm → Bergen</name>"))
        #expect(kml.contains("<coordinates>7.1138,60.8628 7.2058,62.1008 5.3221,60.3913</coordinates>"))
    }

    @Test("a trip of one day, and one that is not planned, has none of these")
    func none() throws {
        var trip = try fjords()
        try trip.waypoints[1].plan.set(.nights(nil))
        #expect(text(GPXFormat(), trip).components(separatedBy: "<rte>").count == 2)
        #expect(text(KMLFormat(), coast()).components(separatedBy: "<LineString>").count == 2)
    }

    @Test("they are no trips on the way back", arguments: 0..<UInt64(LongRun.count(100)))
    func back(seed: UInt64) throws {
        var source = PlannedTrips(seed: seed)
        let trip = try source.next()
        for format in [GPXFormat(), KMLFormat(), KMZFormat()] as [any TripFormat] {
            let bytes = format.write([planned(trip)]).bytes
            let back = try format.read(bytes, ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
            #expect(back.trips.map(\.contentKey) == [trip.contentKey], "\(format.name)")
            #expect(back.notices == [] && back.skipped == [], "\(format.name)")
        }
    }
}
