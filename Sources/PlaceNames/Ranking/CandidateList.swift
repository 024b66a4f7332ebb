import Geodesy

/// The places that answer a query, each with the best way in which it fits.
struct CandidateList {
    /// A place and how it fits.
    struct Candidate {
        let place: Int
        var kind: MatchKind
        var penalty: Double
    }

    private var candidates: [Candidate] = []
    private var positions: [Int: Int] = [:]

    /// Whether there is none.
    var isEmpty: Bool { candidates.isEmpty }

    /// Takes a place, unless it is there already with no greater penalty.
    mutating func add(_ place: Int, _ kind: MatchKind, penalty: Double) {
        guard let position = positions[place] else {
            positions[place] = candidates.count
            candidates.append(Candidate(place: place, kind: kind, penalty: penalty))
            return
        }
        if penalty < candidates[position].penalty {
            candidates[position].kind = kind
            candidates[position].penalty = penalty
        }
    }

    /// Whether somebody's whole name was typed.
    var hasWholeName: Bool {
        candidates.contains { $0.kind.isWholeName }
    }

    /// The candidates with their scores, the best first; equal scores by falling population.
    func ranked(_ places: PlaceTable, near: Coordinate?) -> [(candidate: Candidate, score: Double)] {
        let measure = near.map { SphericalMeasure(from: $0) }
        var strongest = -Double.infinity
        var scored = candidates.map { candidate in
            let record = places.record(candidate.place)
            let plain = PlaceScore.points(of: record, candidate.kind) - candidate.penalty
            let nearness = measure.map { PlaceScore.points(distance: $0.distance(to: record)) } ?? 0
            if candidate.kind == .name, record.population > PlaceScore.cityPopulation {
                strongest = max(strongest, plain + nearness)
            }
            return (candidate: candidate, plain: plain, score: plain + nearness)
        }
        // Nearness alone does not lift a place of another name over a city whose own name was typed.
        for index in scored.indices where scored[index].candidate.kind != .name {
            if strongest.isFinite, scored[index].score >= strongest {
                scored[index].score = max(scored[index].plain, strongest - 0.01)
            }
        }
        scored.sort { ($1.score, $0.candidate.place) < ($0.score, $1.candidate.place) }
        return scored.map { ($0.candidate, $0.score) }
    }
}
