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

    @Test("The places that tell a country are near, the nearest first, and each in its country")
    func countries() throws {
        for (latitude, longitude, code) in [
            (48.57, 7.81, "DE"), (48.58, 7.74, "FR"), (45.97, 8.97, "IT"), (42.92, 17.62, "BA"), (22.3, 114.17, "HK"),
        ] {
            let center = try Coordinate(latitude: latitude, longitude: longitude)
            let first = try #require(gazetteer.countryWitness(near: center))
            #expect(first.country == code)
            let all = gazetteer.countryWitnesses(near: center, atMost: 5)
            #expect(all.count == 5 && all[0] == first)
            for (one, other) in zip(all, all.dropFirst()) { #expect(one.distance <= other.distance) }
            for witness in all {
                #expect(abs(distance(center, witness.coordinate) - witness.distance) < 0.01)
                #expect(gazetteer[witness.number]?.country == witness.country)
            }
        }
        // In the middle of the Pacific there is none.
        let pacific = try Coordinate(latitude: 35, longitude: -160)
        #expect(gazetteer.countryWitness(near: pacific) == nil)
        #expect(gazetteer.countryWitnesses(near: pacific, atMost: 5).isEmpty)
    }

    @Test("A few places that tell a country are the nearest of all within 50 km, however far the nearest is")
    func fewCountries() throws {
        var random = SeededGenerator(state: 11)
        var counts: Set<Int> = []
        for _ in 0..<200 {
            let center = try Coordinate(
                latitude: .random(in: -60...75, using: &random), longitude: .random(in: -180...180, using: &random))
            let all = gazetteer.countryWitnesses(near: center, atMost: .max)
            counts.insert(all.count)
            for witness in all { #expect(witness.distance <= 50_000) }
            for count in [0, 1, 3, 8] {
                #expect(gazetteer.countryWitnesses(near: center, atMost: count) == Array(all.prefix(count)))
            }
        }
        #expect(counts.contains(0) && counts.contains { $0 > 8 })
    }

    @Test("The towns near a line are those that a look at all finds, also far, by the pole and over the antimeridian")
    func nearALine() throws {
        let people = 100_000
        // Places are numbered by falling weight.
        let large = (0..<12_000).compactMap { gazetteer[$0] }.enumerated()
            .filter { $0.element.kinds.contains(.town) && ($0.element.population ?? 0) >= people }
            .map { (number: $0.offset, coordinate: $0.element.coordinate) }
        #expect(large.count > 3_000)
        var lines = [
            ((59.9, 10.7), (43.5, 11.9)), ((49.0, 8.4), (49.1, 8.5)), ((-18.1, 178.4), (21.3, -157.9)),
            ((69.6, 18.9), (64.8, -147.7)), ((36.2, -115.1), (41.9, -87.6)), ((51.5, -0.1), (-33.9, 151.2)),
        ]
        var generator = SeededGenerator(state: 14)
        for _ in 0..<6 {
            let start = (
                Double.random(in: -60...70, using: &generator), Double.random(in: -180...180, using: &generator)
            )
            lines.append((start, (start.0 + .random(in: -9...9, using: &generator), start.1 + 8)))
        }
        for (first, second) in lines {
            let start = try Coordinate(latitude: first.0, longitude: first.1)
            let end = try Coordinate(latitude: second.0, longitude: second.1 > 180 ? second.1 - 360 : second.1)
            for stretch in [1.01, 1.1, 1.5] {
                let found = gazetteer.towns(between: start, and: end, stretch: stretch, people: people)
                let limit = distance(start, end) * stretch
                let expected = large.filter { distance(start, $0.coordinate) + distance($0.coordinate, end) <= limit }
                #expect(found.map(\.number).sorted() == expected.map(\.number), "\(first) \(second) \(stretch)")
            }
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
