import EmbeddedData
import Foundation
import PlaceNames
import Testing

/// The files of places are those of the tables beside them.
@Suite("The sources of the places")
struct GazetteerSourcesTests {
    private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Resources")

    /// The checksum of the tables, one behind the other.
    private func checksum(_ names: [String]) throws -> UInt64 {
        var bytes: [UInt8] = []
        for name in names { bytes += Array(try Data(contentsOf: Self.resources.appending(path: name))) }
        return bytes.withUnsafeBufferPointer { GazetteerFormat.checksum($0) }
    }

    @Test("Each file is made of the tables beside it")
    func sources() throws {
        let main = try GazetteerFile.embedded()
        let tables = [
            "natural-earth-names.tsv", "airport-corrections.tsv", "sights.tsv", "castles.tsv", "road-passes.tsv",
        ]
        #expect(main.sourceChecksum == (try checksum(tables)), "run gazetteer-compiler")
        if let guide = try Gazetteer.additions(embedded_destinations()) {
            #expect(guide.sourceChecksum == (try checksum(["wikivoyage-destinations.tsv"])), "run gazetteer-compiler")
        }
        if let openMap = try Gazetteer.additions(embedded_osm_places()) {
            let tables = ["osm-parks.tsv", "osm-peaks.tsv", "road-passes.tsv"]
            #expect(openMap.sourceChecksum == (try checksum(tables)), "run gazetteer-compiler")
        }
    }

    @Test("Passes of the Alps and the sights that are known best are found, or asked about among the first three")
    func shares() throws {
        let gazetteer = try Gazetteer.embedded()
        func isFound(_ row: [Substring], _ latitude: Int, _ longitude: Int) throws -> Bool {
            let query = try NameQuery("\(row[0]) | \(row[latitude]) \(row[longitude]) | 3")
            let choice = gazetteer.choose(query.text)
            return choice.clear.map { query.accepts($0.place) }
                ?? choice.matches.prefix(3).contains { query.accepts($0.place) }
        }
        func rows(_ name: String) throws -> [[Substring]] {
            try String(contentsOf: Self.resources.appending(path: name), encoding: .utf8)
                .split(separator: "\n").dropFirst()
                .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        }
        let passes = try rows("road-passes.tsv").filter { $0[7] == "OSM" }
        #expect(passes.count == 591)
        let isKnown = embedded_osm_places().count > 0
        #expect(try !isKnown || passes.count { try isFound($0, 3, 4) } >= 580)
        let sights = try rows("sights.tsv").filter { $0[7] == "4" || $0[7] == "5" }
        #expect(sights.count == 1_193)
        #expect(try sights.count { try isFound($0, 5, 6) } >= 990)
    }
}
