/// A publisher that fails as soon as somebody subscribes.
@usableFromInline
package struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    @usableFromInline package let error: Failure

    /// Creates a publisher that fails with `error`.
    @inlinable
    package init(error: Failure) {
        self.error = error
    }

    /// Sends `subscriber` the failure.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let flag = CancellationFlag()
        subscriber.receive(subscription: flag)
        guard !flag.isCancelled else { return }
        subscriber.receive(completion: .failure(error))
    }
}
