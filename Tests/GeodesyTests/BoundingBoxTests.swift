import Geodesy
import Testing

@Suite("Bounding box")
struct BoundingBoxTests {
    @Test(
        "south, west, north, east of some places",
        arguments: [
            ([(10, 20)], [10, 20, 10, 20]), ([(10, 20), (-5, 30), (0, 25)], [-5, 20, 10, 30]),
            ([(-18, 178), (-13, -171)], [-18, 178, -13, -171]), ([(0, 170), (1, 180)], [0, 170, 1, 180]),
            ([(0, 170), (1, -180)], [0, 170, 1, 180]), ([(0, 180), (1, -170)], [0, -180, 1, -170]),
            ([(0, 175), (1, -180), (2, -170)], [0, 175, 2, -170]), ([(0, -90), (0, 90)], [0, -90, 0, 90]),
            ([(90, 0), (50, 60), (55, 70)], [50, 60, 90, 70]), ([(90, 33), (90, 120)], [90, 33, 90, 33]),
            ([(0, -120), (0, 0), (0, 120)], [0, -120, 0, 120]), ([(0, -170), (0, 10), (0, 150)], [0, 10, 0, -170]),
        ] as [([(Double, Double)], [Double])])
    func boxes(places: [(Double, Double)], sides: [Double]) throws {
        let box = try #require(BoundingBox(of: places.map { try Coordinate($0.0, $0.1) }))
        #expect([box.south, box.west, box.north, box.east] == sides)
        #expect(box.crossesAntimeridian == (box.west > box.east))
    }

    @Test("no places have no box")
    func empty() {
        #expect(BoundingBox(of: []) == nil)
    }

    @Test("a box holds its places and is no wider than any other that starts at one of them")
    func smallest() throws {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<2_000 {
            let count = Int.random(in: 1...6, using: &random)
            let places = try (0..<count).map { _ in try Coordinate.random(using: &random) }
            let box = try #require(BoundingBox(of: places))
            #expect(places.allSatisfy(box.contains))
            let longitudes = places.filter { $0.latitude.magnitude < 90 }.map {
                $0.longitude == 180 ? -180 : $0.longitude
            }
            let widths = longitudes.map { west in
                longitudes.map { $0 < west ? $0 + 360 - west : $0 - west }.max() ?? 0
            }
            #expect(abs(box.width - (widths.min() ?? 0)) < 1e-9)
            #expect(box.contains(box.center))
        }
    }

    @Test("what lies outside is not contained, on either side of the antimeridian")
    func outside() throws {
        let box = try #require(BoundingBox(of: [try Coordinate(-18, 178), try Coordinate(-13, -171)]))
        #expect(try box.contains(Coordinate(-15, 180)))
        #expect(try box.contains(Coordinate(-15, -180)))
        #expect(try !box.contains(Coordinate(-15, 177)))
        #expect(try !box.contains(Coordinate(-15, -170)))
        #expect(try !box.contains(Coordinate(-12, 180)))
        #expect(abs(box.width - 11) < 1e-9)
        #expect(box.height == 5)
        #expect(abs(box.center.longitude - -176.5) < 1e-9)
    }
}
