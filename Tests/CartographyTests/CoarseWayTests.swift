import TestSupport
import Testing

@testable import Cartography

@Suite("Ways that are known by few points")
struct CoarseWayTests {
    private static func line(_ points: [(Double, Double)]) -> [DotPoint] {
        points.map { DotPoint(x: $0.0, y: $0.1) }
    }

    private static let straight: [[(Double, Double)]] = [
        [], [(0, 0)], [(0, 0), (30, 10)], [(0, 0), (10, 0), (30, 0), (60, 0)], [(0, 0), (20, 0), (0, 0)],
        [(0, 0), (2, 1), (3, 3), (2, 5), (4, 6)],
    ]

    private static let coarse: [[(Double, Double)]] = [
        [(0, 0), (10, 0), (10, 10)], [(0, 0), (10, 6), (18, 3), (30, 12), (28, 30)],
        [(0, 0), (1, 0), (2, 1), (12, 9), (22, 5), (23, 5)],
    ]

    @Test("lines that are straight, fine, or turn back stay as they are", arguments: straight.indices)
    func unchanged(index: Int) {
        let line = Self.line(Self.straight[index])
        #expect(SmoothLine.coarse(line) == line)
    }

    @Test("a curve leads through all points in their order, near the straight pieces", arguments: coarse.indices)
    func through(index: Int) throws {
        let line = Self.line(Self.coarse[index])
        let curve = SmoothLine.coarse(line)
        #expect(curve.count > line.count)
        var passed = curve[...]
        for point in line {
            let found = try #require(passed.firstIndex { $0.distance(to: point) < 1e-9 }, "\(point)")
            passed = passed[found...]
        }
        for point in curve {
            let nearest = zip(line, line.dropFirst()).map { Self.distance(point, $0, $1) }.min() ?? 0
            #expect(nearest < 2.5, "\(point)")
        }
    }

    @Test("a curve has no corners at points between long pieces")
    func bends() {
        let curve = SmoothLine.coarse(Self.line([(0, 0), (10, 6), (18, 3), (30, 12), (28, 30)]))
        for (before, (point, next)) in zip(curve, zip(curve.dropFirst(), curve.dropFirst(2))) {
            let (a, b) = (
                (x: point.x - before.x, y: point.y - before.y), (x: next.x - point.x, y: next.y - point.y)
            )
            let cosine = (a.x * b.x + a.y * b.y) / (before.distance(to: point) * point.distance(to: next))
            #expect(cosine > 0.8, "\(point)")
        }
    }

    /// The distance of a point from a piece.
    private static func distance(_ point: DotPoint, _ start: DotPoint, _ end: DotPoint) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let share = ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
        let inside = min(max(share, 0), 1)
        return point.distance(to: DotPoint(x: start.x + inside * x, y: start.y + inside * y))
    }
}
