import Entities
import Foundation
import Interchange
import TestSupport
import Testing

/// Our GPX is valid, not only well formed.
@Suite struct GPXSchemaTests {
    /// What xmllint says of documents, each in a file of its own, all in one run: the names of those that are not
    /// valid.
    private func invalid(_ documents: [String: [UInt8]]) throws -> Set<String> {
        var files = documents
        files["gpx.rng"] = Array(gpxSchema.utf8)
        let script = "xmllint --nonet --noout --relaxng gpx.rng *.gpx 2>&1; true"
        let verdicts = try Oracle.sh.run(["-c", script], files: files).split(separator: "\n")
        for name in documents.keys {
            let count = verdicts.count { $0 == "\(name) validates" || $0 == "\(name) fails to validate" }
            #expect(count == 1, "no verdict on \(name): \(verdicts.prefix(5))")
        }
        return Set(documents.keys.filter { name in !verdicts.contains { $0 == "\(name) validates" } })
    }

    @Test("Random exports are valid", .enabled(if: Oracle.xmllint.isWanted && Oracle.sh.isWanted))
    func exportsAreValid() throws {
        var source = MarkupTrips(seed: 20_260_501)
        var plans = PlannedTrips(seed: 3)
        var documents: [String: [UInt8]] = [:]
        for number in 0..<LongRun.count(200) {
            let trips = try (0..<number % 6).map { _ in try source.trip() }
            documents["\(number)-routes.gpx"] = GPXFormat().document(trips).bytes
            documents["\(number)-tracks.gpx"] = GPXTrackFormat().document(trips).bytes
            documents["\(number)-days.gpx"] = GPXFormat().write([planned(try plans.next())]).bytes
        }
        #expect(try invalid(documents) == [])
    }

    @Test("The schema refuses what the specification does", .enabled(if: Oracle.xmllint.isWanted && Oracle.sh.isWanted))
    func refusesWhatIsNotValid() throws {
        let bodies = [
            "order": "<rte><name>R</name></rte><wpt lat='1' lon='2'/>",
            "name": "<wpt lat='1' lon='2'><desc>d</desc><name>A</name></wpt>",
            "type": "<rte><type>t</type><name>R</name></rte>", "noLon": "<wpt lat='1'/>",
            "east": "<wpt lat='1' lon='180'/>", "north": "<wpt lat='90.5' lon='1'/>",
            "exponent": "<wpt lat='1e1' lon='1'/>", "foreign": "<wpt lat='1' lon='2'><x:y xmlns:x='z'/></wpt>",
            "point": "<trk><trkpt lat='1' lon='2'/></trk>",
        ]
        let beginning = "<gpx version='1.1' creator='c' xmlns='http://www.topografix.com/GPX/1/1'>"
        var documents = bodies.mapValues { Array("\(beginning)\($0)</gpx>".utf8) }
        documents = Dictionary(uniqueKeysWithValues: documents.map { ("\($0.key).gpx", $0.value) })
        documents["noCreator.gpx"] = Array("<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'/>".utf8)
        documents["noNamespace.gpx"] = Array("<gpx version='1.1' creator='c'/>".utf8)
        documents["valid.gpx"] = Array(
            "\(beginning)<wpt lat='-90' lon='-180'><ele>1</ele><name>A</name><extensions><x:y xmlns:x='z'/></extensions></wpt></gpx>"
                .utf8)
        #expect(try invalid(documents) == Set(documents.keys).subtracting(["valid.gpx"]))
    }
}
