import Platform
import Reactive

/// The answer to a request: sent once, in a later turn of the event loop. Cancelling the subscription ends the exchange.
struct HTTPAnswer: Publisher {
    typealias Output = Result<HTTPResponse, HTTPError>
    typealias Failure = Never

    private let request: HTTPRequest
    private let transport: any HTTPTransport

    /// The answer to `request`, which is sent over `transport` when somebody subscribes.
    init(to request: HTTPRequest, over transport: any HTTPTransport) {
        self.request = request
        self.transport = transport
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let pending = Pending(subscriber)
        subscriber.receive(subscription: pending)
        guard pending.isWanted else { return }
        pending.registration = transport.send(request) { pending.deliver($0) }
    }

    /// The subscription to an answer that is waited for.
    private final class Pending<S: Subscriber>: Subscription where S.Input == Output, S.Failure == Failure {
        private var subscriber: S?
        var registration: EventRegistration?

        init(_ subscriber: S) {
            self.subscriber = subscriber
        }

        var isWanted: Bool { subscriber != nil }

        func deliver(_ answer: Output) {
            guard let subscriber else { return }
            self.subscriber = nil
            registration = nil
            subscriber.receive(answer)
            subscriber.receive(completion: .finished)
        }

        func cancel() {
            subscriber = nil
            registration = nil
        }
    }
}
