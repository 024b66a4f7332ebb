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
    /// places that lie together, fewer than half of them do, or as many do elsewhere. Quadratic in the names.
    package static func find(_ candidates: [[Coordinate]]) -> [Coordinate?] {
        guard (3...mostNames).contains(candidates.count) else { return [] }
        let candidates = candidates.map { $0.prefix(mostCandidates) }
        var best: (middle: Coordinate, places: [Coordinate?], count: Int)?
        var isTied = false
        for middle in candidates.joined() {
            let places = candidates.map { places in
                places.map { (place: $0, distance: $0.distance(to: middle)) }.filter { $0.distance <= reach }
                    .min { $0.distance < $1.distance }?.place
            }
            let count = places.count { $0 != nil }
            if let best, best.count >= count {
                isTied = isTied || (best.count == count && best.middle.distance(to: middle) > 2 * reach)
                continue
            }
            (best, isTied) = ((middle, places, count), false)
        }
        guard let best, !isTied, best.count >= 3, best.count * 2 >= candidates.count else { return [] }
        return best.places
    }
}
