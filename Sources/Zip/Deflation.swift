/// Packs data in the deflate format (RFC 1951): finds what came before by chains of equal hashes (Ziv and Lempel 1977), and
/// writes each block by the code that is shortest for it.
package struct Deflation {
    /// How far back a repetition may reach; a power of two.
    private static let window = 32_768
    private static let shortest = 4
    private static let longest = 258
    /// A repetition so long is taken without a look for a longer one.
    private static let longEnough = 64
    /// So many earlier places are compared with.
    private static let maximumTries = 12
    private static let hashBits: UInt32 = 15
    private static let nowhere = UInt32.max

    private let input: UnsafeBufferPointer<UInt8>
    /// The latest place of each hash, and for each place in the window the one before of the same hash.
    private let latest: UnsafeMutableBufferPointer<UInt32>
    private let before: UnsafeMutableBufferPointer<UInt32>

    /// The packed form of `input`, which has less than 4 GiB. Linear; the same for the same bytes.
    package static func deflate(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1 << Int(hashBits)) { latest in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: window) { before in
                latest.initialize(repeating: nowhere)
                before.initialize(repeating: nowhere)
                return Deflation(input: input, latest: latest, before: before).packed()
            }
        }
    }

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

    /// The longest of the latest places that hold what stands at `position`; a length below the shortest when there is none.
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
            // Places that were written over since lead forward: the chain ends there.
            let next = before[candidate & (Deflation.window - 1)]
            guard next < place else { break }
            place = next
            tries -= 1
        }
        return best
    }

    /// How many bytes from two places on are equal, at most `limit`.
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

    /// Makes a place one that later ones are compared with.
    @inline(__always)
    private func remember(_ place: Int) {
        guard place + Deflation.shortest <= input.count else { return }
        let slot = slot(word(at: place))
        before[place & (Deflation.window - 1)] = latest[slot]
        latest[slot] = UInt32(truncatingIfNeeded: place)
    }

    @inline(__always)
    private func word(at place: Int) -> UInt32 {
        UnsafeRawBufferPointer(input).loadUnaligned(fromByteOffset: place, as: UInt32.self)
    }

    @inline(__always)
    private func slot(_ word: UInt32) -> Int {
        Int((word &* 0x9E37_79B1) >> (32 - Deflation.hashBits))
    }
}
