#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Chained Lin-Kernighan (Martin, Otto and Felten 1991): a kick changes the tour at random, local search improves it
/// around the kick, and the result is either accepted or undone.
///
/// The kick is a double bridge at four nodes, chosen by short random walks (Applegate, Cook and Rohe 2003). A longer
/// tour is accepted with a probability that decreases with the growth and with time, as in simulated annealing; without
/// that, tours of a thousand stops remain 0.3 % longer. The best tour is saved.
enum KickSearch {
    /// From this number of nodes on, kicks begin anywhere, and their walks are longer.
    static let manyNodes = 1500
    /// The number of steps of the random walks. Short walks, whose kicks are repaired in half the time, are better where
    /// there is time for more than a hundred kicks for each node, but not enough to reach the optimum in any case.
    static func walk(_ count: Int) -> Int { count < 500 ? 16 : count < manyNodes ? 4 : 10 }
    /// The number of places among which kicks of fewer than `manyNodes` nodes begin for a while. What they read then
    /// stays in the processor's fast memory, which makes a kick a quarter faster. For many nodes, with fewer kicks for
    /// each, tours become shorter if kicks begin anywhere.
    static let window = 30
    /// The number of times that this window goes around the tour, so that each part is kicked at all temperatures.
    static let rounds = 10.0
    /// The maximum number of nodes that a kick moves. If it would move more, it uses three short neighbouring segments
    /// instead.
    static let mostMoved = 100
    /// Of how many kicks one is at long edges anywhere, if there are any.
    static let kicksForFar = 16
    /// The maximum length of these three segments.
    static let reach = 30
    /// The number of nodes that are processed between two checks whether to stop.
    static let nodesBetweenChecks = 32
    /// The initial temperature of a first search, in mean edge lengths.
    static let heat = 0.2
    /// The initial temperature of a search that goes on from the result of another.
    static let laterHeat = 0.1

    /// Improves the tour by `kicks` kicks, or fewer if `watch` ends the search or the length reaches `target`. A kick
    /// that lengthens the tour by `forbidden` or more violates a prescribed end and is undone. `offset` is subtracted
    /// from lengths that are reported.
    static func run<Tour: KickedTour & ~Copyable>(
        _ search: inout Tour, kicks: Int, heat: Double = heat, target: Double, forbidden: Double,
        random: inout SeededRandom, watch: inout SearchWatch, offset: Double
    ) {
        let count = search.count
        guard count >= 8, kicks > 0 else { return }
        search.isLogging = true
        search.keep()
        var best = search.length
        // With few kicks per node there is no time for cooling, so the initial temperature is lower.
        let thoroughness = min(1, Double(kicks) / Double(50 * count))
        let hottest = heat * thoroughness * max(search.length - offset, 0) / Double(count)
        var temperature = hottest
        let pace = rounds * Double(count) / Double(kicks)
        for kick in 0..<kicks {
            if kick & 7 == 0, watch.isOver() { break }
            if kick & 31 == 0 {
                if best <= target { break }
                watch.found(best - offset)
                let left = 1 - Double(kick) / Double(kicks)
                temperature = hottest * left * left
            }
            let far = kick % kicksForFar == 0 ? farCuts(search, &random) : nil
            guard let cuts = far ?? cuts(search, from: Int(Double(kick) * pace) % count, &random) else { continue }
            let before = search.length
            search.forget()
            let growth = search.kick(after: cuts.place, cuts.first, cuts.second, cuts.third)
            if growth < forbidden {
                search.improve(atMost: nodesBetweenChecks)
                while !search.isQueueEmpty, !watch.isOver() { search.improve(atMost: nodesBetweenChecks) }
                if !search.isQueueEmpty {
                    // Stopped within a kick: the saved tour is the best.
                    break
                }
            }
            if growth >= forbidden || search.length > before - temperature * log(1 - random.unit()) {
                search.undo()
                search.length = before
                // This only empties the queue after a forbidden kick; it finds no improvement.
                search.improve(atMost: .max)
            } else if search.length < best {
                best = search.length
                search.keep()
            }
        }
        search.isLogging = false
        search.forget()
        search.restore()
        watch.found(search.length - offset)
    }

    /// Improves the tour by local search from every node, without kicks, unless `watch` ends it.
    static func settle<Tour: KickedTour & ~Copyable>(_ search: inout Tour, watch: inout SearchWatch) {
        search.pushAll()
        while !search.isQueueEmpty, !watch.isOver() { search.improve(atMost: nodesBetweenChecks) }
        search.measure()
    }

    // Chooses where a kick begins, shortly after the place `window` or anywhere, and the lengths of the three segments
    // that it moves; nil if two of the chosen nodes are the same.
    private static func cuts<Tour: KickedTour & ~Copyable>(
        _ search: borrowing Tour, from window: Int, _ random: inout SeededRandom
    ) -> (place: Int, first: Int, second: Int, third: Int)? {
        let count = search.count
        let walk = walk(count)
        let origin =
            count < manyNodes ? (window + random.below(min(Self.window, count))) % count : random.below(count)
        let places = (
            origin, search.wander(from: origin, steps: walk, random: &random),
            search.wander(from: origin, steps: walk, random: &random),
            search.wander(from: origin, steps: walk, random: &random)
        )
        guard let cuts = between(places, count) else { return nil }
        return cuts.first + cuts.second + cuts.third <= mostMoved
            ? cuts : (origin, 1 + random.below(reach), 1 + random.below(reach), 1 + random.below(reach))
    }

    // Chooses four long edges, if there are any; nil if two of them are the same.
    private static func farCuts<Tour: KickedTour & ~Copyable>(
        _ search: borrowing Tour, _ random: inout SeededRandom
    ) -> (place: Int, first: Int, second: Int, third: Int)? {
        guard let a = search.farPlace(random: &random), let b = search.farPlace(random: &random),
            let c = search.farPlace(random: &random), let d = search.farPlace(random: &random)
        else { return nil }
        return between((a, b, c, d), search.count)
    }

    // The three shorter of the four segments between these places, and the place before them; nil if two places are the
    // same.
    private static func between(
        _ places: (Int, Int, Int, Int), _ count: Int
    ) -> (place: Int, first: Int, second: Int, third: Int)? {
        var (a, b, c, d) = places
        if a > b { swap(&a, &b) }
        if c > d { swap(&c, &d) }
        if a > c { swap(&a, &c) }
        if b > d { swap(&b, &d) }
        if b > c { swap(&b, &c) }
        guard a < b, b < c, c < d else { return nil }
        let gaps = (b - a, c - b, d - c, a + count - d)
        let most = max(gaps.0, gaps.1, gaps.2, gaps.3)
        if gaps.3 == most { return (a, gaps.0, gaps.1, gaps.2) }
        if gaps.0 == most { return (b, gaps.1, gaps.2, gaps.3) }
        if gaps.1 == most { return (c, gaps.2, gaps.3, gaps.0) }
        return (d, gaps.3, gaps.0, gaps.1)
    }
}
