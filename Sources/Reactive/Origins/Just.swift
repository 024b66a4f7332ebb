/// Sends one value to each subscriber, at once, and finishes.
@usableFromInline
package struct Just<Output>: Publisher {
    @usableFromInline package typealias Failure = Never

    /// What it sends.
    @usableFromInline package let output: Output

    /// Makes a publisher of `output` alone.
    @inlinable
    package init(_ output: Output) {
        self.output = output
    }

    /// Sends the value and the end to `subscriber`.
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
