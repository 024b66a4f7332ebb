import Geodesy

/// The ways on the plan of a city that are drawn as smooth lines from stop to stop, since of their streets nothing is
/// known, and the main roads that they are measured along are too roughly known to be drawn.
struct PlanWalks {
    private let subject: MapSubject
    private let bridges: PlanBridges
    /// The first piece of each such leg, by the stops at its ends.
    private let first: [Ends: Int]

    private struct Ends: Hashable {
        let from: Int
        let to: Int
    }

    /// Finds the legs on which the car is not carried and whose lines are rough. Linear.
    init(_ subject: MapSubject, over features: [MapScene.Feature] = []) {
        self.subject = subject
        bridges = PlanBridges(features)
        var first: [Ends: Int] = [:]
        var fixed = Set<Ends>()
        for (index, leg) in subject.legs.enumerated() {
            let ends = Ends(from: leg.from, to: leg.to)
            if first[ends] == nil { first[ends] = index }
            if !leg.isRough { fixed.insert(ends) }
        }
        self.first = first.filter { !fixed.contains($0.key) }
    }

    /// The line of a piece of a leg in dots: the whole way for the first piece, nothing for the others; nil where its
    /// own line is to be drawn.
    func line(of index: Int, on frame: MapFrame) -> [DotPoint]? {
        let leg = subject.legs[index]
        guard let first = first[Ends(from: leg.from, to: leg.to)] else { return nil }
        guard first == index else { return [] }
        func point(_ stop: Int) -> DotPoint { frame.dot(subject.stops[stop].location) }
        let before = index > 0 && subject.legs[index - 1].to == leg.from ? subject.legs[index - 1].from : nil
        let next = subject.legs[index...].first { $0.from != leg.from || $0.to != leg.to }
        let (start, end) = (point(leg.from), point(leg.to))
        let path = bridges.path(from: start, to: end)
        if path.count > 2 { return SmoothLine.bent(path) }
        let curve = SmoothLine.walk(
            from: start, to: end, after: before.map(point),
            before: next.flatMap { $0.from == leg.to ? point($0.to) : nil })
        // A bend must not lead into the water that the straight line passes.
        return bridges.crosses([start, end]) || !bridges.crosses(curve) ? curve : [start, end]
    }
}
