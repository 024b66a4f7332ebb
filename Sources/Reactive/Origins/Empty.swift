/// A publisher that sends no values and finishes at once or never.
@usableFromInline
package struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it finishes as soon as somebody subscribes; if false, it never sends anything.
    @usableFromInline package let completeImmediately: Bool

    /// Creates a publisher without values.
    @inlinable
    package init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Sends `subscriber` the end if `completeImmediately` is true.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let flag = CancellationFlag()
        subscriber.receive(subscription: flag)
        guard completeImmediately, !flag.isCancelled else { return }
        subscriber.receive(completion: .finished)
    }
}
