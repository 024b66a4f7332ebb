extension Subscribers {
    /// The end of a chain that writes each value into a property of an object, which it does not keep alive.
    @usableFromInline
    package final class Assign<Root: AnyObject, Input>: Subscriber, Cancellable {
        @usableFromInline package typealias Failure = Never

        private weak var object: Root?
        private let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?
        private var isOver = false

        /// Makes a subscriber that writes into `keyPath` of `object`.
        @usableFromInline
        package init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        /// Keeps the subscription; a second one is cancelled, as is one that comes after `cancel()`.
        @usableFromInline
        package func receive(subscription: any Subscription) {
            guard !isOver, self.subscription == nil else {
                subscription.cancel()
                return
            }
            self.subscription = subscription
        }

        /// Writes `input`; once the object is gone it cancels instead.
        @usableFromInline
        package func receive(_ input: Input) {
            guard !isOver else { return }
            guard let object else {
                cancel()
                return
            }
            object[keyPath: keyPath] = input
        }

        /// Lets go of the subscription.
        @usableFromInline
        package func receive(completion: Subscribers.Completion<Never>) {
            isOver = true
            subscription = nil
        }

        /// Ends the subscription; nothing is written afterwards.
        @usableFromInline
        package func cancel() {
            isOver = true
            let subscription = self.subscription
            self.subscription = nil
            subscription?.cancel()
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value into `keyPath` of `object` until the result is let go. Unlike Combine's it does not keep the
    /// object alive: when that is gone, so is the subscription.
    @usableFromInline
    package func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        receive(subscriber: assign)
        return AnyCancellable(assign)
    }
}
