/// A minimum 1-tree with node penalties over the open and required edges of a sparse graph (see `OneTree`), built by
/// Kruskal's algorithm: the required edges first, then the open ones in ascending order of their cost with penalties,
/// which changes little from one tree to the next. The special node is the last node.
struct SparseOneTree: ~Copyable {
    /// The penalty of each node, which is added to the cost of its edges.
    let penalties: Storage<Double>
    /// The number of edges of each node in the tree built last.
    let degrees: Storage<Int32>
    /// The costs of all edges without penalties.
    let costs: Storage<Double>
    /// The mark of each edge: 1 in the tree built last, else 0.
    let flags: Storage<Int8>
    /// The open edges in the tree built last.
    let chosen: Storage<Int32>
    /// The number of these edges.
    private(set) var chosenCount = 0

    private let count: Int
    // All edges: first the open ones in ascending order of their cost with penalties, which `keys` holds; then those
    // that are required.
    private let order: Storage<Int32>
    private let keys: Storage<Double>
    private var openCount = 0
    // The required edges: their number, the number of them in the spanning tree, and the sets of nodes that they
    // connect.
    private var requiredCount = 0
    private var requiredInTree = 0
    private let requiredRoots: Storage<Int32>
    private let roots: Storage<Int32>
    private var rooted: RootedTree

    /// Creates the storage for trees over these edges, without penalties.
    init(_ choices: borrowing EdgeChoices) {
        count = choices.count
        penalties = Storage(count, repeating: 0)
        degrees = Storage(count, repeating: 0)
        chosen = Storage(count, repeating: 0)
        costs = Storage(choices.costs.all)
        flags = Storage(choices.edgeCount, repeating: 0)
        order = Storage((0..<choices.edgeCount).map { Int32(truncatingIfNeeded: $0) })
        keys = Storage(choices.edgeCount, repeating: 0)
        requiredRoots = Storage(count, repeating: 0)
        roots = Storage(count, repeating: 0)
        rooted = RootedTree(count: count)
    }

    /// Prepares trees for the present choices; to be called after each change of them.
    mutating func adopt(_ choices: borrowing EdgeChoices) {
        let special = count - 1
        requiredCount = 0
        chosenCount = 0
        requiredInTree = 0
        for node in 0..<count { roots.all[node] = Int32(truncatingIfNeeded: node) }
        openCount = 0
        for index in 0..<choices.edgeCount {
            let edge = order.all[index]
            let state = choices.states.all[Int(edge)]
            flags.all[Int(edge)] = state == EdgeChoices.required ? 1 : 0
            if state == EdgeChoices.excluded { continue }
            // The required edges so far make room for an open one.
            order.all[index] = order.all[openCount + requiredCount]
            if state == EdgeChoices.open {
                order.all[openCount + requiredCount] = order.all[openCount]
                order.all[openCount] = edge
                openCount += 1
            } else {
                order.all[openCount + requiredCount] = edge
                requiredCount += 1
                let (a, b) = choices.ends(Int(edge))
                if b != special {
                    requiredInTree += 1
                    roots.all[root(a)] = Int32(truncatingIfNeeded: root(b))
                }
            }
        }
        for node in 0..<count { requiredRoots.all[node] = Int32(truncatingIfNeeded: root(node)) }
    }

    /// Builds the tree; returns its bound, its cost with penalties minus twice the sum of all penalties. Infinite if
    /// there is none.
    mutating func build(_ choices: borrowing EdgeChoices) -> Double {
        let special = count &- 1
        var sum = 0.0
        for index in openCount..<openCount + requiredCount { sum += costs.all[Int(order.all[index])] }
        for index in 0..<chosenCount { flags.all[Int(chosen.all[index])] = 0 }
        let penalties = penalties.all
        let required = choices.requiredDegrees.all
        for node in 0..<count {
            let degree = required[node]
            degrees.all[node] = degree
            sum += penalties[node] * Double(degree &- 2)
            roots.all[node] = requiredRoots.all[node]
        }
        sort(choices)
        chosenCount = 0
        var missing = count &- 2 &- requiredInTree
        var missingOfSpecial = 2 &- Int(truncatingIfNeeded: required[special])
        for index in 0..<openCount {
            let edge = order.all[index]
            let (a, b) = choices.ends(Int(truncatingIfNeeded: edge))
            if b == special {
                if missingOfSpecial <= 0 { continue }
                missingOfSpecial &-= 1
            } else {
                let (first, second) = (root(a), root(b))
                if first == second { continue }
                roots.all[first] = Int32(truncatingIfNeeded: second)
                missing &-= 1
            }
            chosen.all[chosenCount] = edge
            flags.all[Int(truncatingIfNeeded: edge)] = 1
            chosenCount &+= 1
            sum += keys.all[index]
            degrees.all[a] &+= 1
            degrees.all[b] &+= 1
            if missing == 0, missingOfSpecial <= 0 { return sum }
        }
        return missing == 0 && missingOfSpecial <= 0 ? sum : .infinity
    }

