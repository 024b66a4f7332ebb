import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Chooses the best of each stretch of a way.
///
/// One after the other, the best of what is left is taken; each that is taken makes what lies near it on the way worth
/// less, and more so what is of its kind. So a long way gives what matters most, spread over it, whatever limits
/// stretches might have.
struct StretchChoice {
    /// Something to choose.
    struct Candidate {
        /// The metres of the way up to it.
        let along: Double
        /// The worth, the more the better: one more is ten times as important.
        let worth: Double
        /// The kind, as a number.
        let kind: Int
        /// The place, and its distance off the way in metres; nil where only the way counts.
        var place: (coordinate: Coordinate, off: Double)?
        /// Whether everybody knows it: what is taken beside it makes it worth less by half as much.
        var isFamous = false
    }

    /// The loss of worth right beside something that was taken, and the further loss if it is of the same kind.
    private static let crowding = 0.5
    private static let repetition = 0.3
    /// The share of this loss for what is famous.
    private static let fame = 0.3

    /// The share of a stretch off the way from which on it counts how far things are from each other beside it.
    private static let farOff = 0.25

    /// The distance between two candidates in metres: on the way, or beside it where that is more.
    private static func distance(_ first: Candidate, _ other: Candidate, stretch: Double) -> Double {
        let along = (first.along - other.along).magnitude
        guard let place = first.place, let second = other.place,
            along < 4 * stretch, max(place.off, second.off) > farOff * stretch
        else { return along }
        return max(along, place.coordinate.distance(to: second.coordinate))
    }

    /// The indices of at most `limit` of the candidates that `isTaken` accepts, in the order in which they are chosen,
    /// besides those that were chosen before; a stretch has so many metres. It is asked once at most for each. Linear
    /// in the candidates for each that is chosen.
    static func indices(
        of candidates: [Candidate], limit: Int, stretch: Double, besides earlier: [Int] = [],
        isTaken: (_ index: Int) -> Bool
    ) -> [Int] {
        let stretch = max(stretch, 1_000)
        var worths = candidates.map(\.worth)
        func crowd(by number: Int) {
            worths[number] = -.infinity
            let taken = candidates[number]
            for index in worths.indices where worths[index] > -.infinity {
                let distance = distance(candidates[index], taken, stretch: stretch) / stretch
                guard distance < 4 else { continue }
                let loss = crowding + (candidates[index].kind == taken.kind ? repetition : 0)
                worths[index] -= loss * (candidates[index].isFamous ? fame : 1) * exp(-distance)
            }
        }
        for index in earlier { crowd(by: index) }
        var chosen: [Int] = []
        while chosen.count < limit {
            guard let best = worths.indices.max(by: { (worths[$0], $1) < (worths[$1], $0) }), worths[best] > -.infinity
            else { break }
            worths[best] = -.infinity
            guard isTaken(best) else { continue }
            chosen.append(best)
            crowd(by: best)
        }
        return chosen
    }
}
