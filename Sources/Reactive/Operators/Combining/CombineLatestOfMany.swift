extension Publishers {
    /// The newest values of many publishers, in the order of the publishers.
    @usableFromInline
    package struct CombineLatestOfMany<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = [Upstream.Output]
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstreams: [Upstream]

        /// Creates the operator; it subscribes to the publishers once somebody subscribes to it.
        @inlinable
        init(upstreams: [Upstream]) {
            self.upstreams = upstreams
        }

        /// Subscribes to all publishers on behalf of `subscriber`, in their order.
        ///
        /// Values that arrive while it is subscribing are collected and sent as one array, so that a thousand immediate
        /// answers cause one delivery, not a thousand.
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
    /// The subscriber of one of the publishers.
    @usableFromInline
    struct Side<Downstream: Subscriber>: Subscriber
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let inner: Inner<Downstream>
        @usableFromInline let index: Int

        /// Creates the subscriber of the publisher at `index`; it passes everything to `inner`.
        @inlinable
        init(inner: Inner<Downstream>, index: Int) {
            self.inner = inner
            self.index = index
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if inner.isOver { subscription.cancel() } else { inner.subscriptions[index] = subscription }
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            inner.receive(input, from: index)
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, from: index)
        }
    }

    /// The state that all subscribers share.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline var latest: [Upstream.Output?]
        @usableFromInline var subscriptions: [(any Subscription)?]
        /// The number of publishers that have sent no value yet.
        @usableFromInline var silent: Int
        /// The number of publishers that have not finished yet.
        @usableFromInline var running: Int
        /// Whether all publishers are subscribed to; nothing is sent downstream before that.
        @usableFromInline var hasBegun = false
        @usableFromInline var isOver = false

        /// Creates the state for `count` publishers; results go to `downstream`.
        @inlinable
        init(downstream: Downstream, count: Int) {
            self.downstream = downstream
            latest = Array(repeating: nil, count: count)
            subscriptions = Array(repeating: nil, count: count)
            silent = count
            running = count
        }

        /// Sends what was collected while subscribing. Called once all publishers are subscribed to.
        @inlinable
        func begin() {
            hasBegun = true
            sendIfComplete()
            finishIfDone()
        }

        /// Stores the newest value of one publisher and sends the array.
        @inlinable
        func receive(_ input: Upstream.Output, from index: Int) {
            guard !isOver else { return }
            replaceLatest(at: index, by: input)
            if hasBegun { sendIfComplete() }
        }

        /// Stores the newest value of one publisher.
        @inlinable
        func replaceLatest(at index: Int, by input: Upstream.Output) {
            // Kept until the assignment is done: releasing the old value may run a deinit that calls this object again.
            let old = latest[index]
            if old == nil { silent -= 1 }
            latest[index] = input
            withExtendedLifetime(old) {}
        }

        /// Ends the stream at the first failure, or when all publishers have finished.
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

        /// Sends the newest values if every publisher has sent one.
        @inlinable
        func sendIfComplete() {
            guard !isOver, silent == 0 else { return }
            downstream.receive(latest.compactMap { $0 })
        }

        /// Finishes the stream if every publisher has finished.
        @inlinable
        func finishIfDone() {
            guard !isOver, running == 0 else { return }
            isOver = true
            downstream.receive(completion: .finished)
        }

        /// Cancels every upstream subscription; nothing is sent downstream afterwards.
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
    /// Sends the newest values of all publishers, in the order of the collection, whenever one of them sends a value,
    /// as soon as each has sent one. Finishes when all have finished, fails when one fails. An empty collection sends
    /// one empty array and finishes.
    @inlinable
    package func combineLatest() -> Publishers.CombineLatestOfMany<Element> {
        Publishers.CombineLatestOfMany(upstreams: Array(self))
    }
}
