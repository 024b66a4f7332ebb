import CivilTime
import Entities
import Text

/// Takes what further rows and lines say of a stop.
extension StopPlanReading {
    /// Adds the texts of a further row about a stop, in a file of others: the day up to which one is there, nights,
    /// a cost. Returns those that could not be read or have no room.
    mutating func add(_ texts: PlanTexts, to stop: Int, in trip: Int, line: Int) -> [Left] {
        var draft = drafts.removeValue(forKey: trip) ?? PlanDraft()
        defer { drafts[trip] = draft }
        var left: [Left] = []
        var plan = draft.stops[stop] ?? .none
        if let text = texts.date?.trimmed {
            let day = DayOfStop(stop: stop, end: .last)
            if !draft.take(date: text, of: day, label: "Date", line: line, reading) { left.append(("Date", text)) }
        }
        if let text = texts.day?.trimmed {
            if let days = Self.days(text) { draft.extend(to: days.last, of: stop) } else { left.append(("Day", text)) }
        }
        if texts.sleeps { draft.sleeping.insert(stop) }
        for field in StopField.allCases {
            guard let cell = texts.fields[field]?.trimmed else { continue }
            let currency = field == .cost ? texts.currency.flatMap { CurrencyMark.currency($0.trimmed)?.code } : nil
            let text = CurrencyMark.text(cell, in: currency)
            var further = StopPlan.none
            _ = try? take(field, text, of: stop, line, into: &further, &draft)
            switch field {
            case .cost:
                // Beside that of each night there is no room for another one in a list.
                guard !datesSayNights || !draft.costsOfNights.contains(stop) else {
                    left.append((field.columnName, text))
                    continue
                }
                // A row for each night has its cost; in a list that of all may stand below the stop.
                if texts.costIsOfNight, datesSayNights, plan.cost == nil {
                    draft.costsOfNights.insert(stop)
                } else {
                    draft.costsOfNights.remove(stop)
                }
                let sum = further.cost.flatMap { $0.adding(plan.cost) }
                if let sum { try? plan.set(.cost(sum)) } else { left.append((field.columnName, text)) }
            case .nights:
                let sum = further.nights.map { $0 + (plan.nights ?? 0) }
                guard let sum, (try? plan.set(.nights(sum))) != nil else {
                    left.append((field.columnName, text))
                    continue
                }
            case .leave where further.leave != nil: try? plan.set(.leave(further.leave))
            default: left.append((field.columnName, text))
            }
        }
        if plan != .none { draft.stops[stop] = plan }
        return left
    }
}
