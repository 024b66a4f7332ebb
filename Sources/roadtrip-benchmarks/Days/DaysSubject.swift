import Entities
import Foundation
import Geodesy

/// The days of a trip as a whole process, and how near estimates are to tables of measured roads.
///
/// The tables are not part of the program: `roads.py` makes one of them, and ROADTRIP_ROADS says where it is.
enum DaysSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            Benchmark("days/fifty", "days of 50 stops", rounds: 41, goals: [.atMost(5)]) {
                setting.command(["days", "1"], library: try library(stops: 50, apart: 100_000, "days-50", setting))
            },
            Benchmark("days/fifty-towns", "days of 50 stops, suggested towns", rounds: 21, goals: [.atMost(60)]) {
                setting.command(
                    ["days", "1", "--towns"],
                    library: try library(stops: 50, apart: 600_000, "days-50-towns", setting))
            },
            Benchmark("days/thousand", "days of 1,000 stops", rounds: 15, goals: [.atMost(200)]) {
                setting.command(
                    ["days", "1"], library: try library(stops: 1_000, apart: 100_000, "days-1000", setting))
            },
            Benchmark(
                "days/itinerary", "itinerary in HTML of 45 towns of Europe, a map a day", rounds: 21,
                goals: [.atMost(150)]
            ) {
                let directory = setting.scratch.path("days-itinerary")
                try setting.run(kernel: "tour-library", [directory])
                return setting.command(["report", "1", "--format", "html"], library: directory)
            },
            Benchmark(
                "days/itinerary-wide", "itinerary in HTML of 45 stops 400 km apart, a map a day", rounds: 9, goals: []
            ) {
                setting.command(
                    ["report", "1", "--format", "html"],
                    library: try library(stops: 45, apart: 400_000, "days-itinerary-wide", setting))
            },
            roads("length-median", "estimate: median error of the length", .atMost(7), setting),
            roads("length-p10", "estimate: error of the length, 10 % are below", nil, setting),
            roads("length-p90", "estimate: error of the length, 10 % are above", nil, setting),
            roads("time-median", "estimate: median error of the time", nil, setting),
            roads("time-within", "estimate: times within 25 %", .atLeast(80), setting),
        ]
    }

    static var kernels: [Kernel] {
        [
            Kernel("road-estimate") { words in
                guard words.count == 2 else { throw BenchmarkError("road-estimate takes a number's name and a table") }
                return try RoadTable(path: words[1]).number(words[0])
            },
            Kernel("days-library") { words in
                guard words.count == 3, let stops = Int(words[0]), let metres = Double(words[1]) else {
                    throw BenchmarkError("days-library takes stops, metres and a directory")
                }
                try write(stops: stops, apart: metres, into: words[2])
                return 0
            },
            Kernel("tour-library") { words in
                guard words.count == 1 else { throw BenchmarkError("tour-library takes a directory") }
                try writeTour(into: words[0])
                return 0
            },
        ]
    }

    private static func roads(_ what: String, _ work: String, _ goal: Goal?, _ setting: Setting) -> Benchmark {
        Benchmark("days/estimate-\(what)", work, in: .plain(unit: "%"), rounds: 1, goals: goal.map { [$0] } ?? []) {
            guard let table = ProcessInfo.processInfo.environment["ROADTRIP_ROADS"] else {
                throw BenchmarkError("ROADTRIP_ROADS names no table of roads; roads.py makes one")
            }
            return setting.kernel("road-estimate", [what, table])
        }
    }

    private static func library(
        stops: Int, apart metres: Double, _ name: String, _ setting: Setting
    ) throws -> String {
        let directory = setting.scratch.path(name)
        try setting.run(kernel: "days-library", ["\(stops)", "\(metres)", directory])
        return directory
    }

    /// A trip to and fro through Europe, with a first day.
    private static func write(stops: Int, apart metres: Double, into directory: String) throws {
        var generator = SplitMix64(state: 14)
        let middle = try Coordinate(latitude: 48.5, longitude: 8)
        var place = middle
        var waypoints: [Waypoint] = []
        for number in 1...max(1, stops) {
            waypoints.append(
                Waypoint(id: .random(using: &generator), name: try Name("Stop \(number)"), location: place))
            let isFar = place.distance(to: middle) > 500_000
            let bearing = isFar ? place.initialBearing(to: middle) : Double.random(in: 0..<360, using: &generator)
            place = place.destination(bearing: bearing, distance: metres)
        }
        var trip = Trip(id: .random(using: &generator), name: try Name("Days"), waypoints: waypoints)
        try trip.plan.set(.dailyMinutes(300))
        try write(trip, into: directory)
    }

    /// A trip through 45 towns of Europe in 20 days.
    private static func writeTour(into directory: String) throws {
        var generator = SplitMix64(state: 15)
        let waypoints = try TownsOfEurope.tour.map { town in
            Waypoint(
                id: .random(using: &generator), name: try Name(town.name),
                location: try Coordinate(latitude: town.latitude, longitude: town.longitude))
        }
        var trip = Trip(id: .random(using: &generator), name: try Name("Europe"), waypoints: waypoints)
        try trip.plan.set(.days(20))
        try write(trip, into: directory)
    }

    private static func write(_ trip: Trip, into directory: String) throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try Data(LibraryEncoder.encode(Library(trips: [trip]))).write(
            to: URL(fileURLWithPath: directory + "/trips.json"))
    }
}

/// Roads between places: how long they are and how long the drive takes, beside what is estimated.
private struct RoadTable {
    private var lengths: [Double] = []
    private var times: [Double] = []

    /// Reads lines of latitude, longitude, latitude, longitude, metres and seconds (empty where not known), between
    /// tabs.
    init(path: String) throws {
        let estimate = DrivingEstimate()
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { Double($0) }
            guard cells.count == 6, let south = cells[0], let west = cells[1], let north = cells[2],
                let east = cells[3],
                let metres = cells[4]
            else { throw BenchmarkError("not six numbers between tabs: \(line)") }
            let straight = try Coordinate(latitude: south, longitude: west)
                .distance(to: Coordinate(latitude: north, longitude: east))
            lengths.append((straight * estimate.detour / metres - 1) * 100)
            if let seconds = cells[5] { times.append((estimate.seconds(ofStraight: straight) / seconds - 1) * 100) }
        }
        lengths.sort()
        times.sort()
    }

    /// A number of the table, in per cent; errors are above 0 where too much is estimated.
    func number(_ what: String) throws -> Double {
        func quantile(_ sorted: [Double], _ share: Double) throws -> Double {
            guard !sorted.isEmpty else { throw BenchmarkError("the table has no such roads") }
            return sorted[Int(Double(sorted.count - 1) * share)]
        }
        return switch what {
        case "length-median": try quantile(lengths, 0.5)
        case "length-p10": try quantile(lengths, 0.1)
        case "length-p90": try quantile(lengths, 0.9)
        case "time-median": try quantile(times, 0.5)
        case "time-within": Double(times.count { $0.magnitude <= 25 }) / Double(max(1, times.count)) * 100
        default: throw BenchmarkError("there is no number called \(what)")
        }
    }
}
