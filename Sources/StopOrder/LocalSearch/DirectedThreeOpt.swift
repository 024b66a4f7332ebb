/// Tour improvement for distances that differ by direction: two neighbouring segments change places (or-3opt, the one
/// exchange of three edges that turns no segment round; Kanellakis and Papadimitriou 1980), found from near successors.
struct DirectedThreeOpt: KickedTour, ~Copyable {
    let count: Int
    /// The tour as it stands.
    let tour: ArrayTour
    var length = 0.0
    var isLogging = false

    private let values: UnsafeBufferPointer<Double>
    private let successors: CandidateGraph
    private let tolerance: Double
    private let scratch: Storage<Int32>
    private let isQueued: Storage<Bool>
    private var queue: [Int] = []
    private var log = UndoLog()

    /// Begins with an order of all nodes; `values` is the full matrix, row by row, and has to outlive this.
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

    var isQueueEmpty: Bool { queue.isEmpty }

    mutating func measure() {
        var sum = 0.0
        for place in 0..<count { sum += cost(tour.node(place), tour.node(tour.after(place))) }
        length = sum
    }

    func wander(from place: Int, steps: Int, random: inout SeededRandom) -> Int {
        var node = tour.node(place)
        for _ in 0..<steps {
            let near = successors.neighbours(of: node)
            if near.isEmpty { break }
            node = Int(near[near.startIndex + random.below(near.count)])
        }
        return tour.place(node)
    }

    mutating func pushAll() { for place in (0..<count).reversed() { push(tour.node(place)) } }

    mutating func forget() { log.clear() }

    mutating func keep() { tour.keep() }

    mutating func restore() {
        tour.restore()
        measure()
    }

    mutating func undo() { log.undo(tour) }

    mutating func improve(atMost limit: Int) {
        var looked = 0
        while looked < limit, let node = queue.popLast() {
            isQueued.all[node] = false
            while improve(from: node) {}
            looked += 1
        }
    }

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

    private mutating func improve(from node: Int) -> Bool {
        let place = tour.place(node)
        let next = tour.node(tour.after(place))
        for near in successors.neighbours(of: node) {
            let open = cost(node, next) - cost(node, Int(near))
            if open <= tolerance { break }
            // How many nodes lie from `next` up to the one before `near`: the first segment.
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

    // Lets two neighbouring segments after a place change places.
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
