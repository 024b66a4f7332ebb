extension Publishers {
    /// The first value of another publisher, then the end.
    @usableFromInline
    package struct First<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Sends `subscriber` the first value and the end.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.First {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline var subscription: (any Subscription)?
        /// Whether a value, the end or a cancellation has arrived; whatever comes from upstream later is ignored.
        @usableFromInline var isOver = false
        /// Whether the subscriber has cancelled.
        @usableFromInline var isCancelled = false

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

        /// Cancels the upstream subscription, then sends the value and the end downstream.
        @inlinable
        func receive(_ input: Input) {
            guard !isOver else { return }
            cancelUpstream()
            // Both the cancellation above and the delivery of the value may run code that cancels this subscription.
            if !isCancelled { downstream.receive(input) }
            if !isCancelled { downstream.receive(completion: .finished) }
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            isOver = true
            subscription = nil
            downstream.receive(completion: completion)
        }

        /// Cancels every upstream subscription; nothing is sent downstream afterwards.
        @inlinable
        func cancel() {
            isCancelled = true
            cancelUpstream()
        }

        /// Marks the stream as over and cancels the upstream subscription.
        @inlinable
        func cancelUpstream() {
            isOver = true
            let held = subscription
            subscription = nil
            held?.cancel()
        }
    }
}

extension Publisher {
    /// Sends the first value and finishes; the upstream subscription is cancelled. If upstream ends without a value,
    /// this ends with the same completion.
    @inlinable
    package func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}
