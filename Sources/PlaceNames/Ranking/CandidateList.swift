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
        /// The region, close by across a border, to which the query was narrowed; nil for a place in it.
        var acrossBorder: Int?
        /// Whether the name that fits is in use today; nil where the lists of the data do not say.
        var isInUse: Bool?
    }

    private var candidates: [Candidate] = []
    private var positions = PositionTable()

    /// Whether there is none.
    var isEmpty: Bool { candidates.isEmpty }

    /// Takes a place, unless it is there already with no greater penalty.
    mutating func add(
        _ place: Int, _ kind: MatchKind, penalty: Double, isNarrowed: Bool = false, isCertain: Bool = true,
        acrossBorder: Int? = nil, isInUse: Bool? = true
    ) {
        let candidate = Candidate(
            place: place, kind: kind, penalty: penalty, isNarrowed: isNarrowed, isCertain: isCertain,
            acrossBorder: acrossBorder, isInUse: isInUse)
        let position = positions.position(of: place, orAdd: candidates.count)
        guard position < candidates.count else { return candidates.append(candidate) }
        // A place that has a name in use which fits is known by that, whichever fits better.
        let isInUse = candidate.isInUse == true || candidates[position].isInUse == true ? true : candidate.isInUse
        if penalty < candidates[position].penalty { candidates[position] = candidate }
        candidates[position].isInUse = isInUse
    }

    /// Whether the whole name of a candidate was typed.
    var hasWholeName: Bool {
        candidates.contains { $0.kind.isWholeName }
    }

    /// Whether the name of a candidate begins with what was typed, and where it is was typed for certain.
    var hasNarrowedBeginning: Bool {
        candidates.contains { $0.isNarrowed && $0.kind == .beginning }
    }

    /// The list without those of which only another name begins as was typed, or has it inside, where something is
    /// called just so: Victoria, which is Viktoria too, is no answer to `vik`. Linear.
    var withoutGuesses: CandidateList {
        guard candidates.contains(where: { $0.kind == .name }) else { return self }
        var list = CandidateList()
        for candidate in candidates where ![.otherBeginning, .otherWord].contains(candidate.kind) {
            _ = list.positions.position(of: candidate.place, orAdd: list.candidates.count)
            list.candidates.append(candidate)
        }
        return list
    }

    /// A candidate with its rank.
    struct Ranked {
        let candidate: Candidate
        /// The weight of the place, on the scale of the number of people of a town.
        let weight: Int
        var score: Double
        /// The score without nearness.
        let plain: Double

        /// The same, with another way in which it fits.
        func with(_ change: (inout Candidate) -> Void) -> Ranked {
            var candidate = candidate
            change(&candidate)
            return Ranked(candidate: candidate, weight: weight, score: score, plain: plain)
        }
    }

    /// The candidates with their scores, the best first, at most `limit`; equal scores by their numbers. Linear where
    /// few are wanted.
    func ranked(_ gazetteer: Gazetteer, near: Coordinate?, limit: Int = .max) -> [Ranked] {
        Self.best(scored(gazetteer, near: near), limit)
    }

    /// The candidates with their scores, in no order. Linear.
    func scored(_ gazetteer: Gazetteer, near: Coordinate?) -> [Ranked] {
        let measure = near.map { SphericalMeasure(from: $0) }
        var strongest = -Double.infinity
        var bestOwnName = -Double.infinity
        var allKinds: [PlaceKinds] = []
        allKinds.reserveCapacity(candidates.count)
        var scored = candidates.map { candidate in
            let (ranked, kinds) = Self.rank(candidate, gazetteer, measure)
            allKinds.append(kinds)
            if candidate.kind == .name {
                if ranked.weight > PlaceScore.cityWeight { strongest = max(strongest, ranked.score) }
                bestOwnName = max(bestOwnName, ranked.score)
            }
            return ranked
        }
        // Nearness alone does not lift a place of another name over a city whose own name was typed.
        for index in scored.indices where scored[index].candidate.kind != .name {
            if strongest.isFinite, scored[index].score >= strongest {
                scored[index].score = max(scored[index].plain, strongest - 0.01)
            }
        }
        // A place whose name was typed whole goes before all that are called something that only begins so elsewhere.
        // So it does before a village nearby that begins so: `Weng` is not Wengi.
        let unfinished: [MatchKind] = [.beginning, .word, .otherBeginning, .otherWord]
        for index in scored.indices where unfinished.contains(scored[index].candidate.kind) {
            let isOther = [.otherBeginning, .otherWord].contains(scored[index].candidate.kind)
            guard isOther || scored[index].weight < PlaceScore.village else { continue }
            if scored[index].score >= bestOwnName, bestOwnName.isFinite { scored[index].score = bestOwnName - 0.01 }
        }
        Self.putNatureFirst(&scored, allKinds, gazetteer)
        return scored
    }

    /// Whether a candidate has a score of at least `least` by itself, which it keeps where no whole name was typed.
    /// Linear; most often the first of them has.
    func hasScore(atLeast least: Double, _ gazetteer: Gazetteer, near: Coordinate?) -> Bool {
        let measure = near.map { SphericalMeasure(from: $0) }
        return candidates.contains { Self.rank($0, gazetteer, measure).ranked.score >= least }
    }

    /// A candidate with the score that it has by itself, and the kinds of its place; `measure` is that from the stop
    /// before.
    @inline(__always)
    private static func rank(
        _ candidate: Candidate, _ gazetteer: Gazetteer, _ measure: SphericalMeasure?
    ) -> (ranked: Ranked, kinds: PlaceKinds) {
        let (record, weight, kinds) = gazetteer.traits(candidate.place)
        let points = PlaceScore.points(weight: weight, isCapital: record.isCapital, kinds, candidate.kind)
        let plain = points - candidate.penalty
        // Nearness to the middle of a city does not decide which of its airports is meant.
        let least = kinds == PlaceKinds(.airport) ? PlaceScore.airportDistance : 0
        var nearness = measure.map { PlaceScore.points(distance: max($0.distance(to: record), least)) } ?? 0
        // Of names that begin alike the known one is meant, and not the hamlet next door.
        if !candidate.kind.isWholeName, weight < PlaceScore.village, kinds == PlaceKinds(.town) { nearness /= 2 }
        return (Ranked(candidate: candidate, weight: weight, score: plain + nearness, plain: plain), kinds)
    }

    /// Puts what travellers mean before what has the name by chance: a mountain, a park, an island or a lake before a
    /// little known place of that name that no travel guide has, and before a suburb; `allKinds` are those of each.
    private static func putNatureFirst(_ scored: inout [Ranked], _ allKinds: [PlaceKinds], _ gazetteer: Gazetteer) {
        let isNature = allKinds.map { kinds in
            !kinds.contains(.town) && !kinds.isDisjoint(with: nature) && !kinds.isRegion
        }
        guard isNature.contains(true) else { return }
        let items = scored
        for index in scored.indices where !isNature[index] {
            let item = scored[index]
            let kinds = allKinds[index]
            guard item.candidate.kind == .name, !item.candidate.isNarrowed, !kinds.isRegion,
                kinds.isSubset(of: [PlaceKinds(.town), PlaceKinds(.destination)]),
                kinds == PlaceKinds(.destination) || !gazetteer.isInGuide(item.candidate.place)
            else { continue }
            let rivals = items.indices.filter { other in
                let kind = items[other].candidate.kind
                return isNature[other] && (kind == .name || kind == .currentName)
            }
            guard !rivals.isEmpty else { continue }
            let isLittle = item.weight < 2 * Gazetteer.littleKnown
            let isSuburb = !isLittle && gazetteer.isOutskirts(item.candidate.place)
            let best =
                rivals.lazy.filter { other in
                    isLittle && items[other].weight >= item.weight * PlaceScore.knownForNature
                        || isSuburb && items[other].weight * PlaceScore.knownForNature >= item.weight
                }
                .map { items[$0].score }.max() ?? -.infinity
            if item.score >= best, best.isFinite { scored[index].score = best - 0.01 }
        }
    }

    /// The kinds of nature that travellers go to.
    private static let nature: PlaceKinds = [
        PlaceKinds(.mountain), PlaceKinds(.park), PlaceKinds(.island), PlaceKinds(.lake),
    ]

    /// The most ranks among which one is put by moving those behind it.
    private static let mostInserted = 256

    /// The first `limit` of these in their order. What is moved about is less than a candidate.
    static func best(_ scored: [Ranked], _ limit: Int) -> [Ranked] {
        guard limit > 0 else { return [] }
        var order: [Rank] = []
        if limit < min(scored.count, mostInserted) {
            for (index, item) in scored.enumerated() {
                let rank = Rank(score: item.score, place: item.candidate.place, index: index)
                if order.count == limit {
                    guard rank < order[limit - 1] else { continue }
                    order.removeLast()
                }
                let place = SortedSearch.border(in: 0..<order.count, isNear: false) { !(rank < order[$0]) }
                order.insert(rank, at: place)
            }
        } else {
            order = scored.enumerated().map { Rank(score: $1.score, place: $1.candidate.place, index: $0) }
            order.sort()
        }
        return order.prefix(limit).map { scored[$0.index] }
    }

    /// The rank of a candidate among others.
    private struct Rank: Comparable {
        let score: Double
        let place: Int
        let index: Int

        static func < (first: Rank, second: Rank) -> Bool {
            first.score != second.score ? first.score > second.score : first.place < second.place
        }
    }
}
