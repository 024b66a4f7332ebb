import Foundation
import Platform
import Testing

extension ProcessTests {
    @Suite("Requests over a socket")
    struct SocketHTTPTransportTests {}
}

extension ProcessTests.SocketHTTPTransportTests {
    typealias Step = ScriptedServer.Step
    typealias Outcome = Result<HTTPResponse, HTTPError>

    private static let hello = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"

    private static func response(_ status: Int, _ body: String) -> Outcome {
        .success(HTTPResponse(status: status, body: Array(body.utf8)))
    }

    private func transport(_ loop: LiveEventLoop, _ change: (inout HTTPLimits) -> Void = { _ in }) -> any HTTPTransport
    {
        var limits = HTTPLimits.patient
        change(&limits)
        return SocketHTTPTransport(loop: loop, userAgent: "roadtrip/1.1", limits: limits)
    }

    /// What a client gets from a server that follows `steps`.
    private func outcome(_ steps: Step..., limits: (inout HTTPLimits) -> Void = { _ in }) throws -> Outcome {
        try withLiveEventLoop { loop in
            let server = try ScriptedServer(loop, steps)
            let request = HTTPRequest(server: try server.address(), path: "/route")
            return try transport(loop, limits).answer(to: request, loop)
        }
    }

    @Test("A request is one text with all its fields, and its connection ends with the answer")
    func requestText() throws {
        try withLiveEventLoop { loop in
            let server = try ScriptedServer(loop, [.send(Self.hello)])
            let transport = transport(loop)
            var address = try server.address("/osrm/")
            var result = try transport.answer(to: HTTPRequest(server: address, path: "/route/v1/1,2;3,4?a=b"), loop)
            #expect(result == Self.response(200, "hello"))
            let common = [
                "Host: 127.0.0.1:\(server.port)", "User-Agent: roadtrip/1.1", "Accept: application/json",
                "Accept-Encoding: identity", "Connection: close",
            ]
            var lines = ["GET /osrm/route/v1/1,2;3,4?a=b HTTP/1.1"] + common + ["", ""]
            #expect(server.requests == [lines.joined(separator: "\r\n")])

            address = try server.address("", host: "me:a%3Ab%20%C3%A9%zz@127.0.0.1")
            let request = HTTPRequest(server: address, path: "/x y#é\r\n", body: Array("{}".utf8))
            result = try transport.answer(to: request, loop)
            #expect(result == Self.response(200, "hello"))
            let credentials = Data("me:a:b é%zz".utf8).base64EncodedString()
            lines = ["POST /x%20y%23%C3%A9%0D%0A HTTP/1.1"] + common
            lines += ["Authorization: Basic \(credentials)", "Content-Type: application/json", "Content-Length: 2"]
            lines += ["", "{}"]
            #expect(server.requests.last == lines.joined(separator: "\r\n"))
        }
    }

    @Test(
        "Names get a colon where they have none, and Base64 its padding", arguments: ["a", "ab", "abc", "abcd", "%41"])
    func credentials(name: String) throws {
        try withLiveEventLoop { loop in
            let server = try ScriptedServer(loop, [.send(Self.hello)])
            let address = try server.address("", host: "\(name)@localhost")
            _ = try transport(loop).answer(to: HTTPRequest(server: address, path: "/"), loop)
            let text = Data(((name == "%41" ? "A" : name) + ":").utf8).base64EncodedString()
            #expect(server.requests.first?.contains("Authorization: Basic \(text)\r\n") == true)
        }
    }

    @Test("IPv6 addresses are reached, and localhost by either address")
    func addresses() throws {
        try withLiveEventLoop { loop in
            for ipv6 in [false, true] {
                let server = try ScriptedServer(loop, [.send(Self.hello)], ipv6: ipv6)
                for host in [ipv6 ? "[::1]" : "127.0.0.1", "localhost", "LocalHost"] {
                    let request = HTTPRequest(server: try server.address("", host: host), path: "/")
                    #expect(try transport(loop).answer(to: request, loop) == Self.response(200, "hello"))
                    #expect(server.requests.last?.contains("\r\nHost: \(host):\(server.port)\r\n") == true)
                }
            }
        }
    }

    @Test("Only plain addresses that need no resolver are for sockets")
    func reach() throws {
        for (text, expected) in [
            ("http://127.0.0.1", true), ("10.0.0.1:5000", true), ("http://[::1]:80/x", true), ("localhost", true),
            ("http://[::ffff:1.2.3.4]", true), ("https://127.0.0.1", false), ("http://example.org", false),
            ("http://127.1", false), ("http://localhost.example", false), ("http://1.2.3.4.5", false),
        ] {
            let address = try #require(HTTPServerAddress(text))
            #expect(SocketHTTPTransport.reaches(address) == expected, "\(text)")
        }
    }

