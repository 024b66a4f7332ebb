/// A subject that passes values on without storing them; it remembers only its end.
@usableFromInline
package final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast = Broadcast<Output, Failure>()

    /// Creates a subject without subscribers.
    @inlinable
    package init() {}

    /// Subscribes `subscriber`: it receives what is sent from now on, or only the end if the stream has ended.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber, first: nil)
    }

    /// Sends `value` to every subscriber. During a delivery it is sent after that delivery has reached all subscribers.
    /// Ignored once the stream has ended.
    @inlinable
    package func send(_ value: Output) {
        guard broadcast.completion == nil else { return }
        broadcast.send(value)
    }

    /// Ends the stream after all values sent so far. Whatever is sent later is ignored.
    @inlinable
    package func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
