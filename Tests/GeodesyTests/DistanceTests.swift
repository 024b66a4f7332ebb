import Foundation
import Geodesy
import TestSupport
import Testing

@Suite("Distance and bearing")
struct DistanceTests {
    @Test(
        "reference pairs are right to 0.1 m",
        arguments: [
            (51.5074, -0.1278, 48.8566, 2.3522, 343_556.5), (40.7128, -74.0060, 34.0522, -118.2437, 3_935_751.7),
            (-18.1416, 178.4419, -13.8333, -171.7667, 1_150_703.6), (0, 0, 0, 180, 20_015_114.4),
            (90, 0, -90, 0, 20_015_114.4),
            (51.5, -0.1, -51.5, 179.9, 20_015_114.4), (0, 0, 0, 1, 111_195.1), (90, 12, 0, 77, 10_007_557.2),
        ])
    func references(lat1: Double, lon1: Double, lat2: Double, lon2: Double, metres: Double) throws {
        let (first, second) = (try Coordinate(lat1, lon1), try Coordinate(lat2, lon2))
        #expect(abs(first.distance(to: second) - metres) <= 0.1)
        #expect(first.distance(to: second) == second.distance(to: first))
    }

    @Test("the same place is exactly 0 away, also named otherwise")
    func samePlace() throws {
        #expect(try Coordinate(12.3, 45.6).distance(to: Coordinate(12.3, 45.6)) == 0)
        #expect(try Coordinate(12.3, 180).distance(to: Coordinate(12.3, -180)) == 0)
        #expect(try Coordinate(90, 10).distance(to: Coordinate(90, -120)) == 0)
        #expect(try Coordinate(-90, 10).distance(to: Coordinate(-90, -120)) == 0)
    }

    @Test("the length of the chord agrees to 1e-9 over 100,000 pairs")
    func chord() throws {
        var random = SeededGenerator(seed: 1)
        var worst = 0.0
        for _ in 0..<100_000 {
            let (first, second) = (try Coordinate.random(using: &random), try Coordinate.random(using: &random))
            let metres = first.distance(to: second)
            let halfAngle = metres / 6_371_008.8 / 2
            // Compared as chords: near the antipode the chord alone does not tell the angle.
            let chord = chord(from: first, to: second)
            worst = max(worst, abs(2 * sin(halfAngle) - chord) / max(chord, 1e-6))
        }
        #expect(worst < 1e-9)
    }

    /// The straight line through the globe between two places, in radii.
    private func chord(from first: Coordinate, to second: Coordinate) -> Double {
        func vector(_ place: Coordinate) -> SIMD3<Double> {
            let (north, east) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
            return SIMD3(cos(north) * cos(east), cos(north) * sin(east), sin(north))
        }
        let difference = vector(first) - vector(second)
        return (difference * difference).sum().squareRoot()
    }

    @Test("within 1 mm of extended arithmetic everywhere, near places and near antipodes too")
    func extended() throws {
        var random = SeededGenerator(seed: 2)
        for round in 0..<6_000 {
            let first = try Coordinate.random(using: &random)
            let size = [1e-9, 1e-7, 1e-4, 1e-1, 5][round % 5]
            let (north, east) = (
                Double.random(in: -size...size, using: &random), Double.random(in: -size...size, using: &random)
            )
            let near = try Coordinate(
                min(max(first.latitude + north, -90), 90), min(max(first.longitude + east, -180), 180))
            for second in [near, try first.antipode(movedBy: north, east), try Coordinate.random(using: &random)] {
                #expect(abs(first.distance(to: second) - distanceByVectors(first, second)) < 0.001)
            }
        }
    }

    @Test(
        "bearings at set places",
        arguments: [
            (0, 0, 1, 0, 0), (0, 0, 0, 1, 90), (0, 0, -1, 0, 180), (0, 0, 0, -1, 270), (0, 179, 0, -179, 90),
            (0, -179, 0, 179, 270),
            (10, 20, 10, 20, 0), (10, 180, 10, -180, 0), (0, 0, 0, 180, 0), (30, 40, -30, -140, 0), (90, 0, 0, 30, 150),
            (90, 0, 0, 0, 180),
            (-90, 0, 0, 30, 30), (45, 7, 90, 99, 0), (45, 7, -90, 99, 180), (90, 5, 90, 70, 0),
            (51.5074, -0.1278, 48.8566, 2.3522, 148.1156),
        ] as [(Double, Double, Double, Double, Double)])
    func bearings(lat1: Double, lon1: Double, lat2: Double, lon2: Double, degrees: Double) throws {
        let bearing = try Coordinate(lat1, lon1).initialBearing(to: Coordinate(lat2, lon2))
        #expect(abs(bearing - degrees) < 1e-4)
    }

    @Test("a bearing is never below 0 nor 360")
    func bearingRange() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<5_000 {
            let (first, second) = (try Coordinate.random(using: &random), try Coordinate.random(using: &random))
            #expect((0..<360).contains(first.initialBearing(to: second)))
        }
        let place = try Coordinate(50, 10)
        #expect(try place.initialBearing(to: Coordinate(60, 10 - 1e-16)) == 0)
    }

    @Test("bearings agree with extended arithmetic, to near places and to near antipodes too")
    func extendedBearing() throws {
        var random = SeededGenerator(seed: 13)
        for round in 0..<4_000 {
            let first = try Coordinate(
                Double.random(in: -89...89, using: &random), Double.random(in: -179...179, using: &random))
            let size = [1e-8, 1e-5, 1e-2, 0.5][round % 4]
            let (north, east) = (size * Double.random(in: 0.5...1, using: &random), -size)
            let near = try Coordinate(first.latitude + north, first.longitude + east)
            for second in [near, try first.antipode(movedBy: north, east)] where second.longitude.magnitude < 180 {
                let difference = first.initialBearing(to: second) - bearingByVectors(first, second)
                #expect(abs(difference.remainder(dividingBy: 360)) < 1e-4)
            }
        }
    }

    @Test("near places keep the digits of their bearing")
    func nearBearing() throws {
        let place = try Coordinate(60, 10)
        // A step of 1e-9 degrees east at 60° is half as long as one north.
        let bearing = try place.initialBearing(to: Coordinate(60 + 1e-9, 10 + 2e-9))
        #expect(abs(bearing - 45) < 1e-3)
    }
}
