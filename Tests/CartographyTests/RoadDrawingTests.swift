import Cartography
import EmbeddedData
import Geodesy
import Shorelines
import Testing

@Suite("Roads of a picture") struct RoadDrawingTests {
    /// The lines of roads on a map from Paris to Vienna, of lines in degrees of latitude and longitude.
    private func roads(_ lines: [[(Double, Double)]], rank: Int = 0) throws -> [MapScene.Line] {
        let places = try lines.map { try $0.map { try Coordinate(latitude: $0.0, longitude: $0.1) } }
        let cartographer = Cartographer(
            baseMap: { () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            roads: { _, least, _, body in
                guard least >= rank else { return }
                for line in places { body(rank, line) }
            })
        let subject = try TestMaps.subject([("Paris", 48.85, 2.35), ("Vienna", 48.21, 16.37)])
        return try cartographer.scene(
            of: subject, in: MapGrid(columns: 120, rows: 40), .proportional, unit: .kilometers
        ).lines.filter { if case .road = $0.kind { true } else { false } }
    }

    @Test("Two carriageways of one road are one line on a wide map, and roads far from each other two")
    func carriageways() throws {
        let road = [(50.0, 4.0), (50, 8), (50, 12)]
        #expect(try roads([road, road.map { ($0.0 + 0.01, $0.1) }]).count == 1)
        #expect(try roads([road, road.map { ($0.0 + 1, $0.1) }]).count == 2)
    }

    @Test("The pieces of a road are one line, and pieces that lead nowhere are none")
    func pieces() throws {
        let joined = try roads([[(50, 4), (50, 6)], [(50, 6), (50, 8)], [(50, 12), (50, 8)]])
        #expect(joined.count == 1 && joined[0].points.count < 20)
        #expect(try roads([[(50, 4), (50, 4.3)]]).isEmpty)
    }

    @Test("A road that ends in the middle of the picture is none, but for a long one, and one to its edge or the sea")
    func deadEnds() throws {
        let road = (0...40).map { (47.0, 3.0 + Double($0) * 0.25) }
        func branches(_ branch: [(Double, Double)]) throws -> Bool {
            let joint = road[12]
            return try roads([road, [joint] + branch]).flatMap(\.points).contains { point in
                roadless.allSatisfy { ($0.y - point.y).magnitude > 4 }
            }
        }
        let roadless = try roads([road]).flatMap(\.points)
        #expect(try !branches([(47.8, 6.0)]))
        // The branch of a branch that is left out has no longer a reason to be there.
        #expect(try !branches([(47.6, 6.0), (47.9, 6.4), (47.6, 6.0), (47.9, 5.6)]))
        #expect(try branches([(50.6, 6.0)]))
        // As far as the Mediterranean, and beyond the lower edge.
        #expect(try branches([(44.4, 8.7)]) && branches([(40.0, 6.0)]))
    }

    @Test("Roads of a lower rank are drawn where there are hardly any others")
    func lowerRanks() throws {
        let road = [(50.0, 4.0), (50, 8), (50, 12)]
        #expect(try roads([road], rank: 1).map(\.kind) == [.road(rank: 1)])
    }

    @Test("No road is drawn below the way")
    func belowWay() throws {
        let from = try Coordinate(latitude: 48.85, longitude: 2.35)
        let to = try Coordinate(latitude: 48.21, longitude: 16.37)
        let way = from.points(to: to, count: 60).map { ($0.latitude, $0.longitude) }
        #expect(try roads([way]).isEmpty)
    }
}
