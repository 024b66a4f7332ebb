extension Publishers {
    /// The values of a publisher and, if it fails, those of another in its place.
    @usableFromInline
    package struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = NewPublisher.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let handler: (Upstream.Failure) -> NewPublisher

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Ties `subscriber` to the first publisher.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, handler: handler)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.Catch {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == NewPublisher.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let handler: (Failure) -> NewPublisher
        @usableFromInline var subscription: (any Subscription)?
        @usableFromInline var hasFailed = false
        @usableFromInline var isOver = false

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream, handler: @escaping (Failure) -> NewPublisher) {
            self.downstream = downstream
            self.handler = handler
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if !isOver, !hasFailed { downstream.receive(input) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard !isOver, !hasFailed else { return }
            switch completion {
            case .finished:
                end(.finished)
            case .failure(let error):
                hasFailed = true
                subscription = nil
                handler(error).receive(subscriber: Replacement(inner: self))
            }
        }

        /// Ends the stream, once.
        @inlinable
        func end(_ completion: Subscribers.Completion<NewPublisher.Failure>) {
            guard !isOver else { return }
            isOver = true
            subscription = nil
            downstream.receive(completion: completion)
        }

        /// Lets go of everything above; nothing is handed on afterwards.
        @inlinable
        func cancel() {
            isOver = true
            let held = subscription
            subscription = nil
            held?.cancel()
        }
    }

    /// The subscriber of the publisher that takes the place of the failed one.
    @usableFromInline
    struct Replacement<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == NewPublisher.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = NewPublisher.Failure

        @usableFromInline let inner: Inner<Downstream>

        /// Reports to `inner`.
        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            inner.receive(subscription: subscription)
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if !inner.isOver { inner.downstream.receive(input) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.end(completion)
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that `handler` makes of a failure.
    ///
    /// The failed publisher is over for good. To keep a stream of updates alive, use it on the publisher of each
    /// request, inside `flatMap` or in front of `switchToLatest`, not on the whole stream.
    @inlinable
    package func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
