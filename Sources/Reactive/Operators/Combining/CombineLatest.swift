extension Publishers {
    /// The newest values of two publishers as pairs.
    @usableFromInline
    package struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        @usableFromInline package typealias Output = (A.Output, B.Output)
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

        /// Reports to `inner`.
        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver { subscription.cancel() } else { inner.firstSubscription = subscription }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            inner.replaceLatestOfFirst(by: input)
            inner.sendIfComplete()
        }

        /// Takes the end of the stream.
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

        /// Reports to `inner`.
        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver { subscription.cancel() } else { inner.secondSubscription = subscription }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            inner.replaceLatestOfSecond(by: input)
            inner.sendIfComplete()
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, isFirst: false)
        }
    }

    /// What the two sides share.
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

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Keeps a value of the first side.
        @inlinable
        func replaceLatestOfFirst(by input: A.Output) {
            // Held to the end of the assignment: letting go of the old value may run code that comes back here.
            let old = latestOfFirst
            latestOfFirst = input
            withExtendedLifetime(old) {}
        }

        /// Keeps a value of the second side.
        @inlinable
        func replaceLatestOfSecond(by input: B.Output) {
            // As with the first side.
            let old = latestOfSecond
            latestOfSecond = input
            withExtendedLifetime(old) {}
        }

        /// Sends the pair once both sides have a value.
        @inlinable
        func sendIfComplete() {
            guard !isOver, let first = latestOfFirst, let second = latestOfSecond else { return }
            downstream.receive((first, second))
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
    /// Sends a pair of the newest values whenever one of the publishers sends, once both have; finishes when both
    /// have, fails when one does.
    @inlinable
    package func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(first: self, second: other)
    }

    /// Sends what `transform` makes of the newest values whenever one of the publishers sends, once both have.
    @inlinable
    package func combineLatest<P: Publisher, Result>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, Result> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
}
