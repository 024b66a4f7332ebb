import Text

/// The costs of stops that go into a trip whose costs are in another currency: no sum can have both.
package struct ForeignCosts {
    /// The stops, with their costs and those of their ways in their notes where these are in another currency.
    package private(set) var stops: [Waypoint]
    /// The number of costs that went into notes.
    private var count = 0
    private let own: String?
    private let target: String?

    /// Looks at stops of a trip with the plan `own` that go into one with the plan `target`. A trip without a currency
    /// takes the other's costs as they are. Linear.
    package init(_ stops: [Waypoint], from own: Plan, to target: Plan) {
        self.stops = stops
        (self.own, self.target) = (own.currency, target.currency)
        guard let currency = own.currency, let wanted = target.currency, currency != wanted else { return }
        for index in stops.indices { count += self.stops[index].noteCosts(in: currency) }
    }

    /// The sentence about the costs that are in notes now; nil where there are none.
    package var sentence: String? {
        guard count > 0, let own, let target else { return nil }
        let are = count == 1 ? "1 cost in \(own) is in a note now" : "\(count) costs in \(own) are in notes now"
        return "\(are): the costs of the trip are in \(target)."
    }
}

extension Waypoint {
    /// Puts the costs of the stop and of the way to it into its note, in `currency`; returns how many there are: none
    /// where the note has no room.
    package mutating func noteCosts(in currency: String) -> Int {
        var (plan, lines) = (plan, [note?.text].compactMap { $0 })
        if let cost = plan.cost {
            lines.append("Cost: \(cost) \(currency)")
            try? plan.set(.cost(nil))
        }
        if var way = plan.way, let cost = way.cost {
            lines.append("Cost of the \(way.by.rawValue): \(cost) \(currency)")
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
