extension Publishers {
    /// The newest values of many publishers, in the order of the publishers.
    @usableFromInline
    package struct CombineLatestOfMany<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = [Upstream.Output]
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstreams: [Upstream]

        /// Combines the publishers; none are subscribed to before somebody subscribes to this.
        @inlinable
        init(upstreams: [Upstream]) {
            self.upstreams = upstreams
        }

        /// Ties `subscriber` to all of them, in their order.
        ///
        /// What they send while they are being subscribed to is collected and sent on once: a thousand answers that come
        /// at once are one array, not a thousand.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, count: upstreams.count)
            subscriber.receive(subscription: inner)
            for (index, upstream) in upstreams.enumerated() where !inner.isOver {
                upstream.receive(subscriber: Side(inner: inner, index: index))
            }
            inner.begin()
        }
    }
}

extension Publishers.CombineLatestOfMany {
    /// One of the publishers.
    @usableFromInline
    struct Side<Downstream: Subscriber>: Subscriber
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let inner: Inner<Downstream>
        @usableFromInline let index: Int

        @inlinable
        init(inner: Inner<Downstream>, index: Int) {
            self.inner = inner
            self.index = index
        }

        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver { subscription.cancel() } else { inner.subscriptions[index] = subscription }
        }

        @inlinable
        func receive(_ input: Input) {
            inner.receive(input, from: index)
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, from: index)
        }
    }

    /// What all sides share.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline var latest: [Upstream.Output?]
        @usableFromInline var subscriptions: [(any Subscription)?]
        /// How many have sent nothing yet.
        @usableFromInline var silent: Int
        /// How many have not ended yet.
        @usableFromInline var running: Int
        @usableFromInline var hasBegun = false
        @usableFromInline var isOver = false

        @inlinable
        init(downstream: Downstream, count: Int) {
            self.downstream = downstream
            latest = Array(repeating: nil, count: count)
            subscriptions = Array(repeating: nil, count: count)
            silent = count
            running = count
        }

        /// All are subscribed to: sends what was collected.
        @inlinable
        func begin() {
            hasBegun = true
            sendIfComplete()
            finishIfDone()
        }

        @inlinable
        func receive(_ input: Upstream.Output, from index: Int) {
            guard !isOver else { return }
            replaceLatest(at: index, by: input)
            if hasBegun { sendIfComplete() }
        }

        @inlinable
        func replaceLatest(at index: Int, by input: Upstream.Output) {
            // Held to the end of the assignment: letting go of the old value may run code that comes back here.
            let old = latest[index]
            if old == nil { silent -= 1 }
            latest[index] = input
            withExtendedLifetime(old) {}
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Upstream.Failure>, from index: Int) {
            guard !isOver else { return }
            subscriptions[index] = nil
            if case .failure = completion {
                cancel()
                downstream.receive(completion: completion)
                return
            }
            running -= 1
            if hasBegun { finishIfDone() }
        }

        @inlinable
        func sendIfComplete() {
            guard !isOver, silent == 0 else { return }
            downstream.receive(latest.compactMap { $0 })
        }

        @inlinable
        func finishIfDone() {
            guard !isOver, running == 0 else { return }
            isOver = true
            downstream.receive(completion: .finished)
        }

        @inlinable
        func cancel() {
            isOver = true
            let held = subscriptions
            subscriptions = []
            for subscription in held { subscription?.cancel() }
        }
    }
}

extension Collection where Element: Publisher {
    /// Sends the newest values of all publishers, in their order, whenever one of them sends, once all have; an empty
    /// collection sends one empty array. Finishes when all have, fails when one does.
    @inlinable
    package func combineLatest() -> Publishers.CombineLatestOfMany<Element> {
        Publishers.CombineLatestOfMany(upstreams: Array(self))
    }
}
