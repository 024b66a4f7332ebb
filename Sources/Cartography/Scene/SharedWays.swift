import Geodesy

/// The pieces of road that several lines of a map drive, by which these are set side by side so that none covers
/// another: the days of a trip, and the way there and back.
struct SharedWays {
    /// The distance between the middles of two lines side by side, in dots.
    static let spacing = 0.85
    /// The lines that are told apart on one piece of road.
    private static let mostSeries = 32

    /// The pieces in a table of open addresses, by the hash of their ends; 0 where a place is free.
    private var keys: [UInt64] = []
    /// The lines on each piece: two bits a series, for driving it as its first line does, and the other way.
    private var users: [UInt64] = []
    /// Whether the first line on a piece drives from the lesser end to the greater one.
    private var isUpward: [Bool] = []
    /// Whether some piece has more than one line.
    private(set) var isAnyShared = false

    /// Collects the pieces of all legs. Linear.
    init(_ legs: [MapSubject.Leg]) {
        let count = legs.reduce(0) { $0 + $1.path.count }
        var size = 16
        while size < 2 * count { size *= 2 }
        keys = Array(repeating: 0, count: size)
        users = Array(repeating: 0, count: size)
        isUpward = Array(repeating: false, count: size)
        for leg in legs {
            forEachPiece(of: leg.path) { _, hash, isUp in
                let place = place(of: hash)
                if keys[place] == 0 {
                    keys[place] = hash
                    isUpward[place] = isUp
                }
                users[place] |= Self.bit(leg.series, isFirstWay: isUpward[place] == isUp)
                if users[place].nonzeroBitCount > 1 { isAnyShared = true }
            }
        }
    }

    /// The distance to the right, in dots, by which each piece of a leg is moved: one less than its points.
    func offsets(of leg: MapSubject.Leg) -> [Double] {
        var offsets = Array(repeating: 0.0, count: max(leg.path.count - 1, 0))
        forEachPiece(of: leg.path) { index, hash, isUp in
            let place = place(of: hash)
            let count = users[place].nonzeroBitCount
            guard keys[place] == hash, count > 1 else { return }
            let isFirstWay = isUpward[place] == isUp
            let bit = Self.bit(leg.series, isFirstWay: isFirstWay)
            let before = (users[place] & (bit - 1)).nonzeroBitCount
            let offset = (Double(count - 1) / 2 - Double(before)) * Self.spacing
            offsets[index] = isFirstWay ? offset : -offset
        }
        return offsets
    }

    private static func bit(_ series: Int, isFirstWay: Bool) -> UInt64 {
        1 << UInt64(series % mostSeries * 2 + (isFirstWay ? 0 : 1))
    }

    /// The place of a hash in the table, or the free one where it belongs.
    @inline(__always)
    private func place(of hash: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: hash >> 20) & (keys.count - 1)
        while keys[place] != 0, keys[place] != hash { place = (place + 1) & (keys.count - 1) }
        return place
    }

    /// Hands the pieces of a path to `body`: the index, a hash of the ends in either order, and whether it leads from
    /// the lesser end to the greater one. Pieces without length are left out.
    @inline(__always)
    private func forEachPiece(of path: [Coordinate], _ body: (Int, UInt64, Bool) -> Void) {
        guard let first = path.first else { return }
        var from = Self.key(first)
        for index in path.indices.dropFirst() {
            let to = Self.key(path[index])
            defer { from = to }
            guard from != to else { continue }
            let (low, high) = (min(from, to), max(from, to))
            var hash = (low &* 0x9E37_79B9_7F4A_7C15) ^ ((high &* 0xC2B2_AE3D_27D4_EB4F) >> 1)
            hash ^= hash >> 29
            hash = hash &* 0xBF58_476D_1CE4_E5B9
            body(index - 1, hash | 1, from < to)
        }
    }

    /// A place to a hundred-thousandth of a degree.
    @inline(__always)
    private static func key(_ place: Coordinate) -> UInt64 {
        let latitude = UInt64(Int((place.latitude * 100_000).rounded()) + 9_000_000)
        let longitude = UInt64(Int((place.longitude * 100_000).rounded()) + 18_000_000)
        return latitude << 32 | longitude
    }
}
