package import Entities
package import Reactive

/// Passes the answers of another provider on, and tells those who follow a route when it is time to ask for it again:
/// half a minute after one had to be estimated because the road engine did not answer.
package final class RecoveringProvider: WrappingProvider {
    /// The pause: a second longer than a failed engine is not asked.
    private static let pause = RoadConnection.pause + .seconds(1)

    package let provider: any MapDataProvider
    private let scheduler: any Scheduler
    private let recovered = PassthroughSubject<Void, Never>()
    /// Waits to say that it is time; nil where nothing has failed since it was said last.
    private var timer: AnyCancellable?

    /// Watches the answers of `provider`; its time is that of `scheduler`.
    package init(_ provider: any MapDataProvider, scheduler: any Scheduler) {
        self.provider = provider
        self.scheduler = scheduler
    }

    package var recoveries: AnyPublisher<Void, Never>? { recovered.eraseToAnyPublisher() }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        provider.directions(for: trip)
            .map { [self] route in
                watch(route.notices)
                return route
            }
            .eraseToAnyPublisher()
    }

    package func totalDistance(for trip: Trip) -> AnyPublisher<RouteLength, MapDataError> {
        provider.totalDistance(for: trip)
            .map { [self] length in
                watch(length.notices)
                return length
            }
            .eraseToAnyPublisher()
    }

    private func watch(_ notices: [RouteNotice]) {
        guard notices.lackAnswer, timer == nil else { return }
        timer = scheduler.schedule(after: Self.pause) { [weak self] in
            self?.timer = nil
            self?.recovered.send(())
        }
    }
}
