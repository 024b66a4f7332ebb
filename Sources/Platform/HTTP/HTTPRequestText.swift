extension HTTPRequest {
    /// The target of the request: the path of the server's address and that of the request. Bytes that cannot stand in
    /// a line of a request are escaped.
    var target: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in (server.pathPrefix + path).utf8 {
            if byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "#") {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The fields of the request that do not depend on how it is sent. `userAgent` is the name of this program.
    func fields(userAgent: String) -> [(name: String, value: String)] {
        var fields = [
            ("User-Agent", userAgent), ("Accept", "application/json"), ("Accept-Encoding", "identity"),
            ("Connection", "close"),
        ]
        if let credentials = server.credentials {
            fields.append(("Authorization", "Basic " + base64(percentDecoded(credentials))))
        }
        if body != nil { fields.append(("Content-Type", "application/json")) }
        return fields
    }

    /// The whole request as it is sent.
    func bytes(userAgent: String) -> [UInt8] {
        var text = "\(body == nil ? "GET" : "POST") \(target) HTTP/1.1\r\nHost: \(server.authority)\r\n"
        for (name, value) in fields(userAgent: userAgent) { text += "\(name): \(value)\r\n" }
        if let body { text += "Content-Length: \(body.count)\r\n" }
        return Array((text + "\r\n").utf8) + (body ?? [])
    }
}

/// The bytes of a text in which `%41` stands for a byte; other percent signs stand for themselves. A name without a
/// password gets the colon that separates them.
private func percentDecoded(_ text: String) -> [UInt8] {
    let escaped = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < escaped.count {
        if escaped[index] == UInt8(ascii: "%"), index + 2 < escaped.count,
            let high = hexadecimalDigit(escaped[index + 1]), let low = hexadecimalDigit(escaped[index + 2])
        {
            bytes.append(high << 4 | low)
            index += 3
        } else {
            bytes.append(escaped[index])
            index += 1
        }
    }
    if !bytes.contains(UInt8(ascii: ":")) { bytes.append(UInt8(ascii: ":")) }
    return bytes
}

/// The bytes in Base64 (RFC 4648), padded.
private func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for position in 0..<4 {
            text.append(position <= group.count ? alphabet[bits >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
        }
    }
    return String(decoding: text, as: UTF8.self)
}
