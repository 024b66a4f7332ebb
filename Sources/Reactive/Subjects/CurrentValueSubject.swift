/// A subject that has a value at any time and begins with it for every new subscriber.
@usableFromInline
package final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast = Broadcast<Output, Failure>()
    @usableFromInline var newest: Output

    /// Makes a subject whose value is `value`.
    @inlinable
    package init(_ value: Output) {
        newest = value
    }

    /// The newest value that was accepted, even when its delivery still waits; setting it sends.
    @inlinable
    package var value: Output {
        get { newest }
        set { send(newValue) }
    }

    /// Ties `subscriber` to this subject: it gets the value of now and those sent later, each once; or the end alone
    /// when that has come.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber, first: newest)
    }

    /// Makes `value` the current one and sends it to every subscriber; from inside a delivery, after that delivery
    /// has reached all of them.
    @inlinable
    package func send(_ value: Output) {
        guard broadcast.completion == nil else { return }
        // Held to the end of the assignment: letting go of the old value may run code that reads this one.
        let old = newest
        newest = value
        withExtendedLifetime(old) {}
        broadcast.send(value)
    }

    /// Ends the stream; from inside a delivery, after what was sent before. What is sent later is ignored.
    @inlinable
    package func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
