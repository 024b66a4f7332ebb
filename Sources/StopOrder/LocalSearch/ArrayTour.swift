/// A closed tour as an array of nodes, with the place of each node in it.
struct ArrayTour: ~Copyable {
    /// The number of nodes.
    let count: Int
    /// The nodes in order.
    let nodes: UnsafeMutableBufferPointer<Int32>
    /// The place of each node in `nodes`.
    let places: UnsafeMutableBufferPointer<Int32>

    private let kept: UnsafeMutableBufferPointer<Int32>

    /// Creates a tour from the nodes in order.
    init(_ order: [Int]) {
        count = order.count
        kept = .allocate(capacity: count)
        nodes = .allocate(capacity: count)
        places = .allocate(capacity: count)
        _ = nodes.initialize(fromContentsOf: order.lazy.map { Int32(truncatingIfNeeded: $0) })
        places.initialize(repeating: 0)
        _ = kept.initialize(fromContentsOf: nodes)
        for place in 0..<count { places[Int(nodes[place])] = Int32(truncatingIfNeeded: place) }
    }

    deinit {
        nodes.deallocate()
        kept.deallocate()
        places.deallocate()
    }

    /// The nodes in order, copied to an array.
    var order: [Int] { nodes.map { Int($0) } }

    /// Saves the current tour for `restore`.
    func keep() { _ = kept.update(fromContentsOf: nodes) }

    /// Restores the tour that was saved last, or the initial tour.
    func restore() { for place in 0..<count { put(kept[place], at: place) } }

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
