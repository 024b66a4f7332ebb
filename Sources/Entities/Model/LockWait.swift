import Reactive

/// A publisher that changes the library, and tries again for up to five seconds if another program holds the lock.
///
/// It waits by timers of the scheduler, so that the event loop keeps running, and cancelling ends the wait at once.
struct LockWait: Publisher {
    typealias Output = Saved
    typealias Failure = StoreError

    /// The maximum time to wait for the lock.
    static let patience = Duration.seconds(5)
    /// The time between two attempts.
    static let pause = Duration.milliseconds(20)

    let scheduler: (any Scheduler)?
    let attempt: () throws(StoreError) -> Saved

    /// Makes the first attempt at once; without a scheduler it is the only attempt.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Saved, S.Failure == StoreError {
        let inner = Inner(subscriber, scheduler: scheduler, attempt: attempt)
        subscriber.receive(subscription: inner)
        inner.tryOnce()
    }

    /// Makes the attempts for one subscriber.
    private final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == Saved, Downstream.Failure == StoreError {
        private let downstream: Downstream
        private let scheduler: (any Scheduler)?
        private let attempt: () throws(StoreError) -> Saved
        private let deadline: Duration
        private var timer: AnyCancellable?
        private var isCancelled = false

        init(
            _ downstream: Downstream, scheduler: (any Scheduler)?, attempt: @escaping () throws(StoreError) -> Saved
        ) {
            self.downstream = downstream
            self.scheduler = scheduler
            self.attempt = attempt
            deadline = (scheduler?.now ?? .zero) + LockWait.patience
        }

        /// Makes one attempt; if the library is locked, schedules the next one.
        func tryOnce() {
            guard !isCancelled else { return }
            do throws(StoreError) {
                let saved = try attempt()
                // Saving publishes the library, and a subscriber may have cancelled this.
                guard !isCancelled else { return }
                downstream.receive(saved)
                if !isCancelled { downstream.receive(completion: .finished) }
            } catch {
                guard !isCancelled else { return }
                if case .locked = error, let scheduler, scheduler.now < deadline {
                    timer = scheduler.schedule(after: LockWait.pause) { self.tryOnce() }
                } else {
                    downstream.receive(completion: .failure(error))
                }
            }
        }

        /// Ends the wait; nothing is sent afterwards.
        func cancel() {
            isCancelled = true
            timer = nil
        }
    }
}
