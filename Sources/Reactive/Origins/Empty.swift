/// Sends no value: finishes at once, or never.
@usableFromInline
package struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it finishes as soon as somebody subscribes; otherwise it is silent for ever.
    @usableFromInline package let completeImmediately: Bool

    /// Makes a publisher without values.
    @inlinable
    package init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Sends the end, if there is one, to `subscriber`.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let flag = CancellationFlag()
        subscriber.receive(subscription: flag)
        guard completeImmediately, !flag.isCancelled else { return }
        subscriber.receive(completion: .finished)
    }
}
