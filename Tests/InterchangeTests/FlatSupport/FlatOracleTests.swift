import Entities
import Foundation
import Geodesy
import Interchange
import TestSupport
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
        return Name.cut(String(String.UnicodeScalarView(scalars))) ?? .newTrip
    }

    @Test("Python reads the tables", .enabled(if: Oracle.python3.isWanted)) func pythonTables() throws {
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
                    // One apostrophe defuses what begins like a formula behind any apostrophes; numbers stay as they
                    // are.
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

    @Test("Python reads the GeoJSON", .enabled(if: Oracle.python3.isWanted)) func pythonGeoJSON() throws {
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

    @Test("ogr2ogr reads the GeoJSON and the table", .enabled(if: Oracle.ogr2ogr.isWanted))
    func ogr2ogr() throws {
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
        expectSame(try points(fromCSV, name: "Name", note: "Notes"), tableRows(trips))
    }

    private struct LossyFeatures: Decodable {
        let features: [Feature]
    }

    @Test("Gpsbabel reads the table and the GeoJSON", .enabled(if: Oracle.gpsbabel.isWanted))
    func gpsbabel() throws {
        let trips = trips(10, 40)
        let csv = CSVFormat().write(trips.map(\.routed)).bytes
        let json = GeoJSONFormat().write(trips.map(\.routed)).bytes
        let fromCSV = try Oracle.gpsbabel.run(
            ["-i", "unicsv", "-f", "in.csv", "-o", "geojson", "-F", "out.json"], files: ["in.csv": csv],
            result: "out.json")
        expectSame(try pointsOfGpsbabel(fromCSV), tableRows(trips).map(\.withoutNoteOfName))
        let fromJSON = try Oracle.gpsbabel.run(
            ["-i", "geojson", "-f", "in.json", "-o", "geojson", "-F", "out.json"], files: ["in.json": json],
            result: "out.json")
        let stops = trips.flatMap(\.waypoints).map { Point($0.name.text, $0.note?.text ?? "", $0.location) }
        expectSame(try pointsOfGpsbabel(fromJSON), stops.map(\.withoutNoteOfName))
    }

    /// The points that gpsbabel wrote; it describes what has no note by its name.
    private func pointsOfGpsbabel(_ text: String) throws -> [Point] {
        try points(text, name: "name", note: "description").map(\.withoutNoteOfName)
    }

    /// A point as a program gives it out again.
    private struct Point: Equatable {
        let name: String
        let note: String
        let location: Coordinate

        init(_ name: String, _ note: String, _ location: Coordinate) {
            self.name = name
            self.note = note
            self.location = location
        }

        /// The point without a note that only says its name.
        var withoutNoteOfName: Point { Point(name, note == name ? "" : note, location) }
    }

    /// The rows of a table: the first stop of a round trip comes once more. What looks like a formula is defused there.
    private func tableRows(_ trips: [Trip]) -> [Point] {
        func cell(_ text: String) -> String {
            let first = text.drop { $0 == "'" }.unicodeScalars.first
            return first.map { "=+-@\t\r".unicodeScalars.contains($0) } == true ? "'" + text : text
        }
        return trips.flatMap { $0.waypoints + ($0.isRoundTrip ? $0.waypoints.prefix(1) : []) }
            .map { Point(cell($0.name.text), cell($0.note?.text ?? ""), $0.location) }
    }

    /// The points of a GeoJSON text that a program wrote, in order, with these properties.
    private func points(_ text: String, name: String, note: String) throws -> [Point] {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let features = try #require(root["features"] as? [[String: Any]])
        return try features.compactMap { feature in
            let properties = feature["properties"] as? [String: Any] ?? [:]
            guard let geometry = feature["geometry"] as? [String: Any], geometry["type"] as? String == "Point",
                let numbers = geometry["coordinates"] as? [Double], numbers.count >= 2
            else { return nil }
            return Point(
                properties[name] as? String ?? "", properties[note] as? String ?? "",
                try Coordinate(latitude: numbers[1], longitude: numbers[0]))
        }
    }

    /// Names, notes and order, and places to 1e-6 degrees, which every program keeps.
    private func expectSame(_ found: [Point], _ expected: [Point]) {
        #expect(found.count == expected.count)
        for (one, other) in zip(found, expected) {
            #expect(one.name == other.name)
            #expect(one.note == other.note)
            #expect(abs(one.location.latitude - other.location.latitude) < 1e-6)
            #expect(abs(one.location.longitude - other.location.longitude) < 1e-6)
        }
    }
}
