import Entities

extension Itinerary.Totals {
    /// Adds up the days of a trip.
    init(_ trip: Trip, _ route: Route, _ legs: TripLegs, _ days: [Itinerary.Day]) {
        let free = days.reduce(0) { $0 + ($1.isFree ? $1.lastNumber - $1.number + 1 : 0) }
        let nights = Set(days.compactMap { $0.isFree ? nil : $0.night?.stop })
        var costs = Self.costs(trip, legs, nights)
        let own = costs.first?.currency == trip.plan.currency && !costs.isEmpty ? costs.removeFirst() : nil
        let all = 0..<legs.count
        let driven = RouteLength(of: legs.driven(all))
        let metres = legs.drivenMetres(all)
        let liters = trip.plan.litersPer100km.map { $0 * metres / 100_000 }
        let energy = trip.plan.kWhPer100km.map { $0 * metres / 100_000 }
        let amount = liters ?? energy
        // To hundredths, as it is shown, so that a sum with it is that of the parts.
        let fuelCost = amount.flatMap { amount in trip.plan.price.map { (amount * $0 * 100).rounded() / 100 } }
        self.init(
            length: route.length, driven: driven, driving: legs.driving(all), days: days.last?.lastNumber ?? 0,
            nights: days.reduce(0) { $0 + $1.nights },
            freeDays: free == 0 && (trip.plan.days == nil || days.isEmpty) ? nil : free,
            cost: own?.cost, costByKind: own?.byKind ?? [], otherCosts: costs, fuelLiters: liters, energy: energy,
            fuelCost: fuelCost, currency: trip.plan.currency)
    }

    /// The costs of stops and of the ways to them by currency, the trip's first, and by kind, in the order in which
    /// each comes first. What a stop with a night costs is lodging, unless it is said to be something else.
    private static func costs(_ trip: Trip, _ legs: TripLegs, _ nights: Set<Int>) -> [CurrencyCost] {
        // A way to the first stop is one only where a leg leads there.
        let reached = Set((0..<legs.count).map { legs[$0].to })
        return CurrencyCost.all(of: trip) { index, stop in
            stop.plan.kind?.text ?? (nights.contains(index) ? StopKind.sleep.text : "other")
        } hasWay: {
            reached.contains($0)
        }
    }
}

extension Itinerary.Totals {
    /// The costs of stops and ways by currency, that of the trip first.
    package var allCosts: [CurrencyCost] {
        let own = cost.map { _ in CurrencyCost(currency: currency, byKind: costByKind) }
        return (own.map { [$0] } ?? []) + otherCosts
    }
}
