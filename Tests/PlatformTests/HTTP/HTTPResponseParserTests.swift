import Platform
import Testing

@Suite("The parser of HTTP answers")
struct HTTPResponseParserTests {
    /// What a parser makes of pieces; without an answer after the last one, the connection ends.
    static func outcome(_ pieces: [[UInt8]], limits: HTTPLimits) -> Result<HTTPResponse, HTTPError> {
        var parser = HTTPResponseParser(limits: limits)
        do throws(HTTPError) {
            for piece in pieces {
                if let response = try read(piece, &parser) { return .success(response) }
            }
            return .success(try parser.end())
        } catch {
            return .failure(error)
        }
    }

    private static func read(
        _ bytes: [UInt8], _ parser: inout HTTPResponseParser
    ) throws(HTTPError) -> HTTPResponse? {
        var result: Result<HTTPResponse?, HTTPError> = .success(nil)
        bytes.withUnsafeBytes { bytes in
            do throws(HTTPError) { result = .success(try parser.read(bytes)) } catch { result = .failure(error) }
        }
        return try result.get()
    }

    private static let limits = {
        var limits = HTTPLimits()
        limits.headerSize = 200
        limits.bodySize = 100
        return limits
    }()

    private func outcome(_ text: String) -> Result<HTTPResponse, HTTPError> {
        Self.outcome([Array(text.utf8)], limits: Self.limits)
    }

    private static func response(_ status: Int, _ body: String = "") -> Result<HTTPResponse, HTTPError> {
        .success(HTTPResponse(status: status, body: Array(body.utf8)))
    }

    private static func malformed(_ reason: String) -> Result<HTTPResponse, HTTPError> {
        .failure(.malformed(reason: reason))
    }

    private static let ok = "HTTP/1.1 200 OK\r\n"
    private static let chunked = ok + "Transfer-Encoding: chunked\r\n\r\n"

    /// Whole answers. A proper beginning of each is a cut answer, except behind the header of those whose body ends
    /// with the connection.
    private static let answers: [(String, Result<HTTPResponse, HTTPError>)] = [
        (ok + "Content-Length: 5\r\n\r\nhello", response(200, "hello")),
        (ok + "content-length:\t5 \r\nServer: x y\tz\r\nX-Empty:\r\n\r\nhello", response(200, "hello")),
        (ok + "Content-Length: 5\r\nContent-Length: 5, 5\r\n\r\nhello", response(200, "hello")),
        (ok + "Content-Length: 005\r\nContent-Encoding: Identity\r\n\r\nhello", response(200, "hello")),
        ("HTTP/1.0 404 Not Found\r\nContent-Length: 0\r\n\r\n", response(404)),
        ("HTTP/1.1 302 Found\r\nLocation: http://a.example/\r\nContent-Length: 2\r\n\r\nno", response(302, "no")),
        ("HTTP/1.1 429\r\nContent-Length: 1\r\n\r\n!", response(429, "!")),
        ("HTTP/1.1 204 No Content\r\n\r\n", response(204)),
        ("HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n", response(304)),
        (
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n" + ok
                + "Content-Length: 2\r\n\r\nhi",
            response(200, "hi")
        ),
        (chunked + "5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n", response(200, "hello world")),
        (
            chunked
                + "A;name=\"value\";x\r\n0123456789\r\n0b \t;y\r\n0123456789-\r\n000\r\nTrailer: x\r\nOther: y\r\n\r\n",
            response(200, "01234567890123456789-")
        ),
        (chunked + "0\r\n\r\n", response(200)),
        (ok + "Transfer-Encoding: CHUNKED\r\n\r\n1\r\n\n\r\n0\r\n\r\n", response(200, "\n")),
    ]

