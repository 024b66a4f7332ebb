/// Reads numbers from a stream of bits; `RoadFormat` says how they are written.
///
/// Beyond the end of its stream every number is 0, and `isWhole` is false.
struct BitReader {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int
    private let end: Int
    /// Whether all that was read lay in the stream.
    private(set) var isWhole: Bool

    /// Reads the bytes of a range of `bytes`, after which there are at least 8 more.
    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound * 8
        end = range.upperBound * 8
        isWhole = range.lowerBound >= 0 && range.upperBound + RoadFormat.paddingLength <= bytes.count
    }

    /// The number of bits that are left.
    var left: Int { max(0, end - position) }

    /// The next 57 bits at least, at the top of a word.
    @inline(__always)
    private func window() -> UInt64 {
        let word = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: position >> 3, as: UInt64.self))
        return word << UInt64(position & 7)
    }

    /// Steps over `count` bits; false where the stream does not have them.
    @inline(__always)
    private mutating func take(_ count: Int) -> Bool {
        position += count
        if position <= end { return true }
        position = end
        isWhole = false
        return false
    }

    /// A number of a fixed count of bits, 0 to 32.
    @inline(__always)
    mutating func bits(_ count: Int) -> Int {
        guard isWhole, count > 0 else { return 0 }
        let value = Int(truncatingIfNeeded: window() >> UInt64(64 - count))
        return take(count) ? value : 0
    }

    /// A number of variable length, from 0 to at least 2^26.
    @inline(__always)
    mutating func number(_ order: Int) -> Int {
        guard isWhole else { return 0 }
        let window = window()
        let zeros = window.leadingZeroBitCount
        let length = 2 * zeros + 1 + order
        guard zeros + order <= 27, length <= 57 else {
            isWhole = false
            return 0
        }
        let value = Int(truncatingIfNeeded: (window << UInt64(zeros)) >> UInt64(63 - zeros - order)) - (1 << order)
        return take(length) ? value : 0
    }

    /// Passes over some numbers of variable length, signed or not.
    @inline(__always)
    mutating func skipNumbers(_ count: Int, _ order: Int) {
        for _ in 0..<count {
            guard isWhole else { return }
            let zeros = window().leadingZeroBitCount
            guard zeros + order <= 27 else {
                isWhole = false
                return
            }
            _ = take(2 * zeros + 1 + order)
        }
    }

    /// A signed number of variable length.
    @inline(__always)
    mutating func signed(_ order: Int) -> Int {
        let number = number(order)
        return number & 1 == 0 ? number >> 1 : -(number >> 1) - 1
    }
}
