/// The layout of `roads.bin`; all numbers little endian.
///
/// The junctions are numbered by their rank in a contraction hierarchy, roughly: the lower share of the ranks first,
/// then the higher ones in ever smaller shares, and within a share along a Hilbert curve. So junctions that lie near
/// one another and matter alike have numbers near one another, and a search touches few blocks. A block holds
/// `junctionsInBlock` junctions of consecutive numbers, what leads upward from them, and the shapes of these roads.
///
/// Header (`headerLength` bytes): magic (8 bytes), version (4), length of the file (4), date of the data as year *
/// 10000 + month * 100 + day (4), junctions (4), roads (4), ferries (4), speeds (4), bits of the grid (4), hash of all
/// that follows the header (8), hashes of the three sources (8 each), length of the table of ferries with its names
/// (4), length of all blocks (4), and the checksum of the header up to here (8).
///
/// Then follow, without gaps:
/// - the speeds, 4 bytes each: tenths of km/h (2), class (1), 0 (1);
/// - the ferries, `ferryLength` bytes each: the junctions at both ends (4 each), metres (4), seconds of the crossing
///   (4), the points of both ends (x and y, 4 each), sailings a day in hundredths (2), whether it is a train (1), 0
///   (1), where its texts begin after the last ferry (4), and the lengths in bytes of the names of both ends and of the
///   season (1 each), 0 (1); after the ferries their texts;
/// - the directory, `entryLength` bytes a block: where it begins (4), the west and the north side, the width and the
///   height of the box of all its lines in 2^16ths of the grid (2 each), the length of its places in bytes (12 bits),
///   the classes of its roads (a bit each), whether it has junctions in small parts (1 bit), and the length of its arcs
///   (2);
/// - the blocks, each of three streams of bits that begin at whole bytes: places, arcs, shapes;
/// - 8 bytes of 0, so that a reader may take 8 bytes at a time.
///
/// Streams are of fields of a fixed number of bits, the highest first, and of exponential Golomb codes of an order that
/// the stream states in 4 bits: of `value + 2^order` as many zeros as it has bits beyond `order + 1`, then its bits.
/// Signed numbers go as `2 n` for n >= 0 and `-2 n - 1` for n < 0.
///
/// Places: the orders for x and y; for each junction the steps from the one before it, first from the box's corner;
/// then, where there are junctions in small parts, a bit for each.
///
/// Arcs: the orders for other junctions, counts, seconds and lengths; the number of speeds less one (6 bits) and each
/// speed (6 bits); the number of junctions in other blocks (code of order 6) and these in ascending order, as the steps
/// from one to the next less one. From here on a junction is named by its place in this list, after those of the block
/// itself, in just as many bits as needed. Then for each junction the number of its arcs, and for each arc a kind (0:
/// shortcut, 10: road, 110: road that no best way needs, 111: ferry) and the junction it leads to; for a shortcut the
/// junction in its middle and its seconds; for a road its speed, by its place in the list in just as many bits as
/// needed, and its length in tens of metres; for a ferry its number in just as many bits as needed.
///
/// Shapes: the orders for counts and steps; for each road of the arcs, in their order, the number of points between its
/// ends, and of each the steps from the point where it would be if all that are left were evenly spaced.
package enum RoadFormat {
    /// The first bytes of every version.
    package static let magic: [UInt8] = Array("ROADNET\n".utf8)
    /// The version that this program writes and reads.
    package static let version = 2
    /// The length of the header in bytes.
    package static let headerLength = 96
    /// The position of the hash of the content.
    package static let hashOffset = 40
    /// The position of the checksum of the header.
    package static let headerChecksumOffset = 88
    /// The length of a ferry in bytes.
    package static let ferryLength = 44
    /// The length of an entry of the directory in bytes.
    package static let entryLength = 16
    /// The zeros at the end of the file.
    package static let paddingLength = 8
    /// The number of bits of a junction's number that tell its place in its block.
    package static let blockBits = 6
    /// The number of junctions in each block but the last.
    package static let junctionsInBlock = 1 << blockBits
    /// The bits of the grid in which boxes of blocks are given.
    package static let boxBits = 16

    /// FNV-1a with 64 bits, over words of eight bytes and then the rest by bytes.
    package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        let words = bytes.count / 8
        for word in 0..<words {
            hash ^= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
            hash = hash &* 0x100_0000_01B3
        }
        for offset in words * 8..<bytes.count {
            hash ^= UInt64(bytes[offset])
            hash = hash &* 0x100_0000_01B3
        }
        return hash
    }

    /// The number of bits that it takes to tell `count` things apart.
    package static func width(of count: Int) -> Int {
        count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
    }

    /// The number in the `length` bytes from `offset` on, which must be inside.
    static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int, _ length: Int) -> Int {
        (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
}
