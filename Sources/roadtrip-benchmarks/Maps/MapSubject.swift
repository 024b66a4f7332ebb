import Entities
import Foundation

/// Whole `map` commands on trips of three sizes: places anywhere on the Earth, so that each leg crosses the map.
enum MapSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            benchmark("small", stops: 12, size: "80x24", rounds: 41, [.atMost(15), .megabytes(atMost: 25)], setting),
            benchmark("large", stops: 1_000, size: "250x80", rounds: 21, [.atMost(60)], setting),
            benchmark("huge", stops: 10_000, size: "250x80", rounds: 11, [.atMost(300)], setting),
            benchmark("picture", stops: 1_000, size: "120x40", format: "svg", rounds: 21, [.atMost(120)], setting),
        ]
    }

    private static func benchmark(
        _ name: String, stops: Int, size: String, format: String = "text", rounds: Int, _ goals: [Goal],
        _ setting: Setting
    ) -> Benchmark {
        Benchmark(
            "map/\(name)", "map, \(stops) stops, \(format) \(size)", rounds: rounds, goals: goals
        ) {
            let directory = try setting.scratch.makeDirectory("map-\(name)")
            try setting.run(kernel: writing.name, ["\(stops)", directory + "/trips.json"])
            return setting.command(["map", "1", "--size", size, "--format", format], library: directory)
        }
    }

    static var kernels: [Kernel] { [writing] }

    /// Writes a library of one trip: the number of its stops, the file's path.
    private static var writing: Kernel {
        Kernel("write-trip") { words in
            guard words.count == 2, let stops = Int(words[0]) else { throw BenchmarkError("STOPS PATH") }
            var random = RandomLibrary()
            let library = try random.library(trips: 1, stops: stops)
            try Data(LibraryEncoder.encode(library)).write(to: URL(fileURLWithPath: words[1]))
            return 0
        }
    }
}
