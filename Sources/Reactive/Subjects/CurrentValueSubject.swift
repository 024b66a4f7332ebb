/// A subject that always has a current value and sends it to every new subscriber first.
@usableFromInline
package final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast = Broadcast<Output, Failure>()
    @usableFromInline var newest: Output

    /// Creates a subject whose current value is `value`.
    @inlinable
    package init(_ value: Output) {
        newest = value
    }

    /// The newest value, even if its delivery is still waiting. Setting it sends the value.
    @inlinable
    package var value: Output {
        get { newest }
        set { send(newValue) }
    }

    /// Subscribes `subscriber`: it receives the current value and each later one once, or only the end if the stream
    /// has ended.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber, first: newest)
    }

    /// Makes `value` the current value and sends it to every subscriber. During a delivery it is sent after that
    /// delivery has reached all subscribers. Ignored once the stream has ended.
    @inlinable
    package func send(_ value: Output) {
        guard broadcast.completion == nil else { return }
        // Kept until the assignment is done: releasing the old value may run a deinit that reads this property.
        let old = newest
        newest = value
        withExtendedLifetime(old) {}
        broadcast.send(value)
    }

    /// Ends the stream after all values sent so far. Whatever is sent later is ignored.
    @inlinable
    package func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
