extension Publishers {
    /// The values of another publisher without those that equal the one that arrived just before.
    @usableFromInline
    package struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let areEqual: (Output, Output) -> Bool

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream, areEqual: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areEqual = areEqual
        }

        /// Ties `subscriber` to the values that differ from the one before.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, areEqual: areEqual))
        }
    }
}

extension Publishers.RemoveDuplicates {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let areEqual: (Input, Input) -> Bool
        @usableFromInline var last: Input?

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream, areEqual: @escaping (Input, Input) -> Bool) {
            self.downstream = downstream
            self.areEqual = areEqual
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if !equalsPrevious(input) { downstream.receive(input) }
        }

        /// Compares a value with the one before and keeps it in the place of that.
        @inlinable
        func equalsPrevious(_ input: Input) -> Bool {
            let previous = last
            // Replaced before anything else is called: a value that arrives meanwhile is compared with this one.
            last = input
            guard let previous else { return false }
            return areEqual(previous, input)
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Leaves out each value that `areEqual` finds equal to the one that arrived just before, whether that one was sent
    /// on or left out: `areEqual(previous, value)`.
    @inlinable
    package func removeDuplicates(
        by areEqual: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, areEqual: areEqual)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out each value that equals the one just before.
    @inlinable
    package func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates { $0 == $1 }
    }
}
