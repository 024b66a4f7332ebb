/// The tie between one subscriber and one publisher; cancelling it is all that can be done with it.
///
/// There is no demand: a subscriber takes every value.
@usableFromInline
package protocol Subscription: Cancellable {}

/// The subscription of a publisher that sends all it has while it is being subscribed to.
///
/// The publisher looks at it before every event, so that a subscriber that cancels from inside an event gets no other.
@usableFromInline
final class CancellationFlag: Subscription {
    /// Whether the subscriber wants no more.
    @usableFromInline private(set) var isCancelled = false

    /// Makes the flag of a subscription that is not cancelled.
    @inlinable
    init() {}

    /// Notes that the subscriber wants no more.
    @usableFromInline
    func cancel() {
        isCancelled = true
    }
}
