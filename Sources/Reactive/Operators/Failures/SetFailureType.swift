extension Publishers {
    /// The values of a publisher that cannot fail, with another failure type.
    @usableFromInline
    package struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        @usableFromInline package typealias Output = Upstream.Output

        @usableFromInline let upstream: Upstream

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Sends `subscriber` the same values.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber))
        }
    }
}

extension Publishers.SetFailureType {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber where Downstream.Input == Upstream.Output {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Never

        @usableFromInline let downstream: Downstream

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Passes the subscription on.
        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        /// Receives a value from upstream.
        @inlinable
        func receive(_ input: Input) {
            downstream.receive(input)
        }

        /// Receives the completion from upstream.
        @inlinable
        func receive(completion: Subscribers.Completion<Never>) {
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Sends the same values with the failure type `failureType`, to combine a publisher that cannot fail with one that
    /// can.
    @inlinable
    package func setFailureType<NewFailure: Error>(
        to failureType: NewFailure.Type
    ) -> Publishers.SetFailureType<Self, NewFailure> {
        Publishers.SetFailureType(upstream: self)
    }
}
