import Geodesy
import StopOrder

/// The stops of a generated trip through Europe, determined by a seed.
struct OrderInstance {
    /// The constraints on the first and last stop.
    enum Kind: String, CaseIterable {
        case loop, ends, start

        /// A short description of the kind.
        var words: String {
            switch self {
            case .loop: "round trip"
            case .ends: "path"
            case .start: "free end"
            }
        }
    }

    let stops: Int
    let kind: Kind
    let seed: UInt64

    /// The problem of their best order, with the distances that the program uses.
    func problem() throws -> OrderProblem {
        var random = SplitMix64(state: seed &* 1_000_003 &+ UInt64(stops))
        let places = (0..<stops).map { _ in
            UnitVector(
                latitude: .random(in: 36...56, using: &random), longitude: .random(in: -5...25, using: &random))
        }
        let shape: OrderShape =
            switch kind {
            case .loop: .roundTrip(start: 0)
            case .ends: .path(start: 0, end: stops - 1)
            case .start: .path(start: 0, end: nil)
            }
        return try OrderProblem(count: stops, distances: .points(places, radius: Earth.meanRadius), shape: shape)
    }
}
