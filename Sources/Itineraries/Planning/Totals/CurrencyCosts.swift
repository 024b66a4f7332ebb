package import Entities

/// The costs in one currency, in thousandths.
package struct CurrencyCost: Equatable, Sendable {
    /// The code of the currency; nil for that of a trip which has none.
    package let currency: String?
    package internal(set) var byKind: [KindCost] = []
    /// The sum.
    package var cost: Int64 { byKind.reduce(0) { $0 + $1.cost } }

    /// Adds an amount to those of a kind.
    package mutating func add(_ kind: String, _ thousandths: Int64) {
        if let index = byKind.firstIndex(where: { $0.kind == kind }) {
            byKind[index].cost += thousandths
        } else {
            byKind.append(KindCost(kind: kind, cost: thousandths))
        }
    }
}

/// The cost of what is of one kind, in thousandths.
package struct KindCost: Equatable, Sendable {
    package let kind: String
    package internal(set) var cost: Int64
}

extension CurrencyCost {
    /// The costs of a trip by currency, the trip's first where it has any, and by `kind` of stop and means of way; of
    /// the ways those of the stops that `hasWay` says. Linear in the stops.
    package static func all(
        of trip: Trip, kind: (Int, Waypoint) -> String, hasWay: (Int) -> Bool
    ) -> [CurrencyCost] {
        var all: [CurrencyCost] = []
        func add(_ kind: String, _ cost: Cost?) {
            guard let cost else { return }
            let currency = cost.currency ?? trip.plan.currency
            var index = all.firstIndex { $0.currency == currency }
            if index == nil {
                index = currency == trip.plan.currency ? 0 : all.count
                all.insert(CurrencyCost(currency: currency), at: index ?? 0)
            }
            if let index { all[index].add(kind, cost.thousandths) }
        }
        for (index, stop) in trip.waypoints.enumerated() {
            if hasWay(index), let way = stop.plan.way { add(way.by.rawValue, way.cost) }
            add(kind(index, stop), stop.plan.cost)
        }
        return all
    }
}
