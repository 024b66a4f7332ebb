/// Which edges a tour must have, may have and must not have, as a proof by branching narrows it down.
///
/// Deciding one edge decides others: a node with two required edges has no further one, a node with two edges left
/// needs both, and required edges never close a ring before the tour is complete. All can be taken back.
struct EdgeChoices: ~Copyable {
    /// What is known of one edge.
    enum Choice: Int8 {
        case open = 0
        case required = 1
        case excluded = -1
    }

    /// How many nodes there are.
    let count: Int
    /// Costs in which required edges are cheaper by `bonus` and excluded ones infinitely dear.
    let costs: Storage<Double>
    /// What a required edge is cheaper by.
    let bonus: Double
    /// How many edges are required now.
    private(set) var requiredCount = 0
    /// Whether the choices contradict each other: no tour has them.
    private(set) var isContradictory = false

    private let plain: Storage<Double>
    private let choices: Storage<Int8>
    private let requiredDegrees: Storage<Int>
    private let openDegrees: Storage<Int>
    private var trail: [(a: Int, b: Int)] = []
    private var touched: [Int] = []

    /// Everything open, over a full symmetric matrix of costs.
    init(_ values: UnsafeBufferPointer<Double>, count: Int, bonus: Double) {
        self.count = count
        self.bonus = bonus
        plain = Storage(values)
        costs = Storage(values)
        choices = Storage(count * count, repeating: 0)
        requiredDegrees = Storage(count, repeating: 0)
        openDegrees = Storage(count, repeating: count - 1)
    }

    /// What is known of the edge between two nodes.
    func choice(_ a: Int, _ b: Int) -> Choice { Choice(rawValue: choices.all[a * count + b]) ?? .open }

    /// How many edges at a node are required.
    func requiredDegree(_ node: Int) -> Int { requiredDegrees.all[node] }

    /// A mark to come back to.
    var mark: Int { trail.count }

    /// Takes every choice since a mark back.
    mutating func rewind(to mark: Int) {
        isContradictory = false
        touched.removeAll(keepingCapacity: true)
        while trail.count > mark, let (a, b) = trail.popLast() {
            if choice(a, b) == .required {
                requiredCount -= 1
                requiredDegrees.all[a] -= 1
                requiredDegrees.all[b] -= 1
            }
            openDegrees.all[a] += 1
            openDegrees.all[b] += 1
            set(a, b, .open, plain.all[a * count + b])
        }
    }

    /// Requires an open edge, without its consequences.
    mutating func require(_ a: Int, _ b: Int) {
        guard choice(a, b) == .open else {
            if choice(a, b) == .excluded { isContradictory = true }
            return
        }
        set(a, b, .required, plain.all[a * count + b] - bonus)
        requiredCount += 1
        requiredDegrees.all[a] += 1
        requiredDegrees.all[b] += 1
        note(a, b)
    }

    /// Excludes an open edge, without its consequences.
    mutating func exclude(_ a: Int, _ b: Int) {
        guard choice(a, b) == .open else {
            if choice(a, b) == .required { isContradictory = true }
            return
        }
        set(a, b, .excluded, .infinity)
        note(a, b)
    }

    /// Draws the consequences of all choices since the last call.
    mutating func propagate() {
        while let node = touched.popLast(), !isContradictory {
            let required = requiredDegrees.all[node]
            let open = openDegrees.all[node]
            if required > 2 || required + open < 2 {
                isContradictory = true
            } else if open > 0, required == 2 || required + open == 2 {
                for other in 0..<count where other != node && choice(node, other) == .open {
                    if required == 2 { exclude(node, other) } else { require(node, other) }
                }
            }
            if !isContradictory, required == 1 { excludeRing(from: node) }
        }
    }

    // The far end of a chain of required edges may not be joined to its near end, unless that completes the tour.
    private mutating func excludeRing(from node: Int) {
        var previous = node
        var end = node
        var edges = 0
        while let next = (0..<count).first(where: {
            $0 != previous && $0 != end && choice(end, $0) == .required
        }) {
            previous = end
            end = next
            edges += 1
            if end == node || edges > count { break }
        }
        if edges > 1, edges < count - 1, end != node { exclude(node, end) }
    }

    private mutating func note(_ a: Int, _ b: Int) {
        openDegrees.all[a] -= 1
        openDegrees.all[b] -= 1
        trail.append((a, b))
        touched.append(a)
        touched.append(b)
    }

    private func set(_ a: Int, _ b: Int, _ choice: Choice, _ cost: Double) {
        choices.all[a * count + b] = choice.rawValue
        choices.all[b * count + a] = choice.rawValue
        costs.all[a * count + b] = cost
        costs.all[b * count + a] = cost
    }
}
