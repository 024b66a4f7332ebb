/// The different places of a problem: stops at the very same place are one node, and become stops again afterwards.
///
/// Straight distances obey the triangle inequality, so that a best order exists that visits such stops together.
struct PlaceGroups {
    /// The different places.
    let points: [UnitVector]
    /// The stops at each place, in the order the person has them, but for a prescribed first and last stop.
    let members: [[Int]]
    /// What comes first and last, by place.
    let shape: OrderShape

    init(_ problem: OrderProblem, _ stops: [UnitVector]) {
        var groups: [UnitVector: Int] = [:]
        var points: [UnitVector] = []
        var members: [[Int]] = []
        // Where first and last stop are at one place, the last one stays a node of its own.
        let apart = problem.last.flatMap { last in problem.first.map { stops[$0] == stops[last] } == true ? last : nil }
        for (stop, point) in stops.enumerated() where stop != apart {
            if let group = groups[point] {
                members[group].append(stop)
            } else {
                groups[point] = points.count
                points.append(point)
                members.append([stop])
            }
        }
        func group(_ stop: Int) -> Int { groups[stops[stop]] ?? 0 }
        var first = problem.first.map(group)
        var last = problem.last.map(group)
        if let apart {
            last = points.count
            points.append(stops[apart])
            members.append([apart])
        }
        if let stop = problem.first, let first {
            members[first].removeAll { $0 == stop }
            members[first].insert(stop, at: 0)
        }
        if let stop = problem.last, let last {
            members[last].removeAll { $0 == stop }
            members[last].append(stop)
        }
        // First and last stop differ, so that one place for both has been taken apart above.
        if first == last, !problem.isRoundTrip { (first, last) = (first, nil) }
        self.points = points
        self.members = members
        shape = problem.isRoundTrip ? .roundTrip(start: first ?? 0) : .path(start: first, end: last)
    }

    /// The stops of an order of places.
    func expand(_ order: [Int]) -> [Int] { order.flatMap { members[$0] } }

    /// The nearest few of every node of the closed tour; the closing node is near to the prescribed ends only.
    /// Nil where the watch ended it.
    func candidates(_ closed: ClosedTour, degree: Int, watch: inout SearchWatch) -> CandidateGraph? {
        guard let tree = PlaceTree(points, watch: &watch),
            var lists = tree.lists(degree: min(degree, points.count - 1), watch: &watch)
        else { return nil }
        if let closing = closed.closing {
            for end in closed.ends { lists[end].insert(Int32(closing), at: 0) }
            lists.append(closed.ends.map { Int32($0) })
        }
        return CandidateGraph(lists)
    }
}
