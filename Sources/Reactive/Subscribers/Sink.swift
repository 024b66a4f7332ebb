extension Subscribers {
    /// A subscriber that passes each value and the end to closures.
    ///
    /// It releases the closures when the stream ends or is cancelled; they are not called afterwards.
    @usableFromInline
    package final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        @usableFromInline var receiveValue: ((Input) -> Void)?
        private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?

        /// Creates a sink from two closures.
        @usableFromInline
        package init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveValue = receiveValue
            self.receiveCompletion = receiveCompletion
        }

        /// Keeps the subscription. A second one is cancelled, and so is one that arrives after the end or after
        /// `cancel()`.
        @usableFromInline
        package func receive(subscription: any Subscription) {
            guard receiveValue != nil, self.subscription == nil else {
                subscription.cancel()
                return
            }
            self.subscription = subscription
        }

        /// Passes `input` to the closure, unless the stream is over.
        @inlinable
        package func receive(_ input: Input) {
            receiveValue?(input)
        }

        /// Passes the end to the closure, once.
        @usableFromInline
        package func receive(completion: Subscribers.Completion<Failure>) {
            let held = release()
            held.receiveCompletion?(completion)
            withExtendedLifetime(held) {}
        }

        /// Ends the subscription; the closures are not called afterwards.
        @usableFromInline
        package func cancel() {
            let held = release()
            held.subscription?.cancel()
            withExtendedLifetime(held) {}
        }

        /// Empties the sink and returns what it held. The caller keeps the result until the end of its work, because
        /// releasing it may run a deinit that calls this object again.
        private func release() -> Held {
            let held = Held(
                receiveValue: receiveValue, receiveCompletion: receiveCompletion, subscription: subscription)
            receiveValue = nil
            receiveCompletion = nil
            subscription = nil
            return held
        }

        /// The closures and the subscription of a sink while it is subscribed.
        private struct Held {
            let receiveValue: ((Input) -> Void)?
            let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
            let subscription: (any Subscription)?
        }
    }
}

extension Publisher {
    /// Subscribes with closures: `receiveValue` gets each value, `receiveCompletion` the end. Releasing or cancelling
    /// the result ends the subscription.
    @inlinable
    package func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Subscribes with a closure that gets each value. Releasing or cancelling the result ends the subscription.
    @inlinable
    package func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