    @Test("An answer is the same wherever its bytes are split, and cut at each of them", arguments: answers.indices)
    func splits(index: Int) throws {
        let (text, expected) = Self.answers[index]
        let bytes = Array(text.utf8)
        #expect(outcome(text) == expected)
        #expect(Self.outcome(bytes.map { [$0] }, limits: Self.limits) == expected)
        #expect(outcome(text + "HTTP/1.1 500 More\r\n\r\n") == expected, "bytes behind the end")
        for count in bytes.indices {
            let pieces = [Array(bytes[..<count]), Array(bytes[count...])]
            #expect(Self.outcome(pieces, limits: Self.limits) == expected)
            #expect(Self.outcome([pieces[0]], limits: Self.limits) == .failure(.cut), "\(pieces[0].count) bytes")
        }
    }

    @Test("Without a length the body ends with the connection, of any version")
    func untilEnd() {
        for version in ["1.0", "1.1"] {
            let head = "HTTP/\(version) 502 Bad Gateway\r\nContent-Type: text/html\r\n\r\n"
            #expect(outcome(head + "<html>") == Self.response(502, "<html>"))
            #expect(outcome(head) == Self.response(502))
        }
    }

    /// Answers that are refused.
    private static let refused: [(String, Result<HTTPResponse, HTTPError>)] = [
        ("SSH-2.0-OpenSSH_9.2p1\r\n", malformed("it begins with ‘SSH-2.0-OpenSSH_9.2p1’")),
        ("\r\n" + ok + "\r\n", malformed("it begins with ‘’")),
        ("{\"code\":\"Ok\"}", malformed("it begins with ‘{\"code\":\"Ok\"}’")),
        ("\u{1B}[2J\u{7}\n", malformed("it begins with ‘?[2J?’")),
        (
            String(repeating: "x", count: 50) + "\n",
            malformed("it begins with ‘" + String(repeating: "x", count: 40) + "…’")
        ),
        ("HTTP/2 200\r\n\r\n", malformed("it begins with ‘HTTP/2 200’")),
        ("HTTP/1.1  200 OK\r\n\r\n", malformed("it begins with ‘HTTP/1.1  200 OK’")),
        ("HTTP/1.1 20 OK\r\n\r\n", malformed("it begins with ‘HTTP/1.1 20 OK’")),
        ("HTTP/1.1 2000 OK\r\n\r\n", malformed("it begins with ‘HTTP/1.1 2000 OK’")),
        ("HTTP/1.1 -20 OK\r\n\r\n", malformed("it begins with ‘HTTP/1.1 -20 OK’")),
        ("HTTP/1.1 099 OK\r\n\r\n", malformed("it has the status 99")),
        ("HTTP/1.1 600 OK\r\n\r\n", malformed("it has the status 600")),
        ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n", malformed("it changes to another protocol")),
        ("HTTP/1.1 200 OK\n\r\n", malformed("a line ends without a carriage return")),
        (ok + "Content-Length: 5\n\r\nhello", malformed("a line ends without a carriage return")),
        (ok + "Content-Length : 5\r\n\r\nhello", malformed("its header has the line ‘Content-Length : 5’")),
        (ok + "A: b\r\n folded\r\n\r\n", malformed("its header has the line ‘folded’")),
        (ok + ": x\r\n\r\n", malformed("its header has the line ‘: x’")),
        (ok + "A: \u{0}\r\n\r\n", malformed("its header has the line ‘A: ?’")),
        (ok + "A: b\rc\r\n\r\n", malformed("its header has the line ‘A: b?c’")),
        (ok + "no colon\r\n\r\n", malformed("its header has the line ‘no colon’")),
        (ok + "Content-Length: -5\r\n\r\nhello", malformed("its length is ‘-5’")),
        (ok + "Content-Length: +5\r\n\r\nhello", malformed("its length is ‘+5’")),
        (ok + "Content-Length: 0x5\r\n\r\nhello", malformed("its length is ‘0x5’")),
        (ok + "Content-Length: 5 5\r\n\r\nhello", malformed("its length is ‘5 5’")),
        (ok + "Content-Length:\r\n\r\nhello", malformed("its length is ‘’")),
        (ok + "Content-Length: 5,\r\n\r\nhello", malformed("its length is ‘5,’")),
        (ok + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello", malformed("its length is ‘5, 6’")),
        (ok + "Content-Length: 101\r\n\r\n", .failure(.tooLarge(limit: 100))),
        (ok + "Content-Length: 9223372036854775807\r\n\r\n", .failure(.tooLarge(limit: 100))),
        (ok + "Content-Length: 99999999999999999999999\r\n\r\n", .failure(.tooLarge(limit: 100))),
        (
            ok + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            malformed("it has both a length and chunks")
        ),
        (ok + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", malformed("its transfer coding is ‘gzip, chunked’")),
        (
            ok + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            malformed("its transfer coding is ‘chunked, chunked’")
        ),
        (
            "HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            malformed("its transfer coding is ‘chunked’")
        ),
        (
            ok + "Content-Encoding: gzip\r\nContent-Length: 1\r\n\r\n\u{1F}",
            malformed("it is compressed (gzip), which was not asked for")
        ),
        (chunked + "\r\nhello", malformed("a chunk has no size")),
        (chunked + "-5\r\nhello", malformed("a chunk has no size")),
        (chunked + "5 x\r\nhello", malformed("a chunk has no size")),
        (chunked + "5\nhello\r\n", malformed("a line ends without a carriage return")),
        (chunked + "5\r\nhello!\r\n0\r\n\r\n", malformed("a chunk is longer than its size")),
        (chunked + "1\r\nx" + String(repeating: "x", count: 5_000), malformed("a chunk is longer than its size")),
        (
            chunked + "5;" + String(repeating: "x", count: 5_000),
            malformed("the line with the size of a chunk is too long")
        ),
        (chunked + "FFFFFFFFFFFFFFFFFFFFFFFF\r\n", .failure(.tooLarge(limit: 100))),
        (chunked + "7FFFFFFFFFFFFFFF\r\n", .failure(.tooLarge(limit: 100))),
        (chunked + "60\r\n" + String(repeating: "x", count: 96) + "\r\n5\r\n", .failure(.tooLarge(limit: 100))),
        (chunked + "0\r\nnot a field\r\n\r\n", malformed("its header has the line ‘not a field’")),
        (
            chunked + "0\r\n" + String(repeating: "A: b\r\n", count: 40) + "\r\n",
            malformed("its header is longer than 200 bytes")
        ),
        (ok + String(repeating: "A: b\r\n", count: 40) + "\r\n", malformed("its header is longer than 200 bytes")),
        (ok + "A: " + String(repeating: "x", count: 1 << 20), malformed("its header is longer than 200 bytes")),
        (
            String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 10),
            malformed("its header is longer than 200 bytes")
        ),
        (ok + "\r\n" + String(repeating: "x", count: 101), .failure(.tooLarge(limit: 100))),
    ]

    @Test("What breaks the rules is refused with its reason, wherever the bytes are split", arguments: refused.indices)
    func refuses(index: Int) {
        let (text, expected) = Self.refused[index]
        #expect(outcome(text) == expected)
        // The rest of a long one changes nothing.
        let bytes = text.utf8.prefix(6_000)
        #expect(Self.outcome(bytes.map { [$0] }, limits: Self.limits) == expected)
    }

    @Test("The longest header and the longest body that the limits allow are taken")
    func limits() {
        let head = Self.ok + "Content-Length: 100\r\n"
        let filler = "A: " + String(repeating: "x", count: 200 - head.utf8.count - 7) + "\r\n\r\n"
        let body = String(repeating: "y", count: 100)
        #expect((head + filler).utf8.count == 200)
        #expect(outcome(head + filler + body) == Self.response(200, body))
        #expect(outcome(head + "B" + filler + body) == Self.malformed("its header is longer than 200 bytes"))
        #expect(outcome(Self.ok + "\r\n" + body) == Self.response(200, body))
        #expect(outcome(Self.chunked + "64\r\n" + body + "\r\n0\r\n\r\n") == Self.response(200, body))
    }

    @Test("The usual limits are those of the design")
    func usualLimits() {
        let limits = HTTPLimits()
        #expect(limits.bodySize == 67_108_864 && limits.headerSize == 65_536)
        #expect(limits.connection == .seconds(1) && limits.firstByte == .seconds(3) && limits.total == .seconds(10))
    }
}
