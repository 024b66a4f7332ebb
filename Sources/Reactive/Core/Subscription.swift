/// The tie between one subscriber and one publisher; cancelling it is all that can be done with it.
///
/// There is no demand: a subscriber takes every value.
@usableFromInline
package protocol Subscription: Cancellable {}
