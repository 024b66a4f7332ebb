import Text

/// The text of a file in UTF-8: checked, without its byte order mark, and turned into UTF-8 where it is UTF-16 with one.
struct FileText {
    /// The whole text.
    let bytes: [UInt8]
    /// Where it begins in `bytes`: behind a byte order mark.
    let start: Int

    /// Reads the bytes of a file; throws where they are no text. Linear.
    init(_ file: [UInt8]) throws(TextFault) {
        if file.starts(with: [0xFF, 0xFE]) {
            bytes = try FileText.utf8(utf16: file, highByte: 1)
            start = 0
        } else if file.starts(with: [0xFE, 0xFF]) {
            bytes = try FileText.utf8(utf16: file, highByte: 0)
            start = 0
        } else {
            bytes = file
            start = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            try file.withUnsafeBufferPointer { buffer throws(TextFault) in
                guard let invalid = firstInvalidUTF8(buffer) else { return }
                throw TextFault(in: buffer, at: invalid, reason: "not valid UTF-8; save the file as UTF-8")
            }
        }
    }

    /// UTF-16 with a byte order mark as UTF-8; `highByte` says which byte of a unit is the high one.
    private static func utf8(utf16 file: [UInt8], highByte: Int) throws(TextFault) -> [UInt8] {
        guard file.count % 2 == 0 else {
            throw TextFault(reason: "the text is UTF-16, but its last character is cut in half")
        }
        var result: [UInt8] = []
        result.reserveCapacity(file.count / 2)
        let units = stride(from: 2, to: file.count, by: 2).lazy
            .map { UInt16(file[$0 + highByte]) << 8 | UInt16(file[$0 + 1 - highByte]) }
        let hasError = transcode(
            units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { result.append($0) })
        guard !hasError else {
            throw result.withUnsafeBufferPointer {
                TextFault(in: $0, at: $0.count, reason: "not valid UTF-16; save the file as UTF-8")
            }
        }
        return result
    }
}

/// The offset of the first byte that cannot stand there in UTF-8 (Unicode 16, table 3-7); nil when there is none. Linear.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    let count = bytes.count
    while index < count {
        // Eight ASCII bytes at a time.
        while count - index >= 8 {
            let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            index += 8
        }
        guard index < count else { return nil }
        let lead = bytes[index]
        if lead < 0x80 {
            index += 1
            continue
        }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if lead == 0xE0 { second = 0xA0...0xBF }
            if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if lead == 0xF0 { second = 0x90...0xBF }
            if lead == 0xF4 { second = 0x80...0x8F }
        default: return index
        }
        guard count - index >= length, second.contains(bytes[index + 1]) else { return index }
        for place in 2..<max(length, 2) where bytes[index + place] & 0xC0 != 0x80 { return index }
        index += length
    }
    return nil
}
