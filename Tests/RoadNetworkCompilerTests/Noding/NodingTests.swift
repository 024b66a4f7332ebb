import RoadNetwork
import Testing

@testable import road_network_compiler

@Suite struct NodingTests {
    @Test func cutsLinesWhereTheyCross() {
        let mesh = Noding.mesh(of: lines([[(0, 0), (10, 10)], [(0, 10), (10, 0)]]))
        #expect(edges(mesh) == [[0, 0, 5, 5], [0, 10, 5, 5], [5, 5, 10, 0], [5, 5, 10, 10]])
    }

    @Test func cutsALineWhereAnotherEndsOnIt() {
        let mesh = Noding.mesh(of: lines([[(0, 0), (10, 0)], [(4, 0), (4, 7)]]))
        #expect(edges(mesh) == [[0, 0, 4, 0], [4, 0, 4, 7], [4, 0, 10, 0]])
    }

    @Test func roundsACrossingToTheGrid() {
        let mesh = Noding.mesh(of: lines([[(0, 0), (9, 3)], [(0, 4), (5, 0)]]))
        // They cross at (3.5, 1.2).
        #expect(edges(mesh) == [[0, 0, 4, 1], [0, 4, 4, 1], [4, 1, 5, 0], [4, 1, 9, 3]])
    }

    @Test func lettingCarriagewaysFallTogetherKeepsTheBestClass() {
        var both = lines([[(0, 0), (40, 0)]], .trunk)
        both.append([point(40, 0), point(0, 0)], .motorway)
        let mesh = Noding.mesh(of: both)
        #expect(edges(mesh) == [[0, 0, 40, 0]])
        #expect(mesh.edges.map(\.roadClass) == [.motorway])
    }

    @Test func bendsALineThroughAPointThatItPassesCloseBy() {
        let mesh = Noding.mesh(of: lines([[(0, 0), (100, 1)], [(20, 0), (20, 9)]]))
        #expect(edges(mesh) == [[0, 0, 20, 0], [20, 0, 20, 9], [20, 0, 100, 1]])
    }

    @Test func cutsLongLinesInManyCells() {
        let mesh = Noding.mesh(of: lines([[(0, 0), (3_000, 1_000)], [(0, 1_000), (3_000, 0)]]))
        #expect(edges(mesh).count == 4)
        #expect(edges(mesh).allSatisfy { $0.contains(1_500) && $0.contains(500) })
    }

    @Test func measuresEdgesInMetres() throws {
        let mesh = Noding.mesh(of: lines([[(0, 0), (100, 0)]]))
        let edge = try #require(mesh.edges.first)
        #expect(abs(edge.metres - 7_635.4) < 1)
    }

    @Test func doesNotDependOnTheOrderOfLines() {
        var random = SystemlessRandom(seed: 7)
        var all: [[(Int32, Int32)]] = []
        for _ in 0..<200 {
            all.append((0..<3).map { _ in (Int32(random.below(300)), Int32(random.below(300))) })
        }
        let mesh = Noding.mesh(of: lines(all))
        let other = Noding.mesh(of: lines(all.reversed().map { $0.reversed() }))
        #expect(mesh.points == other.points)
        #expect(mesh.edges == other.edges)
        #expect(mesh.edges.count > 1_000)
    }

    @Test func noTwoEdgesCross() {
        var random = SystemlessRandom(seed: 11)
        let all = (0..<60).map { _ in (0..<2).map { _ in (Int32(random.below(120)), Int32(random.below(120))) } }
        let mesh = Noding.mesh(of: lines(all))
        let again = Noding.mesh(
            of: lines(
                mesh.edges.map { edge in
                    [edge.from, edge.to].map { end in
                        let point = mesh.points[Int(end)]
                        return (point.x - 262_244, point.y - 262_244)
                    }
                }))
        // What is noded has no crossing left to cut: noding it again adds no point.
        #expect(again.points == mesh.points)
    }
}

/// Numbers that are the same each time (splitmix64).
struct SystemlessRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number below `limit`.
    mutating func below(_ limit: UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return (value ^ value >> 31) % limit
    }
}
