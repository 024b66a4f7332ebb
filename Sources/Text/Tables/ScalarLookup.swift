extension ScalarSets {
    /// Whether `scalar` lies in one of the half-open ranges that sorted `bounds` describe. Logarithmic in their number.
    static func contains(_ bounds: [UInt32], _ scalar: UInt32) -> Bool {
        var low = 0
        var high = bounds.count
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= scalar { low = middle + 1 } else { high = middle }
        }
        // An odd number of bounds at or below the scalar: a range is open there.
        return low & 1 == 1
    }
}
