import StopOrder

/// A generated table of roads, determined by a seed: great circles with a random detour of 1.1 to 1.6 for each
/// direction, and up to 50 km more for one road in ten, as one-way roads take.
struct RoadTableInstance {
    let stops: Int
    let seed: UInt64

    /// The lengths in metres, row by row.
    func values() throws -> [Double] {
        let places = try OrderInstance(stops: stops, kind: .loop, seed: seed).problem().distances
        var random = SplitMix64(state: seed &* 7_919 &+ UInt64(stops))
        return (0..<(stops * stops)).map { cell in
            let straight = places.distance(from: cell / stops, to: cell % stops, count: stops)
            let detour = Double.random(in: 1.1...1.6, using: &random)
            let penalty =
                Double.random(in: 0...1, using: &random) < 0.1 ? Double.random(in: 0...50_000, using: &random) : 0
            return straight == 0 ? 0 : straight * detour + penalty
        }
    }

    /// The problem of the best order.
    func problem(_ kind: OrderInstance.Kind) throws -> OrderProblem {
        let shape: OrderShape =
            switch kind {
            case .loop: .roundTrip(start: 0)
            case .ends: .path(start: 0, end: stops - 1)
            case .start: .path(start: 0, end: nil)
            }
        return try OrderProblem(count: stops, distances: .matrix(values()), shape: shape)
    }

    /// The length of a simple rival's round trip: always on to the nearest stop, then single stops are moved while that
    /// shortens it. Cubic at worst.
    func nearestNeighbourLength() throws -> Double {
        let table = try values()
        func leg(_ from: Int, _ to: Int) -> Double { table[from * stops + to] }
        var left = Set(1..<stops)
        var order = [0]
        while let here = order.last, let next = left.min(by: { (leg(here, $0), $0) < (leg(here, $1), $1) }) {
            order.append(next)
            left.remove(next)
        }
        func stop(_ place: Int) -> Int { order[(place + stops) % stops] }
        var isBetter = true
        while isBetter {
            isBetter = false
            for place in 1..<stops {
                let moved = order[place]
                let saved =
                    leg(stop(place - 1), moved) + leg(moved, stop(place + 1)) - leg(stop(place - 1), stop(place + 1))
                for after in 0..<stops where after != place && after != place - 1 {
                    let growth =
                        leg(order[after], moved) + leg(moved, stop(after + 1)) - leg(order[after], stop(after + 1))
                    guard growth < saved - 1e-6 else { continue }
                    order.remove(at: place)
                    order.insert(moved, at: after < place ? after + 1 : after)
                    isBetter = true
                    break
                }
            }
        }
        return (0..<stops).reduce(0) { $0 + leg(order[$1], stop($1 + 1)) }
    }
}
