/// The answer to a request that was sent: reads the bytes that arrive, limits the time, and hands on the answer once,
/// or the reason for having none. Its owner decides on the transport.
final class AwaitedResponse {
    private let loop: any EventLoop
    private let limits: HTTPLimits
    /// The moment at which the request began.
    private let start: Duration
    private var parser: HTTPResponseParser
    private var hasBegun = false
    private var completion: ((Result<HTTPResponse, HTTPError>) -> Void)?
    private var timer: EventRegistration?
    /// Ends what brings the answer; called when the answer is there, has failed or is not wanted any more.
    private var release: () -> Void = {}

    /// Awaits an answer from now on, for `completion`.
    init(
        loop: any EventLoop, limits: HTTPLimits, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) {
        self.loop = loop
        self.limits = limits
        self.completion = completion
        parser = HTTPResponseParser(limits: limits)
        start = loop.now
    }

    /// Calls `begin` in the next turn of the event loop, and `release` at the end.
    func start(_ begin: @escaping () -> Void, release: @escaping () -> Void) {
        self.release = release
        wait(.zero, then: begin)
    }

    /// Calls `body` after some time, in place of the limit or the wait before.
    func wait(_ time: Duration, then body: @escaping () -> Void) {
        timer = loop.schedule(after: time, body)
    }

    /// Fails when the time of `phase`, which counts from the beginning of the request, is over; in place of the limit
    /// or the wait before.
    func limit(_ phase: HTTPPhase) {
        wait(start + limits.time(of: phase) - loop.now) { [weak self] in
            guard let self else { return }
            finish(.failure(limits.timeout(phase)))
        }
    }

    /// The error of the limit on time that passes now, where only what sends the request has noticed it.
    var timeout: HTTPError { limits.timeout(hasBegun ? .end : .connection) }

    /// Reads the next bytes of the answer; returns whether it was complete and has been handed on.
    func read(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) -> Bool {
        if !hasBegun { limit(.end) }
        hasBegun = true
        guard let response = try parser.read(bytes) else { return false }
        finish(.success(response))
        return true
    }

    /// Nothing more will arrive: hands the answer on if that is its end.
    func end() throws(HTTPError) {
        finish(.success(try parser.end()))
    }

    /// Hands the answer or the error on, the first time that it is called.
    func finish(_ result: Result<HTTPResponse, HTTPError>) {
        let completion = completion
        cancel()
        completion?(result)
    }

    /// Hands nothing on any more.
    func cancel() {
        completion = nil
        timer = nil
        release()
    }
}
