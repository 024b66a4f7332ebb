/// The kind of a line of the base map.
package enum ShorelineKind: Int, CaseIterable, Sendable {
    /// The line between land and the sea.
    case coast
    /// The shore of a lake.
    case lake
    /// A border between countries, on land.
    case border
    /// A border between states of a country.
    case state
}

/// The level of detail of the lines of the base map.
package enum ShorelineDetail: Int, CaseIterable, Sendable, CustomStringConvertible {
    /// The lines for maps of 2 km a dot and more: Natural Earth 1:50m.
    case medium
    /// The lines for closer maps: Natural Earth 1:10m.
    case fine

    /// The word for messages.
    package var description: String {
        switch self {
        case .medium: "medium"
        case .fine: "fine"
        }
    }

    /// The steps in a degree in which points are stored: 0.02° (2.2 km) and 0.004° (445 m) of latitude.
    package var stepsPerDegree: Int {
        switch self {
        case .medium: 50
        case .fine: 250
        }
    }
}

/// The layout of the file of the base map; all numbers little endian.
///
/// Header (112 bytes): magic (8 bytes), version (4), number of levels of detail (4), length of the file (8), checksum
/// of the header (8, itself read as 0); then for each level: steps per degree (4), number of pieces of each kind (4
/// each), offset of the directory (4), offset of the points (4), length of the points (4), checksum of directory
/// and points (8). The directory of a level stands right before its points.
///
/// A line is cut into pieces, so that only what is visible has to be decoded. A piece has 8 bytes in the directory:
/// west and south side of its box in 1/50 degree (2 each, signed), width and height of the box in 1/50 degree (1 each),
/// length of its points in bytes (2). The points of the pieces follow one another in the order of the directory.
///
/// Points are whole steps of `ShorelineDetail.stepsPerDegree`: first the steps of the first point from the south-west
/// corner of the box, east and north (variable-length, 7 bits a byte, the lowest first); then for each further point
/// its steps east and north from the one before:
/// - up to 7 either way: one byte, `15 (north + 7) + (east + 7)`;
/// - up to 43 either way: with `v = 87 (north + 43) + (east + 43)` the bytes `225 + v / 256` and `v % 256`;
/// - else the byte 255 and two variable-length numbers, `2 n` for n >= 0 and `-2 n - 1` for n < 0.
package enum ShorelinesFormat {
    /// The first bytes of every version.
    package static let magic: [UInt8] = Array("ROADSHO\n".utf8)
    /// The version that this program writes and reads.
    package static let version = 2
    /// The offset of the checksum of the header.
    package static let checksumOffset = 24
    /// The offset of the entries of the levels.
    package static let levelsOffset = 32
    /// The length of the entry of a level in bytes.
    package static let levelLength = 40
    /// The length of the whole header in bytes.
    package static let headerLength = levelsOffset + levelLength * ShorelineDetail.allCases.count
    /// The length of a piece's entry in the directory in bytes.
    package static let entryLength = 8
    /// The steps in a degree in which boxes are stored; those of points are multiples of it.
    package static let boxStepsPerDegree = 50
    /// The farthest step from one point to the next that takes one byte.
    package static let shortStep = 7
    /// The farthest step that takes two bytes.
    package static let middleStep = 43
    /// The first byte of a step of two bytes.
    package static let middleMark = 225
    /// The first byte of a step of three bytes and more.
    package static let longMark = 255

    /// The checksum of bytes: FNV-1a with 64 bits, over words of eight bytes and then the rest by bytes. It finds any
    /// single changed byte; 800 kB take 0.2 ms.
    package static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        let raw = UnsafeRawBufferPointer(bytes)
        let words = raw.count / 8
        for word in 0..<words {
            hash ^= UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
            hash = hash &* 0x100_0000_01B3
        }
        for offset in words * 8..<raw.count {
            hash ^= UInt64(raw[offset])
            hash = hash &* 0x100_0000_01B3
        }
        return hash
    }

    /// The checksum of a header, its own eight bytes read as 0.
    package static func headerChecksum(_ header: some Collection<UInt8>) -> UInt64 {
        var header = Array(header)
        for offset in checksumOffset..<min(checksumOffset + 8, header.count) { header[offset] = 0 }
        return header.withUnsafeBufferPointer { checksum($0) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number in `bytes` bytes from `offset` on, the lowest first; -1 where that is not all inside.
    func number(at offset: Int, bytes: Int) -> Int {
        guard offset >= 0, offset <= count - bytes else { return -1 }
        return (0..<bytes).reduce(0) { $0 | Int(truncatingIfNeeded: self[offset + $1]) << (8 * $1) }
    }
}
