/// Chained local search (Martin, Otto and Felten 1991): a kick changes the tour at random, local search improves it
/// around the kick, and the result is undone if it is longer.
///
/// The kick is a double bridge of three neighbouring short segments, so that it costs the same for all sizes of tours.
enum KickSearch {
    /// The maximum length of these segments.
    private static let reach = 50
    /// The number of kicks of each tour of a population, for each of its nodes. With fewer, tours along roads lack
    /// edges that the best tour has; with more, there is time for fewer tours.
    static let kicksForNode = 0.1
    /// The number of nodes that are processed between two checks whether to stop.
    private static let nodesBetweenChecks = 32

    /// Improves the tour by `kicks` kicks, or fewer if `watch` ends the search or the length reaches `target`. A kick
    /// that lengthens the tour by `forbidden` or more violates a prescribed end and is undone. `offset` is subtracted
    /// from lengths that are reported.
    static func run<Cost: SymmetricCost>(
        _ search: inout LinKernighan<Cost>, kicks: Int, target: Double, forbidden: Double,
        random: inout SeededRandom, watch: inout SearchWatch, offset: Double
    ) {
        guard search.count >= 8, kicks > 0 else { return }
        search.isLogging = true
        for kick in 0..<kicks {
            if kick & 7 == 0, watch.isOver() || search.length <= target { break }
            guard let segments = segments(search.tour, search.cost, &random) else { continue }
            let before = search.length
            search.forget()
            let growth = search.kick(after: segments.place, segments.first, segments.second, segments.third)
            if growth < forbidden { improve(&search, &watch) }
            if growth >= forbidden || search.length > before {
                search.undo()
                search.length = before
                // This only empties the queue after a forbidden kick or a stop.
                search.improve(atMost: .max)
            }
            if kick & 31 == 0 { watch.found(search.length - offset) }
        }
        search.isLogging = false
        search.forget()
        search.measure()
        watch.found(search.length - offset)
    }

    /// Improves the tour by local search from every node, without kicks, unless `watch` ends it.
    static func settle<Cost: SymmetricCost>(_ search: inout LinKernighan<Cost>, watch: inout SearchWatch) {
        search.pushAll()
        improve(&search, &watch)
        search.measure()
    }

    private static func improve<Cost: SymmetricCost>(_ search: inout LinKernighan<Cost>, _ watch: inout SearchWatch) {
        while !search.isQueueEmpty, !watch.isOver() { search.improve(atMost: nodesBetweenChecks) }
    }

    // Chooses three neighbouring segments at random and the place before them; nil if they would be the whole tour.
    // Edges that cost less than nothing are in every tour that counts, so segments end elsewhere.
    private static func segments(
        _ tour: ArrayTour, _ cost: some SymmetricCost, _ random: inout SeededRandom
    ) -> (place: Int, first: Int, second: Int, third: Int)? {
        let longest = min(reach, (tour.count - 1) / 3)
        func cut(_ place: Int) -> Int {
            var place = place
            // Two such edges never meet.
            if cost(tour.node(place % tour.count), tour.node((place + 1) % tour.count)) < 0 { place += 1 }
            return place
        }
        let place = cut(random.below(tour.count))
        let first = cut(place + 1 + random.below(longest))
        let second = cut(first + 1 + random.below(longest))
        let third = cut(second + 1 + random.below(longest))
        guard third - place < tour.count else { return nil }
        return (place % tour.count, first - place, second - first, third - second)
    }
}
