extension Publishers {
    /// The values of another publisher, each transformed by a closure that may throw.
    @usableFromInline
    package struct TryMap<Upstream: Publisher, Output>: Publisher {
        @usableFromInline package typealias Failure = any Error

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Output) throws -> Output

        /// Creates the operator; it subscribes to `upstream` once somebody subscribes to it.
        @inlinable
        init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Sends `subscriber` the transformed values.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = Inner(downstream: subscriber, transform: transform)
            subscriber.receive(subscription: inner)
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.TryMap {
    /// The subscriber between the upstream publisher and the downstream subscriber.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == any Error {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Upstream.Output) throws -> Output
        @usableFromInline var subscription: (any Subscription)?
        @usableFromInline var isOver = false

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.downstream = downstream
            self.transform = transform
        }

        /// Keeps the upstream subscription, or cancels it when the stream is over already.
        @inlinable
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Receives a value from upstream.
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

        /// Receives the completion from upstream.
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

        /// Cancels every upstream subscription; nothing is sent downstream afterwards.
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
    /// Transforms each value with `transform`. An error that it throws becomes the failure of the stream, and the
    /// upstream subscription is cancelled. A failure of upstream is passed on.
    @inlinable
    package func tryMap<Result>(
        _ transform: @escaping (Output) throws -> Result
    ) -> Publishers.TryMap<Self, Result> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
