import Foundation
import Platform
import TestSupport
import Testing

extension ProcessTests {
    @Suite("Requests by curl")
    struct CurlHTTPTransportTests {}
}

extension ProcessTests.CurlHTTPTransportTests {
    typealias Step = ScriptedServer.Step
    typealias Outcome = Result<HTTPResponse, HTTPError>

    private static let hello = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"

    private static func response(_ status: Int, _ body: String) -> Outcome {
        .success(HTTPResponse(status: status, body: Array(body.utf8)))
    }

    /// A transport with the real `curl`, or with one that is a script in `directory`.
    private func transport(
        _ loop: LiveEventLoop, directory: TemporaryDirectory? = nil, _ change: (inout HTTPLimits) -> Void = { _ in }
    ) -> CurlHTTPTransport {
        var limits = directory == nil ? HTTPLimits.patient : HTTPLimits()
        change(&limits)
        let path = directory.map { "/nowhere::relative:\($0.path)" } ?? LiveEnvironment().variable("PATH")
        return CurlHTTPTransport(
            loop: loop, environment: InMemoryEnvironment(variables: ["PATH": path ?? ""]), userAgent: "roadtrip/1.1",
            limits: limits)
    }

    /// A directory with a program `curl` that does what `script` says.
    private func directory(_ script: String) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try FinishedProgram.writeScript(script, to: directory.path + "/curl")
        return directory
    }

    /// What a client gets from a server that follows `steps`.
    private func outcome(_ steps: Step..., limits: (inout HTTPLimits) -> Void = { _ in }) throws -> Outcome {
        try withLiveEventLoop { loop in
            let server = try ScriptedServer(loop, steps)
            let request = HTTPRequest(server: try server.address(), path: "/route")
            return try transport(loop, limits).answer(to: request, loop)
        }
    }

    /// What a client gets from a program `curl` that does what `script` says.
    private func outcome(script: String, limits: (inout HTTPLimits) -> Void = { _ in }) throws -> Outcome {
        try withLiveEventLoop { loop in
            let address = try #require(HTTPServerAddress("https://engine.example"))
            let directory = try directory(script)
            return try transport(loop, directory: directory, limits)
                .answer(to: HTTPRequest(server: address, path: "/route"), loop)
        }
    }

    // MARK: - The real program

    @Test("A request has the fields of one over a socket, and its path unchanged", .enabled(if: Oracle.curl.isWanted))
    func requestText() throws {
        try withLiveEventLoop { loop in
            let server = try ScriptedServer(loop, [.send(Self.hello)])
            let address = try server.address(#"/a"b\c/{1,2}/[3-4]/../x"#, host: "me:a%22b%5C@127.0.0.1")
            var result = try transport(loop).answer(to: HTTPRequest(server: address, path: "/1;2\"\nurl = x"), loop)
            #expect(result == Self.response(200, "hello"))
            let text = try #require(server.requests.first)
            let lines = text.split(separator: "\r\n").map(String.init)
            #expect(lines.first == #"GET /a"b\c/{1,2}/[3-4]/../x/1;2"%0Aurl%20=%20x HTTP/1.1"#)
            let credentials = Data(#"me:a"b\"#.utf8).base64EncodedString()
            #expect(
                lines.dropFirst().sorted() == [
                    "Accept-Encoding: identity", "Accept: application/json", "Authorization: Basic \(credentials)",
                    "Connection: close", "Host: 127.0.0.1:\(server.port)", "User-Agent: roadtrip/1.1",
                ])

            // Long enough for an `Expect: 100-continue`, and for the limit on a line of settings.
            let body = "{\"a\":\"" + String(repeating: "\\\"\n@", count: 100_000) + "\"}"
            let request = HTTPRequest(server: try server.address(), path: "/", body: Array(body.utf8))
            result = try transport(loop).answer(to: request, loop)
            #expect(result == Self.response(200, "hello"))
            let post = try #require(server.requests.last)
            #expect(post.hasPrefix("POST / HTTP/1.1\r\n") && post.hasSuffix("\r\n\r\n" + body))
            #expect(post.contains("\r\nContent-Type: application/json\r\n") && !post.contains("Expect"))
        }
    }

    @Test("Answers are those that a socket brings", .enabled(if: Oracle.curl.isWanted))
    func answers() throws {
        let chunked =
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nhel\r\n2\r\nlo\r\n0\r\nA: b\r\n\r\n"
        #expect(try outcome(.send(Self.hello)) == Self.response(200, "hello"))
        #expect(try outcome(.trickle(Array(chunked.utf8))) == Self.response(200, "hello"))
        #expect(try outcome(.send("HTTP/1.1 100 Continue\r\n\r\n" + Self.hello)) == Self.response(200, "hello"))
        #expect(try outcome(.send("HTTP/1.1 502 Bad\r\n\r\n<html>"), .close) == Self.response(502, "<html>"))
        #expect(
            try outcome(.send("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"))
                == Self.response(302, ""))
        #expect(
            try outcome(.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx"))
                == .failure(.malformed(reason: "it is compressed (gzip), which was not asked for")))
    }

    @Test(
        "Answers that end early, are too long or are none have the errors of a socket",
        .enabled(if: Oracle.curl.isWanted))
    func failures() throws {
        let bytes = Array(Self.hello.utf8)
        for count in [0, 1, 12, 20, bytes.count - 5, bytes.count - 1] {
            #expect(try outcome(.send(Array(bytes[..<count])), .close) == .failure(.cut), "\(count) bytes")
        }
        let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"
        #expect(try outcome(.send(chunked), .close) == .failure(.cut))
        #expect(try outcome(.reset) == .failure(.cut))
        #expect(try outcome(.send("HTTP/1.1 200 OK\r\n\r\nhel"), .reset) == .failure(.cut))
        let tooLarge = Outcome.failure(.tooLarge(limit: 1_000))
        #expect(
            try outcome(.send("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n")) { $0.bodySize = 1_000 } == tooLarge)
        #expect(
            try outcome(.send("HTTP/1.1 200 OK\r\n\r\n"), .flood(100 << 20), .close) { $0.bodySize = 1_000 }
                == tooLarge)
        #expect(
            try outcome(.send("SSH-2.0-OpenSSH\r\n"), .close)
                == .failure(.malformed(reason: "Received HTTP/0.9 when not allowed")))
    }

    @Test("A server that refuses or does not answer has the errors of a socket", .enabled(if: Oracle.curl.isWanted))
    func noAnswer() throws {
        try withLiveEventLoop { loop in
            let port = try ScriptedServer(loop).port
            let nobody = HTTPRequest(server: try #require(HTTPServerAddress("127.0.0.1:\(port)")), path: "/")
            guard case .failure(.refused(let reason)) = try transport(loop).answer(to: nobody, loop) else {
                Issue.record("nobody listens")
                return
            }
            #expect(reason.hasPrefix("Failed to connect to 127.0.0.1 port \(port)"))

            let silent = try ScriptedServer(loop, accepts: false)
            let first = transport(loop) { $0.firstByte = .milliseconds(100) }
            #expect(
                try first.answer(to: HTTPRequest(server: try silent.address(), path: "/"), loop)
                    == .failure(.timeout(.firstByte, seconds: 1)))

            // The queue of connections holds one; the next ones get no answer.
            let full = try ScriptedServer(loop, accepts: false, backlog: 0)
            let request = HTTPRequest(server: try full.address(), path: "/")
            let sockets = SocketHTTPTransport(loop: loop, userAgent: "test")
            let waiting = (0..<3).map { _ in sockets.send(request) { _ in } }
            let connection = transport(loop) { $0.connection = .milliseconds(50) }
            #expect(try connection.answer(to: request, loop) == .failure(.timeout(.connection, seconds: 1)))
            for registration in waiting { registration.cancel() }
        }
    }

    @Test("The password is not in the arguments of the running program", .enabled(if: Oracle.curl.isWanted))
    func secrets() throws {
        try withLiveEventLoop { loop in
            let server = try ScriptedServer(loop)
            let address = try server.address("/secret-path", host: "me:secret-password@127.0.0.1")
            let registration = transport(loop).send(HTTPRequest(server: address, path: "/secret-query")) { _ in }
            try loop.turn { server.requests.first?.hasSuffix("\r\n\r\n") == true }
            let found = children(named: "curl")
            #expect(found.map(\.arguments) == [["curl", "-q", "--config", "-"]])
            registration.cancel()
            try loop.turn { children(named: "curl").isEmpty }
        }
    }

    /// The running children of this process with a name, and their arguments; the first one is the name without its
    /// directory.
    private func children(named name: String) -> [(process: pid_t, arguments: [String])] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.compactMap { process in
            guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                status.contains(" (\(name)) "), !status.contains(") Z "),
                status.split(separator: ")").last?.split(separator: " ").dropFirst().first == "\(getpid())",
                let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
            else { return nil }
            var words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            if !words.isEmpty { words[0] = String(words[0].split(separator: "/").last ?? "") }
            return (process, words)
        }
    }

    // MARK: - Scripts in its place

    @Test("Without the program its name is in the error, and nothing is called inside send")
    func missing() throws {
        try withLiveEventLoop { loop in
            let directory = try TemporaryDirectory()
            let address = try #require(HTTPServerAddress("https://engine.example"))
            let request = HTTPRequest(server: address, path: "/")
            #expect(
                try transport(loop, directory: directory).answer(to: request, loop)
                    == .failure(.programMissing(name: "curl")))
            // A directory and a file that is not executable are not programs.
            try FileManager.default.createDirectory(
                atPath: directory.path + "/curl", withIntermediateDirectories: false)
            #expect(
                try transport(loop, directory: directory).answer(to: request, loop)
                    == .failure(.programMissing(name: "curl")))
        }
    }

    @Test("The settings go in by standard input, and one value cannot become two")
    func settings() throws {
        try withLiveEventLoop { loop in
            let directory = try directory(
                "printf '%s\\n' \"$@\" > \"$0.arguments\"; cat > \"$0.settings\"; cat <&3 > \"$0.body\"\n"
                    + "printf 'HTTP/1.1 204 No Content\\r\\n\\r\\n'")
            let address = try #require(HTTPServerAddress(#"https://me:pass"\@exa"mple\.org:444/p"\"#))
            let request = HTTPRequest(server: address, path: "/q\"\nproto = x\r\"\\", body: Array("@body\"".utf8))
            let result = try transport(loop, directory: directory).answer(to: request, loop)
            #expect(result == Self.response(204, ""))
            let file = { (name: String) in try String(contentsOfFile: "\(directory.path)/curl.\(name)", encoding: .utf8)
            }
            #expect(try file("arguments") == "-q\n--config\n-\n")
            #expect(try file("body") == "@body\"")
            let credentials = Data(#"me:pass"\"#.utf8).base64EncodedString()
            let expected = """
                url = "https://exa\\"mple\\\\.org:444/p\\"\\\\/q\\"%0Aproto%20=%20x%0D\\"\\\\"
                proto = "=http,https"
                http1.1
                include
                raw
                no-buffer
                suppress-connect-headers
                globoff
                path-as-is
                silent
                show-error
                max-redirs = 0
                connect-timeout = 1.000
                max-time = 10.000
                max-filesize = 67108864
                header = "User-Agent: roadtrip/1.1"
                header = "Accept: application/json"
                header = "Accept-Encoding: identity"
                header = "Connection: close"
                header = "Authorization: Basic \(credentials)"
                header = "Content-Type: application/json"
                data-binary = "@/dev/fd/3"
                header = "Expect:"

                """
            #expect(try file("settings") == expected)
        }
    }

    @Test(
        "The failures of the program are errors with its first line",
        arguments: [
            (5, HTTPError.refused(reason: "Some words")), (6, .refused(reason: "Some words")),
            (7, .refused(reason: "Some words")), (8, .malformed(reason: "Some words")), (18, .cut), (52, .cut),
            (55, .cut),
            (56, .cut), (28, .timeout(.connection, seconds: 1)), (63, .tooLarge(limit: 67_108_864)),
            (1, .programFailed(name: "curl", message: "Some words")),
            (35, .programFailed(name: "curl", message: "Some words")),
            (47, .programFailed(name: "curl", message: "Some words")),
            (60, .programFailed(name: "curl", message: "Some words")),
        ])
    func exitStatuses(status: Int, error: HTTPError) throws {
        let script = "echo 'Warning: x' >&2; printf 'curl: (\(status)) Some \\033words\\nMore\\n' >&2; exit \(status)"
        #expect(try outcome(script: script) == .failure(error))
    }

    @Test("A program that fails without words, by a signal, or that cannot be started is an error too")
    func oddEnds() throws {
        let failed = { Outcome.failure(.programFailed(name: "curl", message: $0)) }
        #expect(try outcome(script: "exit 35") == failed("ended with status 35"))
        #expect(try outcome(script: "exit 6") == .failure(.refused(reason: "no connection")))
        #expect(try outcome(script: "kill -KILL $$") == failed("ended by signal 9"))
        #expect(try outcome(script: "echo >&2; exit 2") == failed("ended with status 2"))
        #expect(try outcome(script: "exit 0") == .failure(.cut))
        #expect(
            try outcome(script: "printf 'HTTP/1.1 200 OK\\r\\n\\r\\nhel'; exit 28")
                == .failure(.timeout(.end, seconds: 10)))
        #expect(try outcome(script: "printf 'HTTP/1.1 200 OK\\r\\n\\r\\nhello'") == Self.response(200, "hello"))
        let long = try outcome(script: "head -c 100000 /dev/zero | tr '\\0' x >&2; exit 2")
        #expect(long == failed(String(repeating: "x", count: 200)))
        try withLiveEventLoop { loop in
            let directory = try directory("")
            try Data([0x7F, 0x45]).write(to: URL(fileURLWithPath: directory.path + "/curl"))
            let request = HTTPRequest(server: try #require(HTTPServerAddress("https://engine.example")), path: "/")
            #expect(
                try transport(loop, directory: directory).answer(to: request, loop) == failed("Exec format error"))
        }
    }

    @Test("The answer counts as soon as it is complete, and the time even if the program forgets it")
    func time() throws {
        let hello = "printf 'HTTP/1.1 200 OK\\r\\nContent-Length: 5\\r\\n\\r\\nhello'; exec sleep 100"
        #expect(try outcome(script: hello) == Self.response(200, "hello"))
        #expect(
            try outcome(script: "exec sleep 100") { $0.firstByte = .milliseconds(50) }
                == .failure(.timeout(.firstByte, seconds: 1)))
        #expect(
            try outcome(script: "printf HTTP; exec sleep 100") { $0.total = .milliseconds(100) }
                == .failure(.timeout(.end, seconds: 1)))
        #expect(
            try outcome(script: "while :; do printf 'HTTP/1.1 100 Continue\\r\\n\\r\\n'; done")
                == .failure(.malformed(reason: "its header is longer than 65536 bytes")))
    }

    @Test("The address decides between sockets and curl")
    func choice() throws {
        try withLiveEventLoop { loop in
            let directory = try directory("printf 'HTTP/1.1 203 X\\r\\nContent-Length: 0\\r\\n\\r\\n'")
            let environment = InMemoryEnvironment(variables: ["PATH": directory.path])
            let transport = LiveHTTPTransport(loop: loop, environment: environment, userAgent: "roadtrip/1.1")
            let server = try ScriptedServer(loop, [.send(Self.hello)])
            for (text, status) in [
                ("http://127.0.0.1:\(server.port)", 200), ("localhost:\(server.port)", 200),
                ("https://127.0.0.1:\(server.port)", 203), ("http://engine.example", 203),
            ] {
                let request = HTTPRequest(server: try #require(HTTPServerAddress(text)), path: "/")
                #expect(try transport.answer(to: request, loop).get().status == status, "\(text)")
            }
            #expect(server.requests.count == 2)
        }
    }
}
