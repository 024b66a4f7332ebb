/// A run of `curl` that brings the answer to a request.
final class CurlExchange {
    /// The number of bytes of the program's standard error that are kept.
    private static let longestMessage = 4_096

    private let loop: any EventLoop
    private let limits: HTTPLimits
    private let response: AwaitedResponse
    private var errors: [UInt8] = []
    private var run: EventRegistration?

    /// Begins in the next turn of `loop`; `program` is nil if there is no `curl`.
    init(
        loop: any EventLoop, program: ChildProgram?, limits: HTTPLimits,
        _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) {
        self.loop = loop
        self.limits = limits
        response = AwaitedResponse(loop: loop, limits: limits, completion)
        response.start({ [weak self] in self?.begin(program) }, release: { [weak self] in self?.run = nil })
    }

    /// Ends the request and the program; the completion is not called any more.
    func cancel() { response.cancel() }

    private func begin(_ program: ChildProgram?) {
        guard let program else { return response.finish(.failure(.programMissing(name: "curl"))) }
        do throws(SystemError) {
            run = try loop.start(program) { [weak self] in self?.handle($0) }
            response.limit(.firstByte)
        } catch {
            response.finish(.failure(.programFailed(name: "curl", message: error.reason)))
        }
    }

    private func handle(_ event: ChildEvent) {
        do throws(HTTPError) {
            switch event {
            case .output(let bytes):
                _ = try response.read(bytes)
            case .errors(let bytes):
                errors.append(contentsOf: bytes.prefix(Self.longestMessage - errors.count))
            case .end(.exited(0)), .end(.unknown):
                try response.end()
            case .end(.killed(let signal)):
                throw .programFailed(name: "curl", message: "ended by signal \(signal)")
            case .end(.exited(let status)):
                throw error(ofStatus: status)
            }
        } catch {
            response.finish(.failure(error))
        }
    }

    /// Returns the error that an exit status of curl(1) means.
    private func error(ofStatus status: Int) -> HTTPError {
        let message = curlMessage(errors)
        switch status {
        // An answer that is not HTTP/1 could be one of the oldest version, which has no header.
        case 1 where message?.split(separator: " ").contains("HTTP/0.9") == true:
            return .malformed(reason: message ?? "")
        case 5, 6, 7: return .refused(reason: message ?? "no connection")
        case 8, 61: return .malformed(reason: message ?? "curl does not understand it")
        case 18, 52, 55, 56: return .cut
        // Before the first byte only the limit on the connection can have passed: this program ends curl at the others.
        case 28: return response.timeout
        case 63: return .tooLarge(limit: limits.bodySize)
        default: return .programFailed(name: "curl", message: message ?? "ended with status \(status)")
        }
    }
}

/// The first line that `curl` printed about its failure, without its name and number, in at most 200 printable
/// characters; nil if it printed nothing.
func curlMessage(_ errors: [UInt8]) -> String? {
    let lines = errors.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard var line = (lines.first { $0.hasPrefix("curl: ") } ?? lines.first)?[...] else { return nil }
    if line.hasPrefix("curl: ") { line = line.dropFirst(6) }
    if line.first == "(", let end = line.firstIndex(of: ")") { line = line[end...].dropFirst(2) }
    let shown = line.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 0x20 }
        .filter { !(0x7F...0x9F).contains($0.value) }
    var text = String(String.UnicodeScalarView(shown.prefix(200)))
    while text.last == " " { text.removeLast() }
    return text.isEmpty ? nil : text
}
