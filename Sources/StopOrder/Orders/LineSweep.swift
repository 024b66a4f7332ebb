/// The best order for stops along a line: first to one end of the line, then to the other end, then to the prescribed
/// last stop. Local search often misses it, because on a line many tours are equally long.
enum LineSweep {
    /// The two orders along the line between the two ends, one for each direction, without regard to locks. O(n log n).
    static func orders(
        _ problem: OrderProblem, _ measure: StopMeasure, between ends: FarthestStops
    ) -> [[Int]] {
        [ends.first, ends.second].map { end in
            order(problem, places: (0..<problem.count).map { measure.distance(end, $0) })
        }
    }

    /// The order for stops at these places along the line.
    private static func order(_ problem: OrderProblem, places: [Double]) -> [Int] {
        let last = problem.isRoundTrip ? nil : problem.last
        let along = (0..<problem.count).filter { $0 != problem.first && $0 != last }
            .sorted { (places[$0], $0) < (places[$1], $1) }
        let begin = problem.first.map { places[$0] } ?? -.infinity
        let before = along.filter { places[$0] < begin }.reversed()
        let behind = along.filter { places[$0] >= begin }
        return [problem.first].compactMap { $0 } + before + behind + [last].compactMap { $0 }
    }
}
