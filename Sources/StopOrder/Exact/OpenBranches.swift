/// A branch of a branch-and-bound search that is not searched yet.
struct OpenBranch {
    /// A lower bound for the tours in it.
    var bound: Double
    /// The state of each edge (`EdgeChoices`).
    var states: [Int8]
    /// The penalties of the bound.
    var penalties: [Double]
}

/// The branches that are not searched yet, the lowest bound first, so that the bound of all of them rises as soon as
/// possible. While there are very many, the newest comes first instead, which adds few more.
struct OpenBranches {
    /// The maximum number of branches that are sorted by bound.
    private static let mostSorted = 4096

    // A binary heap: the bound at place i is not above those at places 2 i + 1 and 2 i + 2.
    private var sorted: [OpenBranch] = []
    private var newest: [OpenBranch] = []

    /// The lowest bound; infinite if there are no branches.
    var bound: Double { newest.reduce(sorted.first?.bound ?? .infinity) { min($0, $1.bound) } }

    /// Whether there are none.
    var isEmpty: Bool { sorted.isEmpty && newest.isEmpty }

    /// Adds a branch.
    mutating func insert(_ branch: OpenBranch) {
        if sorted.count >= Self.mostSorted { return newest.append(branch) }
        var place = sorted.count
        sorted.append(branch)
        while place > 0, sorted[(place - 1) / 2].bound > branch.bound {
            sorted.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Removes and returns the branch to be searched next; nil if there is none.
    mutating func popFirst() -> OpenBranch? {
        if let branch = newest.popLast() { return branch }
        guard let last = sorted.popLast() else { return nil }
        guard let first = sorted.first else { return last }
        sorted[0] = last
        var place = 0
        while true {
            var below = 2 * place + 1
            if below >= sorted.count { break }
            if below + 1 < sorted.count, sorted[below + 1].bound < sorted[below].bound { below += 1 }
            if sorted[below].bound >= last.bound { break }
            sorted.swapAt(place, below)
            place = below
        }
        return first
    }
}
