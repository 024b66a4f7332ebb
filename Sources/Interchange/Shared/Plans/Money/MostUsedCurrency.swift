import Entities

extension Trip {
    /// Makes the currency in which most costs are that of the trip, where it has one; of several that of the trip or
    /// else the first. Each cost stays in its own. Linear in the stops.
    mutating func takeMostUsedCurrency() {
        guard let own = plan.currency else { return }
        var counts: [(currency: String, count: Int)] = [(own, 0)]
        for cost in waypoints.flatMap(\.costs) {
            let currency = cost.currency ?? own
            if let index = counts.firstIndex(where: { $0.currency == currency }) {
                counts[index].count += 1
            } else {
                counts.append((currency, 1))
            }
        }
        let most = counts.reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }
        if most.currency != own { try? decide([.currency(most.currency)]) }
    }
}

extension StopSetting {
    /// The cost of the stop or the way; nil where it decides something else.
    var cost: Cost? {
        switch self {
        case .cost(let cost): cost
        case .way(let way): way?.cost
        case .kind, .stayMinutes, .nights, .arrive, .leave: nil
        }
    }

    /// The same with its cost in a currency of its own.
    func with(currency: String) -> StopSetting {
        switch self {
        case .cost(let cost): return .cost(cost?.in(currency))
        case .way(let way):
            guard var priced = way else { return self }
            priced.cost = priced.cost?.in(currency)
            return .way(priced)
        case .kind, .stayMinutes, .nights, .arrive, .leave: return self
        }
    }
}
