import Entities
import Foundation
import Geodesy
import Itineraries
import PlaceNames
import Places

/// Benchmarks of what lies along ways, on the places of `Resources`, which are found from the directory where the
/// program is run.
enum AlongSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            Benchmark(
                "along/line", "100,000 points of a line of 2,000 km, 100,000 questions", goals: [.atMost(500)]
            ) { setting.kernel("along-line") },
            Benchmark(
                "along/search", "best 20 of all places along 2,000 km of 20,000 points", goals: [.atMost(100)]
            ) { setting.kernel("along-search") },
            command("command", ["along", "1"], [.atMost(150), .megabytes(atMost: 60)], setting),
            command("all", ["along", "1", "--all", "--within", "50km"], [.atMost(1_500)], setting),
        ]
    }

    /// A whole command on a trip of 2,000 km through Europe, from Hamburg to Naples.
    private static func command(_ name: String, _ words: [String], _ goals: [Goal], _ setting: Setting) -> Benchmark {
        Benchmark("along/\(name)", "\(words.joined(separator: " ")), 2,000 km by road", rounds: 21, goals: goals) {
            let directory = try setting.scratch.makeDirectory("along-\(name)")
            let stops = [("Hamburg", 53.55, 9.99), ("Munich", 48.14, 11.58), ("Naples", 40.85, 14.27)].map {
                "{\"name\":\"\($0.0)\",\"location\":{\"latitude\":\($0.1),\"longitude\":\($0.2)}}"
            }
            let text =
                "{\"version\":1,\"trips\":[{\"name\":\"South\",\"waypoints\":[\(stops.joined(separator: ","))]}]}"
            try Data(text.utf8).write(to: URL(fileURLWithPath: directory + "/trips.json"))
            return setting.command(words, library: directory)
        }
    }

    static var kernels: [Kernel] {
        [
            Kernel("along-line") { _ in
                var random = SplitMix64(state: 31)
                let line = line(points: 100_000)
                let places = (0..<100_000).map { _ in
                    line[Int.random(in: line.indices, using: &random)].destination(
                        bearing: .random(in: 0..<360, using: &random), distance: .random(in: 0...40_000, using: &random)
                    )
                }
                return leastSeconds(repetitions: 3) {
                    let index = LineIndex(line)
                    return places.count { index.nearest(to: $0, within: 20_000) != nil }
                }
            },
            Kernel("along-search") { _ in
                let gazetteer = try gazetteer()
                let source = AlongSource(
                    places: { gazetteer.places(along: $0, within: $1, kinds: $2) },
                    isOutskirts: { gazetteer.isOutskirts($0) }, isReached: { _, _ in true },
                    place: { gazetteer[$0].map { FoundPlace($0) } })
                let line = line(points: 20_000)
                let ids = RandomIdentifiers()
                let stops = try [line[0], line[line.count - 1]].map {
                    Waypoint(id: ids.next(), name: try Name("Stop"), location: $0)
                }
                let trip = Trip(id: ids.next(), name: try Name("Trip"), waypoints: stops)
                let leg = Leg(
                    from: 0, to: 1, distance: 2_000_000, initialBearing: 0, source: .roads, duration: 72_000,
                    geometry: line)
                return leastSeconds(repetitions: 5) {
                    AlongSearch(trip, along: Route(legs: [leg]))
                        .places(of: nil, within: 20_000, limit: 20, source)
                }
            },
        ]
    }

    /// A line of 2,000 km from Hamburg to the south, with bends.
    private static func line(points: Int) -> [Coordinate] {
        var random = SplitMix64(state: 30)
        var line = [
            Coordinate.nullIsland.destination(bearing: 0, distance: 5_950_000).destination(
                bearing: 90, distance: 670_000)
        ]
        for _ in 1..<points {
            line.append(
                line[line.count - 1].destination(
                    bearing: 170 + .random(in: -50...50, using: &random), distance: 2_000_000 / Double(points)))
        }
        return line
    }

    private static func gazetteer() throws -> Gazetteer {
        func file(_ path: String) throws -> GazetteerFile {
            let data = try NSData(contentsOfFile: path, options: .alwaysMapped)
            let start = Unmanaged.passRetained(data).takeUnretainedValue().bytes
            return try GazetteerFile(start: start.assumingMemoryBound(to: UInt8.self), count: data.length)
        }
        return try Gazetteer(file("Resources/gazetteer.bin"), additions: file("Resources/destinations.bin"))
    }
}
