import EmbeddedData
import Foundation
import Geodesy
import MapData
import RoadNetwork
import Shorelines
import Testing

/// The roads of the program, judged by pairs of places of which the way is known.
@Suite("The roads of the world")
struct WorldRoadsTests {
    private let network: RoadNetwork
    private let shorelines: Shorelines
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    init() throws {
        let (file, map) = (embedded_roads(), embedded_shorelines())
        network = try RoadNetwork(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
        shorelines = try Shorelines(permanent: map.bytes, count: map.count)
    }

    private func finder() throws -> RoadFinder {
        try RoadFinder(network, streets: .onLand(of: { [shorelines] in shorelines }))
    }

    /// The rows of a table beside the tests without its heading.
    private static func rows(_ name: String) throws -> [[String]] {
        try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
            .split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    /// The two places of a row.
    private static func ends(_ row: [String]) throws -> (Coordinate, Coordinate) {
        let numbers = try [1, 2, 4, 5].map { try #require(Double(row[$0])) }
        return (
            try Coordinate(latitude: numbers[0], longitude: numbers[1]),
            try Coordinate(latitude: numbers[2], longitude: numbers[3])
        )
    }

    @Test("The file is whole, small enough, and made of the sources beside it")
    func sources() throws {
        try network.verify()
        #expect(embedded_roads().count <= 12_000_000)
        let resources = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Resources")
        let hashes = try ["osm-roads.bin.gz", "car-ferries.tsv"].map { name in
            try Data(contentsOf: resources.appending(path: name)).withUnsafeBytes { RoadFormat.hash($0) }
        }
        #expect(network.sourceHashes == hashes, "run road-network-compiler Resources")
    }

    @Test("Most ways of hard cases are within a tenth of what is known")
    func hardCases() throws {
        var finder = try finder()
        var right = 0
        let rows = try Self.rows("hard-cases.tsv")
        for row in rows {
            let (start, end) = try Self.ends(row)
            let known = 1_000 * (try #require(Double(row[6])))
            guard let way = try finder.way(from: start, to: end) else { continue }
            if (way.drivingMetres / known - 1).magnitude <= 0.1 { right += 1 }
        }
        #expect(right >= 75, "\(right) of \(rows.count)")
    }

    /// Pairs that a ferry joins, or nothing, and that are driven all the same: roads of the source or of its gaps lead
    /// over the water, or the base map draws the shore elsewhere.
    private static let drivenOverWater: Set<String> = [
        "Setúbal - Tróia", "Mombasa - Likoni",
        // By land, over two borders.
        "Aqaba - Nuweiba",
    ]

    @Test("No way is driven over water but those that are known to be")
    func water() throws {
        var finder = try finder()
        var driven: Set<String> = []
        for row in try Self.rows("sea-pairs.tsv") where ["ferry", "none"].contains(row[6]) {
            let (start, end) = try Self.ends(row)
            guard let way = try finder.way(from: start, to: end), way.ferries.isEmpty else { continue }
            // A way round the water is long, unless it leads over it.
            if row[6] == "none" || way.drivingMetres < max(30_000, 2.5 * start.distance(to: end)) {
                driven.insert("\(row[0]) - \(row[3])")
            }
        }
        #expect(driven.subtracting(Self.drivenOverWater).sorted() == [])
    }

    /// Pairs with a bridge or a tunnel of which no way is known.
    private static let fixedWithoutWay: Set<String> = ["La Rochelle - Saint-Martin-de-Ré"]

    @Test("Bridges and tunnels are driven")
    func bridges() throws {
        var finder = try finder()
        var lacking: Set<String> = []
        for row in try Self.rows("sea-pairs.tsv") where row[6] == "fixed" {
            let (start, end) = try Self.ends(row)
            if try finder.way(from: start, to: end)?.ferries.isEmpty != true { lacking.insert("\(row[0]) - \(row[3])") }
        }
        #expect(lacking.subtracting(Self.fixedWithoutWay).sorted() == [])
    }
}
