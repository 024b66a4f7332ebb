import Geodesy

/// The longitudes that the lines of a map pass, in bins of half a degree.
struct LongitudeCover {
    private static let bins = 720
    /// The number of lines that pass each bin, from the antimeridian to the east.
    private var counts = Array(repeating: 0, count: bins)
    private var last: Double?

    /// Goes on to the next point of a line, the shorter way round.
    mutating func add(longitude: Double) {
        defer { last = longitude }
        let start = last ?? longitude
        var way = longitude - start
        if way > 180 { way -= 360 } else if way < -180 { way += 360 }
        let (first, end) = (Self.bin(min(start, start + way)), Self.bin(max(start, start + way)))
        for bin in first...end { counts[(bin + 2 * Self.bins) % Self.bins] += 1 }
    }

    /// Ends a line.
    mutating func endLine() { last = nil }

    private static func bin(_ longitude: Double) -> Int { Int(((longitude + 180) * 2).rounded(.down)) }

    /// The longitude in the middle of a map that is cut where no line is: opposite the middle of the widest gap; where
    /// there is none, opposite the bin with the fewest lines, of equal ones that next to the Bering Strait.
    var middle: Double {
        let bins = Self.bins
        // The strait's bin, 169° west.
        let strait = 22
        let least = counts.min() ?? 0
        var best = (start: strait, length: 0)
        var length = 0
        // Twice round, so that a gap at the antimeridian is found whole.
        for bin in 0..<2 * bins {
            length = counts[(bin + strait) % bins] == least ? min(length + 1, bins) : 0
            if length > best.length { best = (bin + strait - length + 1, length) }
        }
        if least > 0 || best.length == bins { best = (best.length == bins ? strait : best.start, 1) }
        let cut = (Double(best.start) + Double(best.length) / 2) / 2 - 180
        var middle = cut + 180
        while middle >= 180 { middle -= 360 }
        while middle < -180 { middle += 360 }
        return middle
    }
}