    @Test("An answer that comes byte by byte, or in chunks, is whole")
    func pieces() throws {
        #expect(try outcome(.trickle(Array(Self.hello.utf8))) == Self.response(200, "hello"))
        let chunked =
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nhel\r\n2\r\nlo\r\n0\r\nA: b\r\n\r\n"
        #expect(try outcome(.trickle(Array(chunked.utf8))) == Self.response(200, "hello"))
    }

    @Test("An answer that ends early, at any byte, is cut")
    func cut() throws {
        try withLiveEventLoop { loop in
            let bytes = Array(Self.hello.utf8)
            for count in bytes.indices {
                let server = try ScriptedServer(loop, [.send(Array(bytes[..<count])), .close])
                let request = HTTPRequest(server: try server.address(), path: "/")
                #expect(try transport(loop).answer(to: request, loop) == .failure(.cut), "\(count) bytes")
            }
        }
    }

    @Test("A broken connection is a cut answer, and a body without a length ends with the connection")
    func ends() throws {
        #expect(try outcome(.reset) == .failure(.cut))
        #expect(try outcome(.send("HTTP/1.1 200 OK\r\n\r\nhel"), .reset) == .failure(.cut))
        #expect(try outcome(.send("HTTP/1.1 200 OK\r\n\r\nhello"), .close) == Self.response(200, "hello"))
        #expect(try outcome(.send(Self.hello + "more")) == Self.response(200, "hello"))
    }

    @Test("Every status is an answer, and no redirect is followed")
    func statuses() throws {
        for (status, body) in [(404, "{\"code\":\"NoRoute\"}"), (429, ""), (502, "<html>Bad Gateway</html>")] {
            let answer = "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
            #expect(try outcome(.send(answer)) == Self.response(status, body))
        }
        try withLiveEventLoop { loop in
            let target = try ScriptedServer(loop, [.send(Self.hello)])
            let answer = "HTTP/1.1 302 Found\r\nLocation: \(try target.address())/x\r\nContent-Length: 0\r\n\r\n"
            let server = try ScriptedServer(loop, [.send(answer)])
            let request = HTTPRequest(server: try server.address(), path: "/")
            #expect(try transport(loop).answer(to: request, loop) == Self.response(302, ""))
            #expect(target.requests.isEmpty)
        }
    }

