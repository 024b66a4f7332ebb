extension Publishers {
    /// The values of two publishers in the order in which they come.
    @usableFromInline
    package struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        @usableFromInline package typealias Output = A.Output
        @usableFromInline package typealias Failure = A.Failure

        @usableFromInline let first: A
        @usableFromInline let second: B

        /// Listens to both.
        @inlinable
        init(first: A, second: B) {
            self.first = first
            self.second = second
        }

        /// Ties `subscriber` to both, to the first one first.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            if !inner.isOver { first.receive(subscriber: Side(inner: inner, isFirst: true)) }
            if !inner.isOver { second.receive(subscriber: Side(inner: inner, isFirst: false)) }
        }
    }
}

extension Publishers.Merge {
    /// The subscriber of one of the two.
    @usableFromInline
    struct Side<Downstream: Subscriber>: Subscriber
    where Downstream.Input == A.Output, Downstream.Failure == A.Failure {
        @usableFromInline typealias Input = A.Output
        @usableFromInline typealias Failure = A.Failure

        @usableFromInline let inner: Inner<Downstream>
        @usableFromInline let isFirst: Bool

        /// Reports to `inner`.
        @inlinable
        init(inner: Inner<Downstream>, isFirst: Bool) {
            self.inner = inner
            self.isFirst = isFirst
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver {
                subscription.cancel()
            } else if isFirst {
                inner.firstSubscription = subscription
            } else {
                inner.secondSubscription = subscription
            }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if !inner.isOver { inner.downstream.receive(input) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, isFirst: isFirst)
        }
    }

    /// What the two sides share.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == A.Output, Downstream.Failure == A.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline var firstSubscription: (any Subscription)?
        @usableFromInline var secondSubscription: (any Subscription)?
        @usableFromInline var hasOneFinished = false
        @usableFromInline var isOver = false

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<A.Failure>, isFirst: Bool) {
            guard !isOver else { return }
            if case .finished = completion, !hasOneFinished {
                hasOneFinished = true
                if isFirst { firstSubscription = nil } else { secondSubscription = nil }
                return
            }
            // The side that ended needs no cancelling; cancelling it does nothing.
            cancel()
            downstream.receive(completion: completion)
        }

        /// Lets go of everything above; nothing is handed on afterwards.
        @inlinable
        func cancel() {
            isOver = true
            let held = (firstSubscription, secondSubscription)
            firstSubscription = nil
            secondSubscription = nil
            held.0?.cancel()
            held.1?.cancel()
        }
    }
}

extension Publisher {
    /// Sends the values of both publishers as they come; finishes when both have, fails when one does.
    @inlinable
    package func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(first: self, second: other)
    }
}
