extension Publishers {
    /// The values of all publishers that a closure makes from another publisher's values, in order of arrival.
    @usableFromInline
    package struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        @usableFromInline package typealias Output = NewPublisher.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Output) -> NewPublisher

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream, transform: @escaping (Upstream.Output) -> NewPublisher) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Sends `subscriber` the values of every publisher that `transform` returns.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, transform: transform)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.FlatMap {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Input) -> NewPublisher
        @usableFromInline var subscription: (any Subscription)?
        /// The subscriptions to the created publishers that have not ended, by the number of the value each was created
        /// from.
        @usableFromInline var childSubscriptions: [Int: any Subscription] = [:]
        @usableFromInline var valueCount = 0
        /// The number of publishers that have not ended: the created ones and `upstream`.
        @usableFromInline var runningCount = 1
        @usableFromInline var isOver = false

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream, transform: @escaping (Input) -> NewPublisher) {
            self.downstream = downstream
            self.transform = transform
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            guard !isOver else { return }
            valueCount += 1
            runningCount += 1
            transform(input).receive(subscriber: Child(inner: self, number: valueCount))
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            subscription = nil
            end(completion)
        }

        /// Counts one publisher as ended: sends the end when it was the last one or has failed.
        @inlinable
        func end(_ completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            runningCount -= 1
            if case .finished = completion, runningCount > 0 { return }
            cancel()
            downstream.receive(completion: completion)
        }

        /// Cancels the upstream subscription, then those to the created publishers, oldest first. Nothing is sent
        /// downstream afterwards. O(n log n) in the number of running publishers.
        @inlinable
        func cancel() {
            isOver = true
            let held = (subscription, childSubscriptions)
            subscription = nil
            childSubscriptions = [:]
            held.0?.cancel()
            for (_, child) in held.1.sorted(by: { $0.key < $1.key }) { child.cancel() }
        }
    }

    /// The subscriber of one of the created publishers.
    @usableFromInline
    struct Child<Downstream: Subscriber>: Subscriber
    where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = NewPublisher.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let inner: Inner<Downstream>
        @usableFromInline let number: Int

        /// Creates a subscriber that passes everything to `inner`.
        @inlinable
        init(inner: Inner<Downstream>, number: Int) {
            self.inner = inner
            self.number = number
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver { subscription.cancel() } else { inner.childSubscriptions[number] = subscription }
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            if !inner.isOver { inner.downstream.receive(input) }
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.childSubscriptions[number] = nil
            inner.end(completion)
        }
    }
}

extension Publisher {
    /// Creates a publisher from each value and sends the values of all of them.
    ///
    /// Values are sent in order of arrival, **not** in the order of the values that their publishers were created from:
    /// if the second publisher answers first, its value is sent first. Finishes when all publishers have finished,
    /// fails when one of them fails.
    @inlinable
    package func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
    where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, transform: transform)
    }
}
