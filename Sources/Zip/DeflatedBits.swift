/// Data of the deflate format while it is put together: bits, the first lowest.
struct DeflatedBits {
    private(set) var bytes: [UInt8] = []
    /// The bits that make no whole byte yet, and how many.
    private var waiting: UInt64 = 0
    private var waitingCount = 0

    /// Nothing yet; `capacity` bytes are likely.
    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Appends the lowest `count` bits of `value`, 32 at most; its other bits are 0.
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

    /// Fills the last byte with zeros.
    mutating func finishByte() {
        guard waitingCount > 0 else { return }
        append(0, 8 - waitingCount)
    }

    /// Appends whole bytes behind a whole byte.
    mutating func append(_ bytes: some Sequence<UInt8>) {
        self.bytes.append(contentsOf: bytes)
    }
}
