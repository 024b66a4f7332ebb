extension Publishers {
    /// The values of another publisher, transformed by a closure, without those for which it returns nil.
    @usableFromInline
    package struct CompactMap<Upstream: Publisher, Output>: Publisher {
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Output) -> Output?

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Sends `subscriber` the results that are not nil.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, transform: transform))
        }
    }
}

extension Publishers.CompactMap {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Upstream.Output) -> Output?

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.downstream = downstream
            self.transform = transform
        }

        /// Passes the subscription on.
        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            if let output = transform(input) { downstream.receive(output) }
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Transforms each value with `transform` and drops those for which it returns nil.
    @inlinable
    package func compactMap<Result>(
        _ transform: @escaping (Output) -> Result?
    ) -> Publishers.CompactMap<Self, Result> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}
