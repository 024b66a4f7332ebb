package import Entities
package import Places

/// Places as they were typed, with the nights behind them.
package struct TypedStops {
    /// The places, without their nights.
    package let places: [String]
    /// The places that some of these texts mean.
    package let chosen: [String: FoundPlace]
    private let nights: [Int: Int]

    /// Reads texts; `given` are nights that are known without being typed behind a place, by the index of its text;
    /// `chosen` says what some of the texts mean, with their nights or without.
    package init(_ texts: [String], nights given: [Int: Int] = [:], chosen: [String: FoundPlace] = [:]) {
        let read = texts.map { PlaceNights($0) }
        places = read.map(\.place)
        nights = Dictionary(
            uniqueKeysWithValues: read.enumerated().compactMap { index, text in
                (given[index] ?? text.nights).map { (index, $0) }
            })
        var known = chosen
        for (text, read) in zip(texts, read) where known[read.place] == nil { known[read.place] = chosen[text] }
        self.chosen = known
    }

    /// The plans of the stops there, by the index of their texts; throws `PlanError` where there are too many nights.
    package func plans() throws(PlanError) -> [Int: StopPlan] {
        var plans: [Int: StopPlan] = [:]
        for (index, count) in nights {
            var plan = StopPlan.none
            try plan.set(.nights(count))
            plans[index] = plan
        }
        return plans
    }
}
