extension Publishers {
    /// The values of another publisher changed by a closure, without those for which it gives nil.
    @usableFromInline
    package struct CompactMap<Upstream: Publisher, Output>: Publisher {
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Output) -> Output?

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Ties `subscriber` to the values that are left.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, transform: transform))
        }
    }
}

extension Publishers.CompactMap {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Upstream.Output) -> Output?

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.downstream = downstream
            self.transform = transform
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if let output = transform(input) { downstream.receive(output) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Changes each value with `transform` and leaves out those for which it gives nil.
    @inlinable
    package func compactMap<Result>(
        _ transform: @escaping (Output) -> Result?
    ) -> Publishers.CompactMap<Self, Result> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}
