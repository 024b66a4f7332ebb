/// A ferry as the table of ferries stores it.
struct FerryEntry {
    private let bytes: UnsafeRawBufferPointer
    private let offset: Int
    private let layout: RoadLayout

    /// The ferry of a number below the count of ferries.
    init(_ network: RoadNetwork, _ index: Int) {
        bytes = network.bytes
        layout = network.layout
        offset = layout.ferriesOffset + index * RoadFormat.ferryLength
    }

    /// The junctions at both ends, as they stand in the file.
    var ends: (Int, Int) { (RoadFormat.number(bytes, at: offset, 4), RoadFormat.number(bytes, at: offset + 4, 4)) }
    /// The points of both ends.
    var points: [NetworkPoint] {
        [16, 24].map { start in
            func number(_ offset: Int) -> Int32 {
                Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self))
            }
            return NetworkPoint(x: number(offset + start), y: number(offset + start + 4))
        }
    }
    /// The length of the crossing in metres.
    var metres: Int { RoadFormat.number(bytes, at: offset + 8, 4) }
    /// The time of the crossing in seconds; at most a week.
    var crossing: Int { min(RoadFormat.number(bytes, at: offset + 12, 4), 7 * 86_400) }
    /// Sailings a day in hundredths.
    var sailings: Int { RoadFormat.number(bytes, at: offset + 32, 2) }
    /// Whether it is a train.
    var isTrain: Bool { bytes[offset + 34] == 1 }
    /// The time that the search counts, in seconds.
    var countedSeconds: Int { RoadTimes.ferry(crossing: crossing, sailings: sailings) }

    /// The names of both ends and the season; nil where they do not lie in the file.
    var texts: (from: String, to: String, season: String)? {
        let start = layout.textsOffset + RoadFormat.number(bytes, at: offset + 36, 4)
        let lengths = (0..<3).map { Int(bytes[offset + 40 + $0]) }
        guard start + lengths.reduce(0, +) <= layout.directoryOffset else { return nil }
        let middle = start + lengths[0]
        let last = middle + lengths[1]
        return (text(start..<middle), text(middle..<last), text(last..<last + lengths[2]))
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
