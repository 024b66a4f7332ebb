/// Finds blossom inequalities (`CombCuts`) that the mean of the trees of an ascent violates: the nodes that are connected
/// by edges with a share of the trees are tried as handles, with the edges out of them that nearly all trees have as
/// teeth (Grötschel and Holland 1991).
enum BlossomSearch {
    /// The shares below which an edge does not connect the nodes of a handle.
    private static let leastShares = [0.05, 0.15, 0.3]
    /// How much the mean must exceed the limit.
    private static let leastExcess = 0.05

    /// Adds inequalities to `cuts`; `shares` is the part of the trees that have each edge. Returns how many were added.
    static func add(
        to cuts: inout CombCuts, _ choices: borrowing EdgeChoices, _ shares: [Double]
    ) -> Int {
        var added = 0
        for least in leastShares {
            for most in [1 - least, 2] {
                let sets = connected(choices, shares, above: least, below: most)
                for handle in sets where handle.count >= 3 && handle.count < choices.count - 2 {
                    if add(handle, to: &cuts, choices, shares) { added += 1 }
                }
            }
        }
        return added
    }

    /// The sets of at least two nodes that are connected by edges with a share in this range.
    private static func connected(
        _ choices: borrowing EdgeChoices, _ shares: [Double], above least: Double, below most: Double
    ) -> [[Int]] {
        var links = Array(0..<choices.count)
        func root(_ node: Int) -> Int {
            var node = node
            while links[node] != node { node = links[node] }
            return node
        }
        for edge in 0..<choices.edgeCount where shares[edge] > least && shares[edge] < most {
            let (a, b) = choices.ends(edge)
            let (first, second) = (root(a), root(b))
            if first != second { links[first] = second }
        }
        var sets = [[Int]](repeating: [], count: choices.count)
        for node in 0..<choices.count { sets[root(node)].append(node) }
        return sets.filter { $0.count > 1 }
    }

    /// Adds the blossom with this handle and the best teeth, if the mean violates it.
    private static func add(
        _ handle: [Int], to cuts: inout CombCuts, _ choices: borrowing EdgeChoices, _ shares: [Double]
    ) -> Bool {
        var isInside = [Bool](repeating: false, count: choices.count)
        for node in handle { isInside[node] = true }
        var size = handle.count
        var teeth: [Int] = []
        // Teeth that meet outside: their common node joins the handle.
        while true {
            teeth = []
            var spare: (share: Double, edge: Int)?
            for edge in 0..<choices.edgeCount {
                let (a, b) = choices.ends(edge)
                guard isInside[a] != isInside[b] else { continue }
                if shares[edge] > 0.5 {
                    teeth.append(edge)
                } else if shares[edge] > (spare?.share ?? 0) {
                    spare = (shares[edge], edge)
                }
            }
            if teeth.count % 2 == 0 {
                let weakest = teeth.min { shares[$0] < shares[$1] }
                if let spare, shares[weakest ?? spare.edge] - 0.5 > 0.5 - spare.share {
                    teeth.append(spare.edge)
                } else if let weakest {
                    teeth.removeAll { $0 == weakest }
                }
            }
            var seen: Set<Int> = []
            var meeting: Int?
            var inner: Set<Int> = []
            var isClash = false
            for edge in teeth {
                let (a, b) = choices.ends(edge)
                let (inside, outside) = isInside[a] ? (a, b) : (b, a)
                if !seen.insert(outside).inserted { meeting = outside }
                if !inner.insert(inside).inserted { isClash = true }
            }
            if isClash && meeting == nil { return false }
            guard let meeting else { break }
            isInside[meeting] = true
            size += 1
        }
        guard teeth.count >= 3, size < choices.count - 2 else { return false }
        let limit = Double(size + (teeth.count - 1) / 2)
        var sum = 0.0
        var members: [Int32] = []
        for edge in 0..<choices.edgeCount where choices.states.all[edge] != EdgeChoices.excluded {
            let (a, b) = choices.ends(edge)
            if (isInside[a] && isInside[b]) || teeth.contains(edge) {
                members.append(Int32(edge))
                sum += shares[edge]
            }
        }
        return sum > limit + leastExcess && cuts.add(members, limit: limit)
    }
}
