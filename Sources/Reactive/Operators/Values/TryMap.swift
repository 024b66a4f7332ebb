extension Publishers {
    /// The values of another publisher, each changed by a closure that may throw.
    @usableFromInline
    package struct TryMap<Upstream: Publisher, Output>: Publisher {
        @usableFromInline package typealias Failure = any Error

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Output) throws -> Output

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Ties `subscriber` to the changed values.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = Inner(downstream: subscriber, transform: transform)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.TryMap {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == any Error {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Upstream.Output) throws -> Output
        @usableFromInline var subscription: (any Subscription)?
        @usableFromInline var isOver = false

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.downstream = downstream
            self.transform = transform
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            guard !isOver else { return }
            let output: Output
            do {
                output = try transform(input)
            } catch {
                guard !isOver else { return }
                cancel()
                downstream.receive(completion: .failure(error))
                return
            }
            // The closure may have cancelled.
            if !isOver { downstream.receive(output) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            isOver = true
            subscription = nil
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            case .failure(let error): downstream.receive(completion: .failure(error))
            }
        }

        /// Lets go of everything above; nothing is handed on afterwards.
        @inlinable
        func cancel() {
            isOver = true
            let held = subscription
            subscription = nil
            held?.cancel()
        }
    }
}

extension Publisher {
    /// Changes each value with `transform`. What that throws ends the stream as its failure, and the publisher above is
    /// cancelled; a failure from above is passed on.
    @inlinable
    package func tryMap<Result>(
        _ transform: @escaping (Output) throws -> Result
    ) -> Publishers.TryMap<Self, Result> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
