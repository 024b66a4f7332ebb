import Entities
import Platform

/// A part of a table of roads in a cache file; `RoadCacheFrame` has its form. The words of its key are fingerprints of
/// the places of rows and columns, its two numbers the counts of both, and its content those places (8 bytes each), the
/// distance of each from the road (8), and length and time of each cell (16; -1 without a road).
struct RoadTableRecord {
    /// The part of the table.
    let block: RoadTableBlock
    /// The time of the answer, in milliseconds since 1970-01-01 UTC.
    let time: Int64

    /// The engine, and the places of rows and columns.
    struct Key: Hashable {
        /// The fingerprint of the engine's address and profile.
        let engine: UInt64
        let sources: [RoadPoint]
        let targets: [RoadPoint]

        /// The fingerprints of the places.
        var words: (UInt64, UInt64) { (Self.word(sources), Self.word(targets)) }

        private static func word(_ points: [RoadPoint]) -> UInt64 { ContentHash(of: bytes(points)).value }

        /// The places as they stand in a record.
        static func bytes(_ points: [RoadPoint]) -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(points.count * 8)
            for point in points {
                bytes.add(point.latitude)
                bytes.add(point.longitude)
            }
            return bytes
        }
    }

    private enum Kind: UInt32 {
        case osrm = 5
        case valhalla
    }

    /// States a record.
    init(_ block: RoadTableBlock, time: Int64) {
        self.block = block
        self.time = time
    }

    /// Adds the record to `bytes`, which are those of the key `key`.
    func write(_ key: Key, to bytes: inout [UInt8]) {
        var content = Key.bytes(key.sources) + Key.bytes(key.targets)
        func add(_ number: Double) { content.add(number.bitPattern) }
        for offset in block.sourceOffsets + block.targetOffsets { add(offset) }
        for (distance, duration) in zip(block.distances, block.durations) {
            add(distance ?? -1)
            add(duration ?? -1)
        }
        RoadCacheFrame(
            engine: key.engine, words: key.words, time: time,
            kind: (block.source == .osrm ? Kind.osrm : .valhalla).rawValue,
            numbers: (UInt64(key.sources.count), UInt64(key.targets.count))
        ).write(content, to: &bytes)
    }

    /// Reads the record of these bytes, which must be the one of `key`, or of any key for nil; nil if they are not, or
    /// damaged.
    init?(_ bytes: UnsafeRawBufferPointer, _ key: Key? = nil) {
        guard let (frame, content) = RoadCacheFrame.read(bytes), let kind = Kind(rawValue: frame.kind),
            (1...1_000).contains(frame.numbers.0), (1...1_000).contains(frame.numbers.1)
        else { return nil }
        let (rows, columns) = (Int(frame.numbers.0), Int(frame.numbers.1))
        guard content.count == 16 * (rows + columns + rows * columns) else { return nil }
        if let key {
            guard frame.engine == key.engine, key.sources.count == rows, key.targets.count == columns,
                content.starts(with: Key.bytes(key.sources) + Key.bytes(key.targets))
            else { return nil }
        }
        func number(_ index: Int) -> Double { Double(bitPattern: content.number(at: index * 8)) }
        let offsets = (rows + columns..<2 * (rows + columns)).map(number)
        guard offsets.allSatisfy({ $0 >= 0 && $0 <= Road.longest }) else { return nil }
        var distances: [Double?] = []
        var durations: [Double?] = []
        for cell in 0..<rows * columns {
            let (distance, duration) = (
                number(2 * (rows + columns + cell)), number(2 * (rows + columns + cell) + 1)
            )
            guard
                distance == -1 || duration == -1
                    || Road(remembered: distance, duration: duration, source: .osrm, line: []) != nil
            else { return nil }
            distances.append(distance == -1 || duration == -1 ? nil : distance)
            durations.append(distance == -1 || duration == -1 ? nil : duration)
        }
        time = frame.time
        block = RoadTableBlock(
            source: kind == .osrm ? .osrm : .valhalla, distances: distances, durations: durations,
            sourceOffsets: Array(offsets[..<rows]), targetOffsets: Array(offsets[rows...]))
    }

    /// Whether it may still be used at the time `now`: for 30 days, or for ten minutes where a cell has no road or a
    /// place is far from any, since a larger map may take the place of the engine's.
    func isFresh(at now: Int64) -> Bool {
        RoadCacheFrame.isFresh(
            time, minutes: isComplete ? RoadCacheFrame.monthInMinutes : RoadCacheFrame.roadlessMinutes, at: now)
    }

    /// Whether each cell is a road.
    var isComplete: Bool {
        !block.distances.contains(nil)
            && (block.sourceOffsets + block.targetOffsets).allSatisfy { $0 <= RoadOutcome.farthestRoad }
    }
}
