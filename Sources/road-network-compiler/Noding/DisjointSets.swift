/// Sets of the numbers from 0 on, each in one set, that are united step by step (union-find).
struct DisjointSets: Sendable {
    /// The number to which each number leads, of its own set; the one that stands for the set leads to itself.
    private var parents: [Int32]

    /// Creates a set of its own for each number below `count`.
    init(count: Int) { parents = Array(0..<Int32(count)) }

    /// The number that stands for the set of `number`: the lowest in it.
    mutating func representative(of number: Int32) -> Int32 {
        var current = number
        while parents[Int(current)] != current {
            let next = parents[Int(parents[Int(current)])]
            parents[Int(current)] = next
            current = next
        }
        return current
    }

    /// Unites the sets of two numbers; false if they were one already.
    @discardableResult mutating func unite(_ first: Int32, _ second: Int32) -> Bool {
        let (first, second) = (representative(of: first), representative(of: second))
        guard first != second else { return false }
        parents[Int(max(first, second))] = min(first, second)
        return true
    }
}
