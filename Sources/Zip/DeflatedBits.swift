/// Collects the bits of a deflate stream; the first bit is the lowest of a byte.
struct DeflatedBits {
    private(set) var bytes: [UInt8] = []
    /// The bits that do not fill a byte yet.
    private var waiting: UInt64 = 0
    private var waitingCount = 0

    /// Creates an empty stream; `capacity` is the expected number of bytes.
    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Appends the lowest `count` bits of `value`, at most 32; its other bits must be 0.
    @inline(__always)
    mutating func append(_ value: Int, _ count: Int) {
        waiting |= UInt64(truncatingIfNeeded: value) << UInt64(truncatingIfNeeded: waitingCount)
        waitingCount += count
        while waitingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: waiting))
            waiting >>= 8
            waitingCount -= 8
        }
    }

    /// Fills the last byte with zero bits.
    mutating func finishByte() {
        guard waitingCount > 0 else { return }
        append(0, 8 - waitingCount)
    }

    /// Appends whole bytes; call `finishByte` before.
    mutating func append(_ bytes: some Sequence<UInt8>) {
        self.bytes.append(contentsOf: bytes)
    }
}
