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
            } else if departs == nil,
                let (count, time) = departure(rest, start: start, today: today, isTimed: minutes != nil)
            {
                if case .on(let moment) = time { _ = try plausible(moment.date, text, today: today) }
                departs = time
                rest.removeFirst(count)
            } else if minutes == nil, let (count, duration) = duration(rest, today) {
                if departs != nil, cost == nil { try checkMinutes(rest, count, today) }
                minutes = duration
                rest.removeFirst(count)
            } else if cost == nil, let (count, amount, sign) = try money(rest, currency: currency, today) {
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
    private static let fillers: Set = [
        "foot", "at", "departs", "departing", "leaves", "takes", "for", "costs", "cost", "um",
    ]

    /// Other words for the means of a way.
    private static let synonyms: [String: Way.Means] = [
        "boat": .ferry, "ship": .ferry, "rail": .train, "plane": .flight, "fly": .flight, "air": .flight, "car": .drive,
        "road": .drive, "foot": .walk, "on": .walk, "hike": .walk, "walking": .walk,
    ]

    private static func means(_ word: String) -> Way.Means? {
        let word = word.lowercased()
        let known = Way.Means.allCases.filter { $0.rawValue.hasPrefix(word) }
        return known.count == 1 ? known[0] : synonyms[word]
    }

    /// The departure with which some words begin, and the number of its words. A time alone needs a colon or a word for
    /// the half of the day: `18.30` may be money. `14h00` is one where there is a duration beside it; `isTimed` says
    /// whether one stood before it.
    private static func departure(
        _ words: ArraySlice<String>, start: CivilDate?, today: CivilDate, isTimed: Bool
    ) -> (count: Int, time: PlannedTime)? {
        for count in (1...6).reversed() where count <= words.count {
            let text = words.prefix(count).joined(separator: " ")
            if let moment = CivilDateTime(typed: text, today: today, notBefore: start) { return (count, .on(moment)) }
            guard count <= 2, let time = TimeOfDay(typed: text), text.contains(":") || text.contains(where: \.isLetter)
            else { continue }
            let isDuration = durationMinutes(text) != nil && !text.contains(":")
            guard !isDuration || count == 1 && isDeparture(text, before: words.dropFirst(), today, isTimed: isTimed)
            else { continue }
            return (count, .anyDay(time))
        }
        return nil
    }

    /// Whether `14h00` is a departure: where the duration is another word, and no word behind it is a time of the day.
    private static func isDeparture(
        _ text: String, before words: ArraySlice<String>, _ today: CivilDate, isTimed: Bool
    ) -> Bool {
        let isOnly = !words.contains { word in
            word.contains(":")
                || word.contains(where: \.isLetter) && durationMinutes(word) == nil && TimeOfDay(typed: word) != nil
        }
        return text.last?.isNumber ?? false && isOnly
            && (isTimed || words.indices.contains { duration(words[$0...], today) != nil })
    }

    /// The duration with which some words begin, and the number of its words.
    private static func duration(_ words: ArraySlice<String>, _ today: CivilDate) -> (count: Int, minutes: Int)? {
        for count in (1...4).reversed() where count <= words.count {
            let parts = words.prefix(count)
            // Two numbers beside each other are not one: 30 2h.
            let isBroken = zip(parts, parts.dropFirst()).contains {
                $0.last?.isNumber ?? false && $1.first?.isNumber ?? false
            }
            // A number at the end belongs to a currency that is behind it: 2h 45 EUR.
            guard !isBroken, count == 1 || !isWithCurrency(words.dropFirst(count - 1).prefix(2), today) else {
                continue
            }
            if let minutes = durationMinutes(parts.joined(separator: " ")) { return (count, minutes) }
        }
        return nil
    }

    /// Throws where the last of the `count` words of a duration can be its minutes or a cost: `2h 45`. It cannot be a
    /// cost where another one follows.
    private static func checkMinutes(_ words: ArraySlice<String>, _ count: Int, _ today: CivilDate) throws(PlanError) {
        let (parts, rest) = (words.prefix(count), words.dropFirst(count))
        let hours = parts.dropLast().joined(separator: " ")
        guard let number = parts.last, number.allSatisfy(\.isNumber), let whole = durationMinutes(hours),
            let minutes = durationMinutes(parts.joined(separator: " ")),
            !rest.indices.contains(where: { amountCount(rest[$0...], today) != nil })
        else { return }
        throw PlanError(
            "“\(hours) \(number)” can be a duration, or a duration and a cost; write \(typedDuration(minutes)) or "
                + "\(typedDuration(whole)) cost \(number)")
    }

    /// Whether a number and a currency beside it are all that some words are.
    private static func isWithCurrency(_ words: ArraySlice<String>, _ today: CivilDate) -> Bool {
        words.count == 2 && words.contains { $0.allSatisfy { !$0.isNumber } } && amountCount(words, today) == 2
    }

    /// The number of words of the amount of money with which some words begin; nil where they begin with none. A month
    /// or a unit of time is no currency.
    private static func amountCount(_ words: ArraySlice<String>, _ today: CivilDate) -> Int? {
        [2, 1].first { count in
            let text = words.prefix(count).joined(separator: " ")
            guard count <= words.count, let money = AmountText.money(text),
                !AmountText.readings(money.number).isEmpty
            else { return false }
            guard let currency = money.currency else { return count == 1 }
            return AmountText.isCurrency(currency) && durationMinutes(text) == nil
                && CivilDate(typed: text, today: today) == nil
        }
    }

    private static func money(
        _ words: ArraySlice<String>, currency: String?, _ today: CivilDate
    ) throws(PlanError) -> (count: Int, cost: Cost, currency: String?)? {
        guard let count = amountCount(words, today) else { return nil }
        let text = words.prefix(count).joined(separator: " ")
        return (count, try amount(text, currency: currency), AmountText.money(text)?.currency)
    }
}
