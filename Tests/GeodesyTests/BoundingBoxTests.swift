import Geodesy
import TestSupport
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
    }

    @Test("no places have no box")
    func empty() {
        #expect(BoundingBox(of: []) == nil)
    }

    @Test("a box contains its places and its center, and is no wider than any other that starts at one of the places")
    func smallest() throws {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<2_000 {
            let count = Int.random(in: 1...6, using: &random)
            let places = try (0..<count).map { _ in try Coordinate.random(using: &random) }
            let box = try #require(BoundingBox(of: places))
            #expect((places + [box.center]).allSatisfy { isInside($0, box) })
            let longitudes = places.filter { $0.latitude.magnitude < 90 }.map {
                $0.longitude == 180 ? -180 : $0.longitude
            }
            let widths = longitudes.map { west in
                longitudes.map { $0 < west ? $0 + 360 - west : $0 - west }.max() ?? 0
            }
            #expect(abs(width(box) - (widths.min() ?? 0)) < 1e-9)
        }
    }

    @Test("the center is halfway between the sides, also across the antimeridian")
    func center() throws {
        let box = try #require(BoundingBox(of: [try Coordinate(-18, 178), try Coordinate(-13, -171)]))
        #expect(box.center.latitude == -15.5)
        #expect(abs(box.center.longitude - -176.5) < 1e-9)
    }

    /// The degrees of longitude from the western to the eastern side of a box.
    private func width(_ box: BoundingBox) -> Double { box.east - box.west + (box.west > box.east ? 360 : 0) }

    /// Whether a place is in a box or on its edge; at a pole only the latitude counts.
    private func isInside(_ place: Coordinate, _ box: BoundingBox) -> Bool {
        guard (box.south...box.north).contains(place.latitude) else { return false }
        if place.latitude.magnitude == 90 { return true }
        let longitudes = place.longitude.magnitude == 180 ? [-180, 180] : [place.longitude]
        return longitudes.contains { longitude in
            box.west > box.east
                ? longitude >= box.west || longitude <= box.east : longitude >= box.west && longitude <= box.east
        }
    }
}
