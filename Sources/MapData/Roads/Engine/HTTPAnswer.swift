import Platform
import Reactive

/// The answer to a request, or the reason why there is none: sent once, in a later turn of the event loop. Cancelling
/// the subscription ends the exchange.
struct HTTPAnswer<Reason: Error>: Publisher {
    typealias Output = Result<HTTPResponse, Reason>
    typealias Failure = Never

    private let send: (_ completion: @escaping (Output) -> Void) -> EventRegistration

    /// The answer to `request`, which is sent over `transport` when somebody subscribes.
    init(to request: HTTPRequest, over transport: any HTTPTransport) where Reason == HTTPError {
        send = { transport.send(request, $0) }
    }

    /// The answer to `request`, which is sent over `connection` when somebody subscribes.
    init(to request: HTTPRequest, over connection: RoadConnection) where Reason == RoadConnectionError {
        send = { connection.send(request, $0) }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let pending = Pending(subscriber)
        subscriber.receive(subscription: pending)
        guard pending.isWanted else { return }
        pending.registration = send { pending.deliver($0) }
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
