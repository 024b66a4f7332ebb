extension Publishers {
    /// The values of another publisher that no other followed for a while.
    package struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        package typealias Output = Upstream.Output
        package typealias Failure = Upstream.Failure

        let upstream: Upstream
        let dueTime: Duration
        let scheduler: Context

        /// Ties `subscriber` to the values that stood for long enough.
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, dueTime: dueTime, scheduler: scheduler)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.Debounce {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let downstream: Downstream
        private let dueTime: Duration
        private let scheduler: Context
        private var subscription: (any Subscription)?
        private var waiting: Input?
        private var timer: AnyCancellable?
        private(set) var isOver = false

        /// Hands on to `downstream`.
        init(downstream: Downstream, dueTime: Duration, scheduler: Context) {
            self.downstream = downstream
            self.dueTime = dueTime
            self.scheduler = scheduler
        }

        /// Takes the tie to the publisher above.
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Takes one value.
        func receive(_ input: Input) {
            guard !isOver else { return }
            replaceWaiting(by: input)
            guard !isOver else { return }
            timer = scheduler.schedule(after: dueTime) { self.sendWaiting() }
        }

        private func replaceWaiting(by input: Input?) {
            // Held to the end of the assignment: letting go of the old value may run code that comes back here.
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

        /// Takes the end of the stream.
        func receive(completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { sendWaiting() }
            guard !isOver else { return }
            release()
            downstream.receive(completion: completion)
        }

        /// Lets go of everything above; nothing is handed on afterwards.
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
    /// Sends a value once `dueTime` has passed without another: the last of a burst.
    ///
    /// Unlike Combine's it does not lose the last value when the stream finishes: that is then sent at once. A failure
    /// arrives at once, and a value that still waits is dropped.
    package func debounce<S: Scheduler>(for dueTime: Duration, scheduler: S) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
    }
}