    /// Computes the keys and sorts the open edges by them: by insertion, because the order changes little.
    private func sort(_ choices: borrowing EdgeChoices) {
        let (order, keys, penalties) = (order.all, keys.all, penalties.all)
        var moves = 0
        for index in 0..<openCount {
            let edge = order[index]
            let (a, b) = choices.ends(Int(truncatingIfNeeded: edge))
            let key = costs.all[Int(truncatingIfNeeded: edge)] + penalties[a] + penalties[b]
            var place = index
            while place > 0, keys[place &- 1] > key {
                keys[place] = keys[place &- 1]
                order[place] = order[place &- 1]
                place &-= 1
            }
            keys[place] = key
            order[place] = edge
            moves &+= index &- place
            if moves > 16 &* openCount &+ 64 { return sortAnew(choices) }
        }
    }

    /// Sorts the open edges from any order.
    private func sortAnew(_ choices: borrowing EdgeChoices) {
        var entries: [(key: Double, edge: Int32)] = []
        entries.reserveCapacity(openCount)
        for index in 0..<openCount {
            let edge = order.all[index]
            let (a, b) = choices.ends(Int(edge))
            entries.append((costs.all[Int(edge)] + penalties.all[a] + penalties.all[b], edge))
        }
        entries.sort { ($0.key, $0.edge) < ($1.key, $1.edge) }
        for index in 0..<openCount { (keys.all[index], order.all[index]) = entries[index] }
    }

    /// The root of the set of a node.
    @inline(__always)
    private func root(_ node: Int) -> Int {
        let roots = roots.all
        var node = Int32(truncatingIfNeeded: node)
        while true {
            let above = roots[Int(truncatingIfNeeded: node)]
            if above == node { return Int(truncatingIfNeeded: node) }
            let next = roots[Int(truncatingIfNeeded: above)]
            roots[Int(truncatingIfNeeded: node)] = next
            node = next
        }
    }

    /// Finds what follows from the tree built last for tours that cost at most `gap` more than it: excludes the edges
    /// that a tree of such cost cannot contain and requires those that it must contain. Returns whether there were any.
    mutating func narrow(_ choices: inout EdgeChoices, gap: Double) -> Bool {
        let special = count - 1
        rooted.clear()
        // The edges of the special node: the dearest in the tree, and the cheapest one that is not.
        var dearest = -Double.infinity
        var spare = Double.infinity
        var next = 0
        for index in 0..<openCount {
            let edge = order.all[index]
            let (a, b) = choices.ends(Int(edge))
            let isChosen = next < chosenCount && chosen.all[next] == edge
            if isChosen { next += 1 }
            if b != special {
                if isChosen { rooted.add(a, b, edge: edge, cost: keys.all[index]) }
            } else if isChosen {
                dearest = keys.all[index]
            } else if spare == .infinity {
                spare = keys.all[index]
            }
        }
        for edge in 0..<choices.edgeCount where choices.states.all[edge] == EdgeChoices.required {
            let (a, b) = choices.ends(edge)
            // A required edge cannot be replaced.
            if b != special { rooted.add(a, b, edge: -1, cost: -.infinity) }
        }
        rooted.root()
        next = 0
        var isNarrower = false
        for index in 0..<openCount {
            let edge = order.all[index]
            let (a, b) = choices.ends(Int(edge))
            if next < chosenCount, chosen.all[next] == edge {
                next += 1
                if b == special, spare - keys.all[index] > gap {
                    choices.require(Int(edge))
                    isNarrower = true
                }
            } else {
                let removed = b == special ? dearest : rooted.dearest(from: a, to: b, keys.all[index])
                if keys.all[index] - removed > gap {
                    choices.exclude(Int(edge))
                    isNarrower = true
                }
            }
        }
        for node in 0..<special {
            let edge = rooted.edges.all[node]
            if edge >= 0, rooted.replacements.all[node] - rooted.costs.all[node] > gap {
                choices.require(Int(edge))
                isNarrower = true
            }
        }
        return isNarrower
    }
}
