/// A 64-bit fingerprint of a file's bytes, to detect changes. Not secure against deliberate collisions.
///
/// Words of 8 bytes (little-endian) are mixed one after the other by exclusive or, multiplication by the golden ratio
/// constant, and exclusive or with the upper half. The last word is padded with zeros, and the length is mixed in last.
/// Each step is invertible, so texts that differ in one word only have different fingerprints.
package struct ContentHash: Equatable, Sendable {
    package let value: UInt64

    /// Creates a fingerprint from a value computed before.
    package init(value: UInt64) {
        self.value = value
    }

    /// Computes the fingerprint of bytes; linear.
    package init(of bytes: UnsafeRawBufferPointer) {
        var hasher = ContentHasher()
        hasher.add(bytes)
        self = hasher.finish()
    }

    /// Computes the fingerprint of an array's bytes; linear.
    package init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentHash(of: $0) }
    }

    /// Parses the 16 hexadecimal digits of `text`; nil for anything else.
    package init?(text: String) {
        guard text.utf8.count == 16, let value = UInt64(text, radix: 16), !text.hasPrefix("+") else { return nil }
        self.value = value
    }

    /// The fingerprint as 16 hexadecimal digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

/// Computes a `ContentHash` of bytes that are added in pieces; the sizes of the pieces do not matter.
package struct ContentHasher {
    private var state: UInt64 = 0x243F_6A88_85A3_08D3
    private var word: UInt64 = 0
    private var length = 0

    /// Begins with no bytes.
    package init() {}

    /// The state after a word was mixed in.
    private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 32
    }

    /// Mixes in a word.
    private mutating func mix(_ word: UInt64) {
        state = ContentHasher.mixed(state, word)
    }

    /// Adds a byte, and mixes in the word if it is complete.
    private mutating func addByte(_ byte: UInt8) {
        word |= UInt64(byte) &<< UInt64((length & 7) &* 8)
        length += 1
        if length & 7 == 0 {
            mix(word)
            word = 0
        }
    }

    /// Adds the next bytes.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index < bytes.count, length & 7 != 0 {
            addByte(bytes[index])
            index += 1
        }
        let start = index
        // In a local variable, which stays in a register.
        var state = self.state
        while index + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            state = ContentHasher.mixed(state, word)
            index += 8
        }
        self.state = state
        length += index - start
        while index < bytes.count {
            addByte(bytes[index])
            index += 1
        }
    }

    /// The fingerprint of all bytes that were added.
    package func finish() -> ContentHash {
        var end = self
        if end.length & 7 != 0 { end.mix(end.word) }
        end.mix(UInt64(end.length))
        return ContentHash(value: end.state)
    }
}
