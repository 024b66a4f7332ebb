import Text

/// A part of a mail, or the whole: its head and its body as they stand in the file.
struct MailPart {
    /// The type of the body in small letters: `text/plain` unless the head says another one.
    let type: String
    /// The name of the file that it is; nil for a text.
    let fileName: String?
    /// The subject as the head has it.
    let subject: String?
    /// The sender as the head has it.
    let sender: String?
    /// The day on which it was sent as the head has it.
    let sent: String?
    private let boundary: String?
    private let coding: String
    private let body: ArraySlice<UInt8>
    /// Whether the head says anything of the encoding.
    let isEncoded: Bool

    /// The most bytes of a head.
    private static let longestHead = 1 << 16

    /// Reads the head in front of a text; nil where there is none. Linear in the head.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        var fields: [String: String] = [:]
        var last: String?
        while rest.startIndex - text.startIndex < Self.longestHead, let line = Self.line(&rest), !line.isEmpty {
            if line.first == 0x20 || line.first == 0x09, let name = last {
                fields[name, default: ""] += " " + String(decoding: line, as: UTF8.self).trimmed
            } else if let field = Self.field(line) {
                last = field.name
                fields[field.name] = fields[field.name] ?? field.value
            } else {
                return nil
            }
        }
        subject = fields["subject"]
        sent = fields["date"]
        sender = fields["from"]
        let content = fields["content-type"] ?? "text/plain"
        type = content.prefix { $0 != ";" && $0 != " " }.lowercased()
        boundary = Self.parameter("boundary", of: content)
        fileName =
            Self.parameter("filename", of: fields["content-disposition"] ?? "") ?? Self.parameter("name", of: content)
        coding = fields["content-transfer-encoding"]?.lowercased().trimmed ?? ""
        isEncoded =
            fields["content-type"] != nil || fields["content-transfer-encoding"] != nil || fields["mime-version"] != nil
        body = rest
    }

    /// Whether it is a text to be read, and no file that goes with it.
    var isText: Bool { fileName == nil && (type == "text/plain" || type == "text/html") }

    /// The parts inside it, in their order; none of one that has no parts. Linear.
    var parts: [MailPart] {
        guard type.hasPrefix("multipart/"), let boundary, !boundary.isEmpty else { return [] }
        let mark = Array("--\(boundary)".utf8)
        var (rest, start): (ArraySlice<UInt8>, Int?) = (body, nil)
        var found: [MailPart] = []
        while !rest.isEmpty {
            let begin = rest.startIndex
            guard let line = Self.line(&rest) else { break }
            guard line.starts(with: mark) else { continue }
            if let start, let part = MailPart(body[start..<begin]) { found.append(part) }
            start = rest.startIndex
            if line.dropFirst(mark.count).starts(with: "--".utf8) {
                start = nil
                break
            }
        }
        if let start, start < body.endIndex, let part = MailPart(body[start...]) { found.append(part) }
        return found
    }

    /// The body in UTF-8. Linear.
    var decoded: [UInt8] {
        let bytes =
            switch coding {
            case "quoted-printable": QuotedPrintable.text(body)
            case "base64": Base64.bytes(body)
            default: Array(body)
            }
        let isUTF8 = bytes.withUnsafeBufferPointer { firstInvalidUTF8($0) == nil }
        return isUTF8 ? bytes : WindowsText.text(bytes) ?? Array(String(decoding: bytes, as: UTF8.self).utf8)
    }

    /// Takes the next line without its end; nil at the end of the text.
    static func line(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
        var line = rest[rest.startIndex..<end]
        rest = rest[min(end + 1, rest.endIndex)...]
        if line.last == 0x0D { line = line.dropLast() }
        return line
    }

    /// The name in small letters and the value of a field of a head; nil for any other line.
    static func field(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
        let name = line.prefix { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
        guard !name.isEmpty, name.count <= 60, name.endIndex < line.endIndex, line[name.endIndex] == UInt8(ascii: ":")
        else { return nil }
        return (
            String(decoding: name, as: UTF8.self).lowercased(),
            String(decoding: line[(name.endIndex + 1)...].prefix(longestHead), as: UTF8.self).trimmed
        )
    }

    /// The value of a parameter of a field: `boundary="x"`.
    private static func parameter(_ name: String, of field: String) -> String? {
        for part in field.split(separator: ";").dropFirst() {
            guard let (key, value) = ListSeparators.halves(of: String(part), at: "="), key.lowercased() == name else {
                continue
            }
            return value.hasPrefix("\"") ? String(value.dropFirst().prefix { $0 != "\"" }) : value
        }
        return nil
    }
}
