/// Sends requests over TCP without encryption, to numeric addresses and to `localhost`. A request has its own
/// connection, which is closed after the answer; there is none before the first request.
package final class SocketHTTPTransport: HTTPTransport {
    private let loop: any EventLoop
    private let userAgent: String
    private let limits: HTTPLimits

    /// Creates a transport whose requests name `userAgent` as the program that sends them: `roadtrip/1.1`.
    package init(loop: any EventLoop, userAgent: String, limits: HTTPLimits = HTTPLimits()) {
        self.loop = loop
        self.userAgent = userAgent
        self.limits = limits
    }

    /// Whether this transport reaches a server: without encryption, and without a name that must be looked up.
    package static func reaches(_ server: HTTPServerAddress) -> Bool {
        !server.isEncrypted && !SocketAddress.addresses(host: server.host, port: server.port).isEmpty
    }

    package func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        let exchange = SocketExchange(
            loop: loop, request: request.bytes(userAgent: userAgent),
            addresses: SocketAddress.addresses(host: request.server.host, port: request.server.port),
            limits: limits.of(request),
            completion)
        return EventRegistration { exchange.cancel() }
    }
}
