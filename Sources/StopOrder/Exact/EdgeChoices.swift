/// For each edge, whether tours must contain it, may contain it or must not contain it, in one branch of a
/// branch-and-bound search.
///
/// One choice implies others: a node with two required edges excludes its other edges, a node with only two edges left
/// requires both, and required edges must not close a cycle before the tour is complete. Choices can be undone.
struct EdgeChoices: ~Copyable {
    /// The state of an edge: open means that tours may contain it.
    enum Choice: Int8 {
        case open = 0
        case required = 1
        case excluded = -1
    }

    /// How many nodes there are.
    let count: Int
    /// The matrix of costs, in which required edges are cheaper by `bonus` and excluded edges cost infinity.
    let costs: Storage<Double>
    /// How much cheaper required edges are in `costs`.
    let bonus: Double
    /// The number of required edges.
    private(set) var requiredCount = 0
    /// Whether the choices are contradictory, so that no tour satisfies them.
    private(set) var isContradictory = false

    private let plain: Storage<Double>
    private let choices: Storage<Int8>
    private let requiredDegrees: Storage<Int>
    private let openDegrees: Storage<Int>
    private var trail: [(a: Int, b: Int)] = []
    private var touched: [Int] = []

    /// Creates a state in which all edges are open, from a full symmetric matrix of costs.
    init(_ values: UnsafeBufferPointer<Double>, count: Int, bonus: Double) {
        self.count = count
        self.bonus = bonus
        plain = Storage(values)
        costs = Storage(values)
        choices = Storage(count * count, repeating: 0)
        requiredDegrees = Storage(count, repeating: 0)
        openDegrees = Storage(count, repeating: count - 1)
    }

    /// The state of the edge between two nodes.
    func choice(_ a: Int, _ b: Int) -> Choice { Choice(rawValue: choices.all[a * count + b]) ?? .open }

    /// The current number of choices, to be passed to `rewind`.
    var mark: Int { trail.count }

    /// Undoes every choice since `mark`.
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

    /// Requires an edge; `propagate` draws the consequences. Sets `isContradictory` if the edge is excluded.
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

    /// Excludes an edge; `propagate` draws the consequences. Sets `isContradictory` if the edge is required.
    mutating func exclude(_ a: Int, _ b: Int) {
        guard choice(a, b) == .open else {
            if choice(a, b) == .required { isContradictory = true }
            return
        }
        set(a, b, .excluded, .infinity)
        note(a, b)
    }

    /// Applies the implications of all choices since the last call.
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

    // Excludes the edge between the two ends of a chain of required edges, unless it completes the tour.
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

    /// Records a choice for `rewind` and `propagate`.
    private mutating func note(_ a: Int, _ b: Int) {
        openDegrees.all[a] -= 1
        openDegrees.all[b] -= 1
        trail.append((a, b))
        touched.append(a)
        touched.append(b)
    }

    /// Stores the choice and the cost of an edge in both directions.
    private func set(_ a: Int, _ b: Int, _ choice: Choice, _ cost: Double) {
        choices.all[a * count + b] = choice.rawValue
        choices.all[b * count + a] = choice.rawValue
        costs.all[a * count + b] = cost
        costs.all[b * count + a] = cost
    }
}
