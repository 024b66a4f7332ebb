import Platform

/// A record of a cache file on an address: which map the engine there had last, for the time in which it does not
/// answer. `RoadCacheFrame` has its form, with the address in place of the engine, and the map as its first number.
enum RoadMapRecord {
    private static let kind: UInt32 = 7

    /// Adds to `bytes` that the engine at an address has this map now.
    static func write(address: UInt64, map: UInt64, time: Int64, to bytes: inout [UInt8]) {
        RoadCacheFrame(engine: address, words: (0, 0), time: time, kind: kind, numbers: (map, 0)).write([], to: &bytes)
    }

    /// The map in the newest record of an address; nil where there is none. Linear in the file.
    static func map(of address: UInt64, in bytes: [UInt8]) -> UInt64? {
        var map: UInt64?
        bytes.withUnsafeBytes { bytes in
            RoadCacheFrame.forEach(in: bytes) { offset, length, key in
                guard key.0 == address else { return }
                let record = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
                if let (frame, _) = RoadCacheFrame.read(record), frame.kind == kind { map = frame.numbers.0 }
            }
        }
        return map
    }

    /// Whether these bytes are such a record that is not too old at the time `now`: 30 days, as roads.
    static func isFresh(_ bytes: UnsafeRawBufferPointer, at now: Int64) -> Bool {
        guard let (frame, _) = RoadCacheFrame.read(bytes), frame.kind == kind else { return false }
        return RoadCacheFrame.isFresh(frame.time, minutes: RoadCacheFrame.monthInMinutes, at: now)
    }
}
