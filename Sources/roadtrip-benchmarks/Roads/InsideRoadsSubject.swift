import Foundation
import Geodesy
import PlaceNames
import RoadNetwork
import Shorelines

/// Benchmarks of the roads inside, on `Resources/roads.bin` and the towns of `Resources/gazetteer.bin`, which are found
/// from the directory where the program is run.
enum InsideRoadsSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        let each = "way between two towns, 50 to 800 km apart"
        return [
            Benchmark("inside-roads/median", "\(each), median of 2,000", goals: [.atMost(0.5)]) {
                setting.kernel("inside-ways", ["0.5"])
            },
            Benchmark("inside-roads/slowest", "\(each), 99 % of 2,000 take less", goals: [.atMost(10)]) {
                setting.kernel("inside-ways", ["0.99"])
            },
            Benchmark(
                "inside-roads/cold", "\(each), the first of a process", rounds: 21, goals: [.megabytes(atMost: 60)]
            ) { setting.kernel("inside-trip", ["2"]) },
            Benchmark(
                "inside-roads/trip", "ways of a trip of 12 stops, nothing decoded before", rounds: 21,
                goals: [.atMost(15), .megabytes(atMost: 60)]
            ) { setting.kernel("inside-trip", ["12"]) },
            Benchmark("inside-roads/region", "table of 100 x 100, within 300 km", goals: [.atMost(1_000)]) {
                setting.kernel("inside-table", ["300"])
            },
            Benchmark("inside-roads/continent", "table of 100 x 100, within 2,500 km", goals: [.atMost(4_000)]) {
                setting.kernel("inside-table", ["2500"])
            },
            Benchmark(
                "inside-roads/found", "pairs of towns on one land mass that have a way, of 2,000",
                in: .plain(unit: "%"),
                rounds: 1, goals: [.atLeast(99)]
            ) { setting.kernel("inside-found") },
        ] + RoadErrors.benchmarks(setting)
    }

    static var kernels: [Kernel] {
        [
            Kernel("inside-ways") { words in
                var finder = try finder()
                var towns = try Towns()
                var times: [Double] = []
                let pairs = (0..<2_000).map { _ in towns.pair(from: 50_000, to: 800_000) }
                for (start, end) in pairs {
                    times.append(try leastSeconds(repetitions: 1) { try finder.way(from: start, to: end) })
                }
                return times.sorted()[Int(Double(times.count) * (words.first.flatMap(Double.init) ?? 0.5))]
            },
            Kernel("inside-trip") { words in
                var towns = try Towns()
                let places = towns.group(words.first.flatMap(Int.init) ?? 12, within: 400_000)
                return try leastSeconds(repetitions: 1) {
                    var finder = try finder()
                    for (start, end) in zip(places, places.dropFirst()) { _ = try finder.way(from: start, to: end) }
                }
            },
            Kernel("inside-table") { words in
                var towns = try Towns()
                let places = towns.group(100, within: 1_000 * (words.first.flatMap(Double.init) ?? 300))
                return try leastSeconds(repetitions: 1) {
                    var finder = try finder()
                    return try finder.table(among: places)
                }
            },
            Kernel("inside-found") { _ in
                var finder = try finder()
                var towns = try Towns()
                let bytes = try mapped("Resources/shorelines.bin")
                guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else {
                    throw BenchmarkError("no base map")
                }
                let pairs = try towns.pairsOnLand(2_000, LandMasses(Shorelines(permanent: start, count: bytes.count)))
                return 100 * Double(try pairs.count { try finder.way(from: $0, to: $1) != nil }) / Double(pairs.count)
            },
            Kernel("inside-errors") { words in try RoadErrors.percent(words) { try finder() } },
        ]
    }

    /// A finder that has decoded nothing yet.
    private static func finder() throws -> RoadFinder {
        try RoadFinder(RoadNetwork(bytes: mapped("Resources/roads.bin")))
    }

    /// The bytes of a file, which stay as long as the process runs.
    fileprivate static func mapped(_ path: String) throws -> UnsafeRawBufferPointer {
        let data = try NSData(contentsOfFile: path, options: .alwaysMapped)
        return UnsafeRawBufferPointer(
            start: Unmanaged.passRetained(data).takeUnretainedValue().bytes, count: data.length)
    }
}

/// Towns by chance, the same in every run.
private struct Towns {
    private let places: [Coordinate]
    private var random = SplitMix64(state: 42)

    /// Reads the 10,000 largest towns.
    init() throws {
        let bytes = try InsideRoadsSubject.mapped("Resources/gazetteer.bin")
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { throw BenchmarkError("no gazetteer") }
        let gazetteer = Gazetteer(try GazetteerFile(start: start, count: bytes.count))
        places = (0..<gazetteer.count).lazy.filter { gazetteer.kinds($0).contains(.town) }.prefix(10_000)
            .compactMap { gazetteer.coordinate(of: $0) }
    }

    /// Two towns that are a given number of metres apart.
    mutating func pair(from least: Double, to most: Double) -> (Coordinate, Coordinate) {
        while true {
            let start = places[Int.random(in: places.indices, using: &random)]
            let end = places[Int.random(in: places.indices, using: &random)]
            if (least...most).contains(start.distance(to: end)) { return (start, end) }
        }
    }

    /// Pairs of towns that lie on one land mass.
    mutating func pairsOnLand(_ count: Int, _ land: LandMasses) throws -> [(Coordinate, Coordinate)] {
        var masses: [Int?] = []
        for place in places { masses.append(land.mass(of: place)) }
        var pairs: [(Coordinate, Coordinate)] = []
        while pairs.count < count {
            let (start, end) = (
                Int.random(in: places.indices, using: &random), Int.random(in: places.indices, using: &random)
            )
            guard start != end, let mass = masses[start], mass == masses[end] else { continue }
            pairs.append((places[start], places[end]))
        }
        return pairs
    }

    /// Towns in Central Europe within a given distance of one place, in metres.
    mutating func group(_ count: Int, within metres: Double) -> [Coordinate] {
        guard let center = try? Coordinate(latitude: 48, longitude: 10) else { return [] }
        let near = places.filter { $0.distance(to: center) < metres }
        return (0..<count).map { _ in near[Int.random(in: near.indices, using: &random)] }
    }
}
