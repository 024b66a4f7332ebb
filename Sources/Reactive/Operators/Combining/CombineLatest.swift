extension Publishers {
    /// The newest values of two publishers as pairs.
    @usableFromInline
    package struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        @usableFromInline package typealias Output = (A.Output, B.Output)
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
            if !inner.isOver { first.receive(subscriber: FirstSide(inner: inner)) }
            if !inner.isOver { second.receive(subscriber: SecondSide(inner: inner)) }
        }
    }
}

extension Publishers.CombineLatest {
    /// The subscriber of the first of the two.
    @usableFromInline
    struct FirstSide<Downstream: Subscriber>: Subscriber
    where Downstream.Input == (A.Output, B.Output), Downstream.Failure == A.Failure {
        @usableFromInline typealias Input = A.Output
        @usableFromInline typealias Failure = A.Failure

        @usableFromInline let inner: Inner<Downstream>

        /// Creates a subscriber that passes everything to `inner`.
        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver { subscription.cancel() } else { inner.firstSubscription = subscription }
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            inner.replaceLatestOfFirst(by: input)
            inner.sendIfComplete()
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, isFirst: true)
        }
    }

    /// The subscriber of the second of the two.
    @usableFromInline
    struct SecondSide<Downstream: Subscriber>: Subscriber
    where Downstream.Input == (A.Output, B.Output), Downstream.Failure == A.Failure {
        @usableFromInline typealias Input = B.Output
        @usableFromInline typealias Failure = A.Failure

        @usableFromInline let inner: Inner<Downstream>

        /// Creates a subscriber that passes everything to `inner`.
        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver { subscription.cancel() } else { inner.secondSubscription = subscription }
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            inner.replaceLatestOfSecond(by: input)
            inner.sendIfComplete()
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, isFirst: false)
        }
    }

    /// The state that the two subscribers share.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == (A.Output, B.Output), Downstream.Failure == A.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline var latestOfFirst: A.Output?
        @usableFromInline var latestOfSecond: B.Output?
        @usableFromInline var firstSubscription: (any Subscription)?
        @usableFromInline var secondSubscription: (any Subscription)?
        @usableFromInline var hasOneFinished = false
        @usableFromInline var isOver = false

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Stores the newest value of the first publisher.
        @inlinable
        func replaceLatestOfFirst(by input: A.Output) {
            // Kept until the assignment is done: releasing the old value may run a deinit that calls this object again.
            let old = latestOfFirst
            latestOfFirst = input
            withExtendedLifetime(old) {}
        }

        /// Stores the newest value of the second publisher.
        @inlinable
        func replaceLatestOfSecond(by input: B.Output) {
            // Kept for the same reason as in `replaceLatestOfFirst`.
            let old = latestOfSecond
            latestOfSecond = input
            withExtendedLifetime(old) {}
        }

        /// Sends the pair of newest values if both publishers have sent one.
        @inlinable
        func sendIfComplete() {
            guard !isOver, let first = latestOfFirst, let second = latestOfSecond else { return }
            downstream.receive((first, second))
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
    /// Sends the pair of newest values whenever one of the publishers sends a value, as soon as both have sent one.
    /// Finishes when both publishers have finished, fails when one of them fails.
    @inlinable
    package func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(first: self, second: other)
    }
}
