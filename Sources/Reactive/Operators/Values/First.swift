extension Publishers {
    /// The first value of another publisher, then the end.
    @usableFromInline
    package struct First<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Ties `subscriber` to the first value.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.First {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline var subscription: (any Subscription)?
        /// Whether a value, the end or a cancellation has come: nothing more is taken from above.
        @usableFromInline var isOver = false
        /// Whether the subscriber wants no more.
        @usableFromInline var isCancelled = false

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

        /// Takes the value: lets go of the publisher above, then hands on the value and the end.
        @inlinable
        func receive(_ input: Input) {
            guard !isOver else { return }
            letGo()
            // Cancelling runs code of others, and so does the delivery; either may have cancelled.
            if !isCancelled { downstream.receive(input) }
            if !isCancelled { downstream.receive(completion: .finished) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            isOver = true
            subscription = nil
            downstream.receive(completion: completion)
        }

        /// Lets go of everything above; nothing is handed on afterwards.
        @inlinable
        func cancel() {
            isCancelled = true
            letGo()
        }

        @inlinable
        func letGo() {
            isOver = true
            let held = subscription
            subscription = nil
            held?.cancel()
        }
    }
}

extension Publisher {
    /// Sends the first value and finishes; the publisher above is cancelled. One that ends without a value ends this in
    /// the same way.
    @inlinable
    package func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}
