extension Publishers {
    /// The values of all publishers that a closure makes of another publisher's values, in the order in which they come.
    @usableFromInline
    package struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        @usableFromInline package typealias Output = NewPublisher.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Output) -> NewPublisher

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream, transform: @escaping (Upstream.Output) -> NewPublisher) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Ties `subscriber` to all the publishers that are made.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, transform: transform)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.FlatMap {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Input) -> NewPublisher
        @usableFromInline var subscription: (any Subscription)?
        /// Those of the made publishers that have not ended, by the number of the value they were made of.
        @usableFromInline var childSubscriptions: [Int: any Subscription] = [:]
        @usableFromInline var valueCount = 0
        /// How many still run: the made publishers and the one whose values they are made of.
        @usableFromInline var runningCount = 1
        @usableFromInline var isOver = false

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream, transform: @escaping (Input) -> NewPublisher) {
            self.downstream = downstream
            self.transform = transform
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
            valueCount += 1
            runningCount += 1
            transform(input).receive(subscriber: Child(inner: self, number: valueCount))
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            subscription = nil
            end(completion)
        }

        /// Notes the end of one of those that run.
        @inlinable
        func end(_ completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            runningCount -= 1
            if case .finished = completion, runningCount > 0 { return }
            cancel()
            downstream.receive(completion: completion)
        }

        /// Lets go of everything above: of the publisher of values, then of those made of them, oldest first. Nothing is
        /// handed on afterwards. O(n log n) in the publishers that run.
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

    /// The subscriber of one of the made publishers.
    @usableFromInline
    struct Child<Downstream: Subscriber>: Subscriber
    where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = NewPublisher.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let inner: Inner<Downstream>
        @usableFromInline let number: Int

        /// Reports to `inner`.
        @inlinable
        init(inner: Inner<Downstream>, number: Int) {
            self.inner = inner
            self.number = number
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver { subscription.cancel() } else { inner.childSubscriptions[number] = subscription }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if !inner.isOver { inner.downstream.receive(input) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.childSubscriptions[number] = nil
            inner.end(completion)
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value and sends what all of them send.
    ///
    /// Values are sent in the order in which they come, **not** in that of the values their publishers were made of: a
    /// slow first answer follows a quick second one. Finishes when everything has, fails when anything does.
    @inlinable
    package func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
    where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, transform: transform)
    }
}
