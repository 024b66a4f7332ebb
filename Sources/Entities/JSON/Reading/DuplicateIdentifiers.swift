/// The indexes, ascending, of stops that have the same id as an earlier stop. Linear.
///
/// Uses a hash table of indexes with open addressing, which is several times smaller and faster than a `Set` of ids.
/// The hash is keyed with a random number of this process, so that no file can be made whose ids all collide; the
/// result does not depend on the key.
func indexesOfDuplicateIDs(_ stops: [Waypoint]) -> [Int] {
    var duplicates: [Int] = []
    guard stops.count > 1, stops.count < Int(UInt32.max) / 4 else { return duplicates }
    if stops.count <= 8 {
        for index in 1..<stops.count where stops[..<index].contains(where: { $0.id == stops[index].id }) {
            duplicates.append(index)
        }
        return duplicates
    }
    let bits = Int.bitWidth - (stops.count * 2).leadingZeroBitCount
    let mask = 1 << bits - 1
    let key = UInt64(bitPattern: Int64(0.hashValue)) | 1
    stops.withUnsafeBufferPointer { stops in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: mask + 1) { table in
            table.initialize(repeating: 0)
            for index in stops.indices {
                let id = stops[index].id
                let product = (id.high ^ key).multipliedFullWidth(by: id.low ^ key.byteSwapped)
                var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
                while table[slot] != 0 {
                    let other = stops[Int(table[slot]) - 1].id
                    if other == id { break }
                    slot = (slot + 1) & mask
                }
                if table[slot] == 0 { table[slot] = UInt32(index + 1) } else { duplicates.append(index) }
            }
        }
    }
    return duplicates
}
