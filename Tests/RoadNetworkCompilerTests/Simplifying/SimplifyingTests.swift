import Geodesy
import RoadNetwork
import Testing

@testable import road_network_compiler

@Suite struct SimplifyingTests {
    @Test func contractionKeepsLengthsAndClasses() {
        var all = lines([[(0, 0), (10, 0), (20, 5), (30, 0)], [(30, 0), (40, 0)], [(30, 0), (30, 10)]])
        all.append([point(40, 0), point(60, 0)], .motorway)
        let mesh = Noding.mesh(of: all)
        let chains = RoadChains.chains(of: mesh, isKept: [Bool](repeating: false, count: mesh.points.count))
        #expect(chains.count == 4)
        let longest = chains.max { $0.points.count < $1.points.count }
        #expect(longest?.points.count == 4)
        let before = mesh.edges.reduce(0) { $0 + $1.metres }
        let after = chains.reduce(0) { $0 + $1.metres }
        #expect(abs(before - after) < 1e-6)
        #expect(chains.filter { $0.roadClass == .motorway }.count == 1)
    }

    @Test func aCircleWithoutJunctionsIsOneChain() {
        let mesh = Noding.mesh(of: lines([[(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]]))
        let chains = RoadChains.chains(of: mesh, isKept: [Bool](repeating: false, count: 4))
        #expect(chains.count == 1)
        #expect(chains.first?.points.count == 5)
    }

    @Test func keptPointsStayJunctions() {
        let mesh = Noding.mesh(of: lines([[(0, 0), (10, 0), (20, 0)]]))
        let isKept = mesh.points.map { $0 == point(10, 0) }
        #expect(RoadChains.chains(of: mesh, isKept: isKept).count == 2)
    }

    @Test func dropsTheSecondCarriagewayAndJoinsWhatIsLeft() {
        // Out and back 150 m apart, with the same ends; a road 3 km off stays.
        let mesh = Noding.mesh(
            of: lines([
                [(-50, 0), (0, 0)], [(0, 0), (50, 0), (100, 0)], [(0, 0), (50, 2), (100, 0)], [(100, 0), (150, 0)],
            ]))
        #expect(RoadGraph(mesh, []).roads.count == 1)
        let wide = Noding.mesh(
            of: lines([[(-50, 0), (0, 0)], [(0, 0), (100, 0)], [(0, 0), (50, 40), (100, 0)], [(100, 0), (150, 0)]]))
        #expect(RoadGraph(wide, []).roads.count == 4)
    }

    @Test func keepsAShortcutBesideALongWayRound() {
        let mesh = Noding.mesh(
            of: lines([
                [(-50, 0), (0, 0)], [(0, 0), (0, 50), (100, 50), (100, 0)], [(0, 0), (100, 0)], [(100, 0), (150, 0)],
            ]))
        #expect(RoadGraph(mesh, []).roads.count == 4)
    }

    @Test func simplifiesBy200Metres() {
        let line = [(0, 0), (10, 1), (20, 2), (30, 10), (40, 0)].map { point($0, $1) }
        #expect(LineSimplification.simplify(line) == [point(0, 0), point(20, 2), point(30, 10), point(40, 0)])
        #expect(LineSimplification.simplify([point(0, 0)]) == [point(0, 0)])
    }

    @Test func theGraphKeepsTheLengthOfWhatItDraws() throws {
        let mesh = Noding.mesh(of: lines([[(0, 0), (10, 1), (20, 0), (30, 1), (40, 0)]]))
        let graph = RoadGraph(mesh, [])
        let road = try #require(graph.roads.first)
        #expect(graph.roads.count == 1)
        #expect(road.points.isEmpty)
        let length = mesh.edges.reduce(0) { $0 + $1.metres }
        #expect(abs(road.metres - length) < 1e-6)
        #expect(road.metres > graph.junctions[0].distance(to: graph.junctions[1]))
    }

    @Test func aRoadThatTurnsIsLongerThanItsLine() throws {
        // Three bends of 90°, each of which hides 150 m a radian.
        let bends: [(Int32, Int32)] = [(0, 0), (40, 0), (40, 40), (80, 40), (80, 80)]
        let mesh = Noding.mesh(of: lines([bends]))
        let road = try #require(RoadGraph(mesh, []).roads.first)
        let length = mesh.edges.reduce(0) { $0 + $1.metres }
        #expect(abs(road.metres - (length + 1.5 * .pi * 150)) < 1)
        #expect(abs(RoadLengths.turning(of: bends.map { point($0, $1) }) - 1.5 * .pi) < 1e-9)
        #expect(RoadLengths.turning(of: [point(0, 0), point(9, 0)]) == 0)
    }

    @Test func aRoadWithAKnownSpeedKeepsItsLengthAndEndsWhereItsSpeedDoes() throws {
        var mesh = Noding.mesh(of: lines([[(0, 0), (40, 0), (40, 40)]]))
        for index in mesh.edges.indices { (mesh.edges[index].metres, mesh.edges[index].knownSpeed) = (5_000, 40) }
        mesh.edges[0].knownSpeed = 60
        let graph = RoadGraph(mesh, [])
        #expect(graph.roads.map(\.metres) == [5_000, 5_000])
        let speeds = graph.roads.map { graph.speeds[Int($0.speed)] }
        #expect(speeds.map(\.kilometresPerHour).sorted() == [40, 60])
        #expect(speeds.allSatisfy { $0.roadClass == .primary })
    }

    @Test func junctionsAreInMortonOrderAndRoadsSorted() {
        let mesh = Noding.mesh(of: lines([[(0, 0), (50, 50)], [(0, 50), (50, 0)], [(25, 0), (25, 50)]]))
        let graph = RoadGraph(mesh, [])
        #expect(graph.roads.map(\.from) == graph.roads.map(\.from).sorted())
        #expect(graph.roads.allSatisfy { $0.from <= $0.to })
    }

    @Test func dropsBitsBesideALargeNetworkButNoIsland() {
        let roads = [[(0, 0), (400, 0)], [(0, 200), (50, 200)]] as [[(Int32, Int32)]]
        var mesh = Noding.mesh(of: lines(roads))
        let shore = Water(shores: [(point(-900, 100), point(900, 100))], barriers: [])
        #expect(Crumbs.drop(from: &mesh, crossings: [], water: shore) == 0)
        #expect(Crumbs.drop(from: &mesh, crossings: [], water: dryLand) == 1)
        #expect(edges(mesh) == [[0, 0, 400, 0]])
    }

    @Test func tellsRegionsApart() throws {
        func region(_ latitude: Double, _ longitude: Double) throws -> DrivingRegion {
            DrivingRegion(at: try Coordinate(latitude: latitude, longitude: longitude))
        }
        #expect(try region(40.7, -74) == .northAmerica)
        #expect(try region(32.72, -117.1) == .northAmerica)
        #expect(try region(25.78, -80.2) == .northAmerica)
        #expect(try region(21.3, -157.86) == .northAmerica)
        #expect(try region(25.7, -100.3) == .elsewhere)
        #expect(try region(19.4, -99.1) == .elsewhere)
        #expect(try region(59.9, 10.75) == .norway)
        #expect(try region(59.33, 18.06) == .europe)
        #expect(try region(57.7, 11.97) == .europe)
        #expect(try region(38.1, 13.4) == .europe)
        #expect(try region(36.8, 10.2) == .elsewhere)
        #expect(try region(35.3, 25.1) == .europe)
        #expect(try region(-33.9, 151.2) == .oceania)
        #expect(try region(-45, 168.7) == .oceania)
        #expect(try region(28.6, 77.2) == .elsewhere)
    }
}
