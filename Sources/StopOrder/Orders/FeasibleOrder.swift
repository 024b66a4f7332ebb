/// Finds an order that satisfies the constraints, to start a search with.
enum FeasibleOrder {
    /// An order that satisfies the constraints: the present order, except for stops that must be elsewhere.
    static func of(_ problem: OrderProblem) -> [Int] { of(problem, after: 0..<problem.count) }

    /// An order that satisfies the constraints, with the free stops in the order of `wanted`, which contains all stops.
    static func of(_ problem: OrderProblem, after wanted: some Sequence<Int>) -> [Int] {
        let fixed = problem.locked.union([problem.first, problem.last].compactMap { $0 })
        var order = [Int](repeating: -1, count: problem.count)
        for stop in problem.locked { order[stop] = stop }
        if let first = problem.first { order[0] = first }
        if let last = problem.last { order[problem.count - 1] = last }
        var others = wanted.lazy.filter { !fixed.contains($0) }.makeIterator()
        for place in order.indices where order[place] < 0 { order[place] = others.next() ?? -1 }
        return order
    }
}
