import Geodesy

/// The places that answer a query, each with the best way in which it fits.
struct CandidateList {
    /// A place and how it fits.
    struct Candidate {
        let place: Int
        var kind: MatchKind
        var penalty: Double
        /// Whether the query was narrowed to where it lies, and whether that was read as it stands.
        var isNarrowed: Bool
        var isCertain: Bool
    }

    private var candidates: [Candidate] = []
    private var positions: [Int: Int] = [:]

    /// Whether there is none.
    var isEmpty: Bool { candidates.isEmpty }

    /// Takes a place, unless it is there already with no greater penalty.
    mutating func add(
        _ place: Int, _ kind: MatchKind, penalty: Double, isNarrowed: Bool = false, isCertain: Bool = true
    ) {
        let candidate = Candidate(
            place: place, kind: kind, penalty: penalty, isNarrowed: isNarrowed, isCertain: isCertain)
        guard let position = positions[place] else {
            positions[place] = candidates.count
            candidates.append(candidate)
            return
        }
        if penalty < candidates[position].penalty { candidates[position] = candidate }
    }

    /// Whether somebody's whole name was typed.
    var hasWholeName: Bool {
        candidates.contains { $0.kind.isWholeName }
    }

    /// A candidate with its rank.
    struct Ranked {
        let candidate: Candidate
        /// How much the place is meant, on the scale of the number of people of a town.
        let weight: Int
        var score: Double
        /// The score without nearness.
        let plain: Double
    }

    /// The candidates with their scores, the best first; equal scores by their numbers.
    func ranked(_ gazetteer: Gazetteer, near: Coordinate?) -> [Ranked] {
        let measure = near.map { SphericalMeasure(from: $0) }
        var strongest = -Double.infinity
        var bestOwnName = -Double.infinity
        var scored = candidates.map { candidate in
            let record = gazetteer.record(candidate.place)
            let weight = gazetteer.weight(candidate.place)
            let kinds = gazetteer.kinds(candidate.place)
            let points = PlaceScore.points(weight: weight, isCapital: record.isCapital, kinds, candidate.kind)
            let plain = points - candidate.penalty
            let nearness = measure.map { PlaceScore.points(distance: $0.distance(to: record)) } ?? 0
            if candidate.kind == .name, weight > PlaceScore.cityWeight { strongest = max(strongest, plain + nearness) }
            if candidate.kind == .name { bestOwnName = max(bestOwnName, plain + nearness) }
            return Ranked(candidate: candidate, weight: weight, score: plain + nearness, plain: plain)
        }
        // Nearness alone does not lift a place of another name over a city whose own name was typed.
        for index in scored.indices where scored[index].candidate.kind != .name {
            if strongest.isFinite, scored[index].score >= strongest {
                scored[index].score = max(scored[index].plain, strongest - 0.01)
            }
        }
        // A place whose name was typed whole goes before all that are called something that only begins so elsewhere.
        for index in scored.indices where [.otherBeginning, .otherWord].contains(scored[index].candidate.kind) {
            if scored[index].score >= bestOwnName, bestOwnName.isFinite { scored[index].score = bestOwnName - 0.01 }
        }
        scored.sort { ($1.score, $0.candidate.place) < ($0.score, $1.candidate.place) }
        return scored
    }
}
