import Foundation
import TestSupport
import Testing

@testable import Geodesy

@Suite("Line index")
struct LineIndexTests {
    /// Lines of all sorts: by the antimeridian, over a pole, loops, out and back on one road, long and short pieces.
    private static let lines: [(name: String, places: [Coordinate])] = {
        func walk(
            _ start: Coordinate, _ seed: UInt64, steps: Int, turns: ClosedRange<Double>, _ metres: [Double]
        )
            -> [Coordinate]
        {
            var generator = SeededGenerator(seed: seed)
            var (path, bearing) = ([start], Double.random(in: 0..<360, using: &generator))
            for _ in 0..<steps {
                bearing += .random(in: turns, using: &generator)
                let length = metres[Int.random(in: metres.indices, using: &generator)]
                path.append(path[path.count - 1].destination(bearing: bearing, distance: length))
            }
            return path
        }
        let out = walk(place(47, 8), 5, steps: 60, turns: -20...20, [900, 4_000])
        return [
            ("a road", walk(place(44, 6), 1, steps: 200, turns: -40...40, [300, 2_000, 9_000])),
            ("by the antimeridian", walk(place(-17, 179.6), 2, steps: 150, turns: -60...60, [2_000, 15_000])),
            ("by the pole", walk(place(89.3, 20), 3, steps: 80, turns: -30...30, [5_000, 30_000])),
            ("loops", (0..<300).map { place(50, 10).destination(bearing: Double($0) * 7.3, distance: 30_000) }),
            ("out and back", out + out.reversed().dropFirst()),
            ("great circles", [place(60, -150), place(35, 139), place(-33, 151)]),
            ("one place", [place(12, 34)]), ("the same place twice", [place(12, 34), place(12, 34)]),
        ]
    }()

