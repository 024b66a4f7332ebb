import Geodesy
import RoadNetwork
import Testing

@testable import road_network_compiler

@Suite struct FerryTests {
    private let head =
        "# from\tfrom_lat\tfrom_lon\tto\tto_lat\tto_lon\tminutes\tsailings\tseason\tfrom_cc\tto_cc\tkind\n"

    @Test func readsTheTable() throws {
        let text = head + "Anda\t61.8\t6.1\tLote\t61.9\t6.2\t12\t0.5\tMay-Sep\tNO\tNO\ttrain\n"
        let rows = try FerryTable.rows(in: Array(text.utf8), path: "f.tsv")
        #expect(rows.count == 1)
        #expect(
            rows[0].service
                == FerryService(
                    from: "Anda", to: "Lote", minutes: 12, sailingsPerDay: 0.5, season: "May-Sep", isTrain: true))
        #expect(rows[0].from == (try Coordinate(latitude: 61.8, longitude: 6.1)))
        #expect(rows[0].line == 2)
    }

    @Test func refusesRowsThatMakeNoSense() {
        for row in [
            "Anda\t91\t6.1\tLote\t61.9\t6.2\t12\t40\t\tNO\tNO\tferry",
            "Anda\t61\t6.1\tLote\t61.9\t6.2\t12\t40\t\tNO\tNO\tbus",
            "Anda\t61\t6.1\tLote\t61.9\t6.2\tnan\t40\t\tNO\tNO\tferry",
            "Anda\t61\t6.1\tLote\t61.9\t6.2\t12\t0\t\tNO\tNO\tferry",
        ] {
            #expect(
                throws: RoadSourceError.damaged(
                    "f", reason: "line 2: a number is missing or out of range, or the kind is unknown")
            ) { try FerryTable.rows(in: Array((head + row).utf8), path: "f") }
        }
        #expect(throws: RoadSourceError.damaged("f", reason: "line 2: 2 cells, expected more")) {
            try FerryTable.rows(in: Array((head + "a\tb").utf8), path: "f")
        }
        #expect(throws: RoadSourceError.damaged("f", reason: "line 1: no column \"# from\"")) {
            try FerryTable.rows(in: [], path: "f")
        }
    }

    @Test func aTerminalCutsTheRoadNextToIt() throws {
        // Roads on both sides of a strait, one step and three steps from the terminals.
        var mesh = Noding.mesh(of: lines([[(0, -50), (0, 50)], [(100, -50), (100, 50)]]))
        let terminals = FerryTerminals([row(1, 0, 97, 0)], to: &mesh, water: dryLand)
        #expect(terminals.left.isEmpty)
        #expect(componentCount(mesh) == 2)
        let graph = RoadGraph(mesh, terminals.crossings)
        #expect(graph.ferries.count == 1)
        // Each road in two parts, and a way from each terminal.
        #expect(graph.roads.count == 6)
        let ferry = graph.ferries[0]
        #expect(abs(ferry.metres - 96 * 76.35) < 10)
        #expect(graph.junctions[Int(ferry.from)] == point(1, 0).coordinate)
    }

    @Test func aTerminalPrefersTheLargerNetworkThatIsHardlyFarther() {
        var mesh = Noding.mesh(of: lines([[(0, 0), (0, 20)], [(-10, 0), (-10, 900)], [(300, 0), (300, 90)]]))
        let terminals = FerryTerminals([row(4, 0, 299, 0)], to: &mesh, water: dryLand)
        #expect(terminals.crossings.count == 1)
        #expect(edges(mesh).contains([-10, 0, 4, 0]))
    }

    @Test func aJoinBesideAFerryIsRemovedAndABridgeIsNot() throws {
        let shores: [[(Int32, Int32)]] = [
            [(0, -100), (0, 100)], [(10, -100), (10, 100)], [(-5, 10), (0, 10)], [(10, 10), (15, 10)],
        ]
        for isJoin in [true, false] {
            var mesh = Noding.mesh(of: lines(shores))
            let from = try #require(mesh.points.firstIndex(of: point(0, 10)))
            let to = try #require(mesh.points.firstIndex(of: point(10, 10)))
            mesh.edges.append(
                RoadMesh.Edge(
                    from: Int32(from), to: Int32(to), roadClass: .primary, metres: 764, isJoin: isJoin))
            let terminals = FerryTerminals([row(0, 0, 10, 0)], to: &mesh, water: dryLand)
            #expect(terminals.shortcuts == (isJoin ? 1 : 0))
            #expect(componentCount(mesh) == (isJoin ? 2 : 1))
        }
        // A join far off may be a road round the water.
        var mesh = Noding.mesh(of: lines(shores))
        let ends = [point(0, 100), point(10, 100)].compactMap { mesh.points.firstIndex(of: $0) }.map { Int32($0) }
        try #require(ends.count == 2)
        mesh.edges.append(
            RoadMesh.Edge(from: ends[0], to: ends[1], roadClass: .primary, metres: 764, isJoin: true))
        #expect(FerryTerminals([row(0, 0, 10, 0)], to: &mesh, water: dryLand).shortcuts == 0)
    }

    @Test func aTerminalIsJoinedToTheRoadOfItsOwnShore() {
        // The road of the western shore comes nearer to the eastern terminal than that of the eastern shore.
        var mesh = Noding.mesh(
            of: lines([[(0, -50), (0, 0)], [(0, 0), (5, 8)], [(5, 8), (5, 50)], [(20, -50), (20, 50)]]))
        let terminals = FerryTerminals([row(0, 0, 9, 6)], to: &mesh, water: dryLand)
        #expect(terminals.shortcuts == 1)
        #expect(edges(mesh).contains([9, 6, 20, 6]))
        #expect(componentCount(mesh) == 2)
        #expect(terminals.crossings.count == 1 && terminals.landings.isEmpty)
    }

    @Test func aTerminalDoesNotUseTheRoadOnTheOtherSideOfItsFerry() {
        var mesh = Noding.mesh(of: lines([[(0, -50), (0, 50)]]))
        let ends = row(1, 0, 30, 0)
        let water = Water(shores: [], barriers: Water.barrier(ends.from, ends.to))
        let terminals = FerryTerminals([ends], to: &mesh, water: water)
        // The island has no road: its terminal is a place to start from, with a road of one step.
        #expect(terminals.crossings.count == 1)
        #expect(edges(mesh).filter { $0.contains(30) } == [[30, 0, 31, 0]])
        #expect(terminals.landings.map { mesh.points[Int($0)] } == [point(31, 0)])
        let graph = RoadGraph(mesh, terminals.crossings, keeping: terminals.landings)
        #expect(graph.junctions.contains(point(31, 0).coordinate))
        #expect(graph.roads.count == 4)
    }

    @Test func aTerminalFarFromAllRoadsUsesOneWithin30Kilometres() {
        var mesh = Noding.mesh(of: lines([[(-300, -50), (-300, 50)]]))
        let terminals = FerryTerminals([row(0, 0, 30, 0)], to: &mesh, water: dryLand)
        #expect(terminals.left.isEmpty)
        #expect(edges(mesh).contains([-300, 0, 0, 0]))
        var far = Noding.mesh(of: lines([[(-400, -50), (-400, 50)]]))
        #expect(FerryTerminals([row(0, 0, 30, 0)], to: &far, water: dryLand).left.count == 1)
        // A road that is nearer to the terminal across is on the other shore.
        var opposite = Noding.mesh(of: lines([[(-300, -50), (-300, 50)]]))
        let crossing = FerryTerminals([row(0, 0, -200, 0)], to: &opposite, water: dryLand)
        #expect(!edges(opposite).contains([-300, 0, 0, 0]))
        #expect(crossing.landings.count == 1)
    }

    @Test func ferriesBetweenIslandsWithoutRoadsHangTogetherAndLonelyOnesAreTold() {
        var mesh = Noding.mesh(of: lines([[(0, -50), (0, 50)]]))
        let rows = [row(1, 0, 500, 0), row(510, 0, 1_000, 0), row(2_000, 0, 2_500, 0)]
        let terminals = FerryTerminals(rows, to: &mesh, water: dryLand)
        #expect(terminals.crossings.count == 2)
        #expect(terminals.crossings[0].to == terminals.crossings[1].from)
        #expect(terminals.left.map(\.line) == [2_000])
    }

    /// A ferry between two points of the grid; its line in the table is the first number.
    private func row(_ x: Int32, _ y: Int32, _ toX: Int32, _ toY: Int32) -> FerryTable.Row {
        FerryTable.Row(
            line: Int(x),
            service: FerryService(
                from: "A", to: "B", minutes: 20, sailingsPerDay: 10, season: "", isTrain: false),
            from: point(x, y).coordinate, to: point(toX, toY).coordinate)
    }
}
