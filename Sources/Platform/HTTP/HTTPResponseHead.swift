/// The status line of an answer, and those of its fields that determine where its body ends.
struct HTTPResponseHead {
    /// The rule by which the end of a body is found.
    enum BodyLength: Equatable {
        /// No body, but another head: this one is an answer 1xx, behind which the real one comes.
        case anotherHead
        /// No body.
        case none
        /// A body of that many bytes; nil stands for a number that does not fit into 64 bits.
        case bytes(Int?)
        /// A body in chunks, which say where it ends.
        case chunks
        /// A body that ends with the connection.
        case untilEnd
    }

    /// The status: 100...599.
    private(set) var status = 0
    /// The digit behind `HTTP/1.`.
    private var minorVersion = 0
    /// The values of the fields of these names, as they stand in the header.
    private var contentLengths: [String] = []
    private var transferEncodings: [String] = []
    private var contentEncodings: [String] = []

    /// Creates a head without a status.
    init() {}

    /// Reads a status line, without its CR LF: `HTTP/1.1 200 OK`.
    init(statusLine line: [UInt8]) throws(HTTPError) {
        let prefix = Array("HTTP/1.".utf8)
        let digits = line.dropFirst(9).prefix(3)
        guard line.starts(with: prefix), line.count >= 12, line[8] == UInt8(ascii: " "),
            let minor = decimalDigit(line[7]), digits.allSatisfy({ decimalDigit($0) != nil }),
            line.count == 12 || line[12] == UInt8(ascii: " "), line.allSatisfy(isFieldByte)
        else { throw Self.noStatusLine(line) }
        status = digits.reduce(0) { $0 * 10 + Int(decimalDigit($1) ?? 0) }
        guard (100...599).contains(status) else {
            throw .malformed(reason: "it has the status \(status)")
        }
        minorVersion = Int(minor)
    }

    /// Whether an answer can begin with these bytes, of which more may follow.
    static func canBegin(with bytes: [UInt8]) -> Bool {
        zip(bytes, "HTTP/1.".utf8).allSatisfy { $0 == $1 }
    }

    /// The error for a first line that is no status line, with the printable part of what stands there.
    static func noStatusLine(_ line: [UInt8]) -> HTTPError {
        .malformed(reason: "it begins with ‘\(excerpt(line))’")
    }

    /// Reads a field, without its CR LF.
    mutating func readField(_ line: [UInt8]) throws(HTTPError) {
        let colon = try Self.checkField(line)
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let value = String(decoding: trimmed(line[(colon + 1)...]), as: UTF8.self)
        switch name {
        case "content-length": contentLengths.append(value)
        case "transfer-encoding": transferEncodings.append(value)
        case "content-encoding": contentEncodings.append(value)
        default: break
        }
    }

    /// Checks the form of a field and returns the index of its colon.
    @discardableResult
    static func checkField(_ line: [UInt8]) throws(HTTPError) -> Int {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0, line[..<colon].allSatisfy(isTokenByte),
            line.allSatisfy(isFieldByte)
        else {
            throw .malformed(reason: "its header has the line ‘\(excerpt(line))’")
        }
        return colon
    }

    /// Determines how the body ends, when all fields have been read.
    func bodyLength() throws(HTTPError) -> BodyLength {
        if status == 101 { throw .malformed(reason: "it changes to another protocol") }
        if status < 200 { return .anotherHead }
        if status == 204 || status == 304 { return .none }
        let length = try contentLength()
        if let coding = contentEncodings.first(where: { !$0.isEmpty && $0.lowercased() != "identity" }) {
            throw .malformed(reason: "it is compressed (\(Self.excerpt(Array(coding.utf8)))), which was not asked for")
        }
        guard !transferEncodings.isEmpty else { return length.map { .bytes($0) } ?? .untilEnd }
        let coding = transferEncodings.joined(separator: ", ")
        guard minorVersion > 0, coding.lowercased() == "chunked" else {
            throw .malformed(reason: "its transfer coding is ‘\(Self.excerpt(Array(coding.utf8)))’")
        }
        guard length == nil else { throw .malformed(reason: "it has both a length and chunks") }
        return .chunks
    }

    /// The number of bytes that the header states: nil without one, and a nil inside for one above 64 bits. The same
    /// number may stand there more than once.
    private func contentLength() throws(HTTPError) -> Int?? {
        let values = contentLengths.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
            .map { String(decoding: trimmed(Array($0.utf8)[...]), as: UTF8.self) }
        guard let first = values.first else { return nil }
        guard values.allSatisfy({ $0 == first }), !first.isEmpty,
            first.utf8.allSatisfy({ decimalDigit($0) != nil })
        else {
            let text = contentLengths.joined(separator: ", ")
            throw .malformed(reason: "its length is ‘\(Self.excerpt(Array(text.utf8)))’")
        }
        return .some(Int(first))
    }

    /// The beginning of a line for a message: at most 40 characters, with `?` for those outside printable ASCII.
    private static func excerpt(_ line: [UInt8]) -> String {
        let shown = trimmed(line[...])
        let text = shown.prefix(40).map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
        return String(decoding: text, as: UTF8.self) + (shown.count > 40 ? "…" : "")
    }
}

/// The bytes without spaces, tabs and a carriage return at both ends.
private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    var rest = bytes.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
}

/// The value of a decimal digit in ASCII; nil for other bytes.
private func decimalDigit(_ byte: UInt8) -> UInt8? {
    (0x30...0x39).contains(byte) ? byte - 0x30 : nil
}

/// Whether a byte may stand in a line of a header: no control character except the tab.
private func isFieldByte(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t")
}

/// Whether a byte may stand in the name of a field (`tchar` of RFC 9110).
private func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}
