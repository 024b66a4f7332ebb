import CivilTime
import Entities

extension CSVColumns {
    /// Reads the columns of plans; nil where there are none.
    func planReading(today: CivilDate) -> StopPlanReading? {
        guard
            date != nil || day != nil || checkOut != nil || !plan.isEmpty || currency != nil || means != nil
                || isOvernight || !budget.isEmpty
        else { return nil }
        return StopPlanReading(
            isOwn: leg != nil, today: today,
            dates: date != nil || day != nil, currency: currency != nil || plan[.cost] != nil || !budget.isEmpty,
            fields: Set(plan.keys))
    }

    /// Takes the columns of what is planned: those that this program writes, and in a table of others those that mean
    /// the same.
    mutating func takePlans(_ headers: inout CSVHeaders) {
        typealias Words = CSVColumnWords
        // Earlier tables of this program have days and times that follow from the plan, and not the plan.
        guard leg == nil || headers.keys.contains("nights") else { return }
        date = leg == nil ? headers.take(Words.date, isPlural: true) : headers.take(["date"])
        for field in StopField.allCases { plan[field] = headers.take([field.columnName.lowercased()]) }
        currency = headers.take(Words.currency)
        guard leg == nil else { return }
        let others: [(StopField, [String])] = [
            (.nights, Words.nights), (.arrive, Words.arrive), (.leave, Words.leave), (.stayMinutes, Words.stay),
            (.cost, Words.cost),
        ]
        checkOut = headers.take(Words.checkOut, isPlural: true)
        for (field, words) in others where plan[field] == nil { plan[field] = headers.take(words) }
        if plan[.nights] == nil {
            let firstWords = headers.firstWords
            plan[.nights] = headers.take { index in
                Words.nightsBeginnings.contains(firstWords[index])
                    && !labels[index].contains(where: \.isNumber) && !Self.isOfMoney(labels[index])
            }
        }
        // A total beside distances may be one of these.
        let hasDistances = headers.keys.contains { Words.distance.contains($0) }
        for words in [hasDistances ? Words.totalMoney : Words.totalCost, Words.lodgingCost] where plan[.cost] == nil {
            plan[.cost] = headers.take(words)
        }
        if plan[.cost] == nil {
            plan[.cost] = headers.take { index in
                CurrencyMark.parts(ofLabel: labels[index]).map { parts in
                    // Three capitals alone may be anything, such as a URL.
                    (parts.words.isEmpty
                        && (!parts.currency.allSatisfy(\.isLetter)
                            || Words.currencies.contains(parts.currency.uppercased())))
                        || Self.areCost(parts.words)
                } ?? false
            }
        }
        day = headers.take(Words.day + Words.days)
        if plan[.cost] == nil, plan[.nights] != nil || hasBothDays,
            let column = headers.take(Words.costOfNight) ?? headers.take(where: { Self.isCostOfNight(labels[$0]) })
        {
            (plan[.cost], costIsOfNight) = (column, true)
        }
        costCurrency = plan[.cost].flatMap { CurrencyMark.parts(ofLabel: labels[$0])?.currency }
        dayIsVague = day.map { Words.days.contains(headers.keys[$0]) } ?? false
    }

    /// Whether there are columns that say on which days one is at the stops.
    var hasDays: Bool { date != nil || day != nil || checkOut != nil }

    /// Whether there are such columns, or those of an arrival and a departure, which may be days as well.
    var hasBothDays: Bool { hasDays || plan[.arrive] != nil && plan[.leave] != nil }

    /// Takes a column called `Night` for the number of the day where it counts the rows, so that it has no nights.
    mutating func takeNumbersOfNights(of rows: CSVRows) {
        guard leg == nil, let column = plan[.nights], CSVColumnWords.key(labels[column]) == "night",
            rows.counts(column)
        else { return }
        plan[.nights] = nil
        if day == nil, date == nil {
            day = column
        } else {
            leave(column, called: labels[column])
        }
    }

    /// Takes a column that is called like houses for that of the nights where it has nothing else: `宿泊` with `1泊`.
    /// Linear in the rows that are looked at.
    mutating func takeNightsOfLodging(of rows: CSVRows) {
        guard leg == nil, plan[.nights] == nil, let column = lodging else { return }
        let texts = rows.texts(column)
        guard !texts.isEmpty,
            texts.allSatisfy({ StopPlanReading.nights($0, isNamed: false) != nil && $0.contains(where: \.isNumber) })
        else { return }
        (plan[.nights], lodging) = (column, nil)
        others.removeAll { $0.column == column }
    }

