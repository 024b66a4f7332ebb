/// Chooses, among orders of the same length, the one closest to the present order.
enum TieBreaking {
    /// The same trip in the direction that is closer to the present order, with stops at the same place in their
    /// present order.
    static func nearest(
        to identity: [Int], _ order: [Int], _ problem: OrderProblem, _ measure: StopMeasure
    ) -> [Int] {
        var best = order
        var length = measure.length(order)
        func consider(_ other: [Int]) {
            let otherLength = measure.length(other)
            guard otherLength <= length * (1 + 1e-12), measure.allows(other) else { return }
            best = other
            length = otherLength
        }
        let turned = problem.isRoundTrip ? Array(order.prefix(1) + order.dropFirst().reversed()) : order.reversed()
        if agreement(turned) > agreement(best) { consider(turned) }
        consider(sortedPlaces(best, problem, measure))
        return best
    }

    // The agreement with the present order: the sum of position times old position.
    private static func agreement(_ order: [Int]) -> Double {
        order.enumerated().reduce(0.0) { $0 + Double($1.offset) * Double($1.element) }
    }

    // Sorts each run of stops without a distance between them by their old numbers.
    private static func sortedPlaces(_ order: [Int], _ problem: OrderProblem, _ measure: StopMeasure) -> [Int] {
        var order = order
        func isFree(_ place: Int) -> Bool {
            let stop = order[place]
            return stop != problem.first && stop != problem.last && !problem.locked.contains(stop)
        }
        var begin = 0
        while begin < order.count {
            var end = begin + 1
            while end < order.count, isFree(begin), isFree(end), measure.distance(order[begin], order[end]) == 0 {
                end += 1
            }
            order[begin..<end].sort()
            begin = end
        }
        return order
    }
}
