/// A publisher whose own type is not named.
@usableFromInline
package struct AnyPublisher<Output, Failure: Error>: Publisher {
    @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Wraps `publisher`.
    @inlinable
    package init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }

    /// Ties `subscriber` to the wrapped publisher.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// This publisher without its type: what a protocol or a function's result names.
    @inlinable
    package func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
