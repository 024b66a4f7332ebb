import Geodesy
import RoadNetwork
import Testing

@testable import road_network_compiler

@Suite struct JoiningTests {
    @Test func unitesTheEndsOfARoadOnBothSidesOfATileEdge() {
        // x = -100 is the edge of a tile.
        var mesh = Noding.mesh(of: lines([[(-120, 0), (-100, 4)], [(-100, 6), (-80, 9)], [(-100, 9), (-80, 30)]]))
        TileEdges.unite(&mesh, stepsPerTile: 4096)
        #expect(edges(mesh) == [[-120, 0, -100, 4], [-100, 4, -80, 9], [-100, 9, -80, 30]])
        #expect(componentCount(mesh) == 2)
    }

    @Test func unitesBothSidesOfTheAntimeridian() {
        var all = RoadLines(stepsPerTile: 4096)
        all.append([GridPoint(x: 524_200, y: 100), GridPoint(x: 524_288, y: 101)], .primary)
        all.append([GridPoint(x: 0, y: 102), GridPoint(x: 60, y: 102)], .primary)
        var mesh = Noding.mesh(of: all)
        TileEdges.unite(&mesh, stepsPerTile: 4096)
        #expect(componentCount(mesh) == 1)
        // Nothing between the two sides of the grid is near that road.
        let found = NearestEdge(mesh).nearest(to: SIMD2(262_144, 101), within: 100_000) { _ in true }
        #expect(found == nil)
    }

    @Test func joinsADeadEndToTheRoadAheadOfIt() {
        var mesh = Noding.mesh(of: lines([[(0, 0), (40, 0)], [(20, 2), (20, 30)]]))
        #expect(DeadEnds(radius: 200, target: .ahead).join(&mesh, water: dryLand) == 1)
        #expect(edges(mesh) == [[0, 0, 20, 0], [20, 0, 20, 2], [20, 0, 40, 0], [20, 2, 20, 30]])
    }

    @Test func closesAGapInARoadOfTwoCarriagewaysAlongIt() {
        // The carriageways are nearer to each other than the gap is wide.
        var mesh = Noding.mesh(
            of: lines([[(0, 0), (100, 0)], [(0, 2), (100, 2)], [(104, 0), (200, 0)], [(104, 2), (200, 2)]]))
        for pass in DeadEnds.passes { _ = pass.join(&mesh, water: dryLand) }
        #expect(edges(mesh).contains([100, 0, 104, 0]))
        #expect(edges(mesh).contains([100, 2, 104, 2]))
    }

    @Test func closesAGapWhereTwoCarriagewaysEndInOnePoint() {
        var mesh = Noding.mesh(
            of: lines([[(0, 0), (50, 2), (100, 1)], [(0, 3), (50, 6), (100, 1)], [(101, 1), (200, 1)]]))
        #expect(DeadEnds(radius: 200, target: .ahead).join(&mesh, water: dryLand) == 1)
        #expect(edges(mesh).contains([100, 1, 101, 1]))
    }

    @Test func doesNotJoinWhatIsJoinedAlready() {
        var mesh = Noding.mesh(of: lines([[(0, 0), (4, 0), (4, 4), (2, 4), (2, 2)]]))
        for pass in DeadEnds.passes { #expect(pass.join(&mesh, water: dryLand) == 0) }
    }

    @Test func joinsARoadToAMotorwayFartherOffButToNoOtherRoad() {
        // The road ends 1.1 km beside another one, with no exit between.
        for (roadClass, count) in [(RoadClass.motorway, 1), (.trunk, 0)] {
            var all = lines([[(0, 0), (400, 0)]], roadClass)
            all.append([point(200, 15), point(200, 300)], .primary)
            var mesh = Noding.mesh(of: all)
            #expect(DeadEnds(radius: 1_500, target: .motorways).join(&mesh, water: dryLand) == count)
            #expect(edges(mesh).contains([200, 0, 200, 15]) == (count == 1))
        }
    }

    @Test func joinsFarRoadsOnlyOfOtherComponents() {
        // Two ends 1.5 km apart: of one road, and of two.
        let loop: [(Int32, Int32)] = [(0, 0), (0, 300), (20, 300), (20, 0)]
        var one = Noding.mesh(of: lines([loop]))
        var two = Noding.mesh(of: lines([[(0, 0), (0, 300)], [(20, 0), (20, -300)]]))
        let pass = DeadEnds(radius: 2_000, target: .otherComponents)
        #expect(pass.join(&one, water: dryLand) == 0)
        #expect(pass.join(&two, water: dryLand) == 1)
        #expect(componentCount(two) == 1)
    }

    @Test func joinsNothingOverWaterOrAcrossAFerry() {
        let roads = [[(0, 0), (0, 300)], [(20, 0), (20, -300)]] as [[(Int32, Int32)]]
        let pass = DeadEnds(radius: 2_000, target: .otherComponents)
        let shore = Water(shores: [(point(10, -50), point(10, 50))], barriers: [])
        var mesh = Noding.mesh(of: lines(roads))
        #expect(pass.join(&mesh, water: shore) == 0)
        let ferry = Water(shores: [], barriers: Water.barrier(point(1, 0).coordinate, point(19, 0).coordinate))
        #expect(pass.join(&mesh, water: ferry) == 0)
        #expect(Gaps.join(&mesh, water: ferry) == 0)
        #expect(componentCount(mesh) == 2)
    }

    @Test func joinsComponentsUpTo10Kilometres() {
        var near = Noding.mesh(of: lines([[(0, 0), (0, 30)], [(120, 0), (120, 90)]]))
        #expect(Gaps.join(&near, water: dryLand) == 1)
        var far = Noding.mesh(of: lines([[(0, 0), (0, 30)], [(140, 0), (140, 90)]]))
        #expect(Gaps.join(&far, water: dryLand) == 0)
    }

    @Test func cuttingARoadKeepsItsLength() {
        var mesh = Noding.mesh(of: lines([[(0, 0), (100, 0)], [(30, 9), (30, 30)], [(70, 9), (70, 30)]]))
        let index = mesh.edges.firstIndex { mesh.points[Int($0.to)] == point(100, 0) || $0.metres > 7_000 } ?? 0
        mesh.edges[index].metres = 8_000
        var splits = Splits()
        for (x, along) in [(70, 0.7), (30, 0.3), (30, 0.3)] as [(Int32, Double)] {
            let end = mesh.points.firstIndex(of: point(x, 9)) ?? 0
            splits.join(Int32(end), to: Int32(index), along: along, .primary)
        }
        let ends = splits.apply(to: &mesh)
        #expect(ends[1] == ends[2])
        let parts = mesh.edges.filter { edge in
            [edge.from, edge.to].allSatisfy { mesh.points[Int($0)].y == point(0, 0).y }
        }
        #expect(parts.map { ($0.metres).rounded() }.sorted() == [2_400, 2_400, 3_200])
    }
}
