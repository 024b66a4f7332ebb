/// Chained Lin-Kernighan (Martin, Otto and Felten 1991): a local kick, repairs around it, and either the tour is not
/// longer, or all is taken back. The kick is a double bridge of short segments (Applegate, Cook and Rohe 2003), so that
/// a kick costs the same whatever the size of the tour.
enum KickSearch {
    /// How far apart the cuts of a kick are at most, in nodes.
    static let reach = 30

    /// Improves the tour by `kicks` kicks; fewer when the watch says so or `target` is reached.
    /// A kick that lengthens the tour by `forbidden` breaks what may not be broken, and is not made.
    static func run<Tour: KickedTour & ~Copyable>(
        _ search: inout Tour, kicks: Int, target: Double, forbidden: Double,
        random: inout SeededRandom, watch: inout SearchWatch, offset: Double
    ) {
        let count = search.count
        guard count >= 5 else { return }
        let longest = min(reach, (count - 2) / 2)
        search.isLogging = true
        for kick in 0..<kicks {
            if kick & 31 == 0 {
                if watch.isOver() || search.length <= target { break }
                watch.found(search.length - offset)
            }
            let before = search.length
            search.forget()
            let place = random.below(count)
            let first = 1 + random.below(longest)
            let second = 1 + random.below(longest)
            if search.exchangeSegments(after: place, first: first, second: second) >= forbidden {
                search.undo()
                search.length = before
                search.improve(atMost: .max)
                continue
            }
            search.improve(atMost: .max)
            if search.length > before {
                search.undo()
                search.length = before
            }
        }
        search.isLogging = false
        search.forget()
        search.measure()
        watch.found(search.length - offset)
    }

    /// Improves the tour from every node on, without kicks, unless the watch ends it before.
    static func settle<Tour: KickedTour & ~Copyable>(_ search: inout Tour, watch: inout SearchWatch) {
        search.pushAll()
        while !search.isQueueEmpty, !watch.isOver() { search.improve(atMost: 256) }
        search.measure()
    }
}
