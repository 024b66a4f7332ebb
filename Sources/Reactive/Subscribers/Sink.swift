extension Subscribers {
    /// The end of a chain that gives each value to a closure.
    ///
    /// It lets go of its closures when the stream ends or is cancelled; afterwards nothing reaches them.
    @usableFromInline
    package final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        @usableFromInline var receiveValue: ((Input) -> Void)?
        private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?

        /// Makes a sink of two closures.
        @usableFromInline
        package init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveValue = receiveValue
            self.receiveCompletion = receiveCompletion
        }

        /// Keeps the subscription; a second one is cancelled, as is one that comes after `cancel()`.
        @usableFromInline
        package func receive(subscription: any Subscription) {
            guard receiveValue != nil, self.subscription == nil else {
                subscription.cancel()
                return
            }
            self.subscription = subscription
        }

        /// Gives `input` to the closure, unless the stream is over.
        @inlinable
        package func receive(_ input: Input) {
            receiveValue?(input)
        }

        /// Gives the end to the closure, once.
        @usableFromInline
        package func receive(completion: Subscribers.Completion<Failure>) {
            let held = release()
            held.receiveCompletion?(completion)
            withExtendedLifetime(held) {}
        }

        /// Ends the subscription; nothing reaches the closures afterwards.
        @usableFromInline
        package func cancel() {
            let held = release()
            held.subscription?.cancel()
            withExtendedLifetime(held) {}
        }

        /// What the sink held until now. The caller keeps it to the end: letting go of it may run code that comes back
        /// here.
        private func release() -> Held {
            let held = Held(
                receiveValue: receiveValue, receiveCompletion: receiveCompletion, subscription: subscription)
            receiveValue = nil
            receiveCompletion = nil
            subscription = nil
            return held
        }

        private struct Held {
            let receiveValue: ((Input) -> Void)?
            let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
            let subscription: (any Subscription)?
        }
    }
}

extension Publisher {
    /// Subscribes: each value goes to `receiveValue`, the end to `receiveCompletion`, until the result is let go.
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
    /// Subscribes: each value goes to `receiveValue`, until the result is let go.
    @inlinable
    package func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
