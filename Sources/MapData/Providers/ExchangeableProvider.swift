package import Reactive

/// Passes the answers of a provider on that can be exchanged while the program runs; a followed route is asked for
/// again then.
package final class ExchangeableProvider: WrappingProvider {
    package private(set) var provider: any MapDataProvider
    private let changes = PassthroughSubject<Void, Never>()
    /// Passes on that the provider's answers may be better now.
    private var forwarding: AnyCancellable?

    /// Begins with `provider`.
    package init(_ provider: any MapDataProvider) {
        self.provider = provider
        forward()
    }

    package var recoveries: AnyPublisher<Void, Never>? { changes.eraseToAnyPublisher() }

    /// Asks another provider from now on.
    package func exchange(for provider: any MapDataProvider) {
        self.provider = provider
        forward()
        changes.send(())
    }

    private func forward() {
        forwarding = provider.recoveries?.sink { [changes] in changes.send(()) }
    }
}
