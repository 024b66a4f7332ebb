import Entities
import MapData
import Reactive
import TestSupport
import Testing

@Suite("Asking an engine again that did not answer")
struct RecoveryTests {
    private let engine = MixedMapData()
    private let time = VirtualScheduler()

    private func followed(_ provider: any MapDataProvider, _ seen: @escaping (String) -> Void) -> AnyCancellable {
        provider.followedRoute(of: coast()).sink { state in
            switch state {
            case .loading: seen("…")
            case .loaded(let route): seen(route.length.sources.map(\.rawValue).joined(separator: "+"))
            case .failed(let reason): seen(reason)
            }
        }
    }

    @Test("a route that is followed comes again as soon as the engine is asked again, without … in between")
    func recovery() {
        engine.failure = "connection refused"
        let provider = ExchangeableProvider(engine, scheduler: time)
        var seen: [String] = []
        let subscription = followed(provider) { seen.append($0) }
        #expect(seen == ["…", "estimated"])
        engine.failure = nil
        time.advance(by: .seconds(30))
        #expect(seen.count == 2)
        time.advance(by: .seconds(2))
        #expect(seen == ["…", "estimated", "osrm"])
        // All is well: nothing is asked any more.
        time.advance(by: .seconds(600))
        #expect(engine.questions == 2)
        subscription.cancel()
    }

    @Test("an engine that stays dead is asked every half minute, once for each trip that is followed")
    func staysDead() {
        engine.failure = "timeout"
        let provider = ExchangeableProvider(engine, scheduler: time)
        var seen: [String] = []
        let subscriptions = [followed(provider) { seen.append($0) }, followed(provider) { seen.append($0) }]
        time.advance(by: .seconds(95))
        #expect(engine.questions == 8)
        subscriptions.forEach { $0.cancel() }
        time.advance(by: .seconds(95))
        #expect(engine.questions == 8)
    }

    @Test("a length that had to be estimated makes it ask again as well; stops off the road do not")
    func lengths() {
        let provider = ExchangeableProvider(engine, scheduler: time)
        var count = 0
        let subscription = provider.recoveries?.sink { count += 1 }
        engine.offRoad = ["Porto"]
        #expect(provider.totalDistance(for: coast()).record().values.first?.legs(.estimated) == 2)
        time.advance(by: .seconds(600))
        #expect(count == 0)
        engine.failure = "timeout"
        _ = provider.totalDistance(for: coast()).record()
        time.advance(by: .seconds(600))
        #expect(count == 1)
        subscription?.cancel()
    }

    @Test("the estimates of days keep roads and notices, and are asked again as well")
    func estimates() throws {
        engine.offRoad = ["Porto"]
        let provider = EstimatedDrivingProvider(engine)
        let route = try #require(provider.directions(for: coast(roundTrip: true)).record().values.first)
        #expect(route == engine.route(of: coast(roundTrip: true)))
        #expect(route.length.legs(.osrm) == 1 && route.notices == [.offRoad(stop: 1, distance: 391_000)])
        engine.failure = "timeout"
        let recovering = EstimatedDrivingProvider(ExchangeableProvider(engine, scheduler: time))
        var count = 0
        let subscription = recovering.recoveries?.sink { count += 1 }
        _ = recovering.directions(for: coast()).record()
        time.advance(by: .seconds(31))
        #expect(count == 1)
        subscription?.cancel()
    }
}
