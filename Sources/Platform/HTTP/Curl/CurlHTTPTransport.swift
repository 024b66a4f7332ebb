/// Sends requests with the program `curl`: over TLS, and to servers whose names must be looked up. A request is a run
/// of the program; nothing is looked for before the first one.
package final class CurlHTTPTransport: HTTPTransport {
    private let loop: any EventLoop
    private let environment: any Environment
    private let userAgent: String
    private let limits: HTTPLimits

    /// Creates a transport that finds `curl` on the `$PATH` of `environment`; `userAgent` is the name of this program.
    package init(
        loop: any EventLoop, environment: any Environment, userAgent: String, limits: HTTPLimits = HTTPLimits()
    ) {
        self.loop = loop
        self.environment = environment
        self.userAgent = userAgent
        self.limits = limits
    }

    package func send(
        _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) -> EventRegistration {
        let limits = limits.of(request)
        let program = programPath("curl", environment).map { path in
            // The first argument keeps it from reading the person's settings. Everything else is not among the
            // arguments, which every user of this machine can read.
            ChildProgram(
                path: path, arguments: ["-q", "--config", "-"],
                input: Array(curlConfiguration(for: request, userAgent: userAgent, limits: limits).utf8),
                secondInput: request.body)
        }
        let exchange = CurlExchange(loop: loop, program: program, limits: limits, completion)
        return EventRegistration { exchange.cancel() }
    }
}

/// The settings of a run of `curl`, as it reads them from a file. The answer is written to standard output as the
/// server sent it; the body of the request is read from descriptor 3.
func curlConfiguration(for request: HTTPRequest, userAgent: String, limits: HTTPLimits) -> String {
    let server = request.server
    let url = "\(server.isEncrypted ? "https" : "http")://\(server.authority)\(request.target)"
    var lines = [
        "url = \(curlQuoted(url))", "proto = \"=http,https\"", "http1.1", "include", "raw", "no-buffer",
        "suppress-connect-headers", "globoff", "path-as-is", "silent", "show-error", "max-redirs = 0",
        "connect-timeout = \(curlSeconds(limits.connection))", "max-time = \(curlSeconds(limits.total))",
        "max-filesize = \(limits.bodySize)",
    ]
    for (name, value) in request.fields(userAgent: userAgent) {
        lines.append("header = \(curlQuoted("\(name): \(value)"))")
    }
    if request.body != nil {
        // Without the second line it would wait for the server's consent before it sends a long body.
        lines += ["data-binary = \"@/dev/fd/3\"", "header = \"Expect:\""]
    }
    return lines.joined(separator: "\n") + "\n"
}

/// A value in quotation marks, within which a backslash, a quotation mark and a line break are escaped.
private func curlQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "\"": quoted += "\\\(scalar)"
        case "\n": quoted += "\\n"
        case "\r": quoted += "\\r"
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}

/// Seconds with three decimal places, at least one millisecond: 0 would be no limit.
private func curlSeconds(_ duration: Duration) -> String {
    let milliseconds = max(1, Int((duration / .milliseconds(1)).rounded(.up)))
    return "\(milliseconds / 1_000).\(String(milliseconds % 1_000 + 1_000).dropFirst())"
}
