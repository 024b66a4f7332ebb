/// Reads a name character by character and keeps the beginnings of a query that it may stand for, each with its slips.
///
/// A slip is a character put in, left out or replaced, or two neighbours swapped (optimal string alignment, as in B. J.
/// Oommen, R. K. S. Loke, 1997). For each number of slips there is one mask, whose bit `i` says that the first `i`
/// characters of the query are at most that many slips from what was read (S. Wu, U. Manber, "Fast text searching
/// allowing errors", 1992): one character takes a few operations for each slip. The masks of all beginnings of the name
/// are kept, so that a name that begins like the one before goes on from there.
struct SpellingAutomaton<Mask: FixedWidthInteger & UnsignedInteger & Sendable>: ~Copyable {
    /// The most slips that are counted.
    let limit: Int
    /// The number of rows: no name with more characters is within the limit.
    let height: Int
    private let length: Int
    private let stride: Int
    /// The bits that mean something: 0 to the length of the query.
    private let valid: Mask
    /// The positions of each ASCII character in the query: bit 1 is its first character.
    private let places: UnsafeMutablePointer<Mask>
    /// The same for other characters, of which a query has few.
    private var others: [(scalar: UInt32, places: Mask)] = []
    /// The masks of each row, those of no slip first. Row `r` is what is known after `r` characters.
    private let rows: UnsafeMutablePointer<Mask>
    /// The positions in the query of the character before each row.
    private let lastPlaces: UnsafeMutablePointer<Mask>

    /// The most characters of a query.
    static var longestQuery: Int { Mask.bitWidth - 1 }

    /// Starts before the first character of a name; the query has at most `longestQuery` characters.
    init(_ query: [UInt32], limit: Int) {
        self.limit = limit
        length = query.count
        stride = limit + 1
        height = query.count + limit + 2
        valid = ~0 >> (Mask.bitWidth - 1 - query.count)
        places = .allocate(capacity: 128)
        places.initialize(repeating: 0, count: 128)
        rows = .allocate(capacity: height * stride)
        rows.initialize(repeating: 0, count: height * stride)
        lastPlaces = .allocate(capacity: height)
        lastPlaces.initialize(repeating: 0, count: height)
        // Before anything is read, as many characters may be missing as slips are allowed.
        for slips in 0...limit { rows[slips] = (~0 >> (Mask.bitWidth - 1 - slips)) & valid }
        for (index, scalar) in query.enumerated() {
            let bit = Mask(1) << (index + 1)
            if scalar < 0x80 {
                places[Int(scalar)] |= bit
            } else if let known = others.firstIndex(where: { $0.scalar == scalar }) {
                others[known].places |= bit
            } else {
                others.append((scalar, bit))
            }
        }
    }

    deinit {
        places.deallocate()
        rows.deallocate()
        lastPlaces.deallocate()
    }

    /// Reads `scalar` behind the first `row` characters, fewer than `height` - 1; false when no name that goes on from
    /// there is at most `most` slips from the query.
    @inline(__always)
    func read(_ scalar: UInt32, behind row: Int, atMost most: Int) -> Bool {
        let here = scalar < 0x80 ? places[Int(scalar)] : placesOfOther(scalar)
        lastPlaces[row + 1] = here
        let old = rows + row * stride
        let new = old + stride
        var fewer = (old[0] &<< 1) & here
        new[0] = fewer
        // Two neighbours that are swapped go on from two characters before.
        let swapped = row > 0 ? lastPlaces[row] & (here &<< 1) : 0
        var slips = 1
        while slips <= most {
            let before = old[slips - 1]
            var mask = ((old[slips] &<< 1) & here) | before | (before &<< 1) | (fewer &<< 1)
            if swapped != 0 { mask |= (old[slips - 1 - stride] &<< 2) & swapped }
            fewer = mask & valid
            new[slips] = fewer
            slips += 1
        }
        return fewer != 0
    }

    /// Returns the slips between the first `row` characters and the whole query; nil when more than `most`.
    @inline(__always)
    func slips(after row: Int, atMost most: Int) -> Int? {
        let masks = rows + row * stride
        for slips in 0...most where masks[slips] &>> length & 1 == 1 { return slips }
        return nil
    }

    private func placesOfOther(_ scalar: UInt32) -> Mask {
        for other in others where other.scalar == scalar { return other.places }
        return 0
    }
}
