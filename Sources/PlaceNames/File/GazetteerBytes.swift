/// A run of bytes that is read at any offset: outside of it all bytes are 0.
///
/// So a damaged offset leads to a wrong answer, at worst, and never out of the file.
struct GazetteerBytes: Sendable {
    /// The first byte. Nobody writes to what it points to while it can be reached.
    nonisolated(unsafe) let start: UnsafePointer<UInt8>
    /// The number of bytes.
    let count: Int

    /// The byte at `offset`.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        UInt(bitPattern: offset) < UInt(bitPattern: count) ? start[offset] : 0
    }

    /// Whether `length` bytes from `offset` on are inside.
    @inline(__always)
    private func holds(_ length: Int, at offset: Int) -> Bool {
        offset >= 0 && offset <= count - length
    }

    /// Reads two bytes as a number.
    @inline(__always)
    func number16(_ offset: Int) -> Int {
        Int(byte(offset)) | Int(byte(offset + 1)) << 8
    }

    /// Reads three bytes as a number.
    @inline(__always)
    func number24(_ offset: Int) -> Int {
        guard holds(3, at: offset) else { return 0 }
        return Int(start[offset]) | Int(start[offset + 1]) << 8 | Int(start[offset + 2]) << 16
    }

    /// Reads four bytes as a number.
    @inline(__always)
    func number32(_ offset: Int) -> UInt32 {
        guard holds(4, at: offset) else { return 0 }
        return UInt32(littleEndian: UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// Reads eight bytes as a number.
    @inline(__always)
    func number64(_ offset: Int) -> UInt64 {
        guard holds(8, at: offset) else { return 0 }
        return UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The bytes from `offset` on, `length` of them or as many as there are.
    func slice(_ offset: Int, _ length: Int) -> UnsafeBufferPointer<UInt8> {
        guard offset >= 0, offset < count, length > 0 else { return UnsafeBufferPointer(start: start, count: 0) }
        return UnsafeBufferPointer(start: start + offset, count: min(length, count - offset))
    }

    /// The text in `length` bytes from `offset` on; what is not UTF-8 in it becomes U+FFFD.
    func text(_ offset: Int, _ length: Int) -> String {
        String(decoding: slice(offset, length), as: UTF8.self)
    }
}
