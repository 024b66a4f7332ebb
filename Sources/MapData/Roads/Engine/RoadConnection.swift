import Platform

/// Carries questions to a road engine: a few at a time, for a limited time together, and none for half a minute after the
/// engine has failed. Questions that come meanwhile get the answer of the one that failed.
final class RoadConnection: HTTPTransport {
    /// How many questions are under way at once.
    private static let mostOpen = 4
    /// How long an engine that has failed is not asked.
    static let pause = Duration.seconds(30)
    /// How long questions that follow each other, such as those of a page, may take together.
    static let patience = Duration.seconds(30)
    /// Questions that come later than this after the last answer do not follow it.
    private static let longestPause = Duration.seconds(1)

    private typealias Answer = Result<HTTPResponse, HTTPError>

    /// A question and who waits for its answer.
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
    /// When questions that follow each other are given up, and how long they may take together.
    private var limit: (end: Duration, time: Duration)?
    /// The timer of that limit, while a question is under way.
    private var limitTimer: EventRegistration?
    /// When the last question was answered; nil while one is under way, and before the first.
    private var idleSince: Duration?

    /// Carries questions over `transport`; time is that of `loop`. `record` tells other runs of the program of failures.
    init(_ transport: any HTTPTransport, loop: any EventLoop, record: RoadFailureRecord? = nil) {
        self.transport = transport
        self.loop = loop
        self.record = record
    }

    func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        readRecord()
        let exchange = Exchange(request, completion)
        if let failure, loop.now < failure.end {
            repeatFailure(failure.answer, to: exchange)
        } else if open.count < Self.mostOpen {
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

    /// Gives the questions that follow each other more time together.
    func allow(_ more: Duration) {
        let current = currentLimit
        limit = (current.end + more, current.time + more)
        if !open.isEmpty { startLimitTimer() }
    }

    /// What another run has met a moment ago holds for this one too.
    private func readRecord() {
        guard !isRecordRead else { return }
        isRecordRead = true
        guard let (reason, rest) = record?.failure(pause: Self.pause) else { return }
        failure = (.failure(.earlier(reason: reason)), loop.now + rest)
    }

    /// The limit of the next question: that of those it follows, or a new one.
    private var currentLimit: (end: Duration, time: Duration) {
        if let idleSince, loop.now - idleSince > Self.longestPause {
            limit = nil
            self.idleSince = nil
        }
        let current = limit ?? (loop.now + Self.patience, Self.patience)
        limit = current
        return current
    }

    private func startLimitTimer() {
        limitTimer = loop.schedule(after: currentLimit.end - loop.now) { [weak self] in self?.giveUp() }
    }

    /// Ends all questions, which have taken too long together.
    private func giveUp() {
        let late = open
        open = []
        let answer = Answer.failure(.timeout(.end, seconds: Int(currentLimit.time / .seconds(1))))
        rest(after: answer)
        for exchange in late { repeatFailure(answer, to: exchange) }
        noteIdleness()
    }

    private func noteIdleness() {
        guard open.isEmpty else { return }
        limitTimer = nil
        idleSince = loop.now
    }

    private func start(_ exchange: Exchange) {
        if limitTimer == nil { startLimitTimer() }
        idleSince = nil
        open.append(exchange)
        exchange.registration = transport.send(exchange.request) { [weak self, weak exchange] answer in
            guard let self, let exchange else { return }
            finish(exchange, answer)
        }
    }

    private func finish(_ exchange: Exchange, _ answer: Answer) {
        open.removeAll { $0 === exchange }
        if Self.isFailure(answer) {
            if let reason = Self.lastingReason(answer) { record?.store(reason) }
            rest(after: answer)
        } else {
            failure = nil
        }
        startWaiting()
        exchange.completion(answer)
    }

    private func startWaiting() {
        while open.count < Self.mostOpen, !waiting.isEmpty { start(waiting.removeFirst()) }
        noteIdleness()
    }

    private func repeatFailure(_ answer: Answer, to exchange: Exchange) {
        exchange.registration = loop.schedule(after: .zero) { exchange.completion(answer) }
    }

    private func cancel(_ exchange: Exchange) {
        exchange.registration?.cancel()
        exchange.registration = nil
        waiting.removeAll { $0 === exchange }
        guard let index = open.firstIndex(where: { $0 === exchange }) else { return }
        open.remove(at: index)
        // Not at once: who cancels one question often cancels those that wait, too.
        restart = loop.schedule(after: .zero) { [weak self] in self?.startWaiting() }
    }

    /// Whether an answer says that the engine cannot be asked now, whatever the question.
    private static func isFailure(_ answer: Answer) -> Bool {
        switch answer {
        case .success(let response): response.status == 429 || response.status >= 500
        case .failure(.tooLarge): false
        case .failure: true
        }
    }

    /// Why other runs of the program are not to ask either: they would wait as long, or the server wants to be left alone.
    /// nil for what is found out again at once, such as that nothing listens there.
    private static func lastingReason(_ answer: Answer) -> String? {
        switch answer {
        case .success(let response): refusal(ofStatus: response.status)
        case .failure(let error): if case .timeout = error { "\(error)" } else { nil }
        }
    }
}
