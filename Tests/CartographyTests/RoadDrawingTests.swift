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
