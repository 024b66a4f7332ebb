import EmbeddedData
import Geodesy
import Shorelines
import TestSupport
import Testing

@Suite("Borders of the base map")
struct BorderChartTests {
    private let shorelines: Shorelines
    private let lines: [[ShorelinePoint]]

    init() throws {
        let file = embedded_shorelines()
        shorelines = try Shorelines(permanent: file.bytes, count: file.count)
        var lines: [[ShorelinePoint]] = []
        try shorelines.lines(.fine, within: .infinity, of: Coordinate(latitude: 0, longitude: 0)) { kind, line in
            if kind == .border { lines.append(line) }
        }
        self.lines = lines
    }

    private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try Coordinate(latitude: latitude, longitude: longitude)
    }

    @Test("lines cross the borders that a look at all of them finds, far from coasts")
    func crossings() throws {
        var random = SeededGenerator(seed: 19)
        var crossed = 0
        for _ in 0..<60 {
            // In the middle of Europe and of Africa, where every border is part of a net.
            let middle = Bool.random(using: &random) ? (47.0, 14.0) : (0.0, 25.0)
            let start = try place(
                middle.0 + Double.random(in: -2...2, using: &random),
                middle.1 + Double.random(in: -4...4, using: &random))
            let end = try place(
                start.latitude + Double.random(in: -0.6...0.6, using: &random),
                start.longitude + Double.random(in: -0.6...0.6, using: &random))
            let chart = try BorderChart(shorelines, near: [[start, end]])
            let found = chart.crossings(from: start, to: end)
            let expected = all(from: start, to: end)
            #expect(found.count == expected.count, "\(start) \(end)")
            for (one, other) in zip(found, expected) { #expect(abs(one - other) < 1e-9) }
            #expect(chart.separates(start, end) == (expected.count % 2 == 1))
            crossed += found.count
        }
        #expect(crossed > 20)
    }

    /// The parts of a line at which it crosses bits of all borders.
    private func all(from start: Coordinate, to end: Coordinate) -> [Double] {
        var parts: [Double] = []
        let (x, y) = (end.longitude - start.longitude, end.latitude - start.latitude)
        for line in lines {
            for (one, other) in zip(line, line.dropFirst()) {
                let (a, b) = (other.longitude - one.longitude, other.latitude - one.latitude)
                let (c, d) = (one.longitude - start.longitude, one.latitude - start.latitude)
                let area = x * b - y * a
                guard area != 0 else { continue }
                let (part, along) = ((c * b - d * a) / area, (c * y - d * x) / area)
                if part >= 0, part < 1, along >= 0, along < 1 { parts.append(part) }
            }
        }
        return parts.sorted()
    }

    @Test("what lies along a long way is there, from its first point to its last")
    func longWays() throws {
        // Lisbon to Warsaw in one straight line, and in two points that are far from Poland's border.
        let (lisbon, warsaw) = (try place(38.72, -9.14), try place(52.23, 21.01))
        let chart = try BorderChart(shorelines, near: [[lisbon, warsaw]])
        #expect(chart.crossings(from: lisbon, to: warsaw).count == all(from: lisbon, to: warsaw).count)
        #expect(try BorderChart(shorelines, near: [[lisbon]]).isEmpty)
        let pacific = [try place(-17, 179.9), try place(-17, -179.9)]
        #expect(try BorderChart(shorelines, near: [pacific]).crossings(from: pacific[0], to: pacific[1]).isEmpty)
        let corners = try [place(90, 180), place(-90, -180), place(90, -180), place(-90, 180)]
        let empty = try BorderChart(shorelines, near: corners.map { [$0] })
        #expect(corners.allSatisfy { empty.distance(from: $0) == .infinity })
    }

    @Test("the distance of a place is that of the nearest border, within 5 km")
    func distances() throws {
        let (kehl, salzburg) = (try place(48.573, 7.815), try place(47.80, 13.04))
        let chart = try BorderChart(shorelines, near: [[kehl], [salzburg]])
        #expect(chart.distance(from: kehl) < 2_000)
        #expect((1_000...6_000).contains(chart.distance(from: salzburg)))
        let munich = try place(48.14, 11.58)
        #expect(try BorderChart(shorelines, near: [[munich]]).distance(from: munich) == .infinity)
        // A border along the equator, as far as a place is north of it.
        let equator = [ShorelinePoint(latitude: 0, longitude: -1), ShorelinePoint(latitude: 0, longitude: 1)]
        let north = try place(0.02, 0)
        let metres = BorderChart(lines: [equator], near: [[north]]).distance(from: north)
        #expect(abs(metres - north.distance(to: try place(0, 0))) < 1)
    }

    @Test("a border that ends at a coast goes on 5 km over the sea, one that another meets does not")
    func coasts() throws {
        func line(_ points: [(Double, Double)]) -> [ShorelinePoint] {
            points.map { ShorelinePoint(latitude: $0.0, longitude: $0.1) }
        }
        let (west, east) = (try place(0.03, -0.1), try place(0.03, 0.1))
        let ending = [line([(-1, 0), (-0.5, 0), (0, 0)])]
        #expect(BorderChart(lines: ending, near: [[west, east]]).crossings(from: west, to: east) == [0.5])
        let (farWest, farEast) = (try place(0.06, -0.1), try place(0.06, 0.1))
        #expect(BorderChart(lines: ending, near: [[west, east]]).crossings(from: farWest, to: farEast).isEmpty)
        // Three countries meet: nothing goes on.
        let meeting = ending + [line([(0, 0), (0, 1)]), line([(0, 0), (0, -1)])]
        #expect(BorderChart(lines: meeting, near: [[west, east]]).crossings(from: west, to: east).isEmpty)
        // Along Neum's coast, between its border and the sea.
        let (klek, slano) = (try place(42.942, 17.566), try place(42.877, 17.67))
        let neum = [klek, try place(42.919, 17.627), slano]
        let chart = try BorderChart(shorelines, near: [neum])
        #expect(zip(neum, neum.dropFirst()).reduce(0) { $0 + chart.crossings(from: $1.0, to: $1.1).count } == 2)
    }
}