    @Test("Answers that are too long are refused before they are there")
    func tooLong() throws {
        let head = "HTTP/1.1 200 OK\r\n"
        let tooLarge = Outcome.failure(.tooLarge(limit: 64 << 20))
        #expect(try outcome(.send(head + "Content-Length: 104857600\r\n\r\n")) == tooLarge)
        #expect(try outcome(.send(head + "\r\n"), .flood(100 << 20), .close) == tooLarge)
        #expect(
            try outcome(.send(head + "\r\n"), .flood(11)) { $0.bodySize = 10 } == .failure(.tooLarge(limit: 10)))
        #expect(
            try outcome(.send(head + "A: "), .flood(1 << 20))
                == .failure(.malformed(reason: "its header is longer than 65536 bytes")))
        #expect(
            try outcome(.send(head + "Content-Encoding: gzip\r\n\r\n"))
                == .failure(.malformed(reason: "it is compressed (gzip), which was not asked for")))
    }

    @Test("A request of 8 MB arrives whole; one that the server does not want to read is answered all the same")
    func longRequests() throws {
        try withLiveEventLoop { loop in
            let server = try ScriptedServer(loop, [.send(Self.hello)])
            let body = [UInt8](repeating: UInt8(ascii: "1"), count: 8 << 20)
            var request = HTTPRequest(server: try server.address(), path: "/", body: body)
            #expect(try transport(loop).answer(to: request, loop) == Self.response(200, "hello"))
            #expect(server.requests.first?.hasSuffix("\r\n\r\n" + String(repeating: "1", count: 8 << 20)) == true)

            let answer = "HTTP/1.1 413 Content Too Large\r\nContent-Length: 2\r\n\r\nno"
            let unwilling = try ScriptedServer(loop, [.send(answer), .close], waits: false)
            request = HTTPRequest(server: try unwilling.address(), path: "/", body: body)
            #expect(try transport(loop).answer(to: request, loop) == Self.response(413, "no"))
        }
    }

    @Test("Where nobody listens, the connection is refused")
    func refused() throws {
        try withLiveEventLoop { loop in
            let port = try ScriptedServer(loop).port
            for host in ["127.0.0.1", "localhost"] {
                let address = try #require(HTTPServerAddress("http://\(host):\(port)"))
                let result = try transport(loop).answer(to: HTTPRequest(server: address, path: "/"), loop)
                #expect(result == .failure(.refused(reason: "Connection refused")))
            }
        }
    }

    @Test("A server that does not connect, does not answer or does not end is given up, each with its own error")
    func timeouts() throws {
        try withLiveEventLoop { loop in
            // The queue of connections holds one; the next ones get no answer.
            let full = try ScriptedServer(loop, accepts: false, backlog: 0)
            let slow = transport(loop) { $0.connection = .milliseconds(1_400) }
            var request = HTTPRequest(server: try full.address(), path: "/")
            let waiting = (0..<3).map { _ in slow.send(request) { _ in } }
            var quick = transport(loop) { $0.connection = .milliseconds(30) }
            #expect(try quick.answer(to: request, loop) == .failure(.timeout(.connection, seconds: 1)))
            for registration in waiting { registration.cancel() }

            let silent = try ScriptedServer(loop, accepts: false)
            request = HTTPRequest(server: try silent.address(), path: "/")
            quick = transport(loop) { $0.firstByte = .milliseconds(30) }
            #expect(try quick.answer(to: request, loop) == .failure(.timeout(.firstByte, seconds: 1)))

            let endless = try ScriptedServer(loop, [.send("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nhello")])
            request = HTTPRequest(server: try endless.address(), path: "/")
            quick = transport(loop) { $0.total = .milliseconds(60) }
            #expect(try quick.answer(to: request, loop) == .failure(.timeout(.end, seconds: 1)))

            // One byte after the other: none of them makes the time longer.
            let body = [UInt8](repeating: 0x78, count: 20_000)
            let dripping = try ScriptedServer(
                loop, [.send("HTTP/1.1 200 OK\r\nContent-Length: 20000\r\n\r\n"), .trickle(body)])
            request = HTTPRequest(server: try dripping.address(), path: "/")
            quick = transport(loop) { $0.total = .milliseconds(20) }
            #expect(try quick.answer(to: request, loop) == .failure(.timeout(.end, seconds: 1)))
        }
    }

    @Test("A request that is cancelled or let go in any phase says nothing more and keeps no descriptor")
    func cancelled() throws {
        try withLiveEventLoop { loop in
            let silent = try ScriptedServer(loop, accepts: false)
            let begun = try ScriptedServer(loop, [.send("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nhello")])
            let transport = transport(loop)
            let body = [UInt8](repeating: 1, count: 8 << 20)
            try loop.turn { true }
            for turns in [0, 1, 2, 3, 6, 10] {
                for (server, body) in [(silent, nil), (silent, body), (begun, nil)] {
                    let request = HTTPRequest(server: try server.address(), path: "/", body: body)
                    for _ in 0..<5 {
                        var registration: EventRegistration? = transport.send(request) { _ in
                            Issue.record("a cancelled request was completed")
                        }
                        var tick = 0
                        let clock = loop.schedule(after: .milliseconds(200)) { tick = .max }
                        while tick < turns {
                            // A turn waits for nothing: something is due in each.
                            let due = loop.schedule(after: .zero) {}
                            try loop.turn()
                            due.cancel()
                            tick += tick == .max ? 0 : 1
                        }
                        clock.cancel()
                        if turns.isMultiple(of: 2) { registration?.cancel() }
                        registration = nil
                        #expect(connections(to: server.port).isEmpty)
                        begun.closeConnections()
                    }
                }
            }
            for _ in 0..<20 {
                let due = loop.schedule(after: .zero) {}
                try loop.turn()
                due.cancel()
            }
        }
    }

    @Test("A request that is cancelled by another's completion says nothing more")
    func cancelledByCompletion() throws {
        try withLiveEventLoop { loop in
            let server = try ScriptedServer(loop, [.send(Self.hello)])
            let transport = transport(loop)
            let request = HTTPRequest(server: try server.address(), path: "/")
            var registrations: [EventRegistration] = []
            var count = 0
            for _ in 0..<4 {
                registrations.append(
                    transport.send(request) { _ in
                        count += 1
                        registrations = []
                    })
            }
            try loop.turn { count > 0 }
            var isOver = false
            let end = loop.schedule(after: .milliseconds(20)) { isOver = true }
            try loop.turn { isOver }
            end.cancel()
            #expect(count == 1)
            #expect(connections(to: server.port).isEmpty)
        }
    }

    /// The descriptors of this process that are connected to a port.
    private func connections(to port: Int) -> [CInt] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { CInt($0) }.filter { descriptor in
            var address = sockaddr_storage()
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let result = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) }
            }
            return result == 0 && withUnsafeBytes(of: &address) { Int($0[2]) << 8 | Int($0[3]) } == port
        }
    }
}
