import EmbeddedData
import Geodesy
import Shorelines
import TestSupport
import Testing

@testable import Cartography

@Suite("Land and sea of a picture")
struct LandTests {
    /// Tells for points whether an odd number of rings of coasts hold them, by lines that shapely has merged.
    private static let program = """
        import sys
        from shapely.geometry import LineString, Point, Polygon
        from shapely.ops import linemerge
        from shapely.prepared import prep
        from shapely.strtree import STRtree
        lines, points = [], []
        for row in sys.stdin:
            numbers = [float(word) for word in row.split()[1:]]
            pairs = list(zip(numbers[::2], numbers[1::2]))
            if row[0] == 'l': lines.append(LineString(pairs))
            else: points.append(pairs[0])
        merged = linemerge(lines)
        rings = []
        for line in getattr(merged, 'geoms', [merged]):
            ring = list(line.coords)
            first, last = ring[0], ring[-1]
            if abs(first[0] - last[0]) > 359: ring += [(last[0], -90), (first[0], -90)]
            if len(ring) > 2: rings.append(Polygon(ring))
        tree = STRtree(rings)
        found = tree.geometries if hasattr(tree, 'geometries') else None
        prepared = {}
        def holds(ring, spot):
            if id(ring) not in prepared: prepared[id(ring)] = prep(ring)
            return prepared[id(ring)].intersects(spot)
        for point in points:
            spot = Point(point)
            near = tree.query(spot)
            near = [n if hasattr(n, 'exterior') else found[n] for n in near]
            print(sum(holds(ring, spot) for ring in near) % 2)
        """

    private func shorelines() throws -> Shorelines {
        let file = embedded_shorelines()
        return try Shorelines(permanent: file.bytes, count: file.count)
    }

    /// Frames of a detail, half of them at coasts, some where maps are cut.
    private func subjects(_ detail: ShorelineDetail, coasts: [ShorelinePoint]) throws -> [MapSubject] {
        var numbers = SeededNumbers(detail == .fine ? 71 : 72)
        var subjects = try (0..<21).map { index in
            let coast = coasts[Int.random(in: 0..<coasts.count, using: &numbers)]
            let latitude = index % 2 == 0 ? coast.latitude : .random(in: -85...85, using: &numbers)
            let longitude = index % 2 == 0 ? coast.longitude : .random(in: -180...180, using: &numbers)
            let span = Double.random(in: detail == .fine ? 0.3...5 : 25...100, using: &numbers)
            let start = min(max(latitude - span / 2, -89), 89)
            let east = longitude + span / 2 > 180 ? longitude + span / 2 - 360 : longitude + span / 2
            return try TestMaps.subject([
                ("", start, longitude), ("", min(max(start + span, -89), 89), east),
            ])
        }
        let cut: [[(name: String, latitude: Double, longitude: Double)]] =
            detail == .fine
            ? [[("", 66, 179), ("", 68, -179)], [("", -16, 179), ("", -18, -179)], [("", 78, 12), ("", 80, 20)]]
            : [
                [("", 50, 160), ("", 70, -170)], [("", -70, 160), ("", -90, 0), ("", -66, -60)], [],
                [("", 71, 25), ("", 71, -156), ("", 76, 100)],
            ]
        for places in cut { subjects.append(try TestMaps.subject(places)) }
        return subjects
    }

    @Test(
        "points of maps are land where they lie inside an odd number of coasts",
        .enabled(if: Oracle.hasPython(with: "shapely")), arguments: ShorelineDetail.allCases)
    func points(detail: ShorelineDetail) throws {
        let shorelines = try shorelines()
        var input = ""
        var coasts: [ShorelinePoint] = []
        try shorelines.lines(detail, within: .infinity, of: .nullIsland, coastOnly: true) { _, line in
            input += "l " + line.map { "\($0.longitude) \($0.latitude)" }.joined(separator: " ") + "\n"
            coasts.append(line[0])
        }
        var numbers = SeededNumbers(70)
        var drawn: [(isLand: Bool, place: Coordinate, center: Coordinate)] = []
        for subject in try subjects(detail, coasts: coasts) {
            let scene = try TestMaps.cartographer.scene(
                of: subject, in: MapGrid(columns: 60, rows: 20), .proportional, unit: .kilometers)
            guard (scene.frame.metresPerDot / 4 >= 2_000) == (detail == .medium) else { continue }
            let rings = try #require(scene.areas.first { $0.isLand }).rings
            for _ in 0..<110 {
                let dot = DotPoint(x: .random(in: 0..<120, using: &numbers), y: .random(in: 0..<80, using: &numbers))
                guard let place = scene.frame.place(dot), Self.distance(of: dot, from: rings) > 0.5 else { continue }
                drawn.append((RingClosing.isInside(dot, rings), place, scene.frame.projection.center))
            }
        }
        input += drawn.map { "p \($0.place.longitude) \($0.place.latitude)\n" }.joined()
        let wanted = try Oracle.printed(Self.program, with: "shapely", input: input).split(separator: "\n")
        try #require(wanted.count == drawn.count && drawn.count > 2_000)
        #expect(min(drawn.count { $0.isLand }, drawn.count { !$0.isLand }) > 400)
        for (point, wanted) in zip(drawn, wanted) {
            #expect(point.isLand == (wanted == "1"), "\(point.place) about \(point.center)")
        }
    }

