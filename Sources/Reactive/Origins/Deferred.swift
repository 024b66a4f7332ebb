/// Makes its publisher anew for each subscriber, at the moment in which that subscribes.
@usableFromInline
package struct Deferred<Deferrable: Publisher>: Publisher {
    @usableFromInline package typealias Output = Deferrable.Output
    @usableFromInline package typealias Failure = Deferrable.Failure

    /// Makes the publisher of one subscriber.
    @usableFromInline package let createPublisher: () -> Deferrable

    /// Defers `createPublisher` until somebody subscribes.
    @inlinable
    package init(createPublisher: @escaping () -> Deferrable) {
        self.createPublisher = createPublisher
    }

    /// Ties `subscriber` to a publisher of its own.
    @inlinable
    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
