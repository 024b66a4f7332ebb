import Geodesy
import TestSupport
import Testing

@testable import PlaceNames

@Suite("Bounds of a circle")
struct CircleBoundsTests {
    @Test("What surely lies in a circle does, and most of what does is told so")
    func inside() throws {
        var numbers = SeededGenerator(state: 8)
        var (inside, sure) = (0, 0)
        for _ in 0..<200 {
            let center = try Coordinate(
                latitude: .random(in: -85...85, using: &numbers), longitude: .random(in: -180...180, using: &numbers))
            let radius = Double.random(in: 100...600_000, using: &numbers)
            let (circle, measure) = (CircleBounds(around: center, radius: radius), SphericalMeasure(from: center))
            let farthest = SphericalMeasure.haversine(ofDistance: radius)
            for _ in 0..<100 {
                let place = center.destination(
                    bearing: .random(in: 0..<360, using: &numbers),
                    distance: .random(in: 0...1.1, using: &numbers) * radius)
                let record = PlaceRecord(
                    northing: Int((place.latitude + 90) * 100_000), easting: Int((place.longitude + 180) * 100_000),
                    region: 0, weight: 1, traits: 0, isCapital: false)
                let isInside = measure.haversine(to: record) <= farthest
                #expect(isInside || !circle.surelyContains(record))
                inside += isInside ? 1 : 0
                sure += circle.surelyContains(record) ? 1 : 0
            }
        }
        #expect(sure * 10 > inside * 8)
    }
}
