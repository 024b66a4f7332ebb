package import Text

/// Reads JSON text (RFC 8259) piece by piece, strictly and in one pass. Values that are skipped are not copied.
///
/// To read an object, call `enterObject`, then repeat `nextKey` and read one value until `nextKey` returns nil;
/// `enterArray` and `nextElement` work the same way; call `finish` at the end. Refused is everything that the standard
/// does not allow, and also lone surrogates, invalid UTF-8 and more than `maximumDepth` levels. Names that occur twice
/// in an object are refused by `readValue`; callers that read members one by one can check them with `JSONNames`.
///
/// The bytes must outlive the reader. It does not access anything beyond their end.
package struct JSONReader {
    /// The default limit for nested levels of arrays and objects.
    package static let usualDepth = 512

    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let end: UnsafePointer<UInt8>
    /// The next byte to be read.
    @usableFromInline var next: UnsafePointer<UInt8>
    /// Whether a container was entered and no part of it has been read yet.
    @usableFromInline var isAtStart = false
    @usableFromInline var depth = 0
    @usableFromInline var maximumDepth: Int

    /// Creates a reader at the beginning of `bytes`; skips a UTF-8 byte order mark. Throws for an empty text, UTF-16
    /// and UTF-32.
    package init(
        _ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = JSONReader.usualDepth
    ) throws(TextFault) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            throw TextFault(line: 1, column: 1, reason: "the text is empty; a JSON value was expected")
        }
        start = base
        end = base + bytes.count
        next = base
        self.maximumDepth = maximumDepth
        if let encoding = JSONReader.foreignEncoding(bytes) {
            throw TextFault(line: 1, column: 1, reason: "the text is \(encoding); save it as UTF-8")
        }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { next += 3 }
    }

    /// Recognizes UTF-16 and UTF-32 by the byte order mark or by the zero bytes of ASCII characters; nil for other
    /// text.
    private static func foreignEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
        switch (byte(0), byte(1), byte(2), byte(3)) {
        case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (0, 0, 0, .some(1...)), (.some(1...), 0, 0, 0): return "UTF-32"
        case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _), (0, .some(1...), _, _), (.some(1...), 0, _, _): return "UTF-16"
        default: return nil
        }
    }

    /// The number of bytes read so far.
    package var offset: Int { next - start }

    /// The offset in bytes of the opening quote of `text`.
    package func offset(of text: JSONText) -> Int { text.start - start - 1 }

    /// A fault at `offset` with the reason `reason`. Linear in the bytes before it.
    package func error(at offset: Int, _ reason: String) -> TextFault {
        TextFault(in: UnsafeBufferPointer(start: start, count: end - start), at: offset, reason: reason)
    }

    /// Skips white space and returns the next byte without reading it; 0 at the end (a zero byte in the text is never
    /// valid there).
    @inlinable
    package mutating func peek() -> UInt8 {
        while next < end {
            let byte = next.pointee
            if byte > 0x20 { return byte }
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            next += 1
        }
        return 0
    }

    /// Enters an object. If the value is something else, it throws a fault that calls the value `subject`.
    @inlinable
    package mutating func enterObject(_ subject: StaticString = "the value") throws(TextFault) {
        guard peek() == 0x7B else { throw unexpected(subject, wanted: "an object") }
        try enter()
    }

    /// Enters an array. If the value is something else, it throws a fault that calls the value `subject`.
    @inlinable
    package mutating func enterArray(_ subject: StaticString = "the value") throws(TextFault) {
        guard peek() == 0x5B else { throw unexpected(subject, wanted: "an array") }
        try enter()
    }

    /// Enters the array or object that begins at the next byte; throws if the nesting is too deep.
    @inlinable
    mutating func enter() throws(TextFault) {
        guard depth < maximumDepth else {
            throw error(at: offset, "arrays and objects are nested more than \(maximumDepth) levels deep")
        }
        depth += 1
        next += 1
        isAtStart = true
    }

    /// Moves to the next element of the current array; at its end, leaves the array and returns false.
    @inlinable
    package mutating func nextElement() throws(TextFault) -> Bool {
        let byte = peek()
        if byte == 0x5D {
            leave()
            return false
        }
        if isAtStart {
            isAtStart = false
            return true
        }
        guard byte == 0x2C else { throw missingComma(in: "array", closing: "]") }
        next += 1
        if peek() == 0x5D { throw error(at: offset, "a comma before “]”; the last element has none after it") }
        return true
    }

    /// Reads the next name of the current object and the colon after it; at its end, leaves the object and returns nil.
    @inlinable
    package mutating func nextKey() throws(TextFault) -> JSONText? {
        var byte = peek()
        if byte == 0x7D {
            leave()
            return nil
        }
        if isAtStart {
            isAtStart = false
        } else {
            guard byte == 0x2C else { throw missingComma(in: "object", closing: "}") }
            next += 1
            byte = peek()
            if byte == 0x7D { throw error(at: offset, "a comma before “}”; the last member has none after it") }
        }
        guard byte == 0x22 else { throw notAName() }
        let key = try readQuoted()
        guard peek() == 0x3A else { throw fault("expected “:” after the name") }
        next += 1
        return key
    }

    /// Skips the bracket that closes the current array or object.
    @inlinable
    mutating func leave() {
        next += 1
        depth -= 1
        isAtStart = false
    }

    /// Throws unless only white space follows.
    package mutating func finish() throws(TextFault) {
        _ = peek()
        guard next == end else { throw fault("nothing may follow the value") }
    }

    /// Reads a string. If the value is something else, it throws a fault that calls the value `subject`.
    @inlinable
    package mutating func readText(_ subject: StaticString = "the value") throws(TextFault) -> JSONText {
        guard peek() == 0x22 else { throw unexpected(subject, wanted: "a string") }
        return try readQuoted()
    }

    /// Reads `true` or `false`. If the value is something else, it throws a fault that calls the value `subject`.
    package mutating func readBool(_ subject: StaticString = "the value") throws(TextFault) -> Bool {
        switch peek() {
        case UInt8(ascii: "t"):
            try readWord("true")
            return true
        case UInt8(ascii: "f"):
            try readWord("false")
            return false
        default:
            throw unexpected(subject, wanted: "true or false")
        }
    }

    /// Reads `null` if it is next, and returns whether it was.
    package mutating func readNull() throws(TextFault) -> Bool {
        guard peek() == UInt8(ascii: "n") else { return false }
        try readWord("null")
        return true
    }

    /// Reads the letters of `word`.
    private mutating func readWord(_ word: StaticString) throws(TextFault) {
        let matches = (0..<word.utf8CodeUnitCount).allSatisfy { index in
            index < end - next && next[index] == word.utf8Start[index]
        }
        guard matches else { throw fault("expected a value") }
        next += word.utf8CodeUnitCount
    }
}
