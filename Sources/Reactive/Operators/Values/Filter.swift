extension Publishers {
    /// Those values of another publisher that a closure lets pass.
    @usableFromInline
    package struct Filter<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let isIncluded: (Output) -> Bool

        @inlinable
        init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Ties `subscriber` to the values that pass.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, isIncluded: isIncluded))
        }
    }
}

extension Publishers.Filter {
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let isIncluded: (Input) -> Bool

        @inlinable
        init(downstream: Downstream, isIncluded: @escaping (Input) -> Bool) {
            self.downstream = downstream
            self.isIncluded = isIncluded
        }

        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        @inlinable
        func receive(_ input: Input) {
            if isIncluded(input) { downstream.receive(input) }
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Lets pass the values for which `isIncluded` gives true.
    @inlinable
    package func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}
