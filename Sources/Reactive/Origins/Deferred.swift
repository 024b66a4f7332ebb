/// A publisher that creates a new publisher for each subscriber, when it subscribes.
@usableFromInline
package struct Deferred<Deferrable: Publisher>: Publisher {
    @usableFromInline package typealias Output = Deferrable.Output
    @usableFromInline package typealias Failure = Deferrable.Failure

    /// Creates the publisher for one subscriber.
    @usableFromInline package let createPublisher: () -> Deferrable

    /// Stores `createPublisher`, which is called once for each subscriber.
    @inlinable
    package init(createPublisher: @escaping () -> Deferrable) {
        self.createPublisher = createPublisher
    }

    /// Creates a publisher for `subscriber` and subscribes it.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// A publisher that runs `make` for each subscriber when it subscribes and sends the values of the result. An error
/// that `make` throws becomes the failure of the stream.
@inlinable
package func attempt<P: Publisher>(_ make: @escaping () throws -> P) -> AnyPublisher<P.Output, any Error> {
    Deferred { () -> AnyPublisher<P.Output, any Error> in
        do {
            return try make().withAnyFailure()
        } catch {
            return Fail(error: error).eraseToAnyPublisher()
        }
    }
    .eraseToAnyPublisher()
}

extension Publisher {
    /// Sends the same values and failures, with `any Error` as the failure type.
    @inlinable
    package func withAnyFailure() -> AnyPublisher<Output, any Error> {
        mapError { $0 as any Error }.eraseToAnyPublisher()
    }
}
