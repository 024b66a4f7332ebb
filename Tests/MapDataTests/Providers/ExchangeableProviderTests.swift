import Entities
import MapData
import Reactive
import StopOrder
import TestSupport
import Testing

/// A provider of roads that are as long as it says.
private struct RoadsOfLength: MapDataProvider {
    let metres: Double
    let recovered = PassthroughSubject<Void, Never>()

    var methodName: String { "by road" }
    var knowsRoads: Bool { true }
    var recoveries: AnyPublisher<Void, Never>? { recovered.eraseToAnyPublisher() }

    func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        Just(Route(legs: [Leg(from: 0, to: 1, distance: metres, initialBearing: 0)]))
            .setFailureType(to: MapDataError.self).eraseToAnyPublisher()
    }
    func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        Empty(completeImmediately: false).eraseToAnyPublisher()
    }
}

@Suite("A provider that is exchanged")
struct ExchangeableProviderTests {
    @Test(
        "Who follows a route asks the new provider, also when that one gets better; the old one is not asked any more")
    func exchange() {
        let first = RoadsOfLength(metres: 1)
        let second = RoadsOfLength(metres: 2)
        let provider = ExchangeableProvider(first)
        var lengths: [Double] = []
        let subscription = provider.followedRoute(of: coast()).sink { route in
            if let route = route.value { lengths.append(route.distance) }
        }
        #expect(lengths == [1])
        first.recovered.send(())
        #expect(lengths == [1, 1])
        provider.exchange(for: second)
        #expect(lengths == [1, 1, 2])
        first.recovered.send(())
        #expect(lengths == [1, 1, 2])
        second.recovered.send(())
        #expect(lengths == [1, 1, 2, 2])
        provider.exchange(for: StraightLineProvider())
        #expect(lengths.count == 5 && lengths[4] > 100_000 && !provider.knowsRoads)
        subscription.cancel()
    }
}
