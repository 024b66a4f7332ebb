import CivilTime
import Entities

extension CSVColumns {
    /// Reads the columns of plans; nil where there are none.
    func planReading(today: CivilDate) -> StopPlanReading? {
        guard
            date != nil || day != nil || checkOut != nil || !plan.isEmpty || currency != nil || means != nil
                || isOvernight
        else { return nil }
        return StopPlanReading(
            isOwn: leg != nil, today: today,
            dates: date != nil || day != nil, currency: currency != nil || plan[.cost] != nil, fields: Set(plan.keys))
    }

    /// Takes the columns of what is planned: those that this program writes, and in a table of others those that mean
    /// the same.
    mutating func takePlans(_ headers: inout CSVHeaders) {
        typealias Words = CSVColumnWords
        // Earlier tables of this program have days and times that follow from the plan, and not the plan.
        guard leg == nil || headers.keys.contains("nights") else { return }
        date = headers.take(leg == nil ? Words.date : ["date"])
        for field in StopField.allCases { plan[field] = headers.take([field.columnName.lowercased()]) }
        currency = headers.take(Words.currency)
        guard leg == nil else { return }
        let others: [(StopField, [String])] = [
            (.nights, Words.nights), (.arrive, Words.arrive), (.leave, Words.leave), (.stayMinutes, Words.stay),
            (.cost, Words.cost),
        ]
        checkOut = headers.take(Words.checkOut)
        for (field, words) in others where plan[field] == nil { plan[field] = headers.take(words) }
        // A total beside distances may be one of these.
        let hasDistances = headers.keys.contains { Words.distance.contains($0) }
        for words in [hasDistances ? [] : Words.totalCost, Words.lodgingCost] where plan[.cost] == nil {
            plan[.cost] = headers.take(words)
        }
        if plan[.cost] == nil {
            plan[.cost] = headers.take { index in
                CurrencyMark.parts(ofLabel: labels[index]).map { parts in
                    // Three capitals alone may be anything, such as a URL.
                    (parts.words.isEmpty && !parts.currency.allSatisfy(\.isLetter))
                        || Self.areCost(parts.words)
                } ?? false
            }
        }
        costCurrency = plan[.cost].flatMap { CurrencyMark.parts(ofLabel: labels[$0])?.currency }
        day = headers.take(Words.day + Words.days)
        dayIsVague = day.map { Words.days.contains(headers.keys[$0]) } ?? false
    }

    /// Whether the words beside a currency are those for a cost.
    private static func areCost(_ words: [String]) -> Bool {
        let key = CSVColumnWords.key(words.joined())
        return [CSVColumnWords.cost, CSVColumnWords.totalCost, CSVColumnWords.lodgingCost].contains {
            $0.contains(key)
        }
    }
}
