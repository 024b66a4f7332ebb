import Foundation
import Geodesy
import PlaceNames
import Testing

@Suite("Places by coordinate")
struct NearestPlaceTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    @Test("The nearest place is what a look at all places finds, over poles and the antimeridian too")
    func likeTheModel() throws {
        let all = (0..<gazetteer.count).filter { gazetteer.kinds($0).contains(.town) }
            .map { gazetteer.coordinate(of: $0) }
        var generator = SeededGenerator(state: 3)
        var centers = [
            (90.0, 0.0), (-90, 0), (0, 180), (0, -180), (-17, 179.9), (64.1, -21.9), (89.9, -180), (-89.9, 180),
        ]
        // Places on the other side of the antimeridian are the nearest to these.
        centers += [
            (-16.8, 179.99), (-13.5, 179.5), (-20, -179.5), (66, 179.9), (52, -179.9), (65, -179.5), (-40, 179.9),
        ]
        for _ in 0..<8 {
            centers.append((.random(in: -90...90, using: &generator), .random(in: -180...180, using: &generator)))
        }
        for (latitude, longitude) in centers {
            let center = try Coordinate(latitude: latitude, longitude: longitude)
            let nearest = try #require(gazetteer.nearest(to: center))
            let expected = all.map { coordinate in coordinate.map { distance(center, $0) } ?? .infinity }.min() ?? 0
            #expect(abs(nearest.distance - expected) < 0.01, "\(latitude), \(longitude)")
            #expect(abs(distance(center, nearest.place.coordinate) - expected) < 0.01)
        }
    }

    @Test("A radius leaves out what is farther")
    func radius() throws {
        let ocean = try Coordinate(latitude: 0, longitude: -140)
        #expect(gazetteer.nearest(to: ocean, within: 100_000) == nil)
        #expect(gazetteer.nearest(to: ocean, within: 0) == nil)
        #expect(gazetteer.nearest(to: ocean, within: -1) == nil)
        let distance = try #require(gazetteer.nearest(to: ocean)?.distance)
        #expect(gazetteer.nearest(to: ocean, within: distance - 1) == nil)
        #expect(gazetteer.nearest(to: ocean, within: distance + 1)?.distance == distance)
    }

    @Test(
        "Where a coordinate is in words: the part of a country where its name is known, else the country",
        arguments: [
            (38.5733, -109.5498, "Utah, US"), (46.95, 7.44, "Bern, CH"), (60.39, 5.32, "Norway"),
            (43.65, -79.38, "Ontario, CA"), (42.9402, -122.134, "Oregon, US"), (38.93, -114.24, "Nevada, US"),
            (30, -40, nil), (-85, 0, nil), (-18.14, 178.44, "Fiji"),
        ] as [(Double, Double, String?)])
    func areas(latitude: Double, longitude: Double, area: String?) throws {
        #expect(gazetteer.area(at: try Coordinate(latitude: latitude, longitude: longitude)) == area)
    }

    @Test("A place that is known is in its own part of its country, whatever the nearest town says")
    func ownArea() throws {
        var count = 0
        for number in stride(from: 0, to: gazetteer.count, by: 211) where !gazetteer.kinds(number).contains(.town) {
            // What tells two places of one name in one region apart is no name of a region.
            guard let place = gazetteer[number], let region = place.region, !region.isEmpty, !region.contains(" km ")
            else { continue }
            #expect(gazetteer.area(at: place.coordinate) == "\(region), \(place.country)", "\(place.name)")
            count += 1
        }
        #expect(count >= 10)
    }

    /// The haversine formula, written apart from the one that is tested.
    private func distance(_ first: Coordinate, _ second: Coordinate) -> Double {
        let radians = Double.pi / 180
        let latitude = sin((second.latitude - first.latitude) * radians / 2)
        let longitude = sin((second.longitude - first.longitude) * radians / 2)
        let cosines = cos(first.latitude * radians) * cos(second.latitude * radians)
        return 2 * 6_371_008.8 * asin(min(1, (latitude * latitude + cosines * longitude * longitude).squareRoot()))
    }
}

/// A generator that gives the same numbers each time (xorshift).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
