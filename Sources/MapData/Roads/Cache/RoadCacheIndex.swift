/// The records of one engine in the bytes of a cache file, found by their keys: the newest of each. Damaged ones are
/// skipped.
struct RoadCacheIndex {
    private let bytes: [UInt8]
    private let engine: UInt64
    /// The table, in open addressing with steps of one: the offset of a record plus one, or 0.
    private var slots: [Int32]
    private let shift: UInt64

    /// Finds the records of the engine. Linear.
    init(_ bytes: [UInt8], engine: UInt64) {
        self.bytes = bytes
        self.engine = engine
        var offsets: [(offset: Int32, from: UInt64, to: UInt64)] = []
        bytes.withUnsafeBytes { bytes in
            RoadCacheFrame.forEach(in: bytes) { offset, _, key in
                if key.0 == engine, let offset = Int32(exactly: offset) { offsets.append((offset, key.1, key.2)) }
            }
        }
        var bits: UInt64 = 4
        while 1 << bits < offsets.count * 2 { bits += 1 }
        shift = 64 - bits
        slots = [Int32](repeating: 0, count: 1 << bits)
        for record in offsets { slots[slot(record.from, record.to)] = record.offset + 1 }
    }

    /// The slot of a key, or the empty one where it belongs.
    private func slot(_ from: UInt64, _ to: UInt64) -> Int {
        let hash = ((from &* 0x9E37_79B9_7F4A_7C15) ^ to) &* 0xC2B2_AE3D_27D4_EB4F
        var slot = Int(((hash ^ (hash >> 29)) &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while slots[slot] != 0, !holds(slots[slot], from, to) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private func holds(_ entry: Int32, _ from: UInt64, _ to: UInt64) -> Bool {
        bytes.withUnsafeBytes { bytes in
            let offset = Int(entry) - 1
            return bytes.number(at: offset + 24) == from && bytes.number(at: offset + 32) == to
        }
    }

    /// The record of a way; nil where there is none or it is damaged.
    func record(_ from: RoadPoint, _ to: RoadPoint) -> RoadCacheRecord? {
        let key = RoadCacheRecord.Key(engine: engine, from: from, to: to)
        return withRecord(key.words) { bytes in RoadCacheRecord(bytes).flatMap { $0.key == key ? $0 : nil } }
    }

    /// The record of a part of a table; nil where there is none or it is damaged.
    func table(from sources: [RoadPoint], to targets: [RoadPoint]) -> RoadTableRecord? {
        let key = RoadTableRecord.Key(engine: engine, sources: sources, targets: targets)
        return withRecord(key.words) { RoadTableRecord($0, key) }
    }

    /// The record of a way along the roads inside; nil where there is none or it is damaged.
    func outcome(_ ends: RoadEnds) -> InsideOutcome? {
        let key = RoadCacheRecord.Key(engine: engine, from: ends.from, to: ends.to)
        return withRecord(key.words) { bytes in
            InsideWayRecord(bytes).flatMap { $0.ends == ends ? $0.outcome : nil }
        }
    }

    /// Returns what `body` makes of the bytes of the record with these words; nil where there is none.
    private func withRecord<Record>(
        _ words: (UInt64, UInt64), _ body: (UnsafeRawBufferPointer) -> Record?
    ) -> Record? {
        let entry = slots[slot(words.0, words.1)]
        guard entry != 0 else { return nil }
        return bytes.withUnsafeBytes { bytes in
            let offset = Int(entry) - 1
            let length = Int(bytes.number(at: offset + 4) as UInt32)
            return body(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]))
        }
    }
}
