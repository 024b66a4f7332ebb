import Cartography
import Geodesy
import TestSupport
import Testing

@Suite("The projection")
struct ProjectionTests {
    @Test("10,000 random places lie where an independent calculation puts them", .enabled(if: Oracle.python3.isWanted))
    func oracle() throws {
        // Distance by Vincenty's formula for a sphere and azimuth by the formula of navigators, instead of vectors.
        let program = """
            import math
            R = 6371008.8
            for line in open('places'):
                a, b, c, d = map(float, line.split())
                p, q, l = math.radians(a), math.radians(c), math.radians(d - b)
                y = math.cos(q) * math.sin(l)
                x = math.cos(p) * math.sin(q) - math.sin(p) * math.cos(q) * math.cos(l)
                angle = math.atan2(math.hypot(x, y), math.sin(p) * math.sin(q) + math.cos(p) * math.cos(q) * math.cos(l))
                azimuth = math.atan2(y, x)
                print(repr(R * angle * math.sin(azimuth)), repr(R * angle * math.cos(azimuth)))
            """
        var numbers = SeededNumbers(1)
        let pairs = try (0..<10_000).map { index in
            let center = try place(&numbers)
            // Half of the places are near, where digits could be lost.
            return (
                center,
                index % 2 == 0
                    ? try place(&numbers)
                    : center.destination(
                        bearing: .random(in: 0..<360, using: &numbers),
                        distance: .random(in: 0.1..<10_000, using: &numbers))
            )
        }
        let lines = pairs.map { "\($0.latitude) \($0.longitude) \($1.latitude) \($1.longitude)\n" }.joined()
        let output = try Oracle.python3.run(["-c", program], files: ["places": Array(lines.utf8)])
        let rows = output.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double(String($0)) } }
        try #require(rows.count == pairs.count)
        for ((center, place), wanted) in zip(pairs, rows) {
            let point = AzimuthalEquidistant(center: center).project(place)
            let limit = 1e-9 * Earth.meanRadius
            #expect((point.x - wanted[0]).magnitude < limit && (point.y - wanted[1]).magnitude < limit)
        }
    }

    @Test("the distance from the centre is that on the Earth, the direction the bearing, and the way back leads there")
    func polar() throws {
        var numbers = SeededNumbers(2)
        for _ in 0..<1_000 {
            let (center, place) = (try place(&numbers), try place(&numbers))
            let projection = AzimuthalEquidistant(center: center)
            let point = projection.project(place)
            #expect((point.distanceFromCenter - center.distance(to: place)).magnitude < 1e-6)
            #expect(projection.place(at: point).distance(to: place) < 1e-3)
        }
    }

    @Test("the antipode lies up, at the far end of the Earth")
    func antipode() throws {
        let center = try Coordinate(latitude: 0, longitude: 0)
        let point = AzimuthalEquidistant(center: center).project(try Coordinate(latitude: 0, longitude: 180))
        #expect((point.distanceFromCenter - .pi * Earth.meanRadius).magnitude < 1)
    }

    @Test("the centre of places is the mean of their vectors, across the antimeridian and about a pole")
    func center() throws {
        func center(_ places: (Double, Double)...) throws -> Coordinate {
            try #require(
                AzimuthalEquidistant.center(of: try places.map { try Coordinate(latitude: $0.0, longitude: $0.1) }))
        }
        #expect(try center((0, 170), (0, -170)).longitude.magnitude == 180)
        #expect(try center((80, 0), (80, 120), (80, -120)).latitude > 89.999_999)
        #expect((try center((0, 10), (0, 20)).longitude - 15).magnitude < 1e-12)
        // Opposite places have no mean: the first stands for them.
        #expect(try center((12, 34), (-12, -146)) == Coordinate(latitude: 12, longitude: 34))
        #expect(AzimuthalEquidistant.center(of: []) == nil)
    }

    private func place(_ numbers: inout SeededNumbers) throws -> Coordinate {
        try Coordinate(
            latitude: .random(in: -90...90, using: &numbers), longitude: .random(in: -180...180, using: &numbers))
    }
}
