extension Publishers {
    /// Some values, then those of another publisher.
    @usableFromInline
    package struct Prepend<Upstream: Publisher>: Publisher {
        @usableFromInline package typealias Output = Upstream.Output
        @usableFromInline package typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let elements: [Output]

        /// Listens to `upstream`.
        @inlinable
        init(upstream: Upstream, elements: [Output]) {
            self.upstream = upstream
            self.elements = elements
        }

        /// Sends the first values to `subscriber`, then ties it to the other publisher.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            for element in elements { inner.receive(element) }
            if !inner.isOver { upstream.receive(subscriber: inner) }
        }
    }
}

extension Publishers.Prepend {
    /// The subscriber in the middle: takes what comes from upstream, hands on what is to go downstream.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline var subscription: (any Subscription)?
        @usableFromInline var isOver = false

        /// Hands on to `downstream`.
        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Takes the tie to the publisher above.
        @inlinable
        func receive(subscription: any Subscription) {
            if isOver { subscription.cancel() } else { self.subscription = subscription }
        }

        /// Takes one value.
        @inlinable
        func receive(_ input: Input) {
            if !isOver { downstream.receive(input) }
        }

        /// Takes the end of the stream.
        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            isOver = true
            subscription = nil
            downstream.receive(completion: completion)
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
    /// Sends `elements` before everything else. What the publisher sends meanwhile is not seen: it is subscribed to
    /// after them.
    @inlinable
    package func prepend(_ elements: Output...) -> Publishers.Prepend<Self> {
        Publishers.Prepend(upstream: self, elements: elements)
    }

    /// Sends `elements` before everything else. What the publisher sends meanwhile is not seen: it is subscribed to
    /// after them.
    @inlinable
    package func prepend<S: Sequence>(_ elements: S) -> Publishers.Prepend<Self> where S.Element == Output {
        Publishers.Prepend(upstream: self, elements: Array(elements))
    }
}