    @Test("The nearest point is the one that a look at every piece finds, at its first pass", arguments: 0..<8)
    func likeTheModel(number: Int) {
        let (title, path) = Self.lines[number]
        let index = LineIndex(path)
        var generator = SeededGenerator(seed: UInt64(number))
        let reach = 25_000.0
        var found = 0
        for _ in 0..<400 {
            let near = path[Int.random(in: path.indices, using: &generator)]
            let asked = near.destination(
                bearing: .random(in: 0..<360, using: &generator), distance: .random(in: 0...40_000, using: &generator))
            let model = Self.passes(asked, path)
            let least = model.map(\.off).min() ?? .infinity
            let point = index.nearest(to: asked, within: reach)
            if least < reach - 5 { #expect(point != nil, "\(title): \(asked), \(least) m off") }
            if least > reach + 5 { #expect(point == nil, "\(title): \(asked), \(least) m off") }
            guard let point else { continue }
            found += 1
            // The nearest point is that of the sphere; points of the model on great circles lie 500 m apart.
            let margin = 0.006 * point.off + 1
            let spacing = title == "great circles" ? 260.0 : 0
            #expect(point.off >= least - margin - spacing && point.off <= least + 50 + margin, "\(title): \(asked)")
            #expect(abs(point.location.distance(to: asked) - point.off) < 0.006 * point.off + 0.01)
            // Nothing before it is as near as the tolerance, but for the approach to it.
            let before = model.prefix { $0.passed < point.passed - 1e-9 }
            let gap = before.lastIndex { $0.off > least + 50 + margin } ?? 0
            #expect(!before[..<gap].contains { $0.off < least + 50 - margin }, "\(title): \(asked), \(point.passed)")
        }
        #expect(found > 150, "\(title): \(found)")
    }

    /// The points of a line every 1/40 of its pieces, or every 500 m, with their distances from a place on the
    /// ellipsoid.
    private static func passes(_ asked: Coordinate, _ path: [Coordinate]) -> [(passed: Double, off: Double)] {
        let vector = SphereVector(asked)
        guard path.count > 1 else { return [(0, SphereVector(path[0]).ellipsoidDistance(to: vector))] }
        return path.indices.dropLast().flatMap { index -> [(passed: Double, off: Double)] in
            let (start, end) = (path[index], path[index + 1])
            let piece = LinePiece(
                start: SphereVector(start), end: SphereVector(end), passed: (Double(index), Double(index + 1)))
            // A long piece is measured between points on it, so that the model divides nothing itself.
            guard start.distance(to: end) > 1_000_000 else {
                let nearest = piece.nearest(to: vector)
                return [0, nearest.share, 1].map { share in
                    (Double(index) + share, piece.place(share).ellipsoidDistance(to: vector))
                }
            }
            let count = Int(start.distance(to: end) / 500)
            return (0...count).map { step in
                let share = Double(step) / Double(count)
                let point = SphereVector(start.point(toward: end, fraction: share))
                return (Double(index) + share, point.ellipsoidDistance(to: vector))
            }
        }
    }

    @Test("Of several passes of one road the first counts, also where the other carriageway is nearer")
    func firstPass() throws {
        let out = (0...100).map { place(47, 8 + Double($0) * 0.01) }
        let back = (0...100).reversed().map { place(47.0002, 8 + Double($0) * 0.01) }
        let index = LineIndex(out + back)
        let north = try #require(index.nearest(to: place(47.05, 8.505), within: 20_000))
        #expect(abs(north.passed - 50.5) < 0.01)
        // 200 m apart they are two roads.
        let far = LineIndex(out + back.map { place(47.002, $0.longitude) })
        let other = try #require(far.nearest(to: place(47.05, 8.505), within: 20_000))
        #expect(other.passed > 101)
    }

    @Test("What is left out is no part of the line")
    func leftOut() throws {
        let path = (0...10).map { place(0, Double($0) / 10) }
        let index = LineIndex(path, leftOut: [3..<6, 6..<7])
        #expect(index.nearest(to: place(0.01, 0.5), within: 5_000) == nil)
        #expect(index.nearest(to: place(0.01, 0.25), within: 5_000)?.passed == 2.5)
        let edge = try #require(index.nearest(to: place(0, 0.31), within: 5_000))
        #expect(edge.passed == 3 && abs(edge.off - 1_113.2) < 1)
        #expect(LineIndex(path, leftOut: [0..<10]).nearest(to: place(0, 0), within: 1e6) == nil)
        #expect(LineIndex([]).nearest(to: place(0, 0), within: 1e6) == nil)
    }

    @Test("The circles cover the line, and are as small as asked for", arguments: 0..<8)
    func circles(number: Int) {
        let (title, path) = Self.lines[number]
        let circles = LineIndex(path).circles(radius: 25_000)
        for (start, end) in zip(path, path.dropFirst() + path.suffix(1)) {
            for share in stride(from: 0, through: 1, by: 0.05) {
                let point = start.point(toward: end, fraction: share)
                #expect(
                    circles.contains { $0.center.distance(to: point) <= $0.radius + 1 }, "\(title): \(point)")
            }
        }
        #expect(circles.allSatisfy { $0.radius <= 260_000 }, "\(title)")
        #expect(LineIndex([]).circles(radius: 1).isEmpty)
    }

    @Test(
        "Distances off a line are those of geodesics", .enabled(if: Oracle.hasPython(with: "geographiclib")))
    func geodesics() throws {
        var generator = SeededGenerator(seed: 31)
        var rows: [(Coordinate, Coordinate, Double)] = []
        let starts = [
            place(0.5, 10), place(47, 8), place(-17, 179.99), place(69, -20), place(89.5, 100), place(-90, 0),
        ]
        for start in starts {
            for _ in 0..<40 {
                let asked = start.destination(
                    bearing: .random(in: 0..<360, using: &generator),
                    distance: .random(in: 10...150_000, using: &generator))
                rows.append((start, asked, SphereVector(start).ellipsoidDistance(to: SphereVector(asked))))
            }
        }
        let input = rows.map { "\($0.0.latitude) \($0.0.longitude) \($0.1.latitude) \($0.1.longitude)" }
        let printed = try Oracle.printed(
            """
            import sys
            from geographiclib.geodesic import Geodesic
            for line in sys.stdin:
                a, b, c, d = map(float, line.split())
                print(Geodesic.WGS84.Inverse(a, b, c, d)['s12'])
            """, with: "geographiclib", input: input.joined(separator: "\n"))
        let known = printed.split(separator: "\n").compactMap { Double($0) }
        try #require(known.count == rows.count)
        for (row, metres) in zip(rows, known) {
            #expect(abs(row.2 - metres) < 0.0005 * metres + 0.01, "\(row.0) to \(row.1): \(row.2), not \(metres)")
        }
    }

    @Test("gpsbabel's arc filter leaves the same points", .enabled(if: Oracle.gpsbabel.isWanted))
    func arcFilter() throws {
        let path = Self.lines[0].places
        let index = LineIndex(path)
        var generator = SeededGenerator(seed: 7)
        var points: [(Coordinate, Double)] = []
        for _ in 0..<600 {
            let near = path[Int.random(in: path.indices, using: &generator)]
            let asked = near.destination(
                bearing: .random(in: 0..<360, using: &generator), distance: .random(in: 0...40_000, using: &generator))
            points.append((asked, index.nearest(to: asked, within: 60_000)?.off ?? .infinity))
        }
        let arc = path.map { "\($0.latitude) \($0.longitude)" }.joined(separator: "\n") + "\n"
        let table =
            "lat,lon,name\n"
            + points.enumerated().map { "\($1.0.latitude),\($1.0.longitude),P\($0)" }.joined(separator: "\n") + "\n"
        let text = try Oracle.gpsbabel.run(
            ["-i", "unicsv", "-f", "points.csv", "-x", "arc,file=arc.txt,distance=20k", "-o", "unicsv", "-F", "-"],
            files: ["arc.txt": Array(arc.utf8), "points.csv": Array(table.utf8)])
        let kept = Set(
            text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "\"" }).filter { $0.hasPrefix("P") })
        for (number, (_, off)) in points.enumerated() {
            // gpsbabel measures on a sphere of another radius.
            guard abs(off - 20_000) > 150 else { continue }
            #expect(kept.contains("P\(number)") == (off < 20_000), "P\(number): \(off)")
        }
        #expect(kept.count > 150 && kept.count < 550)
    }
}

@Suite("Distances as they are typed")
struct DistanceReadingTests {
    @Test(
        arguments: [
            ("20km", 20_000), ("20 KM", 20_000), ("12mi", 19_312.128), ("500m", 500), ("2,5 nmi", 4_630),
            ("1.5", 1_500),
            ("0", 0), ("3 miles", 4_828.032), ("7 kilometres", 7_000),
        ])
    func read(text: String, expected: Double) throws {
        let read = try #require(metres(typed: text, in: .kilometers))
        #expect(abs(read - expected) < 1e-6)
    }

    @Test(arguments: ["", "km", "-3km", "1e3", "1.2.3 km", "5 parsecs", ".5", "5.", "nan", "٣km", "0x10", "1,000,000"])
    func refused(text: String) {
        #expect(metres(typed: text, in: .kilometers) == nil)
    }

    @Test("A bare number is in the unit of the person")
    func units() {
        #expect(metres(typed: "10", in: .miles) == 16_093.44)
        #expect(metres(typed: "10", in: .nauticalMiles) == 18_520)
    }
}
