/// Compresses data in the deflate format (RFC 1951): finds repetitions (Ziv and Lempel 1977) by chains of equal hashes,
/// and writes each block in its shortest encoding.
package struct Deflation {
    /// The maximum distance of a repetition in bytes; a power of two.
    private static let window = 32_768
    /// The minimum length of a repetition that is searched for.
    private static let shortest = 4
    /// The maximum length of a repetition.
    private static let longest = 258
    /// A repetition of at least this length is used without searching for a longer one.
    private static let longEnough = 64
    /// The number of earlier places that are compared.
    private static let maximumTries = 12
    private static let hashBits: UInt32 = 15
    private static let nowhere = UInt32.max

    private let input: UnsafeBufferPointer<UInt8>
    /// The latest place of each hash.
    private let latest: UnsafeMutableBufferPointer<UInt32>
    /// The previous place of the same hash, for each place in the window.
    private let before: UnsafeMutableBufferPointer<UInt32>

    /// Compresses `input`, which must be smaller than 4 GiB. Linear; the result depends on the bytes only.
    package static func deflate(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1 << Int(hashBits)) { latest in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: window) { before in
                latest.initialize(repeating: nowhere)
                before.initialize(repeating: nowhere)
                return Deflation(input: input, latest: latest, before: before).packed()
            }
        }
    }

    /// Compresses the input.
    private func packed() -> [UInt8] {
        var bits = DeflatedBits(capacity: input.count / 4 + 64)
        var block = DeflateBlock()
        var position = 0
        var begin = 0
        while position < input.count {
            let found = longestRepetition(at: position)
            if found.length >= Deflation.shortest {
                block.append(length: found.length, distance: found.distance)
                for place in position..<position + found.length { remember(place) }
                position += found.length
            } else {
                block.append(literal: input[position])
                remember(position)
                position += 1
            }
            if block.isFull, position < input.count {
                block.write(UnsafeBufferPointer(rebasing: input[begin..<position]), isLast: false, to: &bits)
                begin = position
            }
        }
        block.write(UnsafeBufferPointer(rebasing: input[begin...]), isLast: true, to: &bits)
        bits.finishByte()
        return bits.bytes
    }

    /// Finds the longest repetition for `position` among the latest places of the same hash; its length is below
    /// `shortest` if there is none.
    @inline(__always)
    private func longestRepetition(at position: Int) -> (length: Int, distance: Int) {
        guard position + Deflation.shortest <= input.count else { return (0, 0) }
        let limit = min(Deflation.longest, input.count - position)
        let word = word(at: position)
        var best = (length: Deflation.shortest - 1, distance: 0)
        var place = latest[slot(word)]
        var tries = Deflation.maximumTries
        while place != Deflation.nowhere, tries > 0 {
            let candidate = Int(place)
            guard position - candidate < Deflation.window else { break }
            if self.word(at: candidate) == word, input[candidate + best.length] == input[position + best.length] {
                let length = commonLength(candidate, position, limit)
                if length > best.length {
                    best = (length, position - candidate)
                    if length >= min(limit, Deflation.longEnough) { break }
                }
            }
            // An entry that was overwritten by a later place ends the chain.
            let next = before[candidate & (Deflation.window - 1)]
            guard next < place else { break }
            place = next
            tries -= 1
        }
        return best
    }

    /// The number of equal bytes from two places on, at most `limit`; the first `shortest` are known to be equal.
    @inline(__always)
    private func commonLength(_ first: Int, _ second: Int, _ limit: Int) -> Int {
        let bytes = UnsafeRawBufferPointer(input)
        var length = Deflation.shortest
        while length + 8 <= limit {
            let difference =
                bytes.loadUnaligned(fromByteOffset: first + length, as: UInt64.self)
                ^ bytes.loadUnaligned(fromByteOffset: second + length, as: UInt64.self)
            if difference != 0 { return length + difference.littleEndian.trailingZeroBitCount / 8 }
            length += 8
        }
        while length < limit, input[first + length] == input[second + length] { length += 1 }
        return length
    }

    /// Adds a place to the chain of its hash.
    @inline(__always)
    private func remember(_ place: Int) {
        guard place + Deflation.shortest <= input.count else { return }
        let slot = slot(word(at: place))
        before[place & (Deflation.window - 1)] = latest[slot]
        latest[slot] = UInt32(truncatingIfNeeded: place)
    }

    /// The four bytes at a place.
    @inline(__always)
    private func word(at place: Int) -> UInt32 {
        UnsafeRawBufferPointer(input).loadUnaligned(fromByteOffset: place, as: UInt32.self)
    }

    /// The hash of four bytes (multiplicative hashing).
    @inline(__always)
    private func slot(_ word: UInt32) -> Int {
        Int((word &* 0x9E37_79B1) >> (32 - Deflation.hashBits))
    }
}
