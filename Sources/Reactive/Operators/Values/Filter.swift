extension Publishers {
    /// Those values of another publisher that a closure lets pass.
    @usableFromInline
    package struct Filter<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let isIncluded: (Output) -> Bool

        /// Listens to `upstream`.
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
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let isIncluded: (Input) -> Bool

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream, isIncluded: @escaping (Input) -> Bool) {
            self.downstream = downstream
            self.isIncluded = isIncluded
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if isIncluded(input) { downstream.receive(input) }
        }

        /// Takes the end of the stream.
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
