/// A subscriber that hides the type of the subscriber it wraps.
@usableFromInline
package struct AnySubscriber<Input, Failure: Error>: Subscriber {
    @usableFromInline let receiveSubscription: (any Subscription) -> Void
    @usableFromInline let receiveValue: (Input) -> Void
    @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Wraps `subscriber`.
    @inlinable
    package init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        receiveSubscription = { subscriber.receive(subscription: $0) }
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
    }

    /// Passes the subscription on.
    @inlinable
    package func receive(subscription: any Subscription) {
        receiveSubscription(subscription)
    }

    /// Passes the value on.
    @inlinable
    package func receive(_ input: Input) {
        receiveValue(input)
    }

    /// Passes the end of the stream on.
    @inlinable
    package func receive(completion: Subscribers.Completion<Failure>) {
        receiveCompletion(completion)
    }
}
