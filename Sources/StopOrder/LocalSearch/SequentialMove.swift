/// A move that takes two or three edges out of a tour and joins the ends one after the other: the second end of each
/// edge to the first end of the next, and that of the last to the first end of the first.
struct SequentialMove {
    /// How many edges a move may exchange at most.
    static let mostEdges = 3

    // Bit 8 c + 4 f + 2 g + h is set where three edges that lie in cyclic order (c = 1) or against it (c = 0), taken
    // from their earlier end on (f, g, h = 1) or from their later one, are exchanged for those of one tour.
    private static let toursOfThree = 0x17E8

    /// The places of the earlier ends of the edges; the third is -1 where there are two.
    let places: (Int, Int, Int)
    // 4 where the first edge is taken from its earlier end on, 2 for the second, 1 for the third.
    private let directions: Int

    /// A move of two edges, each by the place of its earlier end, and whether it is taken from that end on.
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

    /// This move of two edges with a third one.
    @inline(__always)
    func adding(_ third: Int, isForward: Bool) -> SequentialMove {
        SequentialMove((places.0, places.1, third), directions: directions | (isForward ? 1 : 0))
    }

    /// How many edges are exchanged.
    var edges: Int { places.2 < 0 ? 2 : 3 }

    /// Whether two edges, exchanged, leave one tour: exactly if one is taken forward and one backward.
    @inline(__always)
    var twoMakeTour: Bool { directions == 2 || directions == 4 }

    /// Whether three edges are different ones and, exchanged, leave one tour.
    @inline(__always)
    var threeMakeTour: Bool {
        let (first, second, third) = places
        if third == first || third == second { return false }
        // In cyclic order exactly if two of the three comparisons hold.
        let ascents = (first < second ? 1 : 0) &+ (second < third ? 1 : 0) &+ (third < first ? 1 : 0)
        return Self.toursOfThree &>> (directions | (ascents & 2) &<< 2) & 1 == 1
    }

    /// Whether edge 0, 1 or 2 is taken from its earlier end on.
    func isForward(_ edge: Int) -> Bool { directions &>> (2 &- edge) & 1 == 1 }

    /// The place of edge 0, 1 or 2.
    func place(_ edge: Int) -> Int { edge == 0 ? places.0 : edge == 1 ? places.1 : places.2 }
}
