import Entities
import Geodesy
import MapData
import Places
import Reactive
import StopOrder
import TestSupport
import Testing

@Suite("A provider that remembers routes")
struct CachingProviderTests {
    /// A straight line that counts the questions for routes and fails when it is told to.
    final class CountingProvider: MapDataProvider {
        let methodName = "counted"
        private(set) var questions = 0
        var failure: MapDataError?

        var places: PlaceFinder { PlaceFinder(PlaceList.few()) }

        func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
            Deferred { [self] () -> AnyPublisher<Route, MapDataError> in
                questions += 1
                if let failure { return Fail(error: failure).eraseToAnyPublisher() }
                return StraightLineProvider().directions(for: trip)
            }
            .eraseToAnyPublisher()
        }

        func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
            StraightLineProvider().distances(for: trip)
        }
    }

    private static let places = [london, paris, newYork, losAngeles]
    private let counting = CountingProvider()

    /// The trip with another name for itself and for its stops, other ids and a note.
    private func renamed(_ trip: Trip) throws -> Trip {
        let ids = SeededIdentifiers(seed: 9)
        return Trip(
            id: ids.next(), name: try Name("Another name"),
            waypoints: try trip.waypoints.map {
                Waypoint(id: ids.next(), name: try Name("Stop"), location: $0.location, note: try Note("note"))
            },
            isRoundTrip: trip.isRoundTrip)
    }

    @Test("a route and its length are asked for once, when they are subscribed to, and stay the same")
    func once() throws {
        let provider = CachingProvider(counting)
        let trip = try trip(Self.places)
        let (route, distance) = (provider.directions(for: trip), provider.totalDistance(for: trip))
        #expect(counting.questions == 0)
        let first = route.record()
        let second = route.record()
        #expect(counting.questions == 1)
        #expect(first.values == [straightLineRoute(of: trip)])
        #expect(second.lines == first.lines)
        #expect(second.lines.last == "finished")
        #expect(distance.record().values == [straightLineRoute(of: trip).length])
        #expect(counting.questions == 1)
    }

    @Test("another name, other ids and another note ask for nothing")
    func renaming() throws {
        let provider = CachingProvider(counting)
        let trip = try trip(Self.places, roundTrip: true)
        _ = provider.directions(for: trip).record()
        #expect(provider.directions(for: try renamed(trip)).record().values == [straightLineRoute(of: trip)])
        #expect(counting.questions == 1)
    }

    @Test("another order, another place and a way back are other questions")
    func otherQuestions() throws {
        let provider = CachingProvider(counting)
        let trips = [
            try trip([london, paris, newYork]), try trip([paris, london, newYork]),
            try trip([london, paris, losAngeles]), try trip([london, paris]),
            try trip([london, paris, newYork], roundTrip: true),
        ]
        for _ in 1...2 {
            for trip in trips {
                #expect(provider.directions(for: trip).record().values == [straightLineRoute(of: trip)])
            }
        }
        #expect(counting.questions == trips.count)
    }

    @Test("a failure is asked for again")
    func failures() throws {
        let provider = CachingProvider(counting)
        let trip = try trip([london, paris])
        counting.failure = .unavailable(reason: "no road")
        #expect(provider.directions(for: trip).record().lines == ["subscribed", "failed: no road"])
        counting.failure = nil
        #expect(provider.directions(for: trip).record().values == [straightLineRoute(of: trip)])
        counting.failure = .unavailable(reason: "no road")
        #expect(provider.directions(for: trip).record().values == [straightLineRoute(of: trip)])
        #expect(counting.questions == 2)
    }

    @Test("what is asked for stays, what is not asked for through two generations is forgotten")
    func bounds() throws {
        let provider = CachingProvider(counting, generationSize: 4)
        func ask(_ trip: Trip) -> Int {
            let before = counting.questions
            #expect(provider.directions(for: trip).record().values == [straightLineRoute(of: trip)])
            return counting.questions - before
        }
        let kept = try trip([london, paris])
        let forgotten = try trip([paris, london])
        #expect(ask(kept) + ask(forgotten) == 2)
        for longitude in stride(from: 0.0, to: 100, by: 1) {
            #expect(ask(try trip([(10, longitude), (20, longitude)])) == 1)
            #expect(ask(kept) == 0)
        }
        #expect(ask(forgotten) == 1)
        // Trips without stops take room too.
        #expect(ask(try trip([])) == 1)
        #expect(ask(try trip([])) == 0)
    }

    @Test("a route that is longer than a generation is right and forgets nothing else")
    func longRoute() throws {
        let provider = CachingProvider(counting, generationSize: 3)
        let (short, long) = (try trip([london, paris]), try trip(Self.places))
        for trip in [short, long, long, long, short] {
            #expect(provider.directions(for: trip).record().values == [straightLineRoute(of: trip)])
        }
        #expect(counting.questions == 4)
    }

    @Test("names, places and tables come from the provider itself")
    func otherAnswers() throws {
        let provider = CachingProvider(counting)
        #expect(provider.methodName == "counted")
        #expect(provider.getLocation(for: PlaceQuery(text: "Lyon")).record().values.map(\.label) == ["Lyon (FR)"])
        let trip = try trip(Self.places)
        let table = try #require(provider.distances(for: trip).record().values.first)
        #expect(table.distance(from: 0, to: 1, count: 4) == straightLineRoute(of: trip).legs[0].distance)
    }
}
