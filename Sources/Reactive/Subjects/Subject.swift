/// A publisher that sends what its `send` methods are called with.
@usableFromInline
package protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to every subscriber. During a delivery it is sent after that delivery has reached all subscribers.
    /// Ignored once the stream has ended.
    func send(_ value: Output)

    /// Ends the stream after all values sent so far. Whatever is sent later is ignored.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends an event that carries no value.
    @inlinable
    package func send() {
        send(())
    }
}
