extension Publishers {
    /// The values of another publisher without those that equal the previous one.
    @usableFromInline
    package struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let areEqual: (Output, Output) -> Bool

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream, areEqual: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areEqual = areEqual
        }

        /// Sends `subscriber` each value that differs from the one before it.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, areEqual: areEqual))
        }
    }
}

extension Publishers.RemoveDuplicates {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let areEqual: (Input, Input) -> Bool
        @usableFromInline var last: Input?

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream, areEqual: @escaping (Input, Input) -> Bool) {
            self.downstream = downstream
            self.areEqual = areEqual
        }

        /// Passes the subscription on.
        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            if !equalsPrevious(input) { downstream.receive(input) }
        }

        /// Whether `input` equals the previous value; `input` becomes the previous value.
        @inlinable
        func equalsPrevious(_ input: Input) -> Bool {
            let previous = last
            // Replaced before `areEqual` runs, so that a value sent from inside it is compared with this one.
            last = input
            guard let previous else { return false }
            return areEqual(previous, input)
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Drops each value for which `areEqual(previous, value)` is true. `previous` is the value that arrived just
    /// before, whether it was sent or dropped.
    @inlinable
    package func removeDuplicates(
        by areEqual: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, areEqual: areEqual)
    }
}

extension Publisher where Output: Equatable {
    /// Drops each value that equals the one that arrived just before.
    @inlinable
    package func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates { $0 == $1 }
    }
}
