/// The encodings that a document may have: UTF-8, UTF-16, ISO-8859-1 (Latin-1), windows-1252, US-ASCII.
package enum XMLEncoding {
    /// Lets `body` read a document, brought into UTF-8 first when it has another encoding. Linear.
    package static func read<Result>(
        _ bytes: [UInt8], _ body: (inout XMLReader) throws(XMLError) -> Result
    ) throws(XMLError) -> Result {
        try bytes.withUnsafeBufferPointer { original throws(XMLError) -> Result in
            guard let converted = try utf8(original) else {
                var reader = try XMLReader(original)
                return try body(&reader)
            }
            return try converted.withUnsafeBufferPointer { buffer throws(XMLError) -> Result in
                var reader = try XMLReader(buffer)
                return try body(&reader)
            }
        }
    }

    /// The document in UTF-8; nil when it is that already. Throws for an encoding that is not known. Linear.
    static func utf8(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLError) -> [UInt8]? {
        func begins(_ pattern: UInt8...) -> Bool { bytes.starts(with: pattern) }
        if begins(0xFF, 0xFE, 0, 0) || begins(0, 0, 0xFE, 0xFF) || begins(0x3C, 0, 0, 0) || begins(0, 0, 0, 0x3C) {
            throw XMLError(in: bytes, at: 0, reason: "the document is UTF-32; save it as UTF-8")
        }
        if begins(0xFF, 0xFE) { return try utf16(bytes, from: 2, isBigEndian: false) }
        if begins(0xFE, 0xFF) { return try utf16(bytes, from: 2, isBigEndian: true) }
        if begins(0x3C, 0, 0x3F, 0) { return try utf16(bytes, from: 0, isBigEndian: false) }
        if begins(0, 0x3C, 0, 0x3F) { return try utf16(bytes, from: 0, isBigEndian: true) }
        // A byte order mark in UTF-8 says more than the declaration.
        guard !begins(0xEF, 0xBB, 0xBF), let declared = declared(bytes) else { return nil }
        switch declared.lowercased() {
        case "utf-8", "utf8", "us-ascii", "ascii": return nil
        case "iso-8859-1", "iso-latin-1", "latin1", "latin-1": return singleByte(bytes) { UInt32($0) }
        case "windows-1252", "cp1252": return singleByte(bytes, windowsCharacter)
        case "utf-16", "utf-16le", "utf-16be":
            throw XMLError(in: bytes, at: 0, reason: "the declaration says \(declared), but the text is not")
        default:
            let reason = "the encoding “\(declared)” is not known; save the file as UTF-8"
            throw XMLError(in: bytes, at: 0, reason: reason)
        }
    }

    /// The encoding that the XML declaration names.
    private static func declared(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let head = bytes.prefix(1_000)
        guard head.starts(with: "<?xml".utf8), let close = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let declaration = String(decoding: head[..<close], as: UTF8.self)
        var rest = declaration.utf8[...]
        while let first = rest.first {
            if rest.starts(with: "encoding".utf8) {
                let value = rest.dropFirst(8).drop { XMLCharacters.isSpace($0) || $0 == UInt8(ascii: "=") }
                guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                    return nil
                }
                return String(value.dropFirst().prefix { $0 != quote })
            }
            rest = rest.dropFirst()
            // What stands in quotation marks is a value and names nothing.
            if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
                rest = rest.drop { $0 != first }.dropFirst()
            }
        }
        return nil
    }

    private static func utf16(
        _ bytes: UnsafeBufferPointer<UInt8>, from begin: Int, isBigEndian: Bool
    ) throws(XMLError) -> [UInt8] {
        func unit(_ index: Int) -> UInt32 {
            isBigEndian
                ? UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
                : UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index])
        }
        var isBroken = bytes.count % 2 != 0
        let result = [UInt8](unsafeUninitializedCapacity: bytes.count / 2 * 3 + 4) { buffer, count in
            var index = begin
            while index + 1 < bytes.count {
                var value = unit(index)
                index += 2
                if value & 0xF800 == 0xD800 {
                    let low = index + 1 < bytes.count ? unit(index) : 0
                    guard value < 0xDC00, low & 0xFC00 == 0xDC00 else {
                        isBroken = true
                        return
                    }
                    value = 0x1_0000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                    index += 2
                }
                store(value, buffer, &count)
            }
        }
        guard !isBroken else {
            throw result.withUnsafeBufferPointer {
                XMLError(in: $0, at: $0.count, reason: "bytes that are not UTF-16")
            }
        }
        return result
    }

    @inline(__always)
    private static func singleByte(
        _ bytes: UnsafeBufferPointer<UInt8>, _ character: (UInt8) -> UInt32
    ) -> [UInt8] {
        // A document without any character beyond ASCII, as most, needs no room for more.
        var others = 0
        for byte in bytes { others += Int(byte >> 7) }
        return [UInt8](unsafeUninitializedCapacity: bytes.count + others * 2 + 4) { buffer, count in
            for byte in bytes {
                if byte < 0x80 {
                    buffer[count] = byte
                    count += 1
                } else {
                    store(character(byte), buffer, &count)
                }
            }
        }
    }

    /// Writes a character as UTF-8 behind the first `count` bytes.
    @inline(__always)
    private static func store(_ value: UInt32, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) {
        @inline(__always)
        func put(_ byte: UInt32) {
            buffer[count] = UInt8(truncatingIfNeeded: byte)
            count += 1
        }
        if value < 0x80 {
            put(value)
        } else if value < 0x800 {
            put(0xC0 | value >> 6)
            put(0x80 | value & 0x3F)
        } else if value < 0x1_0000 {
            put(0xE0 | value >> 12)
            put(0x80 | value >> 6 & 0x3F)
            put(0x80 | value & 0x3F)
        } else {
            put(0xF0 | value >> 18)
            put(0x80 | value >> 12 & 0x3F)
            put(0x80 | value >> 6 & 0x3F)
            put(0x80 | value & 0x3F)
        }
    }

    /// The characters that windows-1252 has where Latin-1 has control characters; five places are not taken.
    private static func windowsCharacter(_ byte: UInt8) -> UInt32 {
        switch byte {
        case 0x80: 0x20AC
        case 0x82: 0x201A
        case 0x83: 0x0192
        case 0x84: 0x201E
        case 0x85: 0x2026
        case 0x86: 0x2020
        case 0x87: 0x2021
        case 0x88: 0x02C6
        case 0x89: 0x2030
        case 0x8A: 0x0160
        case 0x8B: 0x2039
        case 0x8C: 0x0152
        case 0x8E: 0x017D
        case 0x91: 0x2018
        case 0x92: 0x2019
        case 0x93: 0x201C
        case 0x94: 0x201D
        case 0x95: 0x2022
        case 0x96: 0x2013
        case 0x97: 0x2014
        case 0x98: 0x02DC
        case 0x99: 0x2122
        case 0x9A: 0x0161
        case 0x9B: 0x203A
        case 0x9C: 0x0153
        case 0x9E: 0x017E
        case 0x9F: 0x0178
        default: UInt32(byte)
        }
    }
}
