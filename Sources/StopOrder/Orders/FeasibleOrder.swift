/// An order to begin with where the stops as they stand do not meet the constraints.
enum FeasibleOrder {
    /// Any order that meets the constraints: the stops as they stand, but for those that have to stand elsewhere.
    static func of(_ problem: OrderProblem) -> [Int] { of(problem, after: 0..<problem.count) }

    /// An order that meets the constraints and has the stops that are free in the order of `wanted`, which names all.
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
