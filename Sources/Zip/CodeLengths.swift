/// The shortest prefix code for symbols of known frequencies.
///
/// Computed by Huffman's method. If codes would be longer than allowed, they are cut to the limit, and shorter codes
/// are lengthened until the code is valid again. At least two symbols get a code, because some decoders require a
/// complete code.
struct CodeLengths {
    /// The length of each symbol's code in bits; 0 for a symbol without a code.
    let lengths: [UInt8]
    /// The codes in the form in which they are written: the first bit is the lowest.
    let codes: [UInt16]

    /// Creates the code for symbols that occur `counts` times, with codes of at most `limit` bits. O(n log n).
    init(_ counts: [Int], limit: Int) {
        var used = counts.indices.filter { counts[$0] > 0 }
        for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 { used.append(symbol) }
        // The rarest first; of equally frequent ones the later symbol, so that the result does not depend on the
        // sorting algorithm.
        used.sort { counts[$0] != counts[$1] ? counts[$0] < counts[$1] : $0 > $1 }
        var numbers = CodeLengths.numbersOfLengths(used.map { max(counts[$0], 1) }, limit: limit)
        var lengths = [UInt8](repeating: 0, count: counts.count)
        var length = limit
        for symbol in used {
            while numbers[length] == 0 { length -= 1 }
            numbers[length] -= 1
            lengths[symbol] = UInt8(length)
        }
        self.init(lengths: lengths)
    }

    /// Creates the code with given lengths (RFC 1951, 3.2.2).
    init(lengths: [UInt8]) {
        self.lengths = lengths
        var next = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1...16 { next[length] = (next[length] + next[length - 1]) << 1 }
        // Each entry held the number of codes that are one bit shorter; now it is the first code of its length.
        codes = lengths.map { length in
            guard length > 0 else { return 0 }
            let code = next[Int(length)]
            next[Int(length)] += 1
            var reversed = 0
            for bit in 0..<Int(length) where code >> bit & 1 != 0 { reversed |= 1 << (Int(length) - 1 - bit) }
            return UInt16(reversed)
        }
    }

    /// The number of codes of each length; `counts` must be in ascending order.
    private static func numbersOfLengths(_ counts: [Int], limit: Int) -> [Int] {
        // Leaves and joined nodes are both in ascending order, so the two rarest are at the front of these two lists.
        var joined: [Int] = []
        var parents = [Int](repeating: 0, count: 2 * counts.count - 1)
        var (leaf, node) = (0, 0)
        for place in 0..<counts.count - 1 {
            var sum = 0
            for _ in 0..<2 {
                if leaf < counts.count, node >= joined.count || counts[leaf] <= joined[node] {
                    sum += counts[leaf]
                    parents[leaf] = counts.count + place
                    leaf += 1
                } else {
                    sum += joined[node]
                    parents[counts.count + node] = counts.count + place
                    node += 1
                }
            }
            joined.append(sum)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        var numbers = [Int](repeating: 0, count: limit + 1)
        for place in stride(from: parents.count - 2, through: 0, by: -1) {
            depths[place] = depths[parents[place]] + 1
            if place < counts.count { numbers[min(depths[place], limit)] += 1 }
        }
        shorten(&numbers, limit: limit)
        return numbers
    }

    /// Makes the code valid after codes were cut to `limit` bits: as long as there are too many codes, moves one of the
    /// longest below a shorter one, which becomes one bit longer.
    private static func shorten(_ numbers: inout [Int], limit: Int) {
        var share = (1...limit).reduce(0) { $0 + numbers[$1] << (limit - $1) }
        while share > 1 << limit {
            numbers[limit] -= 1
            if let length = (1..<limit).last(where: { numbers[$0] > 0 }) {
                numbers[length] -= 1
                numbers[length + 1] += 2
            }
            share -= 1
        }
    }
}
