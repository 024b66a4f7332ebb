import Platform
import Reactive

/// An answer that comes once, in a later turn of the event loop. Cancelling the subscription ends the question.
struct LaterAnswer<Output>: Publisher {
    typealias Failure = Never

    private let send: (_ completion: @escaping (Output) -> Void) -> EventRegistration

    /// The answer that `send` hands to its closure; the question is asked when somebody subscribes, and ends with the
    /// registration.
    init(_ send: @escaping (_ completion: @escaping (Output) -> Void) -> EventRegistration) {
        self.send = send
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

extension LaterAnswer where Output == Result<HTTPResponse, HTTPError> {
    /// The answer to `request`, or why there is none; it is sent over `transport` when somebody subscribes.
    init(to request: HTTPRequest, over transport: any HTTPTransport) {
        self.init { transport.send(request, $0) }
    }
}

extension LaterAnswer where Output == RoadConnection.Answer {
    /// The answer to `request`, or why there is none; it is sent over `connection` when somebody subscribes.
    init(to request: HTTPRequest, over connection: RoadConnection) {
        self.init { connection.send(request, $0) }
    }
}
