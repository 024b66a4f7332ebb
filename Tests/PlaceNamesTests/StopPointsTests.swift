import Geodesy
import TestSupport
import Testing

@testable import PlaceNames

@Suite("The stop nearest to a place")
struct StopPointsTests {
    private func record(_ place: Coordinate) -> PlaceRecord {
        PlaceRecord(
            northing: Int((place.latitude + 90) * 100_000), easting: Int((place.longitude + 180) * 100_000), region: 0,
            weight: 1, traits: 0, isCapital: false)
    }

    @Test("Its distance is the least of those of all stops, however many and wherever they are")
    func nearest() throws {
        var numbers = SeededGenerator(state: 30)
        for count in [1, 2, 7, 8, 9, 40, 200] {
            for width in [0.01, 1, 30, 360] {
                let middle = Double.random(in: -80...80, using: &numbers)
                let stops = try (0..<count).map { _ in
                    try Coordinate(
                        latitude: min(max(middle + .random(in: -1...1, using: &numbers) * min(width, 90), -90), 90),
                        longitude: Double.random(in: -0.5...0.5, using: &numbers) * width)
                }
                let points = StopPoints(stops)
                let measures = stops.map { SphericalMeasure(from: $0) }
                for _ in 0..<20 {
                    let place = record(
                        try Coordinate(
                            latitude: .random(in: -90...90, using: &numbers),
                            longitude: .random(in: -180...179, using: &numbers)))
                    #expect(points.distance(to: place) == measures.map { $0.distance(to: place) }.min())
                }
                let near = record(stops[0])
                #expect(points.distance(to: near) == measures.map { $0.distance(to: near) }.min())
            }
        }
    }

    @Test("Where there is no stop there is no distance")
    func none() throws {
        #expect(StopPoints([]).distance(to: record(try Coordinate(latitude: 46, longitude: 7))) == nil)
    }
}
