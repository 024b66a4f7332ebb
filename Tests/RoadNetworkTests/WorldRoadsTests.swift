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
        let hashes = try ["osm-roads.bin.gz", "car-ferries.tsv", "road-links.tsv"].map { name in
            try Data(contentsOf: resources.appending(path: name)).withUnsafeBytes { RoadFormat.hash($0) }
        }
        #expect(network.sourceHashes == hashes, "run road-network-compiler Resources")
    }

    /// The errors of the ways of a table's rows as shares of what is known; nil where there is no way.
    private func errors(_ name: String) throws -> [Double?] {
        var finder = try finder()
        return try Self.rows(name).map { row in
            let (start, end) = try Self.ends(row)
            let known = 1_000 * (try #require(Double(row[6])))
            return try finder.way(from: start, to: end).map { $0.drivingMetres / known - 1 }
        }
    }

    @Test("Most ways of hard cases are within a tenth of what is known")
    func hardCases() throws {
        let errors = try errors("hard-cases.tsv")
        #expect(errors.allSatisfy { $0 != nil })
        let right = errors.count { $0.map { $0.magnitude <= 0.1 } ?? false }
        #expect(right >= 80, "\(right) of \(errors.count)")
    }

    @Test("Most ways between sights and towns of all continents are within a tenth of what is known")
    func sights() throws {
        let errors = try errors("sights.tsv")
        let found = errors.compactMap(\.self)
        #expect(found.count >= errors.count - 3, "\(errors.count - found.count) without a way")
        let right = found.count { $0.magnitude <= 0.1 }
        #expect(right * 100 >= errors.count * 85, "\(right) of \(errors.count)")
        let median = found.sorted()[found.count / 2]
        #expect(median.magnitude < 0.02, "median \(median)")
    }

    @Test("The legs of the sample trips are within a tenth of what a driver finds")
    func samples() throws {
        let errors = try errors("sample-legs.tsv")
        #expect(errors.allSatisfy { $0.map { $0.magnitude <= 0.1 } ?? false }, "\(errors)")
    }

    @Test("No way is driven over water")
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
        #expect(driven.sorted() == [])
    }

    @Test("Bridges and tunnels are driven")
    func bridges() throws {
        var finder = try finder()
        var lacking: Set<String> = []
        for row in try Self.rows("sea-pairs.tsv") where row[6] == "fixed" {
            let (start, end) = try Self.ends(row)
            if try finder.way(from: start, to: end)?.ferries.isEmpty != true { lacking.insert("\(row[0]) - \(row[3])") }
        }
        #expect(lacking.sorted() == [])
    }

    @Test("Islands are reached by their ferries, also those without a main road")
    func islands() throws {
        var finder = try finder()
        var lacking: Set<String> = []
        for row in try Self.rows("sea-pairs.tsv") where row[6] == "ferry" {
            let (start, end) = try Self.ends(row)
            if try finder.way(from: start, to: end) == nil { lacking.insert("\(row[0]) - \(row[3])") }
        }
        #expect(lacking.sorted() == [])
        let visby = try #require(
            try finder.way(
                from: Coordinate(latitude: 58.903, longitude: 17.948),
                to: Coordinate(latitude: 57.6348, longitude: 18.2948)))
        let ferry = try #require(visby.ferries.first)
        #expect(ferry.from == "Nynäshamn" && ferry.to == "Visby" && !ferry.isTrain && visby.ferries.count == 1)
        #expect(ferry.seconds == 195 * 60 && ferry.waitSeconds == 30 * 60 && ferry.sailingsPerDay == 5)
        #expect(ferry.season.isEmpty)
    }

    @Test(
        "From port to port the ferry between them is taken, not a long drive to one that sails more often",
        arguments: [
            ("Nice", 43.7031, 7.2661, "Bastia", 42.7028, 9.4503), ("Bastia", 42.7028, 9.4503, "Genoa", 44.4063, 8.9339),
            ("Nice", 43.7031, 7.2661, "Ajaccio", 41.9272, 8.7346),
        ])
    func directFerries(row: (String, Double, Double, String, Double, Double)) throws {
        var finder = try finder()
        let start = try Coordinate(latitude: row.1, longitude: row.2)
        let end = try Coordinate(latitude: row.4, longitude: row.5)
        let way = try #require(try finder.way(from: start, to: end))
        #expect(way.ferries.map { [$0.from, $0.to] } == [[row.0, row.3]])
        #expect(way.drivingMetres < 20_000)
        let lines = try finder.lines(of: way)
        #expect(lines.first?.points.first == start && lines.last?.points.last == end)
        for (line, next) in zip(lines, lines.dropFirst()) { #expect(line.points.last == next.points.first) }
        let table = try finder.table(among: [start, end])
        #expect(table.seconds(from: 0, to: 1) == way.seconds && table.metres(from: 1, to: 0) == way.metres)
    }

    @Test("Where no ferry sails between the places, the drive to another stays")
    func ferryElsewhere() throws {
        var finder = try finder()
        let (milan, calvi) = (
            try Coordinate(latitude: 45.4642, longitude: 9.19), try Coordinate(latitude: 42.5678, longitude: 8.7572)
        )
        let way = try #require(try finder.way(from: milan, to: calvi))
        #expect(way.ferries.count == 1 && way.drivingMetres > 100_000)
    }
}
