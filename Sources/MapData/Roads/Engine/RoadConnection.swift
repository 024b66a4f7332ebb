import Platform
import Reactive

/// Carries questions to a road engine: a few at a time, and none for half a minute after the engine has failed. Questions
/// that come meanwhile get the answer of the one that failed.
final class RoadConnection: HTTPTransport {
    /// How many questions are under way at once.
    static let mostOpen = 4
    /// How long an engine that has failed is not asked.
    static let pause = Duration.seconds(30)

    private typealias Answer = Result<HTTPResponse, HTTPError>

    /// A question and who waits for its answer.
    private final class Exchange {
        let request: HTTPRequest
        let completion: (Answer) -> Void
        var registration: EventRegistration?
        var isOpen = false

        init(_ request: HTTPRequest, _ completion: @escaping (Answer) -> Void) {
            self.request = request
            self.completion = completion
        }
    }

    private let transport: any HTTPTransport
    private let loop: any EventLoop
    private var openCount = 0
    private var waiting: [Exchange] = []
    private var failure: (answer: Answer, end: Duration)?
    /// The timer that starts waiting questions after one was cancelled.
    private var restart: EventRegistration?

    /// Carries questions over `transport`; time is that of `loop`.
    init(_ transport: any HTTPTransport, loop: any EventLoop) {
        self.transport = transport
        self.loop = loop
    }

    func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        let exchange = Exchange(request, completion)
        if let failure, loop.now < failure.end {
            repeatFailure(failure.answer, to: exchange)
        } else if openCount < Self.mostOpen {
            start(exchange)
        } else {
            waiting.append(exchange)
        }
        return EventRegistration { [self] in cancel(exchange) }
    }

    /// Asks nothing for a while, as after a failure, because what was answered says that no road engine answers there.
    func rest(after answer: Result<HTTPResponse, HTTPError>) {
        failure = (answer, loop.now + Self.pause)
        let rest = waiting
        waiting = []
        for exchange in rest { repeatFailure(answer, to: exchange) }
    }

    private func start(_ exchange: Exchange) {
        openCount += 1
        exchange.isOpen = true
        exchange.registration = transport.send(exchange.request) { [weak self, weak exchange] answer in
            guard let self, let exchange else { return }
            finish(exchange, answer)
        }
    }

    private func finish(_ exchange: Exchange, _ answer: Answer) {
        exchange.isOpen = false
        openCount -= 1
        if Self.isFailure(answer) {
            rest(after: answer)
        } else {
            failure = nil
        }
        startWaiting()
        exchange.completion(answer)
    }

    private func startWaiting() {
        while openCount < Self.mostOpen, !waiting.isEmpty { start(waiting.removeFirst()) }
    }

    private func repeatFailure(_ answer: Answer, to exchange: Exchange) {
        exchange.registration = loop.schedule(after: .zero) { exchange.completion(answer) }
    }

    private func cancel(_ exchange: Exchange) {
        exchange.registration?.cancel()
        exchange.registration = nil
        waiting.removeAll { $0 === exchange }
        if exchange.isOpen {
            exchange.isOpen = false
            openCount -= 1
            // Not at once: who cancels one question often cancels those that wait, too.
            restart = loop.schedule(after: .zero) { [weak self] in self?.startWaiting() }
        }
    }

    /// Whether an answer says that the engine cannot be asked now, whatever the question.
    private static func isFailure(_ answer: Answer) -> Bool {
        switch answer {
        case .success(let response): response.status == 429 || response.status >= 500
        case .failure(.tooLarge): false
        case .failure: true
        }
    }
}

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
