import EmbeddedData
import Geodesy
import Shorelines
import Testing

@Suite("The base map")
struct ShorelinesDataTests {
    private let shorelines: Shorelines

    init() throws {
        let file = embedded_shorelines()
        shorelines = try Shorelines(permanent: file.bytes, count: file.count)
    }

    @Test("The file fits its checksums, decodes whole, and stays within its limit of size")
    func whole() throws {
        try shorelines.verify()
        #expect(embedded_shorelines().count <= 900_000)
    }

    @Test("Every kind of line is there in both details", arguments: ShorelineDetail.allCases)
    func kinds(detail: ShorelineDetail) throws {
        var points = [ShorelineKind: Int]()
        let center = try Coordinate(latitude: 0, longitude: 0)
        try shorelines.lines(detail, within: 3e7, of: center) { kind, line in
            points[kind, default: 0] += line.count
            #expect(line.count > 1)
        }
        let least = detail == .medium ? [30_000, 8_000, 8_000, 1_500] : [200_000, 50_000, 30_000, 5_000]
        for (kind, least) in zip(ShorelineKind.allCases, least) { #expect(points[kind, default: 0] > least) }
    }

    @Test(
        "Around a place are all lines that come near it, also across the antimeridian and about a pole",
        arguments: [
            (46.0, 7.0), (-17.5, 179.9), (66.0, -179.9), (89.5, 10), (-78.0, 166.7), (64.1, -21.9), (0.0, -180.0),
        ])
    func around(latitude: Double, longitude: Double) throws {
        let place = try Coordinate(latitude: latitude, longitude: longitude)
        let radii = [20_000.0, 400_000, 3_000_000]
        var wanted = radii.map { _ in 0 }
        try shorelines.lines(.medium, within: .infinity, of: place) { _, line in
            let points = line.compactMap { try? Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
            let nearest = points.map { $0.distance(to: place) }.min() ?? .infinity
            for (index, radius) in radii.enumerated() where nearest <= radius { wanted[index] += 1 }
        }
        for (radius, wanted) in zip(radii, wanted) {
            var found = 0
            try shorelines.lines(.medium, within: radius, of: place) { _, line in
                let points = line.compactMap { try? Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
                if points.contains(where: { $0.distance(to: place) <= radius }) { found += 1 }
            }
            #expect(found == wanted, "\(radius)")
        }
        #expect(wanted[2] > 0)
    }

    @Test(
        "Some line runs past places on a shore, as near as the detail promises",
        arguments: [
            // Cape of Good Hope, Land's End, Cape Leeuwin, Nordkapp, Ålesund, Gibraltar, Suva, Reykjavík.
            (-34.357, 18.474), (50.068, -5.716), (-34.375, 115.136), (71.171, 25.784), (62.472, 6.150),
            (36.109, -5.346), (-18.141, 178.425), (64.147, -21.943),
        ])
    func shores(latitude: Double, longitude: Double) throws {
        let place = try Coordinate(latitude: latitude, longitude: longitude)
        for (detail, limit) in [(ShorelineDetail.medium, 8_000.0), (.fine, 4_000)] {
            var nearest = Double.infinity
            try shorelines.lines(detail, within: 50_000, of: place) { kind, line in
                guard kind == .coast else { return }
                for (one, other) in zip(line, line.dropFirst()) {
                    for fraction in stride(from: 0.0, through: 1, by: 0.1) {
                        let point = try? Coordinate(
                            latitude: one.latitude + (other.latitude - one.latitude) * fraction,
                            longitude: one.longitude + (other.longitude - one.longitude) * fraction)
                        nearest = min(nearest, point?.distance(to: place) ?? .infinity)
                    }
                }
            }
            #expect(nearest < limit, "\(detail)")
        }
    }

    @Test("Pieces near a place are those of the whole that come near it, at poles and the antimeridian too")
    func visible() throws {
        let centers = [(90.0, 0.0), (-90, 0), (0, 180), (0, -180), (-17, 179.9), (66, 179.99), (47, 8), (0.0, 0.0)]
        for (latitude, longitude) in centers {
            let center = try Coordinate(latitude: latitude, longitude: longitude)
            for radius in [30_000.0, 400_000, 3_000_000] {
                var wanted = Set<[Double]>()
                try shorelines.lines(.medium, within: .infinity, of: center) { _, line in
                    let isNear = line.contains { point in
                        let place = try? Coordinate(latitude: point.latitude, longitude: point.longitude)
                        return (place?.distance(to: center) ?? .infinity) <= radius
                    }
                    if isNear { wanted.insert(Self.ends(line)) }
                }
                var found = Set<[Double]>()
                try shorelines.lines(.medium, within: radius, of: center) { _, line in found.insert(Self.ends(line)) }
                #expect(wanted.subtracting(found).isEmpty, "\(center), \(radius) m")
            }
        }
    }

    @Test("A wider spacing leaves points out, never the ends of a piece, and none that is farther than it")
    func spacing() throws {
        let center = try Coordinate(latitude: 61, longitude: 6)
        var whole: [[ShorelinePoint]] = []
        var spaced: [[ShorelinePoint]] = []
        try shorelines.lines(.fine, within: 200_000, of: center) { whole.append($1) }
        try shorelines.lines(.fine, within: 200_000, of: center, spacing: 0.05) { spaced.append($1) }
        #expect(whole.count == spaced.count)
        #expect(spaced.joined().count * 2 < whole.joined().count)
        for (all, some) in zip(whole, spaced) {
            #expect(all.first == some.first && all.last == some.last)
            var kept = some[0]
            for point in all.dropLast() {
                if some.contains(point) { kept = point }
                #expect((point.latitude - kept.latitude).magnitude < 0.05 + 1e-9)
                #expect((point.longitude - kept.longitude).magnitude < 0.05 + 1e-9)
            }
        }
    }

    /// What tells pieces apart.
    private static func ends(_ line: [ShorelinePoint]) -> [Double] {
        [line[0].latitude, line[0].longitude, line[line.count - 1].latitude, line[line.count - 1].longitude]
            + [Double(line.count)]
    }
}
