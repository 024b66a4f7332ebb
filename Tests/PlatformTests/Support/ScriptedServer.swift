import Foundation
import Platform
import Testing

/// A server on this machine, on the event loop of the test, whose connections all follow one script.
final class ScriptedServer {
    /// What the server does next, once it has the whole request.
    enum Step {
        /// Sends bytes, as many at once as the system takes.
        case send([UInt8])
        /// Sends bytes one by one, each in a turn of its own.
        case trickle([UInt8])
        /// Sends this many bytes of the letter x.
        case flood(Int)
        /// Ends the connection; without it the connection stays open.
        case close
        /// Breaks the connection, so that the client gets ECONNRESET.
        case reset

        static func send(_ text: String) -> Step { .send(Array(text.utf8)) }
    }

    private let loop: LiveEventLoop
    private let steps: [Step]
    private let listener: CInt
    private var accepting: EventRegistration?
    private var connections: [Connection] = []
    /// Whether it waits for the whole request before it follows the script.
    private let waits: Bool
    private var received: [[UInt8]] = []
    /// What was received on each connection.
    var requests: [String] { received.map { String(decoding: $0, as: UTF8.self) } }
    /// The number of the port.
    let port: Int
    private let host: String

    /// Listens on the loopback address. With `accepts` false connections are only those that the system makes by
    /// itself, `backlog` plus one.
    init(
        _ loop: LiveEventLoop, _ steps: [Step] = [], ipv6: Bool = false, waits: Bool = true, accepts: Bool = true,
        backlog: CInt = 100
    ) throws {
        self.loop = loop
        self.steps = steps
        self.waits = waits
        host = ipv6 ? "[::1]" : "127.0.0.1"
        listener = socket(ipv6 ? AF_INET6 : AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        try #require(listener >= 0)
        port = try #require(Self.listen(on: listener, ipv6: ipv6, backlog: backlog), "no port on the loopback address")
        if accepts { accepting = loop.watch(listener) { [unowned self] in accept() } }
    }

    /// Listens on a free port of the loopback address and returns it.
    private static func listen(on listener: CInt, ipv6: Bool, backlog: CInt) -> Int? {
        var storage = sockaddr_storage()
        var size = socklen_t(ipv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &storage) { pointer in
            if ipv6 {
                pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                    $0.pointee.sin6_family = sa_family_t(AF_INET6)
                    $0.pointee.sin6_addr = in6addr_loopback
                }
            } else {
                pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    $0.pointee.sin_family = sa_family_t(AF_INET)
                    $0.pointee.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
                }
            }
            return pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && Foundation.listen(listener, backlog) == 0
                    && getsockname(listener, $0, &size) == 0
            }
        }
        // The port stands at the same place in both structures.
        return isListening ? withUnsafeBytes(of: &storage) { Int($0[2]) << 8 | Int($0[3]) } : nil
    }

    deinit {
        accepting = nil
        close(listener)
    }

    /// The address, with `path` behind it.
    func address(_ path: String = "", host name: String? = nil) throws -> HTTPServerAddress {
        try #require(HTTPServerAddress("http://\(name ?? host):\(port)\(path)"))
    }

    private func accept() {
        let descriptor = Foundation.accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var isOn: CInt = 1
        setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<CInt>.size))
        received.append([])
        connections.append(Connection(descriptor, steps, loop, number: received.count - 1, server: self))
    }

    /// Ends all connections.
    func closeConnections() {
        connections = []
    }

    /// A connection that follows the script.
    private final class Connection {
        private let descriptor: CInt
        private let loop: LiveEventLoop
        private let number: Int
        private unowned let server: ScriptedServer
        private var steps: ArraySlice<Step>
        private var watch: EventRegistration?
        private var isOpen = true
        private var size: Int?

        init(_ descriptor: CInt, _ steps: [Step], _ loop: LiveEventLoop, number: Int, server: ScriptedServer) {
            self.descriptor = descriptor
            self.loop = loop
            self.number = number
            self.server = server
            self.steps = steps[...]
            watch =
                server.waits
                ? loop.watch(descriptor) { [unowned self] in receive() }
                : loop.watch(descriptor, for: .writing) { [unowned self] in step() }
        }

        deinit { end() }

        private func end() {
            watch = nil
            if isOpen { close(descriptor) }
            isOpen = false
        }

        private func receive() {
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = recv(descriptor, &bytes, bytes.count, 0)
            guard count > 0 else { return end() }
            server.received[number] += bytes[..<count]
            guard hasWholeRequest else { return }
            watch = loop.watch(descriptor, for: .writing) { [unowned self] in step() }
        }

        private var hasWholeRequest: Bool {
            if size == nil { size = Self.size(of: server.received[number]) }
            return size.map { server.received[number].count >= $0 } ?? false
        }

        /// The bytes of a request whose header is complete.
        private static func size(of request: [UInt8]) -> Int? {
            let text = String(decoding: request, as: UTF8.self)
            guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
            let field = text[..<end.lowerBound].split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
            let length = field.flatMap { Int($0.dropFirst("Content-Length: ".count)) } ?? 0
            return text[..<end.upperBound].utf8.count + length
        }

        private func step() {
            guard let next = steps.popFirst() else {
                watch = nil
                return
            }
            switch next {
            case .send(let bytes):
                let count = transmit(bytes[...])
                if count < bytes.count {
                    steps = [.send(Array(bytes[count...]))] + steps
                } else if case .close? = steps.first {
                    // In the same turn, so that the client sees both at once.
                    end()
                }
            case .trickle(let bytes):
                if let first = bytes.first {
                    _ = transmit([first])
                    steps = [.trickle(Array(bytes.dropFirst()))] + steps
                }
            case .flood(let count):
                let sent = transmit(ArraySlice(repeating: UInt8(ascii: "x"), count: min(count, 1 << 20)))
                if sent < count { steps = [.flood(count - sent)] + steps }
            case .close:
                end()
            case .reset:
                var option = linger(l_onoff: 1, l_linger: 0)
                setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
                end()
            }
        }

        /// Returns how many bytes the system took; a connection that is broken takes all.
        private func transmit(_ bytes: ArraySlice<UInt8>) -> Int {
            guard !bytes.isEmpty else { return 0 }
            let count = bytes.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
            }
            if count < 0, errno == EAGAIN { return 0 }
            if count < 0 { watch = nil }
            return count < 0 ? bytes.count : count
        }
    }
}

extension HTTPLimits {
    /// Limits on time that a slow machine does not reach either.
    static let patient = {
        var limits = HTTPLimits()
        (limits.connection, limits.firstByte, limits.total) = (.seconds(60), .seconds(60), .seconds(60))
        return limits
    }()
}

extension HTTPTransport {
    /// Sends a request and turns `loop` until its completion was called, which must not be inside `send`.
    func answer(to request: HTTPRequest, _ loop: LiveEventLoop) throws -> Result<HTTPResponse, HTTPError> {
        var results: [Result<HTTPResponse, HTTPError>] = []
        let registration = send(request) { results.append($0) }
        #expect(results.isEmpty)
        try loop.turn { !results.isEmpty }
        registration.cancel()
        return try #require(results.first)
    }
}
