#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Chained Lin-Kernighan (Martin, Otto and Felten 1991): a kick, repairs around it, and either the tour is kept or all
/// is taken back.
///
/// The kick is a double bridge at four nodes that short random walks lead to (Applegate, Cook and Rohe 2003). A tour
/// that became longer is kept with a chance that falls with the growth and with time, as in annealing: kept only when
/// shorter, tours of a thousand stops are stuck 0.3 % above what is possible. The best tour is remembered.
enum KickSearch {
    /// How many steps the walk to a cut makes: short ones do for many nodes, where nothing can be tried everywhere.
    static func walk(_ count: Int) -> Int { count < 500 ? 16 : 10 }
    /// How many nodes a kick may move; with more, its cuts are taken from one stretch of the tour.
    static let mostMoved = 100
    /// How far apart the cuts are in that stretch, at most.
    static let reach = 30
    /// How many waiting nodes are looked at between two questions whether to stop.
    static let nodesBetweenQuestions = 64
    /// By how many mean edges a tour may typically grow at first.
    static let heat = 0.6

    /// Improves the tour by `kicks` kicks; fewer when the watch says so or `target` is reached.
    /// A kick that lengthens the tour by `forbidden` breaks what may not be broken, and is not made.
    static func run<Tour: KickedTour & ~Copyable>(
        _ search: inout Tour, kicks: Int, target: Double, forbidden: Double,
        random: inout SeededRandom, watch: inout SearchWatch, offset: Double
    ) {
        let count = search.count
        guard count >= 8, kicks > 0 else { return }
        search.isLogging = true
        search.keep()
        var best = search.length
        // Few kicks per node leave no time to cool down.
        let thoroughness = min(1, Double(kicks) / Double(50 * count))
        let hottest = heat * thoroughness * max(search.length - offset, 0) / Double(count)
        var temperature = hottest
        for kick in 0..<kicks {
            if kick & 7 == 0, watch.isOver() { break }
            if kick & 31 == 0 {
                if best <= target { break }
                watch.found(best - offset)
                let left = 1 - Double(kick) / Double(kicks)
                temperature = hottest * left * left
            }
            guard let cuts = cuts(search, &random) else { continue }
            let before = search.length
            search.forget()
            let growth = search.kick(after: cuts.place, cuts.first, cuts.second, cuts.third)
            if growth < forbidden {
                search.improve(atMost: nodesBetweenQuestions)
                while !search.isQueueEmpty, !watch.isOver() { search.improve(atMost: nodesBetweenQuestions) }
                if !search.isQueueEmpty {
                    // Ended within a kick: the tour remembered is the best.
                    break
                }
            }
            if growth >= forbidden || search.length > before - temperature * log(1 - random.unit()) {
                search.undo()
                search.length = before
                // Only where a forbidden kick was taken back does anything wait here, and nothing comes of it.
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

    /// Improves the tour from every node on, without kicks, unless the watch ends it before.
    static func settle<Tour: KickedTour & ~Copyable>(_ search: inout Tour, watch: inout SearchWatch) {
        search.pushAll()
        while !search.isQueueEmpty, !watch.isOver() { search.improve(atMost: nodesBetweenQuestions) }
        search.measure()
    }

    // Where a kick begins and how long the three stretches are that it moves; nil when two of the cuts are one.
    private static func cuts<Tour: KickedTour & ~Copyable>(
        _ search: borrowing Tour, _ random: inout SeededRandom
    ) -> (place: Int, first: Int, second: Int, third: Int)? {
        let count = search.count
        let walk = walk(count)
        let origin = random.below(count)
        var a = origin
        var b = search.wander(from: origin, steps: walk, random: &random)
        var c = search.wander(from: origin, steps: walk, random: &random)
        var d = search.wander(from: origin, steps: walk, random: &random)
        if a > b { swap(&a, &b) }
        if c > d { swap(&c, &d) }
        if a > c { swap(&a, &c) }
        if b > d { swap(&b, &d) }
        if b > c { swap(&b, &c) }
        guard a < b, b < c, c < d else { return nil }
        // The longest of the four stretches stays where it is.
        let gaps = (b - a, c - b, d - c, a + count - d)
        let most = max(gaps.0, gaps.1, gaps.2, gaps.3)
        if count - most > mostMoved {
            return (origin, 1 + random.below(reach), 1 + random.below(reach), 1 + random.below(reach))
        }
        if gaps.3 == most { return (a, gaps.0, gaps.1, gaps.2) }
        if gaps.0 == most { return (b, gaps.1, gaps.2, gaps.3) }
        if gaps.1 == most { return (c, gaps.2, gaps.3, gaps.0) }
        return (d, gaps.3, gaps.0, gaps.1)
    }
}
