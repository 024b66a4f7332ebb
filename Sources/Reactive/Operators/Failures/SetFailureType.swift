extension Publishers {
    /// A publisher that cannot fail, under the type of one that can.
    @usableFromInline
    package struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        @usableFromInline package typealias Output = Upstream.Output

        @usableFromInline let upstream: Upstream

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Ties `subscriber` to the same values.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber))
        }
    }
}

extension Publishers.SetFailureType {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber where Downstream.Input == Upstream.Output {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Never

        @usableFromInline let downstream: Downstream

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
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
        func receive(completion: Subscribers.Completion<Never>) {
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The same values, where a publisher with failures of the type `failureType` is asked for.
    @inlinable
    package func setFailureType<NewFailure: Error>(
        to failureType: NewFailure.Type
    ) -> Publishers.SetFailureType<Self, NewFailure> {
        Publishers.SetFailureType(upstream: self)
    }
}
