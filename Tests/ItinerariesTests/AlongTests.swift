import EmbeddedData
import Entities
import Geodesy
import MapData
import PlaceNames
import Places
import TestSupport
import Testing

@testable import Itineraries

/// The best of each stretch.
@Suite struct StretchChoiceTests {
    private func candidates(_ seed: UInt64, count: Int, length: Double) -> [StretchChoice.Candidate] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            StretchChoice.Candidate(
                along: .random(in: 0...length, using: &generator), worth: .random(in: 2...7, using: &generator),
                kind: .random(in: 0..<4, using: &generator))
        }
    }

    @Test(
        "The most important comes first, each once, and no more than asked for", arguments: 1...8 as ClosedRange<UInt64>
    )
    func order(seed: UInt64) {
        let all = candidates(seed, count: 300, length: 2_000_000)
        let chosen = StretchChoice.indices(of: all, limit: 20, stretch: 100_000) { _ in true }
        #expect(chosen.count == 20 && Set(chosen).count == 20)
        #expect(all[chosen[0]].worth == all.map(\.worth).max())
        // A shorter list is the beginning of a longer one.
        #expect(StretchChoice.indices(of: all, limit: 7, stretch: 100_000) { _ in true } == Array(chosen.prefix(7)))
    }

    @Test("They are spread: most stretches have one, where the best of all may lie together")
    func spread() {
        // A city with 40 things that are more important than anything on the way.
        let city = (0..<40).map { StretchChoice.Candidate(along: 500_000 + Double($0), worth: 6, kind: 0) }
        let way = (0..<40).map { StretchChoice.Candidate(along: Double($0) * 25_000, worth: 5, kind: 1) }
        let chosen = StretchChoice.indices(of: city + way, limit: 10, stretch: 100_000) { _ in true }
        #expect(chosen.count { $0 < 40 } <= 2)
        let places = chosen.map { (city + way)[$0].along }.sorted()
        for (one, other) in zip(places, places.dropFirst()) { #expect(other - one <= 250_000) }
    }

    @Test("What is passed at one point of the way is not crowded where it is far apart beside it")
    func besideTheWay() {
        func candidate(_ latitude: Double, worth: Double) -> StretchChoice.Candidate {
            StretchChoice.Candidate(
                along: 60_000, worth: worth, kind: 0, place: (place(latitude, 0.5), latitude.magnitude * 111_000))
        }
        let minor = StretchChoice.Candidate(along: 0, worth: 4, kind: 0, place: (place(0, 0), 0))
        let all = [candidate(0.05, worth: 5), candidate(-0.12, worth: 4.4), minor]
        #expect(StretchChoice.indices(of: all, limit: 2, stretch: 12_000) { _ in true } == [0, 1])
        // On a long way they are at one place.
        #expect(StretchChoice.indices(of: all, limit: 2, stretch: 80_000) { _ in true } == [0, 2])
    }

    @Test("What is refused is asked about once, and does not take the place of another")
    func refused() {
        let all = candidates(4, count: 60, length: 1_000_000)
        var asked: [Int] = []
        let chosen = StretchChoice.indices(of: all, limit: 20, stretch: 50_000) {
            asked.append($0)
            return $0.isMultiple(of: 2)
        }
        #expect(chosen.allSatisfy { $0.isMultiple(of: 2) } && chosen.count == 20)
        #expect(Set(asked).count == asked.count)
        #expect(StretchChoice.indices(of: all, limit: 20, stretch: 0) { _ in false }.isEmpty)
        #expect(StretchChoice.indices(of: [], limit: 20, stretch: 1) { _ in true }.isEmpty)
    }
}

/// The way of a trip, and what lies along it.
@Suite struct AlongSearchTests {
    private static let gazetteer: Gazetteer? = {
        let (file, more) = (embedded_gazetteer(), embedded_destinations())
        guard let main = try? GazetteerFile(start: file.bytes, count: file.count),
            let additions = try? GazetteerFile(start: more.bytes, count: more.count)
        else { return nil }
        return try? Gazetteer(main, additions: additions)
    }()

