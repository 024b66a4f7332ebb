package import Entities
package import Reactive

/// Passes on the answers of a provider that can be exchanged while the program runs, and tells those who follow a route
/// when it is time to ask for it again: after an exchange, and half a minute after a route had to be estimated because
/// the road engine did not answer.
package final class ExchangeableProvider: WrappingProvider {
    /// The pause: a second longer than a failed engine is not asked.
    private static let pause = RoadConnection.pause + .seconds(1)

    package private(set) var provider: any MapDataProvider
    private let scheduler: any Scheduler
    private let changes = PassthroughSubject<Void, Never>()
    /// Waits to say that it is time; nil where nothing has failed since it was said last.
    private var timer: AnyCancellable?

    /// Begins with `provider`; its time is that of `scheduler`.
    package init(_ provider: any MapDataProvider, scheduler: any Scheduler) {
        self.provider = provider
        self.scheduler = scheduler
    }

    package var recoveries: AnyPublisher<Void, Never>? { changes.eraseToAnyPublisher() }

    /// Asks another provider from now on.
    package func exchange(for provider: any MapDataProvider) {
        self.provider = provider
        timer = nil
        changes.send(())
    }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        provider.directions(for: trip)
            .map { [self] route in
                if route.notices.lackAnswer { askAgainLater() }
                return route
            }
            .eraseToAnyPublisher()
    }

    private func askAgainLater() {
        guard timer == nil else { return }
        timer = scheduler.schedule(after: Self.pause) { [weak self] in
            self?.timer = nil
            self?.changes.send(())
        }
    }
}
