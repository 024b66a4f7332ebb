import Platform

/// Carries questions to a road engine: a few at a time, for a limited time together, and none for half a minute after
/// the engine has failed. Questions that come meanwhile get the answer of the one that failed.
///
/// The limit is for all questions from one that is sent while no other is under way to the moment at which none is
/// left. Questions that are sent on receipt of an answer, such as those for the parts of a route, are still under that
/// limit; one that is sent later begins a new one.
///
/// An engine that answers a question too late which has a time of its own has not failed: it has much to do for that.
final class RoadConnection {
    /// The most questions that are under way at once.
    private static let mostOpen = 4
    /// The time for which an engine that has failed is not asked.
    static let pause = Duration.seconds(30)
    /// The time that questions under one limit may take together, unless they are allowed more.
    private static let patience = Duration.seconds(30)

    /// An answer, or why there is none.
    typealias Answer = Result<HTTPResponse, RoadConnectionError>

    /// A question and the receiver of its answer.
    private final class Exchange {
        let request: HTTPRequest
        let completion: (Answer) -> Void
        var registration: EventRegistration?

        init(_ request: HTTPRequest, _ completion: @escaping (Answer) -> Void) {
            self.request = request
            self.completion = completion
        }
    }

    private let transport: any HTTPTransport
    private let loop: any EventLoop
    private let record: RoadFailureRecord?
    private var open: [Exchange] = []
    private var waiting: [Exchange] = []
    private var failure: (answer: Answer, end: Duration)?
    /// Whether it was looked up what earlier runs of the program have met.
    private var isRecordRead = false
    /// The timer that starts waiting questions after one was cancelled.
    private var restart: EventRegistration?
    /// The end of the questions under way, and the time that they may take together; nil while there are none.
    private var limit: (end: Duration, time: Duration)?
    /// The timer of that limit.
    private var limitTimer: EventRegistration?
    /// The time that is added to the limit when the next question is sent.
    private var extra = Duration.zero

    /// Carries questions over `transport`; time is that of `loop`. `record` tells other runs of the program of
    /// failures.
    init(_ transport: any HTTPTransport, loop: any EventLoop, record: RoadFailureRecord? = nil) {
        self.transport = transport
        self.loop = loop
        self.record = record
    }

    /// Sends a question; the answer comes in a later turn of the event loop, unless the registration ends before.
    func send(_ request: HTTPRequest, _ completion: @escaping (Answer) -> Void) -> EventRegistration {
        readRecord()
        let exchange = Exchange(request, completion)
        let more = extra
        extra = .zero
        if let failure, loop.now < failure.end {
            repeatFailure(failure.answer, to: exchange)
        } else {
            extendLimit(by: more)
            if open.count < Self.mostOpen { start(exchange) } else { waiting.append(exchange) }
        }
        return EventRegistration { [self] in cancel(exchange) }
    }

    /// Asks nothing for a while, as after a failure, because what was answered says that no road engine answers there.
    func rest(after answer: Answer) {
        failure = (answer, loop.now + Self.pause)
        let rest = waiting
        waiting = []
        for exchange in rest { repeatFailure(answer, to: exchange) }
    }

    /// Gives the question that is sent next, and all under the same limit, more time together.
    func allow(_ more: Duration) { extra += more }

    /// Takes over what another run has met a moment ago, which holds for this one too.
    private func readRecord() {
        guard !isRecordRead else { return }
        isRecordRead = true
        guard let (reason, rest) = record?.failure(pause: Self.pause) else { return }
        failure = (.failure(.earlier(reason: reason)), loop.now + rest)
    }

    /// Adds time to the limit, which begins now if nothing is under way.
    private func extendLimit(by more: Duration) {
        if limit != nil, more == .zero { return }
        let current = limit ?? (loop.now + Self.patience, Self.patience)
        let end = current.end + more
        limit = (end, current.time + more)
        limitTimer = loop.schedule(after: end - loop.now) { [weak self] in self?.giveUp() }
    }

    private func endLimitIfIdle() {
        guard open.isEmpty, waiting.isEmpty else { return }
        limit = nil
        limitTimer = nil
    }

