extension Publishers {
    /// The values of a publisher and, if it fails, those of a replacement publisher.
    @usableFromInline
    package struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = NewPublisher.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Sends `subscriber` the values of `upstream` and, after a failure, those of the replacement.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, handler: handler)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.Catch {
    /// The subscriber between the upstream publisher and the downstream subscriber.
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

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream, handler: @escaping (Failure) -> NewPublisher) {
            self.downstream = downstream
            self.handler = handler
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            if !isOver, !hasFailed { downstream.receive(input) }
        }

        /// Receives the completion from upstream.
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

        /// Cancels every upstream subscription; nothing is sent downstream afterwards.
        @inlinable
        func cancel() {
            isOver = true
            let held = subscription
            subscription = nil
            held?.cancel()
        }
    }

    /// The subscriber of the publisher that replaces the failed one.
    @usableFromInline
    struct Replacement<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == NewPublisher.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = NewPublisher.Failure

        @usableFromInline let inner: Inner<Downstream>

        /// Creates a subscriber that passes everything to `inner`.
        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            inner.receive(subscription: subscription)
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            if !inner.isOver { inner.downstream.receive(input) }
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.end(completion)
        }
    }
}

extension Publisher {
    /// Continues after a failure with the publisher that `handler` returns for it.
    ///
    /// The failed publisher sends nothing more. To keep a stream of updates alive, apply this to the publisher of each
    /// request, inside `flatMap` or before `switchToLatest`, not to the whole stream.
    @inlinable
    package func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Sends `output` in place of a failure, and finishes.
    @inlinable
    package func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
        `catch` { _ in Just(output) }
    }
}
