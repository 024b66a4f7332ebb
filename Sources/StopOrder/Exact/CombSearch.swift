/// Finds comb inequalities (`CombCuts`) that the mean of the trees of an ascent violates.
///
/// The nodes of a cluster that tours enter once in the mean are taken as one. The sets that are connected by edges with
/// a share of the trees are tried as handles, with the pairs of nodes or clusters that nearly all trees connect out of
/// them as teeth (Grötschel and Holland 1991; Padberg and Rinaldi 1990).
struct CombSearch {
    /// The shares below which an edge does not connect the nodes of a handle.
    private static let leastShares = [0.05, 0.15, 0.3]
    /// The least excess of the mean over the limit.
    private static let leastExcess = 0.05
    /// The most edges out of a cluster in the mean.
    private static let mostOut = 2.3

    // Both ends of each edge and the part of the trees that have it.
    private let edges: [(a: Int, b: Int, share: Double)]
    private let count: Int
    // The group of each node, and the number of nodes of each group.
    private var groups: [Int]
    private var sizes: [Int]
    // The pairs of groups that edges connect, with the sum of the shares.
    private var pairs: [(a: Int, b: Int, share: Double)] = []

    /// Searches among the edges of a graph; `clusters` is the cluster of each node, with higher numbers than nodes
    /// have.
    private init(_ choices: borrowing EdgeChoices, _ shares: [Double], clusters: [Int]) {
        count = choices.count
        var edges: [(a: Int, b: Int, share: Double)] = []
        edges.reserveCapacity(choices.edgeCount)
        for edge in 0..<choices.edgeCount {
            let (a, b) = choices.ends(edge)
            edges.append((a, b, choices.states.all[edge] == EdgeChoices.excluded ? 0 : shares[edge]))
        }
        var out: [Int: Double] = [:]
        for (a, b, share) in edges where clusters[a] != clusters[b] {
            out[clusters[a], default: 0] += share
            out[clusters[b], default: 0] += share
        }
        var numbers: [Int: Int] = [:]
        groups = []
        sizes = []
        for node in 0..<count {
            let isOne = clusters[node] != node && out[clusters[node], default: 0] <= Self.mostOut
            let key = isOne ? clusters[node] : node
            let number = numbers[key] ?? sizes.count
            if number == sizes.count {
                numbers[key] = number
                sizes.append(0)
            }
            groups.append(number)
            sizes[number] += 1
        }
        self.edges = edges
        var sums: [Int: Double] = [:]
        for (a, b, share) in edges where groups[a] != groups[b] && share > 0 {
            let (first, second) = (min(groups[a], groups[b]), max(groups[a], groups[b]))
            sums[first * sizes.count + second, default: 0] += share
        }
        pairs = sums.keys.sorted().map { ($0 / sizes.count, $0 % sizes.count, sums[$0] ?? 0) }
    }

    /// Adds inequalities to `cuts`; `shares` is the part of the trees that have each edge. Returns how many were added.
    static func add(
        to cuts: inout CombCuts, _ choices: borrowing EdgeChoices, _ shares: [Double],
        _ clusters: borrowing NodeClusters
    ) -> Int {
        var added = 0
        var before: [Int]?
        for size in [1, choices.count / 12, choices.count / 6, choices.count / 3] {
            let search = CombSearch(choices, shares, clusters: clusters.groups(of: size))
            if search.groups == before { continue }
            before = search.groups
            for least in leastShares {
                for most in [1 - least, 2.5] {
                    let sets = search.connected(above: least, below: most)
                    for handle in sets where handle.count >= 2 {
                        if search.add(handle, to: &cuts) { added += 1 }
                    }
                }
            }
        }
        return added
    }

    /// The sets of at least two groups that are connected by pairs with a share in this range.
    private func connected(above least: Double, below most: Double) -> [[Int]] {
        var links = Array(sizes.indices)
        func root(_ node: Int) -> Int {
            var node = node
            while links[node] != node { node = links[node] }
            return node
        }
        for (a, b, share) in pairs where share > least && share < most {
            let (first, second) = (root(a), root(b))
            if first != second { links[first] = second }
        }
        var sets = [[Int]](repeating: [], count: sizes.count)
        for group in sizes.indices { sets[root(group)].append(group) }
        return sets.filter { $0.count > 1 }
    }

    /// Adds the comb with this handle and the best teeth, if the mean violates it.
    private func add(_ handle: [Int], to cuts: inout CombCuts) -> Bool {
        var isInside = [Bool](repeating: false, count: sizes.count)
        for group in handle { isInside[group] = true }
        var teeth: [Int] = []
        while true {
            teeth = self.teeth(isInside)
            var seen: Set<Int> = []
            var meeting: Int?
            var isClash = false
            for pair in teeth {
                let (inside, outside) =
                    isInside[pairs[pair].a] ? (pairs[pair].a, pairs[pair].b) : (pairs[pair].b, pairs[pair].a)
                if !seen.insert(outside).inserted { meeting = outside }
                if !seen.insert(inside).inserted { isClash = true }
            }
            // Teeth that meet outside: their common group joins the handle.
            if let meeting { isInside[meeting] = true } else if isClash { return false } else { break }
        }
        let size = groups.count { isInside[$0] }
        guard teeth.count >= 3, size < count - 2 else { return false }
        var tooth = [Int](repeating: -1, count: sizes.count)
        var limit = Double(size - (teeth.count + 1) / 2)
        for (number, pair) in teeth.enumerated() {
            tooth[pairs[pair].a] = number
            tooth[pairs[pair].b] = number
            limit += Double(sizes[pairs[pair].a] + sizes[pairs[pair].b] - 1)
        }
        var sum = 0.0
        var members: [Int32] = []
        for (edge, (a, b, share)) in edges.enumerated() {
            let (first, second) = (groups[a], groups[b])
            if isInside[first] && isInside[second] {
                members.append(Int32(truncatingIfNeeded: edge))
                sum += share
            }
            if tooth[first] >= 0, tooth[first] == tooth[second] {
                members.append(Int32(truncatingIfNeeded: edge))
                sum += share
            }
        }
        return sum > limit + Self.leastExcess && cuts.add(members, limit: limit)
    }

    /// An odd number of pairs out of a handle: those with more than half a share, and one more or less.
    private func teeth(_ isInside: [Bool]) -> [Int] {
        var teeth: [Int] = []
        var spare: Int?
        for pair in pairs.indices where isInside[pairs[pair].a] != isInside[pairs[pair].b] {
            if pairs[pair].share > 0.5 {
                teeth.append(pair)
            } else if pairs[pair].share > (spare.map { pairs[$0].share } ?? 0) {
                spare = pair
            }
        }
        guard teeth.count % 2 == 0 else { return teeth }
        let weakest = teeth.min { pairs[$0].share < pairs[$1].share }
        if let spare, weakest.map({ pairs[$0].share + pairs[spare].share > 1 }) ?? true {
            teeth.append(spare)
        } else {
            teeth.removeAll { $0 == weakest }
        }
        return teeth
    }
}
