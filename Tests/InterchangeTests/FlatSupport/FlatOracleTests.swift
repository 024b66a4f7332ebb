import Entities
import Foundation
import Geodesy
import Interchange
import Testing

/// Programs of others read our exports and see the same points, names and order.
@Suite struct FlatOracleTests {
    /// Trips with names that any program can hold: no control characters.
    private func trips(_ seed: UInt64, _ count: Int) -> [Trip] {
        var source = FlatTrips(seed: seed)
        return source.next(count, allowsEmpty: false).map { trip in
            var plain = trip
            plain.name = clean(trip.name)
            for index in plain.waypoints.indices {
                plain.waypoints[index].name = clean(plain.waypoints[index].name)
                plain.waypoints[index].note = plain.waypoints[index].note.flatMap { note in
                    Note.cut(String(String.UnicodeScalarView(note.text.unicodeScalars.filter { $0.value >= 0x20 })))
                }
            }
            return plain
        }
    }

    private func clean(_ name: Name) -> Name {
        let scalars = name.text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x202E }
        return Name.cut(String(String.UnicodeScalarView(scalars))) ?? .newStop
    }

    @Test(.enabled(if: Oracle.python3.isWanted)) func pythonReadsTheTables() throws {
        var source = FlatTrips(seed: 7)
        let trips = source.next(200, allowsEmpty: false)
        let script = """
            import csv, json, sys
            rows = list(csv.reader(open("t", newline="", encoding="utf-8"), delimiter=sys.argv[1], strict=True))
            json.dump(rows, sys.stdout)
            """
        for (tabbed, separator) in [(false, ","), (true, "\t")] {
            let document = CSVFormat(tabbed: tabbed).write(trips.map(\.routed))
            let output = try Oracle.python3.run(["-c", script, separator], files: ["t": document.bytes])
            let rows = try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
            #expect(rows.first == ["Trip", "Stop", "Name", "Latitude", "Longitude", "Notes", "LegMeters"])
            var expected: [[String]] = []
            for trip in trips {
                let stops = trip.waypoints + (trip.isRoundTrip ? trip.waypoints.prefix(1) : [])
                for (index, stop) in stops.enumerated() {
                    expected.append([
                        trip.name.text, "\(index < trip.waypoints.count ? index + 1 : 1)", stop.name.text,
                        degreesText(stop.location.latitude), degreesText(stop.location.longitude),
                        stop.note?.text ?? "",
                    ])
                }
            }
            let found = rows.dropFirst().map { row in
                row.prefix(6).map { cell in
                    // One apostrophe defuses what begins like a formula behind any apostrophes; numbers stay as they are.
                    let first = cell.drop { $0 == "'" }.unicodeScalars.first
                    return cell.hasPrefix("'") && first.map { "=+-@\t\r".unicodeScalars.contains($0) } == true
                        ? String(cell.unicodeScalars.dropFirst()) : cell
                }
            }
            #expect(found == expected)
        }
    }

    private struct Feature: Decodable {
        struct Geometry: Decodable {
            let type: String
        }
        struct Properties: Decodable {
            let trip: String
            let name: String?
            let description: String?
            let stop: Int?
        }
        let geometry: Geometry?
        let properties: Properties
    }

    @Test(.enabled(if: Oracle.python3.isWanted)) func pythonReadsTheGeoJSON() throws {
        var source = FlatTrips(seed: 8)
        let trips = source.next(200)
        let script = """
            import json, sys
            def no_twice(pairs):
                assert len({k for k, v in pairs}) == len(pairs)
                return dict(pairs)
            data = json.load(open("t", encoding="utf-8"), object_pairs_hook=no_twice)
            out = []
            for f in data["features"]:
                p, g = f["properties"], f["geometry"]
                if g and g["type"] == "Point":
                    out.append([p["trip"], str(p["stop"]), p["name"], p.get("description", "")] + ["%.7f" % c for c in g["coordinates"]])
                elif g:
                    parts = [g["coordinates"]] if g["type"] == "LineString" else g["coordinates"]
                    assert all(len(part) > 1 for part in parts)
                    assert all(abs(a[0] - b[0]) <= 180 for part in parts for a, b in zip(part, part[1:]))
            json.dump(out, sys.stdout)
            """
        let document = GeoJSONFormat().write(trips.map(\.routed))
        let output = try Oracle.python3.run(["-c", script], files: ["t": document.bytes])
        let found = try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
        let expected = trips.flatMap { trip in
            trip.waypoints.enumerated().map { index, stop in
                [
                    trip.name.text, "\(index + 1)", stop.name.text, stop.note?.text ?? "",
                    String(format: "%.7f", stop.location.longitude + 0),
                    String(format: "%.7f", stop.location.latitude + 0),
                ]
            }
        }
        #expect(found.count == expected.count)
        for (one, other) in zip(found, expected) { #expect(one == other) }
    }

    @Test(.enabled(if: Oracle.ogr2ogr.isWanted)) func ogr2ogrReadsTheGeoJSONAndTheTable() throws {
        let trips = trips(9, 40)
        let json = GeoJSONFormat().write(trips.map(\.routed)).bytes
        let csv = CSVFormat().write(trips.map(\.routed)).bytes
        let stops = trips.flatMap { trip in trip.waypoints.map { (trip, $0) } }
        let expected = stops.map { trip, stop in "\(trip.name.text)|\(stop.name.text)|\(stop.note?.text ?? "")" }
        let fromJSON = try Oracle.ogr2ogr.run(
            [
                "-f", "GeoJSON", "out.json", "in.geojson", "-where", "stop > 0", "-lco", "COORDINATE_PRECISION=9",
            ], files: ["in.geojson": json], result: "out.json")
        let features = try JSONDecoder().decode([String: LossyFeatures].self, from: Data("{\"all\": \(fromJSON)}".utf8))
        let found = features["all"]?.features.map {
            "\($0.properties.trip)|\($0.properties.name ?? "")|\($0.properties.description ?? "")"
        }
        #expect(found == expected)
        let fromCSV = try Oracle.ogr2ogr.run(
            [
                "-f", "GeoJSON", "out.json", "in.csv", "-oo", "X_POSSIBLE_NAMES=Longitude", "-oo",
                "Y_POSSIBLE_NAMES=Latitude",
            ], files: ["in.csv": csv], result: "out.json")
        let count = trips.reduce(0) { $0 + $1.waypoints.count + ($1.isRoundTrip ? 1 : 0) }
        #expect(fromCSV.components(separatedBy: "\"Point\"").count - 1 == count)
    }

    private struct LossyFeatures: Decodable {
        let features: [Feature]
    }

    @Test(.enabled(if: Oracle.gpsbabel.isWanted)) func gpsbabelReadsTheTableAndTheGeoJSON() throws {
        let trips = trips(10, 40)
        let csv = CSVFormat().write(trips.map(\.routed)).bytes
        let json = GeoJSONFormat().write(trips.map(\.routed)).bytes
        let fromCSV = try Oracle.gpsbabel.run(
            ["-i", "unicsv", "-f", "in.csv", "-o", "geojson", "-F", "out.json"], files: ["in.csv": csv],
            result: "out.json")
        let rows = trips.flatMap { $0.waypoints + ($0.isRoundTrip ? $0.waypoints.prefix(1) : []) }
        expectSame(places(fromCSV), rows.map(\.location))
        let fromJSON = try Oracle.gpsbabel.run(
            ["-i", "geojson", "-f", "in.json", "-o", "geojson", "-F", "out.json"], files: ["in.json": json],
            result: "out.json")
        let stops = trips.flatMap(\.waypoints).map(\.location)
        expectSame(Array(places(fromJSON).prefix(stops.count)), stops)
    }

    /// To 1e-6 degrees, which every program keeps.
    private func expectSame(_ found: [Coordinate], _ expected: [Coordinate]) {
        #expect(found.count == expected.count)
        for (one, other) in zip(found, expected) {
            #expect(abs(one.latitude - other.latitude) < 1e-6 && abs(one.longitude - other.longitude) < 1e-6)
        }
    }

    private func places(_ text: String) -> [Coordinate] {
        let context = ImportContext(fileName: "x", identifiers: SeededIdentifiers(seed: 1))
        let trips = (try? GeoJSONFormat().read(Array(text.utf8), context))?.trips ?? []
        return trips.flatMap(\.waypoints).map(\.location)
    }
}
