import Geodesy
import Places

/// The places that the names of a list mean together: those that are well known and near each other.
///
/// The cost of a place is the logarithm of how much less it is known than the best known one of its name; that of a leg
/// grows with its length. The list of the least sum is found by the algorithm of Viterbi, quadratic in the places of a
/// name and linear in the names.
struct LikeliestPlaces {
    /// A place that a name may mean, and what it costs to take it.
    struct Candidate {
        let place: FoundPlace
        let cost: Double
    }

    /// The places that each name may mean, in the order of the list; at least one each.
    let names: [[Candidate]]

    /// The length of a leg in metres that costs as much as a place that is known by a factor of e less.
    private static let unit = 250_000.0
    /// The length from which on nobody drives a leg in a day or two, and what each unit of the rest costs there: over
    /// an ocean one place is hardly farther than another.
    private static let (longLeg, unitOfFlight) = (1_500_000.0, 2_000_000.0)

    /// The cost of a leg of a length in metres.
    static func cost(ofLeg length: Double) -> Double {
        min(length, longLeg) / unit + max(0, length - longLeg) / unitOfFlight
    }

    /// The indices of the places of the least sum of costs, and this sum.
    func best() -> (choices: [Int], cost: Double) {
        guard let first = names.first else { return ([], 0) }
        var sums = first.map(\.cost)
        var origins: [[Int]] = []
        for (before, name) in zip(names, names.dropFirst()) {
            var (next, from): ([Double], [Int]) = ([], [])
            for candidate in name {
                let ways = before.indices.map { index in
                    sums[index] + Self.cost(ofLeg: before[index].place.location.distance(to: candidate.place.location))
                }
                let origin = ways.indices.min { ways[$0] < ways[$1] } ?? 0
                from.append(origin)
                next.append(ways[origin] + candidate.cost)
            }
            origins.append(from)
            sums = next
        }
        guard var index = sums.indices.min(by: { sums[$0] < sums[$1] }) else { return ([], 0) }
        let cost = sums[index]
        var choices = [index]
        for from in origins.reversed() {
            index = from[index]
            choices.append(index)
        }
        return (choices.reversed(), cost)
    }

    /// The least sum of costs of the lists in which a name means no place within a distance in metres of another;
    /// infinite where it has none elsewhere.
    func cost(withName name: Int, fartherThan distance: Double, from place: Coordinate) -> Double {
        let elsewhere = names[name].filter { $0.place.location.distance(to: place) > distance }
        guard !elsewhere.isEmpty else { return .infinity }
        var others = names
        others[name] = elsewhere
        return LikeliestPlaces(names: others).best().cost
    }
}
