/// The records of one engine in the bytes of a cache file, found by their keys: the newest of each. Damaged ones are skipped.
struct RoadCacheIndex {
    private let bytes: [UInt8]
    private let engine: UInt64
    /// Open addressing with steps of one: the offset of a record plus one, or 0.
    private var slots: [Int32]
    private let shift: UInt64

    /// Finds the records of the engine. Linear.
    init(_ bytes: [UInt8], engine: UInt64) {
        self.bytes = bytes
        self.engine = engine
        var offsets: [(offset: Int32, from: UInt64, to: UInt64)] = []
        bytes.withUnsafeBytes { bytes in
            RoadCacheRecord.forEach(in: bytes) { offset, _, key in
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
            return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)) == from
                && UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 32, as: UInt64.self)) == to
        }
    }

    /// The record of a way; nil where there is none or it is damaged.
    func record(_ from: RoadPoint, _ to: RoadPoint) -> RoadCacheRecord? {
        let key = RoadCacheRecord.Key(engine: engine, from: from, to: to)
        let entry = slots[slot(key.words.0, key.words.1)]
        guard entry != 0 else { return nil }
        return bytes.withUnsafeBytes { bytes in
            let offset = Int(entry) - 1
            let length = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self))
            guard
                let record = RoadCacheRecord(
                    UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + Int(length)]))
            else { return nil }
            return record.key == key ? record : nil
        }
    }
}
