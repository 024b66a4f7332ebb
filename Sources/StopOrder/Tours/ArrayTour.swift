/// A closed tour as an array of nodes, with the place of each node in it, in memory that `TourMemory` owns. Copies are
/// the same tour.
struct ArrayTour: BitwiseCopyable {
    /// The number of nodes.
    let count: Int
    /// The nodes in order.
    let nodes: UnsafeMutablePointer<Int32>
    /// The place of each node in `nodes`.
    let places: UnsafeMutablePointer<Int32>

    /// The nodes in order, copied to an array.
    var order: [Int] { (0..<count).map { node($0) } }

    /// Replaces the tour by another order of the same nodes.
    func set(_ order: [Int]) {
        for place in 0..<count { put(Int32(truncatingIfNeeded: order[place]), at: place) }
    }

    /// The cost of all edges.
    func length(_ cost: some SymmetricCost) -> Double {
        var sum = 0.0
        for place in 0..<count { sum += cost(node(place), node(after(place))) }
        return sum
    }

    /// The node at a place.
    @inline(__always)
    func node(_ place: Int) -> Int { Int(truncatingIfNeeded: nodes[place]) }

    /// The place of a node.
    @inline(__always)
    func place(_ node: Int) -> Int { Int(truncatingIfNeeded: places[node]) }

    /// The place after a place.
    @inline(__always)
    func after(_ place: Int) -> Int { place &+ 1 == count ? 0 : place &+ 1 }

    /// The place before a place.
    @inline(__always)
    func before(_ place: Int) -> Int { place == 0 ? count &- 1 : place &- 1 }

    /// The place of the earlier end of the edge between two nodes; nil if the tour does not have this edge.
    @inline(__always)
    func edge(_ a: Int, _ b: Int) -> Int? {
        let (first, second) = (place(a), place(b))
        if after(first) == second { return first }
        return after(second) == first ? second : nil
    }

    /// Puts a node at a place.
    @inline(__always)
    func put(_ node: Int32, at place: Int) {
        nodes[place] = node
        places[Int(truncatingIfNeeded: node)] = Int32(truncatingIfNeeded: place)
    }

    /// Copies `length` nodes to `copy`, from `place` on, wrapping around the end of the array.
    func read(from place: Int, length: Int, to copy: UnsafeMutablePointer<Int32>) {
        let first = min(length, count &- place)
        for index in 0..<first { copy[index] = nodes[place &+ index] }
        for index in first..<length { copy[index] = nodes[index &- first] }
    }

    /// Copies `length` nodes to `copy`, from `place` backwards, wrapping around the start of the array.
    func readBackwards(from place: Int, length: Int, to copy: UnsafeMutablePointer<Int32>) {
        let first = min(length, place &+ 1)
        for index in 0..<first { copy[index] = nodes[place &- index] }
        for index in first..<length { copy[index] = nodes[count &+ first &- 1 &- index] }
    }

    /// Writes `length` nodes from `place` on, wrapping around the end of the array.
    func write(_ copy: UnsafePointer<Int32>, length: Int, at place: Int) {
        let first = min(length, count &- place)
        for index in 0..<first { put(copy[index], at: place &+ index) }
        for index in first..<length { put(copy[index], at: index &- first) }
    }
}

/// The memory of tours of the same nodes.
struct TourMemory: ~Copyable {
    private let count: Int
    private let nodes: UnsafeMutablePointer<Int32>
    private let places: UnsafeMutablePointer<Int32>

    /// Allocates memory for `tours` tours of `count` nodes, which visit the nodes in the order of their numbers.
    init(tours: Int, count: Int) {
        self.count = count
        nodes = .allocate(capacity: tours * count)
        places = .allocate(capacity: tours * count)
        for index in 0..<(tours * count) {
            (nodes + index).initialize(to: Int32(truncatingIfNeeded: index % count))
            (places + index).initialize(to: Int32(truncatingIfNeeded: index % count))
        }
    }

    deinit {
        nodes.deallocate()
        places.deallocate()
    }

    /// The tour of an index, valid only as long as this value exists.
    subscript(index: Int) -> ArrayTour {
        ArrayTour(count: count, nodes: nodes + index * count, places: places + index * count)
    }
}
