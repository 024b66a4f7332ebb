/// A subject that hands on what it is given and remembers nothing but its end.
@usableFromInline
package final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast = Broadcast<Output, Failure>()

    /// Makes a subject without subscribers.
    @inlinable
    package init() {}

    /// Ties `subscriber` to this subject; it gets what is sent from now on, or the end when that has come.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber, first: nil)
    }

    /// Sends `value` to every subscriber; from inside a delivery, after that delivery has reached all of them.
    @inlinable
    package func send(_ value: Output) {
        guard broadcast.completion == nil else { return }
        broadcast.send(value)
    }

    /// Ends the stream; from inside a delivery, after what was sent before. What is sent later is ignored.
    @inlinable
    package func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
