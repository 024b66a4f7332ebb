extension Publishers {
    /// The values of another publisher, with its failure transformed by a closure.
    @usableFromInline
    package struct MapError<Upstream: Publisher, NewFailure: Error>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = NewFailure

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Failure) -> NewFailure

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> NewFailure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Sends `subscriber` the same values.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, transform: transform))
        }
    }
}

extension Publishers.MapError {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == NewFailure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Upstream.Failure) -> NewFailure

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream, transform: @escaping (Upstream.Failure) -> NewFailure) {
            self.downstream = downstream
            self.transform = transform
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
        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            case .failure(let error): downstream.receive(completion: .failure(transform(error)))
            }
        }
    }
}

extension Publisher {
    /// Sends the same values; a failure is replaced by `transform(failure)`.
    @inlinable
    package func mapError<NewFailure: Error>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> Publishers.MapError<Self, NewFailure> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
