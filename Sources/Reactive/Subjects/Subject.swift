/// A publisher into which values are put from outside.
@usableFromInline
package protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to every subscriber; from inside a delivery, after that delivery has reached all of them.
    func send(_ value: Output)

    /// Ends the stream; from inside a delivery, after what was sent before. What is sent later is ignored.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends the bare news that something happened.
    @inlinable
    package func send() {
        send(())
    }
}
