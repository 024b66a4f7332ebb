/// Carries requests to a server and brings its answers.
///
/// Everything happens on the event loop: `send` returns at once, and `completion` is called once, in a later turn,
/// unless the registration that `send` returns is cancelled or released before. Limits on time and size are those of
/// the transport.
package protocol HTTPTransport: AnyObject {
    /// Sends `request`; `completion` is called with its answer or with the reason why there is none.
    func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration
}

/// A question to a server over HTTP/1.1.
package struct HTTPRequest: Equatable, Sendable {
    /// The address of the server.
    package let server: HTTPServerAddress
    /// The path, in ASCII and already escaped: it begins with `/` and has its query if there is one. It stands behind
    /// the path of the server's address.
    package let path: String
    /// The JSON to send by POST; nil is a GET.
    package let body: [UInt8]?
    /// The time that the answer may take, from the beginning of the request to its end; nil for the limits of the
    /// transport.
    package let patience: Duration?

    /// Asks by GET, or sends a JSON text by POST.
    package init(server: HTTPServerAddress, path: String, body: [UInt8]? = nil, patience: Duration? = nil) {
        self.server = server
        self.path = path
        self.body = body
        self.patience = patience
    }
}

/// The answer of a server: also a refusal, whose status is then not 200.
package struct HTTPResponse: Equatable, Sendable {
    /// The status: 200 is success.
    package let status: Int
    /// The body, without the transfer coding.
    package let body: [UInt8]

    /// States an answer.
    package init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}
