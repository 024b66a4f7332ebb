import Entities
import Foundation
import Geodesy
import Interchange
import TestSupport
import Testing

/// Programs that people have read what we write: the same points, names and order.
@Suite struct ReaderOracleTests {
    /// A row of a program's table: name and place to 1e-6, as the programs write no more.
    private struct Row: Hashable, CustomStringConvertible {
        let name: String
        let latitude: Double
        let longitude: Double

        var description: String { "\(name) \(latitude),\(longitude)" }

        init(_ name: String, _ latitude: Double, _ longitude: Double) {
            self.name = name
            self.latitude = (latitude * 1e5).rounded() / 1e5
            self.longitude = (longitude * 1e5).rounded() / 1e5
        }
    }

    /// Trips whose names survive the programs' own tables, with places that have six digits.
    private func trips() throws -> [Trip] {
        let ids = SeededIdentifiers(seed: 3)
        var generator = SplitMix64(seed: 3)
        let names = ["Ålesund", "a & b <c>", "東京", "it's \"so\"", "x; y | z", "Plain"]
        return try (0..<5).map { trip in
            let stops = try (0..<20).map { stop in
                Waypoint(
                    id: ids.next(), name: try Name("\(names[(stop + trip) % names.count]) \(trip)-\(stop)"),
                    location: try Coordinate(
                        latitude: (Double.random(in: -80...80, using: &generator) * 1e5).rounded() / 1e5,
                        longitude: (Double.random(in: -170...170, using: &generator) * 1e5).rounded() / 1e5),
                    note: try Note("note <b>\(stop)</b>\nline"))
            }
            return Trip(id: ids.next(), name: try Name("Trip & \(trip)"), waypoints: stops)
        }
    }

    private func rows(_ trips: [Trip]) -> [Row] {
        trips.flatMap(\.waypoints).map { Row($0.name.text, $0.location.latitude, $0.location.longitude) }
    }

    /// The points of a GeoJSON text as its features have them.
    private func rows(geoJSON text: String) throws -> [Row] {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let features = try #require(root["features"] as? [[String: Any]])
        return features.compactMap { feature in
            let properties = feature["properties"] as? [String: Any]
            guard let geometry = feature["geometry"] as? [String: Any], geometry["type"] as? String == "Point",
                let numbers = geometry["coordinates"] as? [Double], numbers.count >= 2
            else { return nil }
            return Row((properties?["name"] ?? properties?["Name"]) as? String ?? "", numbers[1], numbers[0])
        }
    }

    @Test(
        "gpsbabel reads every export", .enabled(if: Oracle.gpsbabel.isWanted), arguments: ["gpx", "gpx-track", "kml"])
    func gpsbabelReads(format: String) throws {
        let trips = try trips()
        let document = try #require(TripFormats.named(format)).document(trips)
        let kind = format == "kml" ? "kml" : "gpx"
        let filter = format == "gpx-track" ? ["-x", "transform,wpt=trk"] : []
        let text = try Oracle.gpsbabel.run(
            ["-i", kind, "-f", "in"] + filter + ["-o", "geojson", "-F", "out.json"],
            files: ["in": document.bytes], result: "out.json")
        let expected = rows(trips)
        let known = Set(expected)
        #expect(try rows(geoJSON: text).filter { known.contains($0) } == expected)
    }

    @Test("gpsbabel reads the routes in order", .enabled(if: Oracle.gpsbabel.isWanted))
    func gpsbabelReadsRoutes() throws {
        let trips = try trips()
        let text = try Oracle.gpsbabel.run(
            [
                "-i", "gpx", "-f", "in", "-x", "nuketypes,waypoints", "-x", "transform,wpt=rte", "-o", "geojson", "-F",
                "o.json",
            ],
            files: ["in": GPXFormat().document(trips).bytes], result: "o.json")
        #expect(try rows(geoJSON: text) == rows(trips))
    }

    @Test("The routes that gpsbabel writes as KML come back as the same trips", .enabled(if: Oracle.gpsbabel.isWanted))
    func gpsbabelWritesKML() throws {
        let trips = try trips()
        let text = try Oracle.gpsbabel.run(
            ["-i", "gpx", "-f", "in", "-o", "kml", "-F", "out.kml"],
            files: ["in": GPXFormat().document(trips).bytes], result: "out.kml")
        let read = try KMLFormat().read(
            Array(text.utf8), ImportContext(fileName: "out", identifiers: SeededIdentifiers(seed: 1)))
        #expect(read.trips.map(\.name) == trips.map(\.name))
        for (one, other) in zip(read.trips, trips) { #expect(rows([one]) == rows([other])) }
        #expect(read.skipped.isEmpty)
    }

    @Test(
        "gpxpy reads the routes and tracks with their names, and all points in order",
        .enabled(if: Oracle.hasPython(with: "gpxpy")), arguments: ["gpx", "gpx-track"])
    func gpxpyReads(format: String) throws {
        let trips = try trips()
        let document = try #require(TripFormats.named(format)).document(trips)
        let script = """
            import gpxpy, json, sys
            gpx = gpxpy.parse(sys.stdin.read())
            row = lambda p: [p.name or "", p.latitude, p.longitude, p.description or p.comment or ""]
            print(json.dumps({
                "routes": [[r.name, [row(p) for p in r.points]] for r in gpx.routes],
                "tracks": [[t.name, [row(p) for s in t.segments for p in s.points]] for t in gpx.tracks]}))
            """
        let printed = try Oracle.printed(
            script, with: "gpxpy", input: String(decoding: document.bytes, as: UTF8.self))
        let read = try #require(try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: [[Any]]])
        let lines = try #require(read[format == "gpx" ? "routes" : "tracks"])
        #expect(lines.compactMap { $0.first as? String } == trips.map(\.name.text))
        // Of a track the points between the stops have no names.
        let points = try lines.flatMap { try #require($0.last as? [[Any]]) }.filter { $0[0] as? String != "" }
        let found = try points.map { point in
            Row(
                try #require(point[0] as? String), try #require(point[1] as? Double),
                try #require(point[2] as? Double))
        }
        let expected = rows(trips)
        #expect(found == expected)
        #expect(points.compactMap { $0[3] as? String } == trips.flatMap(\.waypoints).map { $0.note?.text ?? "" })
    }

    @Test(
        "ogr2ogr reads every export", .enabled(if: Oracle.ogr2ogr.isWanted),
        arguments: [
            ("gpx", "in.gpx", "waypoints"), ("gpx", "in.gpx", "route_points"), ("gpx-track", "in.gpx", "track_points"),
        ])
    func ogr2ogrReads(format: String, file: String, layer: String) throws {
        let trips = try trips()
        let document = try #require(TripFormats.named(format)).document(trips)
        let text = try Oracle.ogr2ogr.run(
            ["-f", "GeoJSON", "out.json", file, layer], files: [file: document.bytes], result: "out.json")
        #expect(try rows(geoJSON: text).filter { !$0.name.isEmpty } == rows(trips))
    }

    @Test("ogr2ogr reads a layer a trip", .enabled(if: Oracle.ogr2ogr.isWanted), arguments: ["kml", "kmz"])
    func ogr2ogrReadsLayers(format: String) throws {
        let trips = try trips()
        let document = try #require(TripFormats.named(format)).document(trips)
        for trip in trips {
            let file = "in.\(format)"
            let text = try Oracle.ogr2ogr.run(
                ["-f", "GeoJSON", "out.json", file, trip.name.text], files: [file: document.bytes], result: "out.json")
            #expect(try rows(geoJSON: text) == rows([trip]))
        }
    }
}
