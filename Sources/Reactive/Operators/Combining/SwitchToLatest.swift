extension Publishers {
    /// The values of the newest of the publishers that another publisher sends.
    @usableFromInline
    package struct SwitchToLatest<Upstream: Publisher>: Publisher
    where Upstream.Output: Publisher, Upstream.Output.Failure == Upstream.Failure {
        @usableFromInline package typealias Output = Upstream.Output.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Ties `subscriber` to the publisher that is the newest at each time.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.SwitchToLatest {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline var subscription: (any Subscription)?
        @usableFromInline var childSubscription: (any Subscription)?
        /// How many publishers came so far: the number of the newest, the only one that is listened to.
        @usableFromInline var newest = 0
        @usableFromInline var isChildRunning = false
        @usableFromInline var hasUpstreamFinished = false
        @usableFromInline var isOver = false

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            guard !isOver else { return }
            newest += 1
            let number = newest
            isChildRunning = true
            let old = childSubscription
            childSubscription = nil
            old?.cancel()
            // Cancelling runs code of others, which may have sent a newer one.
            guard !isOver, number == newest else { return }
            input.receive(subscriber: Child(inner: self, number: number))
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            hasUpstreamFinished = true
            subscription = nil
            endUnlessRunning(completion)
        }

        /// Ends the stream when it failed or when nothing runs any more.
        @inlinable
        func endUnlessRunning(_ completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            if case .finished = completion, isChildRunning || !hasUpstreamFinished { return }
            cancel()
            downstream.receive(completion: completion)
        }

        /// Lets go of everything above; nothing is handed on afterwards.
        @inlinable
        func cancel() {
            isOver = true
            let held = (subscription, childSubscription)
            subscription = nil
            childSubscription = nil
            held.0?.cancel()
            held.1?.cancel()
        }
    }

    /// The subscriber of one of the publishers that were sent.
    @usableFromInline
    struct Child<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let inner: Inner<Downstream>
        @usableFromInline let number: Int

        /// Reports to `inner`.
        @inlinable
        init(inner: Inner<Downstream>, number: Int) {
            self.inner = inner
            self.number = number
        }

        /// Whether no newer publisher has come.
        @inlinable
        var isNewest: Bool {
            !inner.isOver && number == inner.newest
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if isNewest { inner.childSubscription = subscription } else { subscription.cancel() }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if isNewest { inner.downstream.receive(input) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard isNewest else { return }
            inner.isChildRunning = false
            inner.childSubscription = nil
            inner.endUnlessRunning(completion)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Listens to the newest of the publishers that come and to no older one, so that a late answer to an old question
    /// never overwrites a newer one. Finishes when both the stream of publishers and the newest have.
    @inlinable
    package func switchToLatest() -> Publishers.SwitchToLatest<Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
