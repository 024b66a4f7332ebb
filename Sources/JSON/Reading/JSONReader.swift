/// Reads a JSON text (RFC 8259) piece by piece: strict, in one pass, with no copy of what is not asked for.
///
/// A container is read as `enterObject`, then `nextKey` and one value as long as there is a key; `enterArray` with
/// `nextElement` likewise; `finish` at the end. Everything is refused that the standard does not allow, and what it leaves
/// open: lone surrogates, bad UTF-8, more than `maximumDepth` levels. Names that come twice in an object are refused by
/// `readValue`; who reads members one by one checks them with `JSONNames` or on its own.
///
/// The bytes must outlive the reader. Nothing beyond their end is looked at.
package struct JSONReader {
    /// The levels of arrays and objects that a text may have unless told otherwise.
    package static let usualDepth = 512

    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let end: UnsafePointer<UInt8>
    /// The next byte to be read.
    @usableFromInline var next: UnsafePointer<UInt8>
    /// Whether a container was entered and nothing of it was read yet.
    @usableFromInline var isAtStart = false
    @usableFromInline var depth = 0
    @usableFromInline var maximumDepth: Int

    /// Starts at the beginning of `bytes`; skips a UTF-8 byte order mark and refuses UTF-16 and UTF-32.
    package init(
        _ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = JSONReader.usualDepth
    ) throws(JSONError) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            throw JSONError(line: 1, column: 1, reason: "the text is empty; a JSON value was expected")
        }
        start = base
        end = base + bytes.count
        next = base
        self.maximumDepth = maximumDepth
        if let encoding = JSONReader.foreignEncoding(bytes) {
            throw JSONError(line: 1, column: 1, reason: "the text is \(encoding); save it as UTF-8")
        }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { next += 3 }
    }

    /// Recognizes UTF-16 and UTF-32 by their byte order mark or by the zeros that their ASCII characters have.
    private static func foreignEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
        switch (byte(0), byte(1), byte(2), byte(3)) {
        case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (0, 0, 0, .some(1...)), (.some(1...), 0, 0, 0): return "UTF-32"
        case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _), (0, .some(1...), _, _), (.some(1...), 0, _, _): return "UTF-16"
        default: return nil
        }
    }

    /// The bytes from the beginning that have been read.
    package var offset: Int { next - start }

    /// Where `text` stands: the bytes before its opening quote.
    package func offset(of text: JSONText) -> Int { text.start - start - 1 }

    /// The fault `reason` at `offset`; linear in the bytes before it.
    package func error(at offset: Int, _ reason: String) -> JSONError {
        JSONError(in: UnsafeBufferPointer(start: start, count: end - start), at: offset, reason: reason)
    }

    /// Goes to the next byte that is not white space and returns it; 0 at the end, which no text may contain there.
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

    /// Enters an object; `subject` names it in the message when it is something else.
    @inlinable
    package mutating func enterObject(_ subject: StaticString = "the value") throws(JSONError) {
        guard peek() == 0x7B else { throw unexpected(subject, wanted: "an object") }
        try enter()
    }

    /// Enters an array; `subject` names it in the message when it is something else.
    @inlinable
    package mutating func enterArray(_ subject: StaticString = "the value") throws(JSONError) {
        guard peek() == 0x5B else { throw unexpected(subject, wanted: "an array") }
        try enter()
    }

    /// Goes into the array or object that begins at the next byte; throws when that is too deep.
    @inlinable
    mutating func enter() throws(JSONError) {
        guard depth < maximumDepth else {
            throw error(at: offset, "arrays and objects are nested more than \(maximumDepth) levels deep")
        }
        depth += 1
        next += 1
        isAtStart = true
    }

    /// Goes to the next element of the array that was entered; false when there is none, and the array is left.
    @inlinable
    package mutating func nextElement() throws(JSONError) -> Bool {
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

    /// Reads the next name of the object that was entered and its colon; nil when there is none, and the object is left.
    @inlinable
    package mutating func nextKey() throws(JSONError) -> JSONText? {
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

    /// Goes behind the bracket that closes an array or object.
    @inlinable
    mutating func leave() {
        next += 1
        depth -= 1
        isAtStart = false
    }

    /// Makes sure that nothing but white space follows the value that was read.
    package mutating func finish() throws(JSONError) {
        _ = peek()
        guard next == end else { throw fault("nothing may follow the value") }
    }

    /// Reads a string; `subject` names it in the message when it is something else.
    @inlinable
    package mutating func readText(_ subject: StaticString = "the value") throws(JSONError) -> JSONText {
        guard peek() == 0x22 else { throw unexpected(subject, wanted: "a string") }
        return try readQuoted()
    }

    /// Reads `true` or `false`; `subject` names it in the message when it is something else.
    package mutating func readBool(_ subject: StaticString = "the value") throws(JSONError) -> Bool {
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

    /// Reads `null` if it is next; says whether it was.
    package mutating func readNull() throws(JSONError) -> Bool {
        guard peek() == UInt8(ascii: "n") else { return false }
        try readWord("null")
        return true
    }

    private mutating func readWord(_ word: StaticString) throws(JSONError) {
        let matches = (0..<word.utf8CodeUnitCount).allSatisfy { index in
            index < end - next && next[index] == word.utf8Start[index]
        }
        guard matches else { throw fault("expected a value") }
        next += word.utf8CodeUnitCount
    }
}
