/// Writes JSON text into a growing buffer.
///
/// It writes the pieces it is given; the caller must write brackets, commas and colons where they belong.
package struct JSONWriter: ~Copyable {
    private var buffer: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// The number of bytes written since the last `removeAll`.
    package private(set) var count = 0

    /// Creates a writer with room for `capacity` bytes, at least 64.
    package init(capacity: Int = 4096) {
        self.capacity = max(capacity, 64)
        buffer = .allocate(capacity: self.capacity)
    }

    deinit {
        buffer.deallocate()
    }

    /// Calls `body` with the bytes written, which are valid only during the call.
    package func withBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(start: buffer, count: count))
    }

    /// The bytes written. Linear.
    package var array: [UInt8] { Array(UnsafeBufferPointer(start: buffer, count: count)) }

    /// The text written. Linear.
    package var string: String { String(decoding: UnsafeBufferPointer(start: buffer, count: count), as: UTF8.self) }

    /// Discards what was written and keeps the buffer.
    package mutating func removeAll() {
        count = 0
    }

    /// Makes room for `additional` bytes and returns where to write them.
    @inline(__always)
    private mutating func reserve(_ additional: Int) -> UnsafeMutablePointer<UInt8> {
        if capacity - count < additional { grow(additional) }
        return buffer + count
    }

    /// Makes the buffer at least twice as large.
    private mutating func grow(_ additional: Int) {
        let larger = max(capacity * 2, count + additional)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: buffer, count: count)
        buffer.deallocate()
        buffer = new
        capacity = larger
    }

    /// Writes `text` unchanged: brackets, commas, quoted names.
    package mutating func write(raw text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length).update(from: text.utf8Start, count: length)
        count += length
    }

    /// Writes one byte unchanged.
    package mutating func write(byte: UInt8) {
        reserve(1).pointee = byte
        count += 1
    }

    /// Writes a piece of JSON text unchanged.
    package mutating func write(raw bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        UnsafeMutableRawPointer(reserve(bytes.count)).copyMemory(from: base, byteCount: bytes.count)
        count += bytes.count
    }

    /// Lets `body` write up to `maximum` bytes and return how many.
    package mutating func write(atMost maximum: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        count += body(reserve(maximum))
    }

    /// Writes `text` unchanged, such as a number as it was read.
    package mutating func write(rawText text: String) {
        var text = text
        text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return }
            reserve(bytes.count).update(from: base, count: bytes.count)
            count += bytes.count
        }
    }

    /// Writes an integer.
    package mutating func write(_ value: Int) {
        count += writeDecimal(value.magnitude, isNegative: value < 0, to: reserve(20))
    }

    /// Writes the shortest text that is read back as `value`; with an exponent only below 1e-9 and from 1e16 on, and
    /// without a point for whole numbers. Writes `null` for NaN and the infinities.
    package mutating func write(_ value: Double) {
        if let length = writeShort(value, to: reserve(24)) {
            count += length
        } else if value.isFinite {
            let text = value.description
            // Comparing bytes is faster than comparing characters; most texts need no change.
            let isPlain = !text.utf8.contains(UInt8(ascii: "e")) && text.utf8.last != UInt8(ascii: "0")
            write(rawText: isPlain ? text : plainDecimal(text))
        } else {
            write(raw: "null")
        }
    }

    /// Writes a string in quotes.
    ///
    /// Escapes what JSON requires, and characters that could control a terminal or a script: DEL, the C1 controls,
    /// direction marks, line and paragraph separators, the byte order mark.
    package mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            let room = reserve(bytes.count + 2)
            room[0] = 0x22
            guard let base = bytes.baseAddress else {
                room[1] = 0x22
                count += 2
                return
            }
            if copyOrdinary(base, count: bytes.count, to: room + 1) {
                room[bytes.count + 1] = 0x22
                count += bytes.count + 2
            } else {
                writeEscaped(bytes)
            }
        }
    }

    /// Writes a string in quotes that needs escapes.
    private mutating func writeEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        write(byte: 0x22)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let piece = UnsafeBufferPointer(rebasing: bytes[index..<min(index + length, bytes.count)])
            if let escape = shortEscape(byte) {
                write(byte: 0x5C)
                write(byte: escape)
            } else if let scalar = escapedScalar(piece) {
                write(raw: "\\u")
                for shift in [12, 8, 4, 0] { write(byte: hexadecimalDigit(UInt8(scalar >> shift & 0xF))) }
            } else {
                for byte in piece { write(byte: byte) }
            }
            index += length
        }
        write(byte: 0x22)
    }

    /// Writes a value; if `pretty`, with line breaks and two spaces per level. Recursive by level.
    package mutating func write(_ value: JSONValue, pretty: Bool = false) {
        write(value, pretty: pretty, level: 0)
    }

    private mutating func write(_ value: JSONValue, pretty: Bool, level: Int) {
        switch value {
        case .null: write(raw: "null")
        case .bool(let value): write(raw: value ? "true" : "false")
        case .number(let text): write(rawText: text)
        case .string(let text): write(text)
        case .array(let elements):
            write(byte: 0x5B)
            for (index, element) in elements.enumerated() {
                if index > 0 { write(byte: 0x2C) }
                if pretty { breakLine(level + 1) }
                write(element, pretty: pretty, level: level + 1)
            }
            if pretty, !elements.isEmpty { breakLine(level) }
            write(byte: 0x5D)
        case .object(let members):
            write(byte: 0x7B)
            for (index, member) in members.enumerated() {
                if index > 0 { write(byte: 0x2C) }
                if pretty { breakLine(level + 1) }
                write(member.name)
                write(byte: 0x3A)
                if pretty { write(byte: 0x20) }
                write(member.value, pretty: pretty, level: level + 1)
            }
            if pretty, !members.isEmpty { breakLine(level) }
            write(byte: 0x7D)
        }
    }

    /// Begins a new line, indented by `level`.
    private mutating func breakLine(_ level: Int) {
        write(byte: 0x0A)
        for _ in 0..<level { write(raw: "  ") }
    }
}
