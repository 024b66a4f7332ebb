extension FoldingTable {
    /// The entry of a scalar that folding changes; nil for any other. A binary search within the scalar's page of 256.
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

    /// The folded form that an entry stands for, in UTF-8.
    static func result(at entry: UInt32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: pool.utf8Start + Int(entry & 0x3FFFF), count: Int(entry >> 18 & 0x3F))
    }
}

extension ScalarSets {
    /// Whether `scalar` is in a set of half-open ranges, given by the sorted `bounds` where ranges begin and end in
    /// turn. Logarithmic in their number.
    static func contains(_ bounds: [UInt32], _ scalar: UInt32) -> Bool {
        var low = 0
        var high = bounds.count
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= scalar { low = middle + 1 } else { high = middle }
        }
        // If an odd number of bounds is at or below the scalar, a range has begun there and not ended.
        return low & 1 == 1
    }
}
