extension Publishers {
    /// The values of another publisher, its failure changed by a closure.
    @usableFromInline
    package struct MapError<Upstream: Publisher, NewFailure: Error>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = NewFailure

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Failure) -> NewFailure

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> NewFailure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Ties `subscriber` to the same values.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, transform: transform))
        }
    }
}

extension Publishers.MapError {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == NewFailure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Upstream.Failure) -> NewFailure

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream, transform: @escaping (Upstream.Failure) -> NewFailure) {
            self.downstream = downstream
            self.transform = transform
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            downstream.receive(input)
        }

        /// Takes the end of the stream.
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
    /// The same values; a failure becomes what `transform` makes of it.
    @inlinable
    package func mapError<NewFailure: Error>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> Publishers.MapError<Self, NewFailure> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
