import Geodesy
import RoadNetwork
import Testing

@testable import road_network_compiler

@Suite("Supplementary roads")
struct RoadLinkTests {
    private static let head = "# kind\tname\tkm\tkm/h\tminutes\tsailings\tplaces\n"

    private func rows(_ text: String) throws -> RoadLinkTable.Rows {
        try RoadLinkTable.rows(in: Array((Self.head + text).utf8), path: "l.tsv")
    }

    @Test("The table has roads, cuts and ferries")
    func table() throws {
        let text = """
            road\tUtah 9\t40\t50\t\t\t37.19,-113 37.22,-112.68
            cut\tLikoni\t\t\t\t\t-4.075,39.658 -4.076,39.674
            ferry\tManaus - Careiro da Várzea\t\t\t40\t20\t-3.1,-59.9 -3.2,-59.8
            """
        let rows = try rows(text)
        let first = try Coordinate(latitude: 37.19, longitude: -113)
        #expect(rows.links.map(\.name) == ["Utah 9"])
        #expect(rows.links[0].metres == 40_000 && rows.links[0].speed == 50)
        #expect(rows.links[0].places == [first, try Coordinate(latitude: 37.22, longitude: -112.68)])
        #expect(rows.cuts.map(\.count) == [2])
        #expect(
            rows.ferries.map(\.service) == [
                FerryService(
                    from: "Manaus", to: "Careiro da Várzea", minutes: 40, sailingsPerDay: 20, season: "", isTrain: false
                )
            ])
        #expect(rows.ferries[0].to == (try Coordinate(latitude: -3.2, longitude: -59.8)))
    }

    @Test(
        "Rows that make no sense are refused with their line",
        arguments: [
            ("rail\tA\t40\t50\t\t\t1,1 1,2", "the kind is none of road, cut, ferry"),
            ("road\tA\t400\t50\t\t\t1,1", "places are not two or more of latitude,longitude"),
            ("cut\tA\t\t\t\t\t1,1 1;2", "places are not two or more of latitude,longitude"),
            ("ferry\tManaus\t\t\t40\t20\t1,1 1,2", "minutes or sailings, or a name, are missing"),
            ("ferry\tA - B\t\t\t40\t0\t1,1 1,2", "minutes or sailings, or a name, are missing"),
            (
                "road\tA\t100\t50\t\t\t1,1 1,2",
                "the length is missing or below 111.0 km, or the speed is none of "
                    + "[20, 30, 40, 50, 60, 70, 80, 90, 100, 110] km/h"
            ),
            (
                "road\tA\t120\t55\t\t\t1,1 1,2",
                "the length is missing or below 111.0 km, or the speed is none of "
                    + "[20, 30, 40, 50, 60, 70, 80, 90, 100, 110] km/h"
            ),
        ])
    func refused(row: String, reason: String) {
        #expect(throws: RoadSourceError.damaged("l.tsv", reason: "line 2: \(reason)")) { try rows(row) }
    }

    /// A road over points of the grid, ten times as long as its line.
    private func link(_ line: [(Int32, Int32)], speed: UInt8 = 50) -> RoadLinkTable.Link {
        let places = line.map { point($0, $1).coordinate }
        let straight = zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        return RoadLinkTable.Link(name: "\(line[0])", metres: 10 * straight, speed: speed, places: places)
    }

    @Test("Roads meet the source and each other, and keep their lengths")
    func joined() throws {
        var mesh = Noding.mesh(of: lines([[(0, -500), (0, 500)]]))
        let first = link([(10, 0), (200, 0), (300, 50)])
        let second = link([(300, 50), (400, 0)], speed: 30)
        let (ends, lonely) = RoadLinks.add([first, second], to: &mesh)
        #expect(lonely.isEmpty)
        #expect(componentCount(mesh) == 1)
        let graph = RoadGraph(mesh, [], keeping: ends)
        let known = graph.roads.filter { graph.speeds[Int($0.speed)].kilometresPerHour <= 50 }.map(\.metres).sorted()
        #expect(known.count == 2)
        #expect(zip(known, [second.metres, first.metres]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test("A road that meets no other is named")
    func lonely() {
        var mesh = Noding.mesh(of: lines([[(0, -50), (0, 50)]]))
        let (_, lonely) = RoadLinks.add([link([(30, 0), (90, 0)]), link([(5, 9), (90, 9)])], to: &mesh)
        #expect(lonely.map(\.name) == ["(30, 0)"])
    }

    @Test("What crosses a cut is removed")
    func cut() {
        var mesh = Noding.mesh(of: lines([[(0, 0), (50, 0), (100, 0)], [(0, 90), (100, 90)]]))
        let line = [point(70, -10), point(70, 10)].map(\.coordinate)
        #expect(RoadLinks.cut([line], from: &mesh) == 1)
        #expect(edges(mesh) == [[0, 0, 50, 0], [0, 90, 100, 90]])
    }
}
