/// Sends requests over sockets where it can, and with `curl` otherwise: see `SocketHTTPTransport` and
/// `CurlHTTPTransport`. Creating it costs nothing.
package final class LiveHTTPTransport: HTTPTransport {
    private let sockets: SocketHTTPTransport
    private let curl: CurlHTTPTransport

    /// Creates a transport whose requests name `userAgent` as the program that sends them: `roadtrip/1.1`.
    package init(
        loop: any EventLoop, environment: any Environment, userAgent: String, limits: HTTPLimits = HTTPLimits()
    ) {
        sockets = SocketHTTPTransport(loop: loop, userAgent: userAgent, limits: limits)
        curl = CurlHTTPTransport(loop: loop, environment: environment, userAgent: userAgent, limits: limits)
    }

    package func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        SocketHTTPTransport.reaches(request.server)
            ? sockets.send(request, completion) : curl.send(request, completion)
    }
}
