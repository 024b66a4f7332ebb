import Entities
import Text

extension Trip {
    /// Lets costs of which the file says no currency, at the stops at these indices, have none, where the others are in
    /// several: none of these is theirs. Then each of the others has its own, and the trip none. Returns the notice
    /// about it; nil where nothing is to be done. Linear in the stops.
    mutating func keepBareCosts(at stops: Set<Int>) -> String? {
        guard let own = plan.currency else { return nil }
        let bare = waypoints.indices.filter { index in
            stops.contains(index) && waypoints[index].costs.contains { $0.currency == nil }
        }
        let others = waypoints.indices.filter { !bare.contains($0) }.flatMap { waypoints[$0].costs }
        let currencies = Set(others.map { $0.currency ?? own })
        guard let first = bare.first, currencies.count > 1, (try? plan.set(.currency(nil))) != nil else { return nil }
        for index in waypoints.indices where !bare.contains(index) {
            waypoints[index].moveCosts(from: own, to: nil)
        }
        let name = Wording.quoted(waypoints[first].name.text, maximumWidth: 40)
        let more = bare.count > 1 ? ", and \(bare.count - 1) more," : ""
        return "the cost at \(name)\(more) has no currency, as the others are in several: "
            + currencies.sorted().joined(separator: ", ")
    }

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
