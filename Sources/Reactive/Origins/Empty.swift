/// A publisher that sends no values and finishes at once.
@usableFromInline
package struct Empty<Output, Failure: Error>: Publisher {
    /// Creates a publisher without values.
    @inlinable
    package init() {}

    /// Sends `subscriber` the end.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let flag = CancellationFlag()
        subscriber.receive(subscription: flag)
        guard !flag.isCancelled else { return }
        subscriber.receive(completion: .finished)
    }
}
