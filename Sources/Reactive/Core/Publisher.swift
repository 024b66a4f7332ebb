/// Something that sends values over time to its subscribers.
///
/// Names and meaning are those of Combine, with these differences: everything happens synchronously on one thread;
/// there is no demand, so a subscriber receives every value; subscribers are served in the order in which they
/// subscribed.
@usableFromInline
package protocol Publisher<Output, Failure> {
    /// The type of its values.
    associatedtype Output
    /// The type of its failure; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Subscribes `subscriber`: it receives a subscription first, then values, then at most one completion.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A namespace for the publishers that operators return.
@usableFromInline
package enum Publishers {}
