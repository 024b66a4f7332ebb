/// Something that receives the values of a publisher.
///
/// A publisher calls `receive(subscription:)` once, then `receive(_:)` any number of times, then
/// `receive(completion:)` at most once.
@usableFromInline
package protocol Subscriber<Input, Failure> {
    /// The type of the values it receives.
    associatedtype Input
    /// The type of the failure it can receive; `Never` if the stream cannot fail.
    associatedtype Failure: Error

    /// Receives the subscription to the publisher; values may arrive from now on.
    func receive(subscription: any Subscription)

    /// Receives one value.
    func receive(_ input: Input)

    /// Receives the end of the stream; nothing arrives afterwards.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// A namespace for the end of a stream and for the subscribers at the end of a chain of operators.
@usableFromInline
package enum Subscribers {
    /// The end of a stream. It is sent at most once, after all values.
    @usableFromInline
    package enum Completion<Failure: Error> {
        /// The publisher has sent all its values.
        case finished
        /// The publisher stopped because of an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
