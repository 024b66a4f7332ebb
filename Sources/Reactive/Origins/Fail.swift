/// Fails at once.
@usableFromInline
package struct Fail<Output, Failure: Error>: Publisher {
    /// What it fails with.
    @usableFromInline package let error: Failure

    /// Makes a publisher that fails with `error`.
    @inlinable
    package init(error: Failure) {
        self.error = error
    }

    /// Sends the failure to `subscriber`.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let flag = CancellationFlag()
        subscriber.receive(subscription: flag)
        guard !flag.isCancelled else { return }
        subscriber.receive(completion: .failure(error))
    }
}
