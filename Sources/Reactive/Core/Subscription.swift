/// The connection between one subscriber and one publisher. It can only be cancelled.
///
/// There is no demand: a subscriber takes every value.
@usableFromInline
package protocol Subscription: Cancellable {}

/// The subscription to a publisher that sends all its values during `receive(subscriber:)`.
///
/// The publisher checks it before every event, so that a subscriber that cancels while it receives one gets no more.
@usableFromInline
final class CancellationFlag: Subscription {
    /// Whether the subscriber has cancelled.
    @usableFromInline private(set) var isCancelled = false

    /// Creates a subscription that is not cancelled.
    @inlinable
    init() {}

    /// Marks the subscription as cancelled.
    @usableFromInline
    func cancel() {
        isCancelled = true
    }
}
