/// Reads an HTTP/1.0 or HTTP/1.1 answer (RFC 9112) from bytes that arrive in pieces of any size.
///
/// Strict: lines end in CR LF, folded fields, contradictory lengths and codings that were not asked for are refused.
/// The points at which the bytes are split change neither the answer nor the error.
package struct HTTPResponseParser {
    /// The part that comes next.
    private enum State: Equatable {
        case statusLine
        case fields
        case body(remaining: Int)
        case bodyUntilEnd
        case chunkSize
        case chunk(remaining: Int)
        case chunkEnd
        case trailers
        case complete
    }

    /// The longest line with the size of a chunk: the size and extensions that are ignored.
    private static let longestChunkLine = 4_096

    private let limits: HTTPLimits
    private var state = State.statusLine
    /// The line that has not ended yet, without its LF.
    private var line: [UInt8] = []
    /// The number of further bytes that the lines of this part may have.
    private var lineBudget: Int
    private var head = HTTPResponseHead()
    private var body: [UInt8] = []

    /// Creates a parser that refuses what is longer than `limits`.
    package init(limits: HTTPLimits = HTTPLimits()) {
        self.limits = limits
        lineBudget = limits.headerSize
    }

    /// Reads the next bytes; returns the answer once it is complete. Bytes after its end are ignored. After an error
    /// nothing more is to be read.
    package mutating func read(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) -> HTTPResponse? {
        var rest = bytes[...]
        while !rest.isEmpty, state != .complete {
            switch state {
            case .body(let remaining):
                let count = take(remaining, from: &rest)
                state = count == remaining ? .complete : .body(remaining: remaining - count)
            case .chunk(let remaining):
                let count = take(remaining, from: &rest)
                state = count == remaining ? .chunkEnd : .chunk(remaining: remaining - count)
                if state == .chunkEnd { lineBudget = Self.longestChunkLine }
            case .bodyUntilEnd:
                try checkBodySize(adding: rest.count)
                _ = take(rest.count, from: &rest)
            case .statusLine, .fields, .chunkSize, .chunkEnd, .trailers, .complete:
                if try takeLine(from: &rest) {
                    try readLine()
                    line.removeAll(keepingCapacity: true)
                }
            }
        }
        return state == .complete ? HTTPResponse(status: head.status, body: body) : nil
    }

    /// Returns the answer after the connection has ended: the end is that of an answer without a length, otherwise the
    /// answer is cut.
    package func end() throws(HTTPError) -> HTTPResponse {
        switch state {
        case .complete, .bodyUntilEnd:
            return HTTPResponse(status: head.status, body: body)
        case .statusLine where !HTTPResponseHead.canBegin(with: line):
            throw HTTPResponseHead.noStatusLine(line)
        default:
            throw .cut
        }
    }

    /// Moves up to `count` bytes to the body and returns how many there were.
    private mutating func take(_ count: Int, from rest: inout Slice<UnsafeRawBufferPointer>) -> Int {
        let piece = rest.prefix(count)
        body.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece))
        rest = rest.dropFirst(piece.count)
        return piece.count
    }

    /// Moves bytes up to the next LF to `line` and returns whether the line is complete.
    private mutating func takeLine(from rest: inout Slice<UnsafeRawBufferPointer>) throws(HTTPError) -> Bool {
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        let piece = rest[..<(end ?? rest.endIndex)]
        let size = piece.count + (end == nil ? 0 : 1)
        guard size <= lineBudget else {
            switch state {
            case .chunkSize: throw .malformed(reason: "the line with the size of a chunk is too long")
            case .chunkEnd: throw .malformed(reason: "a chunk is longer than its size")
            default: throw .malformed(reason: "its header is longer than \(limits.headerSize) bytes")
            }
        }
        lineBudget -= size
        line.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece))
        rest = rest.dropFirst(size)
        return end != nil
    }

    /// Reads the complete line.
    private mutating func readLine() throws(HTTPError) {
        guard line.last == UInt8(ascii: "\r") else {
            if state == .statusLine, !HTTPResponseHead.canBegin(with: line) {
                throw HTTPResponseHead.noStatusLine(line)
            }
            throw .malformed(reason: "a line ends without a carriage return")
        }
        line.removeLast()
        switch state {
        case .statusLine:
            head = try HTTPResponseHead(statusLine: line)
            state = .fields
        case .fields:
            if line.isEmpty { try endHead() } else { try head.readField(line) }
        case .chunkSize:
            try readChunkSize()
        case .chunkEnd:
            guard line.isEmpty else { throw .malformed(reason: "a chunk is longer than its size") }
            state = .chunkSize
            lineBudget = Self.longestChunkLine
        case .trailers:
            if line.isEmpty { state = .complete } else { try HTTPResponseHead.checkField(line) }
        case .body, .bodyUntilEnd, .chunk, .complete:
            break
        }
    }

    /// Determines from the header how the body ends.
    private mutating func endHead() throws(HTTPError) {
        switch try head.bodyLength() {
        case .anotherHead:
            state = .statusLine
        case .none, .bytes(0):
            state = .complete
        case .bytes(let length):
            guard let length, length <= limits.bodySize else { throw .tooLarge(limit: limits.bodySize) }
            // No more memory at once than a usual answer has: the length is only the server's claim.
            body.reserveCapacity(min(length, 1 << 20))
            state = .body(remaining: length)
        case .chunks:
            state = .chunkSize
            lineBudget = Self.longestChunkLine
        case .untilEnd:
            state = .bodyUntilEnd
        }
    }

    /// Reads a size in hexadecimal digits, which extensions may follow.
    private mutating func readChunkSize() throws(HTTPError) {
        let digits = line.prefix { hexadecimalDigit($0) != nil }
        let rest = line.dropFirst(digits.count).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard !digits.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ";") else {
            throw .malformed(reason: "a chunk has no size")
        }
        var size = 0
        for digit in digits {
            guard size <= Int.max >> 4 else { throw .tooLarge(limit: limits.bodySize) }
            size = size << 4 + Int(hexadecimalDigit(digit) ?? 0)
        }
        try checkBodySize(adding: size)
        state = size == 0 ? .trailers : .chunk(remaining: size)
        if size == 0 { lineBudget = limits.headerSize }
    }

    private func checkBodySize(adding count: Int) throws(HTTPError) {
        guard count <= limits.bodySize - body.count else { throw .tooLarge(limit: limits.bodySize) }
    }
}

/// The value of a hexadecimal digit in ASCII; nil for other bytes.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
}
