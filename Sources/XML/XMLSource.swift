import Text

/// Reads a document piece by piece, converts it to UTF-8 and removes the byte order mark.
struct XMLSource {
    /// Reads the next bytes of the file and returns how many; 0 at the end, nil after a failure.
    private let read: (UnsafeMutableRawBufferPointer) -> Int?
    private let encoding: XMLEncoding
    /// Bytes in the file's encoding, if that is not UTF-8.
    private var raw: [UInt8]
    /// The number of bytes of `raw` that are waiting: those of an incomplete character.
    private var rawCount = 0
    private var isAtEnd = false
    /// The reason for which reading stopped before the end of the file; nil if it did not.
    private(set) var fault: String?

    /// The maximum ratio of a character's length in UTF-8 to its length in the file.
    private static let growth = 3
    private static let rawCapacity = 65_536

    /// Detects the encoding from `beginning`, which `read` returns again. Throws for an encoding that is not supported.
    init(
        beginning: [UInt8], read: @escaping (UnsafeMutableRawBufferPointer) -> Int?
    ) throws(TextFault) {
        self.read = read
        let (encoding, markSize) = try XMLEncoding.of(beginning)
        self.encoding = encoding
        raw = encoding == .utf8 ? [] : [UInt8](repeating: 0, count: XMLSource.rawCapacity)
        var mark = (UInt8(0), UInt8(0), UInt8(0))
        withUnsafeMutableBytes(of: &mark) { mark in
            var skipped = 0
            while skipped < markSize {
                guard let count = read(UnsafeMutableRawBufferPointer(rebasing: mark[skipped..<markSize])), count > 0
                else { return }
                skipped += count
            }
        }
    }

    /// Reads the next bytes, as UTF-8, into a buffer of at least 16 bytes and returns how many; 0 at the end or after a
    /// failure (see `fault`).
    mutating func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        guard !isAtEnd else { return 0 }
        guard encoding != .utf8 else {
            return taken(read(UnsafeMutableRawBufferPointer(buffer)))
        }
        while !isAtEnd {
            let wanted = min(raw.count, max(4, buffer.count / XMLSource.growth)) - rawCount
            let begin = rawCount
            let count = raw.withUnsafeMutableBytes {
                read(UnsafeMutableRawBufferPointer(rebasing: $0[begin..<begin + wanted]))
            }
            rawCount += taken(count)
            let written = transcode(into: buffer)
            if written > 0 { return written }
        }
        return 0
    }

    /// Evaluates the result of `read`: returns the number of bytes, and records the end of the file or a fault.
    private mutating func taken(_ count: Int?) -> Int {
        if count == nil {
            isAtEnd = true
            fault = "the rest of the file could not be read"
        } else if count == 0 {
            isAtEnd = true
            if rawCount > 0 { fault = "bytes that are not UTF-16" }
        }
        return count ?? 0
    }

    /// Converts the complete characters of `raw` to UTF-8 and returns the number of bytes written.
    private mutating func transcode(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        guard var next = buffer.baseAddress else { return 0 }
        let begin = next
        switch encoding {
        case .utf8: return 0
        case .latin1:
            raw.withUnsafeBufferPointer { raw in
                for index in 0..<rawCount {
                    // Two bytes are always written, without a branch; for an ASCII character the next one overwrites
                    // the second.
                    let byte = raw[index]
                    let isWide = byte >> 7
                    next[0] = isWide == 0 ? byte : 0xC0 | byte >> 6
                    next[1] = 0x80 | byte & 0x3F
                    next += 1 + Int(isWide)
                }
            }
            rawCount = 0
        case .windows1252:
            raw.withUnsafeBufferPointer { raw in
                for index in 0..<rawCount { Self.store(Self.windowsCharacter(raw[index]), &next) }
            }
            rawCount = 0
        case .utf16(let isBigEndian):
            transcodeUTF16(isBigEndian, &next)
        }
        return next - begin
    }

    /// Converts UTF-16 to UTF-8; an incomplete character at the end stays in `raw`.
    private mutating func transcodeUTF16(_ isBigEndian: Bool, _ next: inout UnsafeMutablePointer<UInt8>) {
        var index = 0
        func unit(_ place: Int) -> UInt32 {
            let (first, second) = (UInt32(raw[place]), UInt32(raw[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        while index + 1 < rawCount {
            var value = unit(index)
            if value & 0xF800 == 0xD800 {
                // The low surrogate may be in the next bytes.
                if value < 0xDC00, index + 3 >= rawCount { break }
                let low = value < 0xDC00 ? unit(index + 2) : 0
                guard low & 0xFC00 == 0xDC00 else {
                    isAtEnd = true
                    fault = "bytes that are not UTF-16"
                    return
                }
                value = 0x1_0000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                index += 2
            }
            index += 2
            Self.store(value, &next)
        }
        for place in index..<rawCount { raw[place - index] = raw[place] }
        rawCount -= index
    }

    /// Writes a character as UTF-8 and advances `next`.
    @inline(__always)
    private static func store(_ value: UInt32, _ next: inout UnsafeMutablePointer<UInt8>) {
        @inline(__always)
        func put(_ byte: UInt32) {
            next.pointee = UInt8(truncatingIfNeeded: byte)
            next += 1
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

    /// The character of a byte in windows-1252, which differs from Latin-1 in 0x80...0x9F; five of these are undefined
    /// and stay control characters.
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
