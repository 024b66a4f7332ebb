/// Tour improvement for asymmetric distances: exchanges two neighbouring segments (or-3opt, the only exchange of three
/// edges that reverses no segment; Kanellakis and Papadimitriou 1980), guided by near successors.
struct DirectedThreeOpt: KickedTour, ~Copyable {
    /// The number of nodes.
    let count: Int
    /// The current tour.
    let tour: ArrayTour
    /// The length of the tour.
    var length = 0.0
    /// Whether moves are logged, so that they can be undone.
    var isLogging = false

    private let values: UnsafeBufferPointer<Double>
    private let successors: CandidateGraph
    private let tolerance: Double
    private let scratch: Storage<Int32>
    private let isQueued: Storage<Bool>
    private var queue: [Int] = []
    private var log = UndoLog()

    /// Creates a search that starts with an order of all nodes. `values` is the full matrix, row by row, and must
    /// outlive this object; gains up to `tolerance` are ignored as rounding.
    init(_ values: UnsafeBufferPointer<Double>, order: [Int], successors: CandidateGraph, tolerance: Double) {
        self.values = values
        self.successors = successors
        self.tolerance = tolerance
        count = order.count
        tour = ArrayTour(order)
        scratch = Storage(order.count, repeating: 0)
        isQueued = Storage(order.count, repeating: false)
        measure()
    }

    /// Whether no node is waiting to be processed.
    var isQueueEmpty: Bool { queue.isEmpty }

    /// Recomputes `length`.
    mutating func measure() {
        var sum = 0.0
        for place in 0..<count { sum += cost(tour.node(place), tour.node(tour.after(place))) }
        length = sum
    }

    /// The place of a node reached by a random walk over candidate edges from the node at a place.
    func wander(from place: Int, steps: Int, random: inout SeededRandom) -> Int {
        var node = tour.node(place)
        for _ in 0..<steps {
            let near = successors.neighbours(of: node)
            if near.isEmpty { break }
            node = Int(near[near.startIndex + random.below(near.count)])
        }
        return tour.place(node)
    }

    /// Nil: directed tours have no kicks of far parts.
    func farPlace(random: inout SeededRandom) -> Int? { nil }

    /// Puts every node into the queue, so that they are processed in the order of the tour.
    mutating func pushAll() { for place in (0..<count).reversed() { push(tour.node(place)) } }

    /// Empties the log, so that earlier moves can no longer be undone.
    mutating func forget() { log.clear() }

    /// Saves the current tour for `restore`.
    mutating func keep() { tour.keep() }

    /// Restores the tour that was saved last.
    mutating func restore() {
        tour.restore()
        measure()
    }

    /// Undoes every move since `forget`; the caller restores `length`.
    mutating func undo() { log.undo(tour) }

    /// Processes at most `limit` nodes of the queue and applies every improvement.
    mutating func improve(atMost limit: Int) {
        var looked = 0
        while looked < limit, let node = queue.popLast() {
            isQueued.all[node] = false
            while improve(from: node) {}
            looked += 1
        }
    }

    /// Reverses the order of the three segments after a place and returns the growth of the tour.
    mutating func kick(after place: Int, _ first: Int, _ second: Int, _ third: Int) -> Double {
        let begin = tour.after(place)
        let b = wrapped(begin + first)
        let c = wrapped(b + second)
        let end = wrapped(c + third)
        let joints = (
            tour.node(place), tour.node(begin), tour.node(tour.before(b)), tour.node(b), tour.node(tour.before(c)),
            tour.node(c), tour.node(tour.before(end)), tour.node(end)
        )
        let growth =
            cost(joints.0, joints.5) + cost(joints.6, joints.3) + cost(joints.4, joints.1) + cost(joints.2, joints.7)
            - cost(joints.0, joints.1) - cost(joints.2, joints.3) - cost(joints.4, joints.5)
            - cost(joints.6, joints.7)
        if isLogging { log.remember(tour, from: begin, length: first + second + third) }
        var written = 0
        for (start, length) in [(c, third), (b, second), (begin, first)] {
            for index in 0..<length {
                scratch.all[written] = tour.nodes[wrapped(start + index)]
                written &+= 1
            }
        }
        for index in 0..<written { tour.put(scratch.all[index], at: wrapped(begin + index)) }
        length += growth
        push(joints.0)
        push(joints.1)
        push(joints.2)
        push(joints.3)
        push(joints.4)
        push(joints.5)
        push(joints.6)
        push(joints.7)
        return growth
    }

    /// Applies the first improving exchange that begins at a node; returns whether there was one.
    private mutating func improve(from node: Int) -> Bool {
        let place = tour.place(node)
        let next = tour.node(tour.after(place))
        for near in successors.neighbours(of: node) {
            let open = cost(node, next) - cost(node, Int(near))
            if open <= tolerance { break }
            // The length of the first segment: from `next` to the node before `near`.
            let first = distance(from: place, to: tour.place(Int(near))) - 1
            if first < 1 { continue }
            let tail = tour.node(tour.before(tour.place(Int(near))))
            let wide = open + cost(tail, Int(near))
            for other in successors.neighbours(of: tail) {
                let gain = wide - cost(tail, Int(other))
                if gain <= tolerance { break }
                let whole = distance(from: place, to: tour.place(Int(other)))
                let steps = (whole == 0 ? count : whole) - 1
                if steps <= first { continue }
                let end = tour.node(tour.before(tour.place(Int(other))))
                if gain + cost(end, Int(other)) - cost(end, next) > tolerance {
                    exchange(after: place, first, steps - first)
                    return true
                }
            }
        }
        return false
    }

    // Exchanges two neighbouring segments after a place.
    private mutating func exchange(after place: Int, _ first: Int, _ second: Int) {
        let begin = tour.after(place)
        let middle = wrapped(begin + first)
        let end = wrapped(middle + second)
        let before = tour.node(place)
        let firstHead = tour.node(begin)
        let firstTail = tour.node(tour.before(middle))
        let secondHead = tour.node(middle)
        let secondTail = tour.node(tour.before(end))
        let behind = tour.node(end)
        let growth =
            (cost(before, secondHead) + cost(secondTail, firstHead) + cost(firstTail, behind))
            - (cost(before, firstHead) + cost(firstTail, secondHead) + cost(secondTail, behind))
        if isLogging { log.remember(tour, from: begin, length: first + second) }
        for index in 0..<first { scratch.all[index] = tour.nodes[wrapped(begin + index)] }
        for index in 0..<second { tour.put(tour.nodes[wrapped(middle + index)], at: wrapped(begin + index)) }
        for index in 0..<first { tour.put(scratch.all[index], at: wrapped(begin + second + index)) }
        length += growth
        for node in [before, firstHead, firstTail, secondHead, secondTail, behind] { push(node) }
    }

    private mutating func push(_ node: Int) {
        if isQueued.all[node] { return }
        isQueued.all[node] = true
        queue.append(node)
    }

    private func cost(_ from: Int, _ to: Int) -> Double { values[from &* count &+ to] }

    private func wrapped(_ place: Int) -> Int { place >= count ? place - count : place }

    private func distance(from: Int, to: Int) -> Int { to >= from ? to - from : to - from + count }
}
