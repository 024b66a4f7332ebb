/// Something that sends values over time to its subscribers.
///
/// Names and meaning are those of Combine, with these differences: everything happens on one thread, at once and in
/// order; there is no demand; subscribers are served in the order in which they subscribed.
@usableFromInline
package protocol Publisher<Output, Failure> {
    /// What it sends.
    associatedtype Output
    /// How it can fail; `Never` when it cannot.
    associatedtype Failure: Error

    /// Ties `subscriber` to this publisher.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Ties `subscriber` to this publisher; the name under which Combine's users look for it.
    @inlinable
    package func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

/// The types of the publishers that operators make.
@usableFromInline
package enum Publishers {}
