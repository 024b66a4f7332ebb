import Platform

/// Limits that short texts reach.
private let limits = {
    var limits = HTTPLimits()
    limits.headerSize = 400
    limits.bodySize = 300
    return limits
}()

/// An answer over HTTP is the same wherever its bytes are split, within the limits, and the same again when it is
/// written with its length.
func checkHTTPResponse(_ bytes: [UInt8]) throws(Violation) {
    let text = bytes.dropFirst()
    let whole = outcome(of: text, inPiecesOf: max(1, text.count))
    for size in [1, Int(bytes.first ?? 0) + 1] {
        let pieces = outcome(of: text, inPiecesOf: size)
        try require(pieces == whole, "\(whole) in one piece, \(pieces) in pieces of \(size)")
    }
    switch whole {
    case .success(let response):
        try require((200...599).contains(response.status), "the status is \(response.status)")
        try require(response.body.count <= limits.bodySize, "the body has \(response.body.count) bytes")
        let isEmpty = response.status == 204 || response.status == 304
        try require(!isEmpty || response.body.isEmpty, "the status \(response.status) has a body")
        let head = "HTTP/1.1 \(response.status) OK\r\nContent-Length: \(response.body.count)\r\n\r\n"
        let again = outcome(of: (Array(head.utf8) + response.body)[...], inPiecesOf: 7)
        try require(again == whole, "\(whole) became \(again)")
    case .failure(.cut), .failure(.tooLarge):
        break
    case .failure(.malformed(let reason)):
        try require(
            reason.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } && reason.utf8.count < 200,
            "the reason is \(reason)")
    case .failure(let error):
        throw Violation("the parser threw \(error)")
    }
}

/// What the parser makes of an answer that arrives in pieces, after which the connection ends.
private func outcome(of bytes: ArraySlice<UInt8>, inPiecesOf size: Int) -> Result<HTTPResponse, HTTPError> {
    var parser = HTTPResponseParser(limits: limits)
    var rest = bytes
    while !rest.isEmpty {
        let result: Result<HTTPResponse?, HTTPError> = rest.prefix(size).withUnsafeBytes { piece in
            do throws(HTTPError) { return .success(try parser.read(piece)) } catch { return .failure(error) }
        }
        switch result {
        case .success(nil): rest = rest.dropFirst(size)
        case .success(let response?): return .success(response)
        case .failure(let error): return .failure(error)
        }
    }
    do throws(HTTPError) { return .success(try parser.end()) } catch { return .failure(error) }
}
