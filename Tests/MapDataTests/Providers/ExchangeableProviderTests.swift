import Entities
import MapData
import Reactive
import TestSupport
import Testing

@Suite("A provider that is exchanged")
struct ExchangeableProviderTests {
    @Test("Who follows a route asks the new provider; the old one is not asked any more, also if it had failed")
    func exchange() {
        let time = VirtualScheduler()
        let (first, second) = (MixedMapData(), MixedMapData())
        first.failure = "connection refused"
        let provider = ExchangeableProvider(first, scheduler: time)
        var seen: [[LegSource]] = []
        let subscription = provider.followedRoute(of: coast()).sink { route in
            if let route = route.value { seen.append(route.length.sources) }
        }
        #expect(seen == [[.estimated]])
        provider.exchange(for: second)
        #expect(seen == [[.estimated], [.osrm]])
        time.advance(by: .seconds(600))
        #expect(seen.count == 2 && first.questions == 1 && second.questions == 1)
        provider.exchange(for: StraightLineProvider())
        #expect(seen == [[.estimated], [.osrm], [.straight]] && !provider.knowsRoads)
        subscription.cancel()
    }
}
