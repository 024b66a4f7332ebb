import Geodesy
import StopOrder

/// Stops of a made-up trip through Europe, the same for the same seed.
struct OrderInstance {
    /// What the order begins and ends with.
    enum Kind: String, CaseIterable {
        case loop, ends, start

        /// The kind in words.
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

    /// The question for their best order, with the distances that the program would use.
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
