import Cartography
import Geodesy
import Testing

@Suite("Ways on one road") struct SharedWayTests {
    /// A road to the east in four pieces, driven by some series: forward, or back.
    private func lines(_ drives: [(series: Int, isBack: Bool)]) throws -> [[DotPoint]] {
        let road = try (0...4).map { try Coordinate(latitude: 0, longitude: Double($0) * 0.5) }
        let ends = [road[0], road[4]]
        let legs = drives.map { drive in
            MapSubject.Leg(
                from: drive.isBack ? 1 : 0, to: drive.isBack ? 0 : 1, path: drive.isBack ? road.reversed() : road,
                series: drive.series)
        }
        let subject = MapSubject(
            series: (0..<3).map { .init(letter: "", mark: "Day \($0)", name: "") },
            stops: ends.enumerated().map { .init(number: $0 + 1, name: "S\($0)", location: $1, series: 0) }, legs: legs)
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 120, rows: 40), .proportional, unit: .kilometers)
        return scene.lines.compactMap { if case .route = $0.kind { $0.points } else { nil } }
    }

    /// The height of each line in the middle of the road, in dots from that of a single one.
    private func heights(_ drives: [(series: Int, isBack: Bool)]) throws -> [Double] {
        let single = try lines([(0, false)])[0][0].y
        return try lines(drives).map { line in (line[line.count / 2].y - single) }
    }

    @Test("The days that drive it lie side by side, around the road", arguments: [false, true])
    func sideBySide(isBack: Bool) throws {
        let found = try heights([(0, false), (1, isBack)])
        #expect(found.count == 2)
        #expect((found[0] + found[1]).magnitude < 0.01 && (found[0] - found[1]).magnitude > 0.7, "\(found)")
        let three = try heights([(0, false), (1, isBack), (2, false)]).sorted()
        #expect(three[1].magnitude < 0.01 && three[1] - three[0] > 0.7 && three[2] - three[1] > 0.7, "\(three)")
    }

    @Test("The way back of one day is seen beside the way there; the same way twice is one line")
    func thereAndBack() throws {
        let found = try heights([(0, false), (0, true)])
        #expect((found[0] - found[1]).magnitude > 0.7, "\(found)")
        #expect(try heights([(0, false), (0, false)]) == [0, 0])
    }
}
