/// The order that is best for stops along a line: first to one end of it, then all the way to the other, then back to
/// the prescribed last stop. Local search does not find it well, since on a line many tours are equally long.
enum LineSweep {
    /// The orders that go one way and the other along the line between two stops, without regard to locks. Time n log n.
    static func orders(
        _ problem: OrderProblem, _ measure: StopMeasure, between ends: FarthestStops
    ) -> [[Int]] {
        [ends.first, ends.second].map { end in
            order(problem, places: (0..<problem.count).map { measure.distance(end, $0) })
        }
    }

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
