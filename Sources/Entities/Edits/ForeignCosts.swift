import Text

/// The costs of stops that go into a trip with another currency, which they keep.
package struct ForeignCosts {
    /// The stops, whose costs have their own currency where that of the trip is another one.
    package let stops: [Waypoint]
    /// The number of costs that have one now.
    private let count: Int
    private let own: String?
    private let target: String?

    /// Looks at stops of a trip with the plan `own` that go into one with the plan `target`. Linear.
    package init(_ stops: [Waypoint], from own: Plan, to target: Plan) {
        (self.own, self.target) = (own.currency, target.currency)
        self.stops = stops.map { stop in
            var stop = stop
            stop.moveCosts(from: own.currency, to: target.currency)
            return stop
        }
        guard own.currency != target.currency else {
            count = 0
            return
        }
        count = self.stops.flatMap(\.costs).count { $0.currency != nil && $0.currency == own.currency }
    }

    /// The sentence about the costs that stay in the currency that they had; nil where there are none.
    package var sentence: String? {
        guard count > 0, let own else { return nil }
        let stay = count == 1 ? "1 cost stays in \(own)" : "\(count) costs stay in \(own)"
        return "\(stay): \(target.map { "the costs of the trip are in \($0)" } ?? "the trip has no currency")."
    }
}

extension Waypoint {
    /// Puts the costs of the stop and of the way to it into its note, behind a sign that can be that of several
    /// currencies; returns how many there are: none where the note has no room.
    package mutating func noteCosts(in sign: String) -> Int {
        var (plan, lines) = (plan, [note?.text].compactMap { $0 })
        if let cost = plan.cost, cost.currency == nil {
            lines.append("Cost: \(cost) \(sign)")
            try? plan.set(.cost(nil))
        }
        if var way = plan.way, let cost = way.cost, cost.currency == nil {
            lines.append("Cost of the \(way.by.rawValue): \(cost) \(sign)")
            way.cost = nil
            try? plan.set(.way(way))
        }
        let count = lines.count - (note == nil ? 0 : 1)
        // A note that is full keeps what it says; the costs stay with their stop then.
        guard count > 0, let note = try? Note(lines.joined(separator: "\n")) else { return 0 }
        (self.plan, self.note) = (plan, note)
        return count
    }
}
