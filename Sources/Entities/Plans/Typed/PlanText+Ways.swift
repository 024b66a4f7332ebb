package import CivilTime

/// The way to a stop.
extension PlanText {
    /// Parses a way: the means, then in any order how long it takes, when it departs, and what it costs: `ferry 2h30
    /// 85`, `train 14 jun 8:30 3h`, `flight 14:00 1h45 $120`, `drive 40m`. Dates are read as those of an arrival, money
    /// as a cost.
    package static func way(
        _ text: String, start: CivilDate?, today: CivilDate, currency: String?
    ) throws(PlanError) -> StopSetting {
        .way(try parsedWay(text, start: start, today: today, currency: currency).way)
    }

    /// The same with the currency that was typed with its cost; nil for an empty text.
    static func parsedWay(
        _ text: String, start: CivilDate?, today: CivilDate, currency: String?
    ) throws(PlanError) -> (way: Way?, currency: TypedCurrency?) {
        let words = text.split(separator: " ").map(String.init)
        guard let first = words.first else { return (nil, nil) }
        guard let means = means(first) else {
            let known = Way.Means.allCases.map(\.rawValue).joined(separator: ", ")
            throw PlanError("“\(first)” is not a way to travel; write one of \(known), as in ferry 2h30")
        }
        var minutes: Int?
        var departs: PlannedTime?
        var cost: Cost?
        var typed: TypedCurrency?
        var rest = words.dropFirst()[...]
        while let word = rest.first {
            if fillers.contains(word.lowercased()) {
                rest.removeFirst()
            } else if departs == nil, let (count, time) = departure(rest, start: start, today: today) {
                if case .on(let moment) = time { _ = try plausible(moment.date, text, today: today) }
                departs = time
                rest.removeFirst(count)
            } else if minutes == nil, let (count, duration) = duration(rest) {
                minutes = duration
                rest.removeFirst(count)
            } else if cost == nil, let (count, amount, sign) = try money(rest, currency: currency) {
                cost = amount
                typed = sign.flatMap(AmountText.typedCurrency)
                rest.removeFirst(count)
            } else {
                let unclear = (2...4).reversed().compactMap { count in
                    rest.count >= count ? unclearDay(rest.prefix(count - 1).joined(separator: " ")) : nil
                }
                throw PlanError(
                    unclear.first ?? unclearDay(word)
                        ?? "“\(word)” is not read in “\(text)”; write a way like ferry 2h30 or train 14 jun 8:30 3h 85")
            }
        }
        return (try Way(by: means, minutes: minutes, departs: departs, cost: cost), typed)
    }

    /// Words between the parts of a way.
    private static let fillers: Set = ["at", "departs", "departing", "leaves", "takes", "for", "costs", "cost", "um"]

    /// Other words for the means of a way.
    private static let synonyms: [String: Way.Means] = [
        "boat": .ferry, "ship": .ferry, "rail": .train, "plane": .flight, "fly": .flight, "air": .flight, "car": .drive,
        "road": .drive,
    ]

    private static func means(_ word: String) -> Way.Means? {
        let word = word.lowercased()
        let known = Way.Means.allCases.filter { $0.rawValue.hasPrefix(word) }
        return known.count == 1 ? known[0] : synonyms[word]
    }

    /// The departure with which some words begin, and the number of its words. A time alone needs a colon or a word for
    /// the half of the day: `18.30` may be money.
    private static func departure(
        _ words: ArraySlice<String>, start: CivilDate?, today: CivilDate
    ) -> (count: Int, time: PlannedTime)? {
        for count in (1...6).reversed() where count <= words.count {
            let text = words.prefix(count).joined(separator: " ")
            if let moment = CivilDateTime(typed: text, today: today, notBefore: start) { return (count, .on(moment)) }
            guard count <= 2, let time = TimeOfDay(typed: text), durationMinutes(text) == nil || text.contains(":"),
                text.contains(":") || text.contains(where: \.isLetter)
            else { continue }
            return (count, .anyDay(time))
        }
        return nil
    }

    private static func duration(_ words: ArraySlice<String>) -> (count: Int, minutes: Int)? {
        for count in (1...4).reversed() where count <= words.count {
            let parts = words.prefix(count)
            // Two numbers beside each other are not one: 30 2h.
            let isBroken = zip(parts, parts.dropFirst()).contains {
                $0.last?.isNumber ?? false && $1.first?.isNumber ?? false
            }
            guard !isBroken else { continue }
            if let minutes = durationMinutes(parts.joined(separator: " ")) { return (count, minutes) }
        }
        return nil
    }

    private static func money(
        _ words: ArraySlice<String>, currency: String?
    ) throws(PlanError) -> (count: Int, cost: Cost, currency: String?)? {
        for count in [2, 1] where count <= words.count {
            let text = words.prefix(count).joined(separator: " ")
            guard let money = AmountText.money(text), money.currency.map(AmountText.isCurrency) ?? true,
                !AmountText.readings(money.number).isEmpty, count == 1 || money.currency != nil
            else { continue }
            return (count, try amount(text, currency: currency), money.currency)
        }
        return nil
    }
}
