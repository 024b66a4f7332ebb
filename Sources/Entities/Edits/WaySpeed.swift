extension Way.Means {
    /// The speed in km/h of the straight line that none exceeds.
    private var fastest: Double {
        switch self {
        case .ferry: 80
        case .train: 320
        case .flight: 1_000
        case .drive: 130
        case .walk: 8
        }
    }

    /// The fewest whole minutes in which a straight line of some metres can be travelled.
    fileprivate func fewestMinutes(for metres: Double) -> Double { metres / 1_000 / fastest * 60 }
}

extension Way {
    /// Whether nothing is as fast as its time says, along a straight line of some metres.
    package func isTooShort(for metres: Double) -> Bool {
        minutes.map { by.fewestMinutes(for: metres) > Double($0) } ?? false
    }

    /// The same way with a time in which it can be: half as fast as the fastest, to half an hour; nil where that is
    /// longer than a way may be.
    package func withTime(for metres: Double) -> Way? {
        let minutes = Int((by.fewestMinutes(for: metres) / 15).rounded(.up)) * 30
        guard var way = try? Way(by: by, minutes: minutes, departs: departs, cost: cost) else { return nil }
        way.otherFields = otherFields
        return way
    }
}
