/// A publisher that sends one value as soon as somebody subscribes, then finishes.
@usableFromInline
package struct Just<Output>: Publisher {
    @usableFromInline package typealias Failure = Never

    /// The value.
    @usableFromInline package let output: Output

    /// Creates a publisher that sends only `output`.
    @inlinable
    package init(_ output: Output) {
        self.output = output
    }

    /// Sends `subscriber` the value and the end.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let flag = CancellationFlag()
        subscriber.receive(subscription: flag)
        guard !flag.isCancelled else { return }
        subscriber.receive(output)
        guard !flag.isCancelled else { return }
        subscriber.receive(completion: .finished)
    }
}
