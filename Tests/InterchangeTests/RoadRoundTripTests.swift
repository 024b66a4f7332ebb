import Entities
import Geodesy
import Interchange
import Itineraries
import TestSupport
import Testing

/// Trips whose ways are partly known along roads.
@Suite("Files with roads in them")
struct RoadRoundTripTests {
    private func routed(_ trip: Trip, offRoad: Set<String> = []) -> RoutedTrip {
        let route = MixedMapData(offRoad: offRoad).route(of: trip)
        return RoutedTrip(trip: trip, route: route)
    }

    private func text(_ format: any TripFormat, _ trip: RoutedTrip) -> String {
        String(decoding: format.write([trip]).bytes, as: UTF8.self)
    }

    private static let formats = ["gpx", "gpx-track", "kml", "kmz", "geojson", "csv", "tsv"]

    @Test("what was written with roads comes back as the same stops", arguments: formats, [false, true])
    func sameStops(name: String, isRoundTrip: Bool) throws {
        let format = try #require(TripFormats.named(name))
        for offRoad: Set<String> in [[], ["Porto"], ["Lisbon", "Porto", "Faro"]] {
            for trip in [coast(roundTrip: isRoundTrip), alps()] {
                let document = format.write([routed(trip, offRoad: offRoad), routed(alps())])
                let back = try format.read(
                    document.bytes, ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 9)))
                #expect(back.trips.map(\.contentKey) == [trip, alps()].map(\.contentKey), "\(offRoad)")
                #expect(back.skipped == [] && back.notices == [])
            }
        }
    }

    @Test("a GPX track follows the road where it is known, the great circle elsewhere, and says so")
    func track() throws {
        let format = try #require(TripFormats.named("gpx-track"))
        #expect(
            text(format, routed(coast(), offRoad: ["Faro"])).hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <gpx version="1.1" creator="roadtrip" xmlns="http://www.topografix.com/GPX/1/1">
                  <metadata>
                    <name>Coast</name>
                  </metadata>
                  <trk>
                    <name>Coast</name>
                    <desc>The way by road (OSRM); 1 of 2 legs as straight lines. © OpenStreetMap contributors.</desc>
                    <trkseg>
                      <trkpt lat="38.72" lon="-9.14">
                        <name>Lisbon</name>
                        <desc>Tram 28</desc>
                      </trkpt>
                      <trkpt lat="40.4353015" lon="-8.8797052"/>
                      <trkpt lat="41.15" lon="-8.61">
                        <name>Porto</name>
                      </trkpt>
                      <trkpt lat="40.737184" lon="-8.5382853"/>
                      <trkpt lat="40.3243242" lon="-8.4674553"/>
                """))
        let straight = RoutedTrip(trip: coast(), route: .none)
        #expect(!text(format, straight).contains("<desc>The way"))
        #expect(
            text(format, routed(coast())).contains("<desc>The way by road (OSRM). © OpenStreetMap contributors.</desc>")
        )
    }

    @Test("routes of GPX stay as they are without roads")
    func route() throws {
        let format = try #require(TripFormats.named("gpx"))
        #expect(text(format, routed(coast())) == text(format, RoutedTrip(trip: coast(), route: .none)))
    }

    @Test("the line of KML goes along the roads")
    func kml() throws {
        let format = try #require(TripFormats.named("kml"))
        let text = text(format, routed(coast(roundTrip: true), offRoad: ["Faro"]))
        #expect(
            text.contains(
                "<description>The way by road (OSRM); 2 of 3 legs as straight lines. © OpenStreetMap contributors.</description>"
            ))
        #expect(
            text.contains(
                "<coordinates>-9.14,38.72 -8.8797052,40.4353015 -8.61,41.15 -7.93,37.02 -9.14,38.72</coordinates>"))
    }

    @Test("the line of GeoJSON goes along the roads, and counts the sources of its legs")
    func geoJSON() throws {
        let format = try #require(TripFormats.named("geojson"))
        let text = text(format, routed(coast(), offRoad: ["Faro"]))
        #expect(text.contains("\"coordinates\": [[-9.14, 38.72], [-8.8797"))
        #expect(text.contains("\"sources\": {\"estimated\":1,\"osrm\":1}"))
        #expect(!self.text(format, RoutedTrip(trip: coast(), route: .none)).contains("sources"))
    }

    @Test("a table has the source and the time of each leg where one is no straight line")
    func table() throws {
        let format = try #require(TripFormats.named("csv"))
        #expect(
            text(format, routed(coast(), offRoad: ["Faro"])) == """
                Trip,Stop,Name,Latitude,Longitude,Notes,LegMeters,LegSource,LegSeconds\r
                Coast,1,Lisbon,38.72,-9.14,Tram 28,,,\r
                Coast,2,Porto,41.15,-8.61,,328745.853,osrm,13150\r
                Coast,3,Faro,37.02,-7.93,,578707.655,estimated,21433\r\n
                """)
    }
}