    /// Ends all questions, which have taken too long together.
    private func giveUp() {
        let time = limit?.time ?? Self.patience
        let late = open
        open = []
        // Only the receipt of an answer can take longer than all questions may: the engine has not failed.
        if !late.isEmpty {
            let answer = Answer.failure(.transport(.timeout(.end, seconds: Int(time / .seconds(1)))))
            fail(with: answer)
            for exchange in late { repeatFailure(answer, to: exchange) }
        }
        endLimitIfIdle()
    }

    /// Rests after an answer that says that the engine cannot be asked now; other runs of the program rest, too, if it
    /// was waited for or wants to be left alone.
    private func fail(with answer: Answer) {
        if let reason = Self.lastingReason(answer) { record?.store(reason) }
        rest(after: answer)
    }

    private func start(_ exchange: Exchange) {
        open.append(exchange)
        exchange.registration = transport.send(exchange.request) { [weak self, weak exchange] answer in
            guard let self, let exchange else { return }
            finish(exchange, answer.mapError { .transport($0) })
        }
    }

    private func finish(_ exchange: Exchange, _ answer: Answer) {
        open.removeAll { $0 === exchange }
        if Self.isFailure(answer) {
            if !Self.isSlow(answer, to: exchange.request) { fail(with: answer) }
        } else {
            failure = nil
        }
        startWaiting()
        exchange.completion(answer)
        // Not before: the receiver of the answer may send the questions that follow from it.
        endLimitIfIdle()
    }

    private func startWaiting() {
        while open.count < Self.mostOpen, !waiting.isEmpty { start(waiting.removeFirst()) }
    }

    private func repeatFailure(_ answer: Answer, to exchange: Exchange) {
        exchange.registration = loop.schedule(after: .zero) { exchange.completion(answer) }
    }

    private func cancel(_ exchange: Exchange) {
        exchange.registration?.cancel()
        exchange.registration = nil
        if let index = waiting.firstIndex(where: { $0 === exchange }) {
            waiting.remove(at: index)
        } else if let index = open.firstIndex(where: { $0 === exchange }) {
            open.remove(at: index)
            // Not at once: a cancelled question is often followed by the cancelling of those that wait, too.
            restart = loop.schedule(after: .zero) { [weak self] in self?.startWaiting() }
        } else {
            return
        }
        endLimitIfIdle()
    }

    /// Whether an answer says no more than that a question was too much for the time that it had.
    static func isSlow(_ answer: Answer, to request: HTTPRequest) -> Bool {
        guard request.patience != nil else { return false }
        return switch answer {
        case .failure(.transport(.timeout(.firstByte, _))), .failure(.transport(.timeout(.end, _))): true
        case .success(let response): response.status == 504
        case .failure: false
        }
    }

    /// Whether an answer says that the engine cannot be asked now, whatever the question.
    private static func isFailure(_ answer: Answer) -> Bool {
        switch answer {
        case .success(let response): response.status == 429 || response.status >= 500
        case .failure(.transport(.tooLarge)): false
        case .failure: true
        }
    }

    /// Returns the reason why other runs of the program are not to ask either: they would wait as long, or the server
    /// wants to be left alone. nil for what is found out again at once, such as that nothing listens there.
    private static func lastingReason(_ answer: Answer) -> String? {
        switch answer {
        case .success(let response): refusal(ofStatus: response.status)
        case .failure(let error): if case .transport(.timeout) = error { "\(error)" } else { nil }
        }
    }
}

/// The reason why a question to a road engine has no answer.
enum RoadConnectionError: Error {
    /// The request failed.
    case transport(HTTPError)
    /// The engine was not asked, because it failed a moment ago; carries what was wrong then.
    case earlier(reason: String)
}

extension RoadConnectionError: CustomStringConvertible {
    /// The fault, for a person; without the address, which may hold a password.
    var description: String {
        switch self {
        case .transport(let error): "\(error)"
        case .earlier(let reason): "\(reason), a moment ago"
        }
    }
}
