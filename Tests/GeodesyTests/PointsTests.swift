import Geodesy
import TestSupport
import Testing

@Suite("Places on a great circle")
struct PointsTests {
    @Test("the way on from a start: a distance and a bearing lead to the place they were measured to")
    func roundTrip() throws {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<5_000 {
            let (first, second) = (try Coordinate.random(using: &random), try Coordinate.random(using: &random))
            let reached = first.destination(
                bearing: first.initialBearing(to: second), distance: first.distance(to: second))
            #expect(reached.distance(to: second) < 0.001)
        }
    }

    @Test("a fraction of the way divides the distance, near the antipode too")
    func fractions() throws {
        var random = SeededGenerator(seed: 5)
        for round in 0..<4_000 {
            let first = try Coordinate.random(using: &random)
            let second =
                round % 2 == 0 ? try Coordinate.random(using: &random) : try first.antipode(movedBy: 1e-5, -1e-5)
            let fraction = Double.random(in: 0...1, using: &random)
            let place = first.point(toward: second, fraction: fraction)
            let whole = first.distance(to: second)
            #expect(abs(first.distance(to: place) - whole * fraction) < 0.001)
            #expect(abs(place.distance(to: second) - whole * (1 - fraction)) < 0.001)
        }
    }

    @Test("0 is here and 1 is there, exactly; what is no number is here")
    func ends() throws {
        let (here, there) = (try Coordinate(12.3456789, 98.7654321), try Coordinate(-33.3, -180))
        #expect(here.point(toward: there, fraction: 0) == here)
        #expect(here.point(toward: there, fraction: 1) == there)
        #expect(here.point(toward: there, fraction: .nan) == here)
        #expect(here.destination(bearing: .infinity, distance: 5) == here)
        #expect(here.destination(bearing: 5, distance: .nan) == here)
    }

    @Test("between antipodes the way leads over the north pole")
    func antipodes() throws {
        let middle = try Coordinate(0, 0).point(toward: Coordinate(0, 180), fraction: 0.5)
        #expect(middle.latitude == 90)
        let high = try Coordinate(30, 40).point(toward: Coordinate(-30, -140), fraction: 0.25)
        #expect(abs(high.latitude - 75) < 1e-9)
        #expect(abs(high.longitude - 40) < 1e-9)
        let fromPole = try Coordinate(90, 40).point(toward: Coordinate(-90, 0), fraction: 0.5)
        #expect(abs(fromPole.latitude) < 1e-9)
    }

    @Test("the antimeridian is crossed with longitudes in range")
    func antimeridian() throws {
        let middle = try Coordinate(0, 170).point(toward: Coordinate(0, -170), fraction: 0.75)
        #expect(abs(middle.longitude - -175) < 1e-9)
        let back = try Coordinate(0, -170).point(toward: Coordinate(0, 170), fraction: 0.75)
        #expect(abs(back.longitude - 175) < 1e-9)
        #expect(try Coordinate(0, 0).destination(bearing: -90, distance: 20_015_114.4).longitude.magnitude <= 180)
    }

    @Test("samples are evenly spaced and hold both ends")
    func samples() throws {
        let (first, second) = (try Coordinate(51.5, -0.1), try Coordinate(-33.9, 151.2))
        let places = first.points(to: second, count: 11)
        #expect(places.count == 11)
        #expect(places.first == first)
        #expect(places.last == second)
        let step = first.distance(to: second) / 10
        for (before, after) in zip(places, places.dropFirst()) {
            #expect(abs(before.distance(to: after) - step) < 0.001)
        }
        #expect(first.points(to: second, count: 2) == [first, second])
        #expect(first.points(to: second, count: 1) == [first])
        #expect(first.points(to: second, count: 0) == [])
        #expect(first.points(to: second, count: -1) == [])
    }
}
