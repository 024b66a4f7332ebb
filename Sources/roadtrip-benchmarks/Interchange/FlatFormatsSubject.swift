import Entities
import Foundation
import Interchange
import Platform

/// Benchmarks of reading and writing tables, GeoJSON and lists.
enum FlatFormatsSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        let reading = [("geojson", 1_500.0), ("csv", 1_000), ("list", 1_000)].map { format, limit in
            Benchmark(
                "interchange/read-\(format)", "\(format), 1,000,000 points", rounds: 3,
                goals: [.atMost(limit), .megabytes(atMost: 700)]
            ) {
                let path = setting.scratch.path("million.\(format)")
                try setting.run(kernel: "flat-file", [format, "20000", path])
                return setting.kernel("flat-read", [format, path])
            }
        }
        let writing = ["geojson", "csv", "tsv", "list", "links"].map { format in
            Benchmark(
                "interchange/write-\(format)", "\(format), 1,000 trips of 50 stops", rounds: 5, goals: [.atMost(150)]
            ) { setting.kernel("flat-write", [format]) }
        }
        let hostile = HostileFile.allCases.map { file in
            Benchmark(
                "interchange/hostile-\(file)", "\(file.format), 100 MB of \(file)", rounds: 1,
                goals: [.atMost(2_000), .megabytes(atMost: 300)]
            ) {
                let path = setting.scratch.path("hostile-\(file)")
                try setting.run(kernel: "hostile-file", [file.rawValue, path])
                return setting.kernel("flat-read", [file.format, path])
            }
        }
        return reading + writing + hostile
    }

    static var kernels: [Kernel] {
        [
            Kernel("flat-file") { words in
                guard words.count == 3, let trips = Int(words[1]) else { throw BenchmarkError("FORMAT TRIPS PATH") }
                let document = try format(words[0]).write(try routedTrips(trips))
                try Data(document.bytes).write(to: URL(fileURLWithPath: words[2]))
                return 0
            },
            Kernel("hostile-file") { words in
                guard words.count == 2, let file = HostileFile(rawValue: words[0]) else {
                    throw BenchmarkError("KIND PATH")
                }
                try Data(file.bytes(count: 100_000_000)).write(to: URL(fileURLWithPath: words[1]))
                return 0
            },
            Kernel("flat-read") { words in
                guard words.count == 2 else { throw BenchmarkError("FORMAT FILE") }
                let format = try format(words[0])
                let content = try fileContent(words[1])
                let context = ImportContext(fileName: "file", identifiers: RandomIdentifiers())
                // A refused file counts with the time until it was refused.
                return leastSeconds(repetitions: 1) { try? format.read(content, context) }
            },
            Kernel("flat-write") { words in
                guard words.count == 1 else { throw BenchmarkError("FORMAT") }
                let format = try format(words[0])
                let trips = try routedTrips(1_000)
                return leastSeconds(repetitions: 5) { format.write(trips) }
            },
        ]
    }

    /// The content of a file as import reads it: in pieces if the format allows it.
    static func fileContent(_ path: String) throws -> FileContent {
        let file = try FileReader(path, in: LiveFileSystem())
        return FileContent(expectedSize: file.status.size) { try? file.read(into: $0) }
    }

    private static func format(_ name: String) throws -> any TripFormat {
        guard let format = TripFormats.named(name) else { throw BenchmarkError("there is no format \(name)") }
        return format
    }

    /// Trips of 50 stops, without distances.
    private static func routedTrips(_ count: Int) throws -> [RoutedTrip] {
        var random = RandomLibrary(places: 6)
        return try random.library(trips: count, stops: 50).trips.map { RoutedTrip(trip: $0, route: .none) }
    }
}

/// Files that are built to take much time or memory to read.
enum HostileFile: String, CaseIterable {
    case shortRows, badRows, separators, quotes, doubledQuotes, longNotes, manyTrips, openQuote, shortLines, brackets,
        points, positions, features, strings

    /// The name of the format that reads the file.
    var format: String {
        switch self {
        case .shortLines: "list"
        case .brackets, .points, .positions, .features, .strings: "geojson"
        default: "csv"
        }
    }

    /// The bytes of the file, about `count` of them.
    func bytes(count: Int) -> [UInt8] {
        let (first, piece): (String, String) =
            switch self {
            case .shortRows: ("lat,lon\n", "1,1\n")
            case .badRows: ("lat,lon\n", "x,1\n")
            case .separators: ("lat,lon\n", ",")
            case .quotes: ("name,lat,lon\n", "\"\",1,1\n")
            case .doubledQuotes: ("name,lat,lon\n\"", "\"\"")
            case .longNotes: ("lat,lon,note\n", "1,1,\(String(repeating: "word ", count: 1_990))\n")
            case .manyTrips: ("trip,stop,name,lat,lon\n", "t,1,n,1,1\n")
            case .openQuote: ("name,lat,lon\n", "\"a\nb")
            case .shortLines: ("# Trip: x\n", "a=1,1\n")
            case .brackets: ("{\"type\":\"Point\",\"coordinates\":", "[")
            case .points: ("{\"type\":\"MultiPoint\",\"coordinates\":[[1,1]", ",[1,1]")
            case .positions: ("{\"type\":\"MultiLineString\",\"coordinates\":[[[1,1]]", ",[[1,1]]")
            case .features: ("{\"features\":[{\"geometry\":null}", ",{\"geometry\":null}")
            case .strings: ("{\"features\":[{\"properties\":{\"name\":\"", "\\u00e9")
            }
        var bytes = Array(first.utf8)
        bytes.reserveCapacity(count + piece.utf8.count)
        let unit = Array(piece.utf8)
        while bytes.count < count { bytes.append(contentsOf: unit) }
        return bytes
    }
}
