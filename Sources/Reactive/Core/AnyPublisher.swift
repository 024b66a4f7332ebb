/// A publisher that hides the type of the publisher it wraps.
@usableFromInline
package struct AnyPublisher<Output, Failure: Error>: Publisher {
    @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Wraps `publisher`.
    @inlinable
    package init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }

    /// Subscribes `subscriber` to the wrapped publisher.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// Hides this publisher's type, for protocols and function results that name only `Output` and `Failure`.
    @inlinable
    package func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
