extension FoldingTable {
    /// The entry of a scalar that folding changes, or nil. A binary search inside one page of 256.
    static func place(of scalar: UInt32) -> UInt32? {
        let page = Int(scalar >> 8)
        guard page + 1 < pages.count else { return nil }
        var low = Int(pages[page])
        let end = Int(pages[page + 1])
        var high = end
        let key = scalar & 0xFF
        while low < high {
            let middle = (low + high) / 2
            if entries[middle] >> 24 < key { low = middle + 1 } else { high = middle }
        }
        return low < end && entries[low] >> 24 == key ? entries[low] : nil
    }

    /// The bytes that an entry stands for.
    static func result(at entry: UInt32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: pool.utf8Start + Int(entry & 0x3FFFF), count: Int(entry >> 18 & 0x3F))
    }
}
