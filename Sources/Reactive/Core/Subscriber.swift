/// Something that takes the values of a publisher.
///
/// A publisher calls `receive(subscription:)` once, then `receive(_:)` any number of times, then
/// `receive(completion:)` at most once.
@usableFromInline
package protocol Subscriber<Input, Failure> {
    /// What it takes.
    associatedtype Input
    /// How the stream it takes can fail; `Never` when it cannot.
    associatedtype Failure: Error

    /// Takes the tie to the publisher; values may arrive from now on.
    func receive(subscription: any Subscription)

    /// Takes one value.
    func receive(_ input: Input)

    /// Takes the end of the stream.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The types that belong to subscribing: how a stream ends, and the subscribers at the end of a chain.
@usableFromInline
package enum Subscribers {
    /// How a stream ends; it arrives at most once, and nothing arrives after it.
    @usableFromInline
    package enum Completion<Failure: Error> {
        /// The publisher has sent all it had.
        case finished
        /// The publisher cannot go on.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