    private func source() throws -> AlongSource {
        let gazetteer = try #require(Self.gazetteer)
        return AlongSource(
            places: { gazetteer.places(along: $0, within: $1, kinds: $2) },
            isOutskirts: { gazetteer.isOutskirts($0) }, isReached: { _, _ in true },
            place: { gazetteer[$0].map { FoundPlace($0) } })
    }

    private func trip(_ stops: Waypoint..., isRoundTrip: Bool = false) -> Trip {
        Trip(id: id(1), name: name("T"), waypoints: stops, isRoundTrip: isRoundTrip)
    }

    private func point(_ title: String, _ latitude: Double, _ longitude: Double) -> OwnPoint {
        OwnPoint(name: name(title), location: place(latitude, longitude), note: nil, file: "own.gpx")
    }

    @Test("Positions are metres of the trip, by the lengths of its legs")
    func positions() throws {
        let trip = trip(stop(1, "A", 0, 0), stop(2, "B", 0, 1), stop(3, "C", 0, 3))
        // The second leg is twice as long as its line.
        let route = Route(legs: [
            Leg(from: 0, to: 1, distance: 111_195, initialBearing: 90),
            Leg(from: 1, to: 2, distance: 444_780, initialBearing: 90),
        ])
        let search = AlongSearch(trip, along: route)
        let list = search.points(
            [point("late", 0.05, 2.5), point("early", -0.01, 0.25), point("far", 0.5, 1)], within: 20_000, limit: nil)
        #expect(list.places.map(\.place.name) == ["early", "late"])
        #expect(list.places.map(\.position.leg) == [0, 1])
        #expect(abs(list.places[0].position.along - 27_799) < 5)
        #expect(abs(list.places[1].position.along - 444_780) < 20)
        #expect(abs(list.places[1].off - 5_528.7) < 1)
        #expect(search.way.length == 555_975)
    }

    @Test("A place is passed by the nearest leg, by those beside it, and by others that come as near")
    func passes() throws {
        // Out and back, 11 km apart, and far away.
        let trip = trip(
            stop(1, "A", 0, 0), stop(2, "B", 0, 1), stop(3, "C", 0.1, 1), stop(4, "D", 0.1, 0), stop(5, "E", 3, 0))
        let search = AlongSearch(trip, along: straightLineRoute(of: trip))
        func legs(_ latitude: Double, _ longitude: Double, within reach: Double, most: Int) throws -> [Int?] {
            let list = search.points([point("P", latitude, longitude)], within: 20_000, limit: nil)
            let found = try #require(list.places.first)
            let passes = search.way.passes(
                of: found.visited, nearest: found.nearestPass, within: reach, most: most)
            #expect(passes.first?.position == found.position && passes.map(\.off) == passes.map(\.off).sorted())
            return passes.map(\.position.leg)
        }
        #expect(try legs(0.02, 0.4, within: 10_000, most: 3) == [0, 2, 1])
        #expect(try legs(0.02, 0.4, within: 10_000, most: 2) == [0, 2])
        // The leg beside the nearest counts from farther away.
        #expect(try legs(0.02, 0.4, within: 1_000, most: 9) == [0, 1])
        #expect(try legs(2.9, 0.01, within: 10_000, most: 9) == [3])
    }

    @Test("Nobody stops on a ferry, nor on what is carried as a whole")
    func crossings() {
        let trip = trip(stop(1, "A", 0, 0), stop(2, "B", 0, 1), stop(3, "C", 0, 2))
        let line = (0...10).map { place(0, Double($0) / 10) }
        let ferry = Crossing(from: "X", to: "Y", kind: .ferry, distance: 30_000, duration: 3_600, points: 4...7)
        let route = Route(legs: [
            Leg(
                from: 0, to: 1, distance: 111_195, initialBearing: 90, source: .roads, duration: 6_000, geometry: line,
                crossings: [ferry]),
            Leg(from: 1, to: 2, distance: 111_195, initialBearing: 90, source: .sea, duration: 6_000),
        ])
        let points = (0..<20).map { point("P\($0)", 0.001, 0.05 + Double($0) / 10) }
        let list = AlongSearch(trip, along: route).points(points, within: 3_000, limit: nil)
        #expect(list.places.map(\.place.name) == ["P0", "P1", "P2", "P3", "P7", "P8", "P9"])
    }

