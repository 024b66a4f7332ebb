extension Publishers {
    /// The values of another publisher that no other value followed within a given time.
    package struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        package typealias Output = Upstream.Output
        package typealias Failure = Upstream.Failure

        let upstream: Upstream
        let dueTime: Duration
        let scheduler: Context

        /// Sends `subscriber` each value that no other value followed within `dueTime`.
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, dueTime: dueTime, scheduler: scheduler)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.Debounce {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let downstream: Downstream
        private let dueTime: Duration
        private let scheduler: Context
        private var subscription: (any Subscription)?
        /// The newest value, until `dueTime` has passed.
        private var waiting: Input?
        private var timer: AnyCancellable?
        private(set) var isOver = false

        /// Creates the state of one subscription, whose results go to `downstream`.
        init(downstream: Downstream, dueTime: Duration, scheduler: Context) {
            self.downstream = downstream
            self.dueTime = dueTime
            self.scheduler = scheduler
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Receives a value from upstream.
        func receive(_ input: Input) {
            guard !isOver else { return }
            replaceWaiting(by: input)
            guard !isOver else { return }
            timer = scheduler.schedule(after: dueTime) { self.sendWaiting() }
        }

        private func replaceWaiting(by input: Input?) {
            // Kept until the assignment is done: releasing the old value may run a deinit that calls this object again.
            let old = waiting
            waiting = input
            withExtendedLifetime(old) {}
        }

        private func sendWaiting() {
            guard !isOver, let value = waiting else { return }
            waiting = nil
            timer = nil
            downstream.receive(value)
        }

        /// Receives the completion from upstream.
        func receive(completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { sendWaiting() }
            guard !isOver else { return }
            release()
            downstream.receive(completion: completion)
        }

        /// Cancels every upstream subscription; nothing is sent downstream afterwards.
        func cancel() {
            let held = subscription
            release()
            held?.cancel()
        }

        private func release() {
            isOver = true
            replaceWaiting(by: nil)
            timer = nil
            subscription = nil
        }
    }
}

extension Publisher {
    /// Sends a value once `dueTime` has passed without another value: the last one of a burst.
    ///
    /// When the stream finishes, a waiting value is sent at once, then the end (Combine drops it). When the stream
    /// fails, the failure is sent at once and a waiting value is dropped.
    package func debounce<S: Scheduler>(for dueTime: Duration, scheduler: S) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
    }
}
