extension Publishers {
    /// The values of another publisher for as long as it does not pause for too long.
    package struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        package typealias Output = Upstream.Output
        package typealias Failure = Upstream.Failure

        let upstream: Upstream
        let interval: Duration
        let scheduler: Context
        let customError: (() -> Failure)?

        /// Ties `subscriber` to the values that come in time.
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(
                downstream: subscriber, interval: interval, scheduler: scheduler, customError: customError)
            subscriber.receive(subscription: inner)
            inner.startTimer()
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.Timeout {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let downstream: Downstream
        private let interval: Duration
        private let scheduler: Context
        private let customError: (() -> Failure)?
        private var subscription: (any Subscription)?
        private var timer: AnyCancellable?
        private(set) var isOver = false

        /// Hands on to `downstream`.
        init(downstream: Downstream, interval: Duration, scheduler: Context, customError: (() -> Failure)?) {
            self.downstream = downstream
            self.interval = interval
            self.scheduler = scheduler
            self.customError = customError
        }

        /// Lets the interval begin anew.
        func startTimer() {
            guard !isOver else { return }
            timer = scheduler.schedule(after: interval) { self.end() }
        }

        private func end() {
            guard !isOver else { return }
            let error = customError?()
            // The closure may have cancelled.
            guard !isOver else { return }
            cancel()
            downstream.receive(completion: error.map { .failure($0) } ?? .finished)
        }

        /// Takes the tie to the publisher above.
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Takes one value.
        func receive(_ input: Input) {
            guard !isOver else { return }
            startTimer()
            downstream.receive(input)
        }

        /// Takes the end of the stream.
        func receive(completion: Subscribers.Completion<Failure>) {
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
            timer = nil
            subscription = nil
        }
    }
}

extension Publisher {
    /// Passes on what comes in time. When `interval` passes after the subscription, or after a value, without another
    /// value or the end, the publisher above is cancelled and the stream fails with `customError`, or finishes if there
    /// is none.
    package func timeout<S: Scheduler>(
        _ interval: Duration, scheduler: S, customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, customError: customError)
    }
}
