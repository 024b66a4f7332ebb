import EmbeddedData
import Geodesy
import Shorelines
import Testing

@Suite("The lines of ships around land")
struct SeaLineTests {
    private let shorelines: Shorelines

    init() throws {
        let file = embedded_shorelines()
        shorelines = try Shorelines(permanent: file.bytes, count: file.count)
    }

    private func length(_ line: [Coordinate]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    @Test(
        "They lead around capes and peninsulas, on no land farther than a port lies on it",
        arguments: [
            // Nice and Bastia, Ajaccio and Livorno, Palermo and Trieste, around Sicily as the Strait of Messina is
            // narrower than what is looked at, Genoa and Palermo.
            ([43.7, 7.28], [42.702, 9.451], 225.0...245), ([41.92, 8.74], [43.55, 10.3], 255.0...360),
            ([38.13, 13.37], [45.65, 13.76], 1_200.0...1_750), ([44.4, 8.93], [38.13, 13.37], 780.0...830),
        ])
    func around(start: [Double], end: [Double], kilometres: ClosedRange<Double>) throws {
        let start = try Coordinate(latitude: start[0], longitude: start[1])
        let end = try Coordinate(latitude: end[0], longitude: end[1])
        let line = try shorelines.seaLine(from: start, to: end)
        #expect(line.first == start && line.last == end)
        #expect(kilometres.contains(length(line) / 1_000), "\(length(line))")
        var places: [Coordinate] = []
        for (from, to) in zip(line, line.dropFirst()) {
            places += (0..<8).map { from.point(toward: to, fraction: Double($0) / 8) }
        }
        let far = places.filter { min($0.distance(to: start), $0.distance(to: end)) > 30_000 }
        let isLand = try shorelines.areInside(.coast, .fine, far)
        #expect(isLand.count { $0 } * 100 <= far.count, "\(isLand.count { $0 }) of \(far.count)")
        #expect(try shorelines.seaLine(from: end, to: start) == line.reversed())
    }

    @Test(
        "Over open water, on short voyages and near the poles they are great circles",
        arguments: [
            ([43.4, 10.0], [42.75, 9.6]), ([-18.14, 178.44], [-13.83, -171.77]), ([61.15, 7.0], [61.16, 7.05]),
            ([82.0, 10], [84, -60]),
        ])
    func straight(start: [Double], end: [Double]) throws {
        let start = try Coordinate(latitude: start[0], longitude: start[1])
        let end = try Coordinate(latitude: end[0], longitude: end[1])
        let line = try shorelines.seaLine(from: start, to: end)
        #expect(line == [start, end])
    }

    @Test("A base map that is not there has straight lines")
    func none() throws {
        let start = try Coordinate(latitude: 43.7, longitude: 7.28)
        let end = try Coordinate(latitude: 42.702, longitude: 9.451)
        #expect(SeaLines { nil }.line(from: start, to: end) == [start, end])
        let map = shorelines
        #expect(SeaLines { map }.line(from: start, to: end).count > 3)
    }
}
