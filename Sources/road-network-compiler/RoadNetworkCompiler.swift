import Geodesy
import RoadNetwork
import Shorelines

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Makes `Resources/roads.bin` from the lines of main roads and the table of car ferries.
@main
enum RoadNetworkCompiler {
    private static let usage = """
        usage: road-network-compiler RESOURCES [--tiles DIRECTORY]
               road-network-compiler fit --table FILE RESOURCES [--tiles DIRECTORY]
        RESOURCES holds osm-roads.bin.gz, road-links.tsv, car-ferries.tsv and shorelines.bin, and gets roads.bin. With
        --tiles the roads are those of newer tiles of the OpenMapTiles schema, DIRECTORY/zoom/x/y.pbf. fit compares the
        ways with the distances and times of a table, and fits speeds to it.
        """

    /// The day of the data in `osm-roads.bin.gz`. Tiles do not tell theirs: 0.
    private static let dateOfLines = 20_210_201

    static func main() {
        guard let arguments = CompilerArguments(CommandLine.arguments.dropFirst()) else {
            complain(usage)
            exit(64)
        }
        do {
            let graph = try graph(arguments)
            complain("\(graph.junctions.count) junctions, \(graph.roads.count) roads, \(graph.ferries.count) ferries")
            if let table = arguments.table {
                let rows = try DistanceTable.rows(in: FileBytes.contents(table), path: table)
                print(FittingReport.text(for: rows, on: graph))
            } else {
                try save(graph, arguments)
            }
        } catch {
            complain("error: \(error)")
            exit(65)
        }
    }

    /// Makes the graph of the sources that the arguments name.
    private static func graph(_ arguments: CompilerArguments) throws -> RoadGraph {
        let resources = arguments.resources
        let lines =
            if let tiles = arguments.tiles {
                try TileDirectory.lines(in: tiles)
            } else {
                try lines(inFile: "\(resources)/osm-roads.bin.gz")
            }
        complain("\(lines.classes.count) lines of \(lines.points.count) points")
        let table = "\(resources)/car-ferries.tsv"
        var ferries = try FerryTable.rows(in: FileBytes.contents(table), path: table)
        let links = try RoadLinkTable.rows(
            in: FileBytes.contents("\(resources)/road-links.tsv"), path: "\(resources)/road-links.tsv")
        ferries += links.ferries
        let shorelines = try Shorelines(FileBytes.contents("\(resources)/shorelines.bin"))
        let water = try Water(shorelines, ferries: ferries.map { ($0.from, $0.to) })
        return GraphCompilation.graph(of: lines, ferries: ferries, links: links, water: water, report: complain)
    }

    /// Writes `roads.bin` beside its sources, after checking that the program can read it.
    private static func save(_ graph: RoadGraph, _ arguments: CompilerArguments) throws {
        let resources = arguments.resources
        let hashes = try ["osm-roads.bin.gz", "car-ferries.tsv", "road-links.tsv"].map { name in
            try FileBytes.stored("\(resources)/\(name)").withUnsafeBytes { RoadFormat.hash($0) }
        }
        let date = arguments.tiles == nil ? dateOfLines : 0
        let bytes = RoadNetworkWriter.file(of: graph, date: date, sourceHashes: hashes)
        try bytes.withUnsafeBytes { try RoadNetwork(bytes: $0).verify() }
        try FileBytes.write(bytes, to: "\(resources)/roads.bin")
        complain("\(bytes.count) bytes")
    }

    private static func lines(inFile path: String) throws(RoadSourceError) -> RoadLines {
        let bytes = try FileBytes.contents(path)
        do {
            return try LineFile.lines(in: bytes)
        } catch {
            throw .damaged(path, reason: error.description)
        }
    }

    /// Writes a line to standard error.
    private static func complain(_ line: String) {
        var rest = ArraySlice((line + "\n").utf8)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