    @Test(
        "a map without a shore in view is all land, all sea, or all lake",
        arguments: [
            (48.85, 2.35, true, false), (30.0, -40, false, false), (58.5, 62.0, true, false), (53.5, 108, true, true),
        ])
    func withoutShore(latitude: Double, longitude: Double, isLand: Bool, isLake: Bool) throws {
        let subject = try TestMaps.subject([("A", latitude, longitude), ("B", latitude + 0.01, longitude)])
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 60, rows: 20), .proportional, unit: .kilometers)
        let middle = DotPoint(x: 60, y: 40)
        for area in scene.areas {
            #expect(RingClosing.isInside(middle, area.rings) == (area.isLand ? isLand : isLake))
        }
    }

    @Test("the inside of rings is that of the lines that they are made of, in whichever direction each goes")
    func directions() {
        let square = PlaneRectangle(left: 0, top: 0, right: 10, bottom: 10)
        // Land to the left of x = 4, and an island.
        let coast = [DotPoint(x: 4, y: 0), DotPoint(x: 3, y: 5), DotPoint(x: 4, y: 10)]
        let island = [DotPoint(x: 7, y: 7), DotPoint(x: 8, y: 7), DotPoint(x: 8, y: 8), DotPoint(x: 7, y: 7)]
        let known = [(point: DotPoint(x: 1, y: 1), isInside: true), (DotPoint(x: 9, y: 1), false)]
        for lines in [[coast, island], [coast.reversed(), island], [island.reversed(), coast]] {
            let rings = RingClosing.rings(of: lines, in: square, known: known)
            for (x, y, isLand) in [(1.0, 9.0, true), (3.5, 5, false), (7.7, 7.3, true), (6, 6, false)] {
                #expect(RingClosing.isInside(DotPoint(x: x, y: y), rings) == isLand, "\(x) \(y)")
            }
        }
        #expect(RingClosing.rings(of: [], in: square, known: known.map { ($0.0, true) }).count == 1)
        #expect(RingClosing.rings(of: [], in: square, known: known.map { ($0.0, false) }).isEmpty)
    }

    @Test("a ring that is cut encloses in the rectangle what it did")
    func clipped() {
        var numbers = SeededNumbers(9)
        let square = PlaneRectangle(left: 2, top: 2, right: 8, bottom: 7)
        for _ in 0..<200 {
            var ring = (0..<Int.random(in: 3...12, using: &numbers)).map { _ in
                DotPoint(x: .random(in: 0...10, using: &numbers), y: .random(in: 0...10, using: &numbers))
            }
            ring.append(ring[0])
            let cut = RingClipping.ring(ring, in: square).map { [$0] } ?? []
            for _ in 0..<20 {
                let point = DotPoint(x: .random(in: 2...8, using: &numbers), y: .random(in: 2...7, using: &numbers))
                #expect(RingClosing.isInside(point, cut) == RingClosing.isInside(point, [ring]))
            }
        }
    }

    @Test("no point that is left out of a line is farther from it than the tolerance")
    func simplified() {
        var numbers = SeededNumbers(11)
        for _ in 0..<50 {
            var point = DotPoint(x: 0, y: 0)
            let line = (0..<200).map { _ in
                point.x += .random(in: -1...2, using: &numbers)
                point.y += .random(in: -1...1, using: &numbers)
                return point
            }
            let simple = LineSimplification.simplified(line, tolerance: 0.7)
            #expect(simple.count < line.count && simple.first == line.first && simple.last == line.last)
            for point in line { #expect(Self.distance(of: point, from: [simple]) <= 0.7 + 1e-9) }
        }
    }

    /// The distance of a point from the nearest segment.
    private static func distance(of point: DotPoint, from lines: [[DotPoint]]) -> Double {
        var least = Double.infinity
        for line in lines {
            for (one, other) in zip(line, line.dropFirst()) {
                let (width, height) = (other.x - one.x, other.y - one.y)
                let length = width * width + height * height
                let along = (point.x - one.x) * width + (point.y - one.y) * height
                let share = length > 0 ? min(max(along / length, 0), 1) : 0
                let (x, y) = (point.x - one.x - share * width, point.y - one.y - share * height)
                least = min(least, x * x + y * y)
            }
        }
        return least.squareRoot()
    }
}
