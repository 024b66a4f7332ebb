extension Publishers {
    /// The values of the newest of the publishers that another publisher sends.
    @usableFromInline
    package struct SwitchToLatest<Upstream: Publisher>: Publisher
    where Upstream.Output: Publisher, Upstream.Output.Failure == Upstream.Failure {
        @usableFromInline package typealias Output = Upstream.Output.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Sends `subscriber` the values of whichever publisher is the newest.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.SwitchToLatest {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline var subscription: (any Subscription)?
        @usableFromInline var childSubscription: (any Subscription)?
        /// The number of publishers that have arrived. This is also the number of the newest one, whose values alone
        /// are sent.
        @usableFromInline var newest = 0
        @usableFromInline var isChildRunning = false
        @usableFromInline var hasUpstreamFinished = false
        @usableFromInline var isOver = false

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Cancels the previous publisher and subscribes to `input`.
        @inlinable
        func receive(_ input: Input) {
            guard !isOver else { return }
            newest += 1
            let number = newest
            isChildRunning = true
            let old = childSubscription
            childSubscription = nil
            old?.cancel()
            // Cancelling may run code that sends a newer publisher.
            guard !isOver, number == newest else { return }
            input.receive(subscriber: Child(inner: self, number: number))
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            hasUpstreamFinished = true
            subscription = nil
            endUnlessRunning(completion)
        }

        /// Ends the stream after a failure, or when both `upstream` and the newest publisher have finished.
        @inlinable
        func endUnlessRunning(_ completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            if case .finished = completion, isChildRunning || !hasUpstreamFinished { return }
            cancel()
            downstream.receive(completion: completion)
        }

        /// Cancels every upstream subscription; nothing is sent downstream afterwards.
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

        /// Creates a subscriber that passes everything to `inner`.
        @inlinable
        init(inner: Inner<Downstream>, number: Int) {
            self.inner = inner
            self.number = number
        }

        /// Whether the stream is not over and no newer publisher has arrived.
        @inlinable
        var isNewest: Bool {
            !inner.isOver && number == inner.newest
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if isNewest { inner.childSubscription = subscription } else { subscription.cancel() }
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            if isNewest { inner.downstream.receive(input) }
        }

        /// Receives the completion from upstream.
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
    /// Sends the values of the newest publisher only; an older one is cancelled when a newer one arrives, so that a
    /// late answer to an old request never replaces a newer answer. Finishes when the stream of publishers and the
    /// newest publisher have both finished, fails when one of them fails.
    @inlinable
    package func switchToLatest() -> Publishers.SwitchToLatest<Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