    @Test("A trip of one stop has what is around it, one without stops nothing")
    func small() {
        let one = AlongSearch(trip(stop(1, "A", 47, 8)), along: .none)
        let list = one.points([point("P", 47.1, 8)], within: 20_000, limit: nil)
        #expect(list.places.map(\.position) == [TripWay.Position(leg: nil, along: 0)])
        let none = AlongSearch(trip(), along: .none)
        #expect(none.points([point("P", 47.1, 8)], within: 20_000, limit: nil).places.isEmpty)
    }

    @Test("A point that is a stop already is left out, and a limit keeps the nearest of each stretch")
    func limits() {
        let trip = trip(stop(1, "A", 0, 0), stop(2, "B", 0, 10))
        let route = straightLineRoute(of: trip)
        let points = (0..<100).map { point("P\($0)", $0.isMultiple(of: 10) ? 0.001 : 0.1, Double($0) / 10) }
        let search = AlongSearch(trip, along: route)
        #expect(search.points(points, within: 20_000, limit: nil).places.count == 99)
        let best = search.points(points, within: 20_000, limit: 9)
        #expect(best.places.map(\.place.name) == (1...9).map { "P\($0 * 10)" } && best.hasMore)
        #expect(!search.points(points, within: 20_000, limit: 99).hasMore)
    }

    @Test("What is a stop, or a part of one of the same name, is not told again; nor are ranges, nor suburbs")
    func stops() throws {
        let trip = trip(
            stop(1, "Las Vegas", 36.17, -115.14), stop(2, "Zion", 37.2, -113.02),
            stop(3, "Grand Canyon South Rim", 36.06, -112.11), stop(4, "Flagstaff", 35.2, -111.65))
        let search = AlongSearch(trip, along: straightLineRoute(of: trip))
        let list = search.places(of: nil, within: 20_000, limit: nil, try source())
        let names = list.places.map(\.place.name)
        for name in ["Las Vegas", "Flagstaff", "North Las Vegas"] { #expect(!names.contains(name), "\(name)") }
        // Where everything is asked for, a park is told beside the stop that is called after it.
        let best = search.places(of: nil, within: 20_000, limit: 40, try source()).places.map(\.place.name)
        for name in ["Las Vegas", "Zion National Park", "Grand Canyon National Park", "Flagstaff"] {
            #expect(!best.contains(name), "\(name)")
        }
        #expect(names.contains("Springdale") && names.contains("Saint George"), "\(names)")
        #expect(Set(names).count == names.count)
        #expect(list.places.map(\.position.along) == list.places.map(\.position.along).sorted())
        #expect(!names.contains { $0.hasSuffix("Range") || $0.hasSuffix("Mountains") })
    }

    @Test("A kind that is named gives just that kind, and a limit its best")
    func kinds() throws {
        let trip = trip(stop(1, "San Francisco", 37.77, -122.42), stop(2, "Los Angeles", 34.05, -118.24))
        let search = AlongSearch(trip, along: straightLineRoute(of: trip))
        let parks = search.places(of: PlaceKinds(.park), within: 50_000, limit: nil, try source()).places
        #expect(!parks.isEmpty && parks.allSatisfy { $0.place.kind == .park })
        let few = search.places(of: PlaceKinds(.park), within: 50_000, limit: 2, try source())
        #expect(few.places.count == 2 && few.hasMore && few.places.allSatisfy { parks.contains($0) })
        let airports = search.places(of: PlaceKinds(.airport), within: 20_000, limit: nil, try source()).places
        #expect(airports.allSatisfy { $0.place.kind == .airport } && airports.count > 3)
        #expect(!AlongSearch.usualKinds.contains(.airport) && !AlongSearch.usualKinds.contains(.region))
    }
}
