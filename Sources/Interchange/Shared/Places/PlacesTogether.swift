package import Geodesy

/// Finds those of the places that unclear names may mean which lie together, as the stops of a trip do.
package enum PlacesTogether {
    /// The greatest distance in metres of places that lie together from the one in their middle.
    private static let reach = 300_000.0
    /// The most places of a name that are compared.
    private static let mostCandidates = 10
    /// The most names that are compared.
    private static let mostNames = 100

    /// The place of each of these names, nil for one without a place there; none where fewer than three names have
    /// places that lie together, fewer than half of them do, or as many that are as likely do elsewhere. The places of
    /// a name stand in the order of likeliness. Quadratic in the names.
    package static func find(_ candidates: [[Coordinate]]) -> [Coordinate?] {
        guard (3...mostNames).contains(candidates.count) else { return [] }
        let groups = candidates.joined().map { Group(around: $0, candidates.map { $0.prefix(mostCandidates) }) }
        guard let best = groups.min(by: { ($1.count, $0.ranks) < ($0.count, $1.ranks) }) else { return [] }
        let isTied = groups.contains { other in
            other.count == best.count && other.ranks < best.ranks + best.count
                && other.middle.distance(to: best.middle) > 2 * reach
        }
        guard !isTied, best.count >= 3, best.count * 2 >= candidates.count else { return [] }
        return best.places
    }

    /// The places of names that lie around one of them.
    private struct Group {
        let middle: Coordinate
        /// The likeliest place of each name there; nil for one that has none there.
        let places: [Coordinate?]
        let count: Int
        /// The sum of the places that these have among those of their names, in the order of likeliness.
        let ranks: Int

        init(around middle: Coordinate, _ candidates: [ArraySlice<Coordinate>]) {
            // A sight of a town is nearer to some middle than the town, which is likelier.
            let found = candidates.map { places in
                places.enumerated().first { $0.element.distance(to: middle) <= reach }
            }
            self.middle = middle
            places = found.map { $0?.element }
            count = places.count { $0 != nil }
            ranks = found.compactMap { $0?.offset }.reduce(0, +)
        }
    }
}
