/// The result of one run of one contender.
struct Sample {
    /// Seconds, unless the benchmark's `Quantity` says otherwise.
    let value: Double
    /// The peak memory of the process in bytes.
    let peakMemory: Int
}

/// A summary of several numbers.
struct Spread {
    let median: Double
    let least: Double
    let most: Double

    /// Summarizes numbers; all properties are zero if there are none.
    init(_ numbers: [Double]) {
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        switch sorted.count {
        case 0: median = 0
        case let count where count % 2 == 0: median = (sorted[middle - 1] + sorted[middle]) / 2
        default: median = sorted[middle]
        }
        least = sorted.first ?? 0
        most = sorted.last ?? 0
    }
}