    /// Takes a column called `Night` that has names for that of where one sleeps. Linear in the rows that are looked
    /// at.
    mutating func takeNamesOfNights(of rows: CSVRows) {
        guard leg == nil, let column = plan[.nights], CSVColumnWords.key(labels[column]) == "night",
            lodging == nil || lodging == column
        else { return }
        var ahead = rows
        var (names, texts) = (0, 0)
        while texts < Self.mostRowsOfDays, let more = try? ahead.next(), more {
            let text = ahead.trimmedText(column)
            guard !text.isEmpty else { continue }
            texts += 1
            if !text.contains(where: \.isNumber), text.count > 2 { names += 1 }
        }
        guard names > 0, names * 2 > texts else { return }
        plan[.nights] = nil
        (lodging, isOvernight) = (column, true)
        others.append(Other(column: column, label: labels[column], role: .unknown))
        others.sort { $0.column < $1.column }
    }

    /// The most rows by which columns of days are known.
    private static let mostRowsOfDays = 50

    /// Takes the columns of a beginning and an end that hold dates for those of the days on which stops are reached and
    /// left. Linear in the rows that are looked at.
    mutating func takeDays(of rows: CSVRows, today: CivilDate) {
        guard leg == nil, date == nil, checkOut == nil, let from, let to, from != to, name != from, name != to else {
            return
        }
        let reading = DateText(today: today)
        var ahead = rows
        var (dates, texts) = (0, 0)
        while texts < Self.mostRowsOfDays, let more = try? ahead.next(), more {
            for text in [from, to].map({ ahead.trimmedText($0) }) where !text.isEmpty {
                texts += 1
                if !DateText.isTime(text), reading.date(text) != nil || UnclearDates.isUnclear(text) { dates += 1 }
            }
        }
        guard texts > 0, dates * 10 >= texts * 9 else { return }
        others.removeAll { $0.column == from || $0.column == to }
        (date, checkOut) = (from, to)
        (self.from, self.to) = (nil, nil)
        // Only now the table is known to have nights.
        guard plan[.cost] == nil, let index = others.firstIndex(where: { Self.isCostOfNight($0.label) }) else { return }
        let column = others.remove(at: index).column
        (plan[.cost], costIsOfNight) = (column, true)
        costCurrency = CurrencyMark.parts(ofLabel: labels[column])?.currency
    }

    /// Whether a label is that of the cost of each night, with a currency or without one.
    private static func isCostOfNight(_ label: String) -> Bool {
        let words = CSVColumnWords.costOfNight
        return words.contains(CSVColumnWords.key(label))
            || CurrencyMark.parts(ofLabel: label).map { words.contains(CSVColumnWords.key($0.words.joined())) } ?? false
    }

    /// The most rows by which a column of kinds is known.
    private static let mostRowsOfKinds = 50

    /// Takes a column that is called by a word for what sorts places, and mostly has kinds of places, for those. Linear
    /// in the rows that are looked at.
    mutating func takeKinds(of rows: CSVRows) {
        guard leg == nil, plan[.kind] == nil else { return }
        let named = others.filter { CSVColumnWords.kind.contains(CSVColumnWords.key($0.label)) }.map(\.column)
        guard let column = named.first else { return }
        var ahead = rows
        var (kinds, texts) = (0, 0)
        while texts < Self.mostRowsOfKinds, let more = try? ahead.next(), more {
            let text = ahead.trimmedText(column)
            guard !text.isEmpty else { continue }
            texts += 1
            if KindWords.kind(text) != nil { kinds += 1 }
        }
        guard kinds * 2 >= texts, kinds > 0 else { return }
        others.removeAll { $0.column == column }
        plan[.kind] = column
    }

    /// Whether a label has a currency or a word for money in it.
    private static func isOfMoney(_ label: String) -> Bool {
        let words = label.split { !$0.isLetter }.map { $0.lowercased() }
        return CurrencyMark.parts(ofLabel: label) != nil
            || words.contains { CSVColumnWords.cost.contains($0) || CSVColumnWords.totalCost.contains($0) }
    }

    /// Whether the words beside a currency are those for a cost.
    private static func areCost(_ words: [String]) -> Bool {
        let key = CSVColumnWords.key(CSVColumnWords.withoutEstimate(words.joined(separator: " ")))
        return [CSVColumnWords.cost, CSVColumnWords.totalCost, CSVColumnWords.lodgingCost].contains {
            $0.contains(key)
        }
    }
}
