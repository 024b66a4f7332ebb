package import Platform

/// A transport without a network: a closure answers the requests, at once or later in the time of an event loop.
package final class ScriptedHTTPTransport: HTTPTransport {
    /// What happens to a request.
    package enum Reply {
        /// It is answered `after` this time, in a later turn of the event loop.
        case response(HTTPResponse, after: Duration = .zero)
        /// It fails `after` this time, in a later turn of the event loop.
        case failure(HTTPError, after: Duration = .zero)
        /// Nothing, ever.
        case silence

        /// The answer 200 with this text, in the next turn.
        package static func text(_ body: String, status: Int = 200, after delay: Duration = .zero) -> Reply {
            .response(HTTPResponse(status: status, body: Array(body.utf8)), after: delay)
        }
    }

    private let loop: any EventLoop
    /// Returns what happens to a request; a test may replace it at any time.
    package var reply: (HTTPRequest) -> Reply
    /// Called after each request was sent.
    package var onSend: () -> Void = {}
    /// The requests so far, oldest first.
    package private(set) var requests: [HTTPRequest] = []
    /// How many requests have no answer yet and were not cancelled.
    package private(set) var openCount = 0

    /// Creates a transport whose requests `reply` answers on `loop`.
    package init(loop: any EventLoop, _ reply: @escaping (HTTPRequest) -> Reply) {
        self.loop = loop
        self.reply = reply
    }

    /// Creates a transport that gives these replies in their order, and none to the requests after them.
    package convenience init(loop: any EventLoop, replies: [Reply] = []) {
        var rest = replies[...]
        self.init(loop: loop) { _ in rest.popFirst() ?? .silence }
    }

    package func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        requests.append(request)
        openCount += 1
        var isOpen = true
        let end = { [weak self] in
            guard isOpen else { return }
            isOpen = false
            self?.openCount -= 1
        }
        let timer: EventRegistration? =
            switch reply(request) {
            case .response(let response, let delay): answer(.success(response), delay, end, completion)
            case .failure(let error, let delay): answer(.failure(error), delay, end, completion)
            case .silence: nil
            }
        onSend()
        return EventRegistration {
            timer?.cancel()
            end()
        }
    }

    private func answer(
        _ result: Result<HTTPResponse, HTTPError>, _ delay: Duration, _ end: @escaping () -> Void,
        _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        loop.schedule(after: delay) {
            end()
            completion(result)
        }
    }
}
