/// A move that removes two or three edges of a tour and adds edges from the second end of each removed edge to the
/// first end of the next, and from the second end of the last to the first end of the first.
struct SequentialMove {
    /// The maximum number of edges that a move exchanges.
    static let mostEdges = 3

    // Bit 8 c + 4 f + 2 g + h tells whether the exchange of three edges results in one tour. c is 1 if the edges are in
    // cyclic order in the tour; f, g and h are 1 if the first end of the first, second and third edge is its earlier
    // one.
    private static let toursOfThree = 0x17E8

    /// The places of the earlier ends of the edges; the third is -1 if there are two edges.
    let places: (Int, Int, Int)
    // Bits 4, 2 and 1 are set if the first end of the first, second and third edge is its earlier one.
    private let directions: Int

    /// A move of two edges, each given by the place of its earlier end and whether that is its first end.
    @inline(__always)
    init(_ first: Int, isForward: Bool, _ second: Int, isForward secondIsForward: Bool) {
        places = (first, second, -1)
        directions = (isForward ? 4 : 0) | (secondIsForward ? 2 : 0)
    }

    @inline(__always)
    private init(_ places: (Int, Int, Int), directions: Int) {
        self.places = places
        self.directions = directions
    }

    /// Returns this move of two edges, extended by a third.
    @inline(__always)
    func adding(_ third: Int, isForward: Bool) -> SequentialMove {
        SequentialMove((places.0, places.1, third), directions: directions | (isForward ? 1 : 0))
    }

    /// The number of edges that are exchanged.
    var edges: Int { places.2 < 0 ? 2 : 3 }

    /// Whether the exchange of two edges results in one tour: if exactly one of them is forward.
    @inline(__always)
    var twoMakeTour: Bool { directions == 2 || directions == 4 }

    /// Whether the three edges are different and their exchange results in one tour.
    @inline(__always)
    var threeMakeTour: Bool {
        let (first, second, third) = places
        if third == first || third == second { return false }
        // The edges are in cyclic order exactly if two of the three comparisons are true.
        let ascents = (first < second ? 1 : 0) &+ (second < third ? 1 : 0) &+ (third < first ? 1 : 0)
        return Self.toursOfThree &>> (directions | (ascents & 2) &<< 2) & 1 == 1
    }

    /// Whether the first end of edge 0, 1 or 2 is its earlier one.
    func isForward(_ edge: Int) -> Bool { directions &>> (2 &- edge) & 1 == 1 }

    /// The place of edge 0, 1 or 2.
    func place(_ edge: Int) -> Int { edge == 0 ? places.0 : edge == 1 ? places.1 : places.2 }
}
