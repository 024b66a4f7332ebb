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

    @Test("the Natural Earth projection has the coordinates that its polynomials give, and the way back leads there")
    func world() throws {
        // By the sums of powers as published, for a sphere of radius 1 and scaled by the factor of the equator.
        for (latitude, longitude, x, y) in [
            (0.0, 180.0, 3.141_592_654, 0.0), (45, 90, 1.414_946_340, 0.910_820_483),
            (-60, -120, -1.715_115_452, -1.199_690_209), (90, 0, 0, 1.633_617_212),
        ] {
            let point = WorldProjection(middleLongitude: 0)
                .project(latitude: latitude, longitude: longitude == 180 ? -180 : longitude)
            let (angle, turn) = (latitude * .pi / 180, longitude * .pi / 180)
            let powers = { (exponent: Int) in (0..<exponent).reduce(1.0) { product, _ in product * angle } }
            let width =
                0.8707 - 0.131979 * powers(2) - 0.013791 * powers(4) + 0.003971 * powers(10) - 0.001529 * powers(12)
            let height =
                1.007226 * angle + 0.015085 * powers(3) - 0.044475 * powers(7) + 0.028874 * powers(9)
                - 0.005916 * powers(11)
            #expect((point.x.magnitude / Earth.meanRadius - (turn * width / 0.8707).magnitude).magnitude < 1e-9)
            #expect((point.y / Earth.meanRadius - height / 0.8707).magnitude < 1e-9)
            #expect((point.x.magnitude / Earth.meanRadius - x.magnitude).magnitude < 1e-8)
            #expect((point.y / Earth.meanRadius - y).magnitude < 1e-8)
        }
        var numbers = SeededNumbers(3)
        for _ in 0..<1_000 {
            let place = try place(&numbers)
            let world = WorldProjection(middleLongitude: .random(in: -180..<180, using: &numbers))
            let point = world.project(latitude: place.latitude, longitude: place.longitude)
            #expect(world.place(at: point).distance(to: place) < 1e-3)
        }
    }

    @Test("north is up in the middle of every map about a place and everywhere on one of the world")
    func northUp() throws {
        var numbers = SeededNumbers(5)
        for _ in 0..<200 {
            let places = try (0..<4).map { _ in
                let place = try place(&numbers)
                return (name: "", latitude: place.latitude * 0.9, longitude: place.longitude)
            }
            let count = Int.random(in: 1...4, using: &numbers)
            let frame = MapFrame(
                fitting: try TestMaps.subject(Array(places.prefix(count))), .all, in: MapGrid(columns: 80, rows: 24))
            if case .azimuthal(let projection) = frame.projection, projection.center.latitude.magnitude == 90 {
                continue
            }
            let center = frame.projection.center
            let south = frame.dot(try Coordinate(latitude: center.latitude * 0.99 - 0.5, longitude: center.longitude))
            let north = frame.dot(try Coordinate(latitude: center.latitude * 0.99 + 0.5, longitude: center.longitude))
            #expect(north.y < south.y && (north.x - south.x).magnitude < 1e-6 * (south.y - north.y))
        }
    }

    @Test(
        "a trip is drawn about the middle of its box, beyond 60 degrees on a map of the world, around a pole about it",
        arguments: [
            ([(50, 0), (40, 20)], 45, 10), ([(-18.1, 178.4), (-13.8, -171.8)], -15.95, -176.7),
            ([(35.7, 139.7), (-33.9, 18.4)], 0, 0), ([(70, 20), (71, 150), (70, -100)], 90, 0),
            ([(-78, 166), (-65, -60), (-70, 20)], -90, 0),
        ] as [([(Double, Double)], Double, Double)])
    func choice(places: [(Double, Double)], latitude: Double, longitude: Double) throws {
        let subject = try TestMaps.subject(places.map { ("", $0.0, $0.1) })
        let frame = MapFrame(fitting: subject, .all, in: MapGrid(columns: 80, rows: 24))
        #expect((frame.projection.center.latitude - latitude).magnitude < 0.01)
        switch frame.projection {
        case .azimuthal:
            #expect(latitude.magnitude == 90 || (frame.projection.center.longitude - longitude).magnitude < 0.1)
        case .world: #expect(latitude == 0 && (60...100).contains(frame.projection.center.longitude))
        }
    }

    @Test("a map of the world is cut where no leg is, as long as there is such a longitude")
    func uncut() throws {
        var numbers = SeededNumbers(6)
        var worlds = 0
        for _ in 0..<60 {
            let first = Double.random(in: -180...180, using: &numbers)
            let places = (0..<4).map { _ in
                let longitude = first + .random(in: 0...150, using: &numbers)
                return (
                    name: "", latitude: Double.random(in: -50...50, using: &numbers),
                    longitude: longitude > 180 ? longitude - 360 : longitude
                )
            }
            let scene = try TestMaps.cartographer.scene(
                of: TestMaps.subject(places), in: MapGrid(columns: 80, rows: 24), unit: .kilometers)
            guard case .world = scene.frame.projection else { continue }
            worlds += 1
            #expect(scene.lines.filter { $0.kind == .route(series: 0) }.count == 3)
        }
        #expect(worlds > 20)
    }

    private func place(_ numbers: inout SeededNumbers) throws -> Coordinate {
        try Coordinate(
            latitude: .random(in: -90...90, using: &numbers), longitude: .random(in: -180...180, using: &numbers))
    }

    @Test("A point of the plane near the middle is the place that a great circle leads to, also at a pole")
    func placesNearMiddle() throws {
        var numbers = SeededNumbers(11)
        let centers = try (0..<200).map { _ in try place(&numbers) } + [Coordinate(latitude: 90, longitude: 20)]
        for center in centers {
            let projection = AzimuthalEquidistant(center: center)
            for _ in 0..<20 {
                let bearing = Double.random(in: -180...180, using: &numbers)
                // The series end at 0.15 of the radius of the Earth.
                let distance = Double.random(in: 0...1_000_000, using: &numbers)
                let wanted = center.destination(bearing: bearing, distance: distance)
                let point = projection.project(wanted)
                #expect(projection.place(at: point).distance(to: wanted) < 1e-6)
            }
        }
        let center = try place(&numbers)
        #expect(AzimuthalEquidistant(center: center).place(at: PlanePoint(x: 0, y: 0)) == center)
    }
}
