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
