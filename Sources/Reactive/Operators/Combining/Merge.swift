extension Publishers {
    /// The values of two publishers in order of arrival.
    @usableFromInline
    package struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        @usableFromInline package typealias Output = A.Output
        @usableFromInline package typealias Failure = A.Failure

        @usableFromInline let first: A
        @usableFromInline let second: B

        /// Creates the operator; it subscribes to both publishers once somebody subscribes to it.
        @inlinable
        init(first: A, second: B) {
            self.first = first
            self.second = second
        }

        /// Subscribes to both publishers on behalf of `subscriber`, to `first` before `second`.
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

        /// Creates a subscriber that passes everything to `inner`.
        @inlinable
        init(inner: Inner<Downstream>, isFirst: Bool) {
            self.inner = inner
            self.isFirst = isFirst
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
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

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            if !inner.isOver { inner.downstream.receive(input) }
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, isFirst: isFirst)
        }
    }

    /// The state that the two subscribers share.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == A.Output, Downstream.Failure == A.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline var firstSubscription: (any Subscription)?
        @usableFromInline var secondSubscription: (any Subscription)?
        @usableFromInline var hasOneFinished = false
        @usableFromInline var isOver = false

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Ends the stream at the first failure, or when both publishers have finished.
        @inlinable
        func receive(completion: Subscribers.Completion<A.Failure>, isFirst: Bool) {
            guard !isOver else { return }
            if case .finished = completion, !hasOneFinished {
                hasOneFinished = true
                if isFirst { firstSubscription = nil } else { secondSubscription = nil }
                return
            }
            // Also cancels the publisher that has just ended, which has no effect.
            cancel()
            downstream.receive(completion: completion)
        }

        /// Cancels every upstream subscription; nothing is sent downstream afterwards.
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
    /// Sends the values of both publishers as they arrive; finishes when both have finished, fails when one fails.
    @inlinable
    package func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(first: self, second: other)
    }
}
