import RoadNetwork

/// Makes chains of the pieces of one road, which meet where no other road does.
enum RoadChains {
    /// The chains of a mesh: each edge is in one. Points of which `isKept` is true stay junctions. Linear.
    static func chains(of mesh: RoadMesh, isKept: [Bool]) -> [RoadChain] {
        join(
            mesh.edges.map { edge in
                RoadChain(
                    points: [edge.from, edge.to], roadClass: edge.roadClass, metres: edge.metres,
                    knownSpeed: edge.knownSpeed)
            },
            count: mesh.points.count, isKept: isKept)
    }

    /// Joins chains that meet where no other does; chains that are dropped go.
    static func join(_ chains: [RoadChain], count: Int, isKept: [Bool]) -> [RoadChain] {
        let chains = chains.filter { !$0.isDropped }
        // The two chains at each point, and how many there are.
        var first = [Int32](repeating: -1, count: count)
        var second = [Int32](repeating: -1, count: count)
        var degrees = [Int32](repeating: 0, count: count)
        for (index, chain) in chains.enumerated() {
            for end in [chain.from, chain.to] {
                if degrees[Int(end)] == 0 { first[Int(end)] = Int32(index) } else { second[Int(end)] = Int32(index) }
                degrees[Int(end)] += 1
            }
        }
        func next(after chain: Int32, at point: Int32) -> Int32? {
            guard degrees[Int(point)] == 2, !isKept[Int(point)] else { return nil }
            let other = first[Int(point)] == chain ? second[Int(point)] : first[Int(point)]
            let (first, second) = (chains[Int(chain)], chains[Int(other)])
            let isOneRoad = first.roadClass == second.roadClass && first.knownSpeed == second.knownSpeed
            return other != chain && isOneRoad ? other : nil
        }
        var isTaken = [Bool](repeating: false, count: chains.count)
        var joined: [RoadChain] = []
        /// Follows the road from a chain that begins at `start`.
        func follow(_ start: Int32, from point: Int32) {
            let first = chains[Int(start)]
            var whole = RoadChain(
                points: [point], roadClass: first.roadClass, metres: 0, knownSpeed: first.knownSpeed)
            var current: Int32? = start
            while let index = current, !isTaken[Int(index)] {
                isTaken[Int(index)] = true
                let chain = chains[Int(index)]
                whole.points += chain.from == whole.to ? chain.points[1...] : chain.points.reversed()[1...]
                whole.metres += chain.metres
                current = next(after: index, at: whole.to)
            }
            joined.append(whole)
        }
        for (index, chain) in chains.enumerated() where !isTaken[index] {
            for end in [chain.from, chain.to]
            where next(after: Int32(index), at: end) == nil && !isTaken[index] {
                follow(Int32(index), from: end)
            }
        }
        // Circles without a junction.
        for (index, chain) in chains.enumerated() where !isTaken[index] { follow(Int32(index), from: chain.from) }
        return joined
    }
}
