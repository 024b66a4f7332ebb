/// Writes numbers to a stream of bits, as `RoadFormat` lays them out.
struct BitWriter {
    /// The whole bytes that are written.
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Writes a number of a fixed count of bits.
    mutating func bits(_ value: Int, _ count: Int) {
        for bit in stride(from: count - 1, through: 0, by: -1) {
            pending = pending << 1 | UInt64(value >> bit & 1)
            pendingCount += 1
            if pendingCount == 8 {
                bytes.append(UInt8(pending))
                (pending, pendingCount) = (0, 0)
            }
        }
    }

    /// Writes a number of variable length, from 0 to 2^26.
    mutating func number(_ value: Int, _ order: Int) {
        let code = value + (1 << order)
        let zeros = Int.bitWidth - code.leadingZeroBitCount - 1 - order
        bits(0, zeros)
        bits(code, zeros + 1 + order)
    }

    /// Fills the last byte with zeros.
    mutating func finish() {
        while pendingCount > 0 { bits(0, 1) }
    }

    /// The number that stands for a signed one.
    static func unsigned(_ value: Int) -> Int {
        value >= 0 ? 2 * value : -2 * value - 1
    }

    /// The order, 0...15, by which numbers take the fewest bits; of equals the least.
    static func order(for values: [Int]) -> Int {
        var best = (bits: Int.max, order: 0)
        for order in 0...15 {
            let bits = values.reduce(0) { sum, value in
                let code = value + (1 << order)
                return sum + 2 * (Int.bitWidth - code.leadingZeroBitCount - 1 - order) + 1 + order
            }
            if bits < best.bits { best = (bits, order) }
        }
        return best.order
    }
}
