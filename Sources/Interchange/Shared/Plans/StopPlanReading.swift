import CivilTime
import Entities
import Text

/// Reads the plans of stops from the texts that a table or a map has for them.
///
/// Where the file has nights or days of leaving, its dates follow from them, but for the first day. With dates alone,
/// or with the numbers of days, the last stop of a day has the nights up to the next one.
struct StopPlanReading {
    /// The parts of one trip that are read.
    private struct Draft {
        /// The currency, and the first day for dates without a year.
        var plan = Plan.none
        var stops: [Int: StopPlan] = [:]
        var dates: [Int: CivilDate] = [:]
        var unclear = UnclearDates()
        /// The numbers of the days, from 1.
        var days: [Int: Int] = [:]
    }

    /// The texts of one kind that could not be read.
    private struct Fault {
        let reason: String
        let line: Int
        var count = 0
    }

    /// A text that could not be read, with its label.
    typealias Left = (label: String, text: String)

    /// Whether nights are decided by the file, so that they do not follow from dates.
    private let hasNights: Bool
    /// Whether this program wrote the file, so that each text is what the person typed.
    private let isOwn: Bool
    private let today: CivilDate
    private var drafts: [Int: Draft] = [:]
    private var faults: [String: Fault] = [:]
    /// The kinds of texts that were there.
    private var hadDates: Bool
    private var hadCurrency: Bool
    private var hadFields: Set<StopField>

    /// Prepares to read the kinds of texts that a file has anyway, for some stop or none; for the others see the
    /// properties.
    init(
        hasNights: Bool, isOwn: Bool, today: CivilDate, dates: Bool = false, currency: Bool = false,
        fields: Set<StopField> = []
    ) {
        self.hasNights = hasNights
        self.isOwn = isOwn
        self.today = today
        (hadDates, hadCurrency, hadFields) = (dates, currency, fields)
    }

    /// Reads the texts of the stop at an index of a trip, and returns those that could not be read.
    mutating func take(_ texts: PlanTexts, of stop: Int, in trip: Int, line: Int) -> [Left] {
        guard !texts.isEmpty else { return [] }
        var draft = drafts.removeValue(forKey: trip) ?? Draft()
        var left: [Left] = []
        func note(_ label: String, _ text: String, _ reason: String) {
            faults[label, default: Fault(reason: reason, line: line)].count += 1
            left.append((label, text))
        }
        if let text = texts.date?.trimmed {
            hadDates = true
            if !take(date: text, of: stop, &draft) { note("Date", text, "“\(text)” is not a date") }
        }
        if let text = texts.day?.trimmed {
            hadDates = true
            if let day = Self.day(text) {
                draft.days[stop] = day
            } else if texts.date != nil || !take(date: text, of: stop, &draft) {
                note("Day", text, "“\(text)” is not the number of a day")
            }
        }
        if let text = texts.currency?.trimmed {
            hadCurrency = true
            do throws(PlanError) {
                try take(currency: text.uppercased(), text, &draft)
            } catch {
                note("Currency", text, error.description)
            }
        }
        var plan = StopPlan.none
        for field in StopField.allCases {
            guard let text = texts.fields[field]?.trimmed else { continue }
            hadFields.insert(field)
            do throws(PlanError) {
                try take(field, text, of: stop, into: &plan, &draft)
            } catch {
                note(field.columnName, text, error.description)
            }
        }
        if let text = texts.checkOut?.trimmed {
            if let nights = nights(until: text, from: draft.dates[stop]) {
                hadFields.insert(.nights)
                if nights > 0 { try? plan.set(.nights(nights)) }
            } else {
                note("Check-out", text, "“\(text)” is not a day behind that of the arrival")
            }
        }
        if plan != .none { draft.stops[stop] = plan }
        drafts[trip] = draft
        return isOwn ? [] : left
    }

    private func take(date text: String, of stop: Int, _ draft: inout Draft) -> Bool {
        if draft.unclear.take(text, of: stop) { return true }
        guard let date = date(text) else { return false }
        draft.dates[stop] = date
        if draft.plan.start == nil { try? draft.plan.set(.start(date)) }
        return true
    }

    /// Takes a decision; in a file of others also a stay in nights, and a day in place of a time.
    private mutating func take(
        _ field: StopField, _ text: String, of stop: Int, into plan: inout StopPlan, _ draft: inout Draft
    ) throws(PlanError) {
        if !isOwn {
            switch field {
            case .nights, .stayMinutes:
                if let nights = Self.nights(text, isNamed: field == .nights) {
                    hadFields.insert(.nights)
                    return try plan.set(.nights(nights))
                }
            case .arrive:
                if TimeOfDay(typed: text) == nil, draft.dates[stop] == nil,
                    CivilDateTime(typed: text, today: today, notBefore: nil) == nil,
                    take(date: text, of: stop, &draft)
                {
                    hadDates = true
                    return
                }
            case .leave:
                if TimeOfDay(typed: text) == nil, let nights = nights(until: text, from: draft.dates[stop]) {
                    hadFields.insert(.nights)
                    if nights > 0 { try plan.set(.nights(nights)) }
                    return
                }
            case .kind, .cost, .way: break
            }
        }
        try plan.set(try setting(field, text, draft.plan))
        let typed = field.typedCurrency(in: text, of: draft.plan, today: today)
        if let code = typed?.code { try take(currency: code, text, &draft) }
    }

    /// Sets the currency of a trip; throws where it has another.
    private func take(currency code: String, _ text: String, _ draft: inout Draft) throws(PlanError) {
        guard draft.plan.currency != code else { return }
        guard draft.plan.currency == nil else {
            throw PlanError("the costs are in \(draft.plan.currency ?? ""), and “\(text)” is in another currency")
        }
        try draft.plan.set(.currency(code))
    }

    /// A decision as a person types it; kinds of other programs are kept.
    private func setting(_ field: StopField, _ text: String, _ plan: Plan) throws(PlanError) -> StopSetting {
        let isUnknownKind = field == .kind && !StopKind.known.contains(text.lowercased())
        if isUnknownKind, let kind = StopKind(text) { return .kind(kind) }
        return try field.setting(typed: text, of: plan, today: today)
    }

    /// A date, with or without a time behind it, in any of the usual forms.
    private func date(_ text: String) -> CivilDate? {
        if let date = CivilDate(typed: text, today: today) { return date }
        if let moment = CivilDateTime(typed: text, today: today, notBefore: nil) { return moment.date }
        // `2027-06-12T08:00:00.000Z`, as programs write it.
        let head = text.prefix(11)
        return head.count == 11 && head.hasSuffix("T") ? CivilDate(text: String(head.dropLast())) : nil
    }

    /// The nights from a day to the day of leaving; nil where one of the two is none, or there are too many.
    private func nights(until text: String, from first: CivilDate?) -> Int? {
        guard let first, let last = date(text) else { return nil }
        let nights = Int(last.daysSince1970 - first.daysSince1970)
        return StopPlan.nightsLimit.range.contains(nights) ? nights : nil
    }

    /// The first number of `3`, `Day 3` and `Day 3-5`; nil for any other text and for numbers beyond 400.
    private static func day(_ text: String) -> Int? {
        let rest = text.drop { !$0.isNumber }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard text.count - rest.count <= 12, let day = Int(digits), (1...400).contains(day) else { return nil }
        let behind = rest.dropFirst(digits.count)
        // `12 June` is a date, and so is 12.6.
        let isRange = behind.allSatisfy { $0.isNumber || " -–/&+,.)".contains($0) }
        return isRange && !behind.hasPrefix(".6") ? day : nil
    }

    private static let wordsForNights = ["night", "nacht", "nächt", "nuit", "noche", "nott", "nt", "泊", "晚"]

    /// The number of `2 nights`; of a bare number only where the column is called so.
    private static func nights(_ text: String, isNamed: Bool) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let word = text.dropFirst(digits.count).trimmed.lowercased()
        guard let nights = Int(digits), StopPlan.nightsLimit.range.contains(nights) else { return nil }
        return (word.isEmpty && isNamed) || wordsForNights.contains { word.hasPrefix($0) } ? nights : nil
    }

    /// Puts the plans into the trips of the file, which are in the order of their numbers. Linear.
    mutating func planned(_ imported: ImportedTrips) -> ImportedTrips {
        guard hadDates || hadCurrency || !hadFields.isEmpty else { return imported }
        var imported = imported
        for index in imported.trips.indices {
            guard let draft = drafts[index] else { continue }
            plan(&imported.trips[index], draft, &imported.notices)
        }
        for (label, fault) in faults.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }) {
            let more = fault.count > 1 ? ", and \(fault.count - 1) more" : ""
            let place = isOwn ? "left out" : "left in the notes"
            imported.notices.append("\(label) of line \(fault.line)\(more) \(place): \(fault.reason)")
        }
        imported.plans = HeldPlans(
            start: hadDates, currency: hadCurrency || hadFields.contains(.cost),
            stops: hadFields.union(hadDates ? [.nights] : []))
        return imported
    }

    private func plan(_ trip: inout Trip, _ draft: Draft, _ notices: inout [String]) {
        let name = Wording.quoted(trip.name.text)
        let count = trip.waypoints.count
        var dates = draft.dates
        if !draft.unclear.isEmpty {
            if let clear = draft.unclear.dates(beside: dates) {
                dates.merge(clear) { first, _ in first }
            } else {
                notices.append(
                    "the dates of \(name) can be two days each, since day and month stand in another order in other "
                        + "countries; they were left out")
            }
        }
        let days =
            hasNights ? [] : Self.nights(between: dates.isEmpty ? Self.dates(of: draft.days) : dates, count: count)
        if days == nil {
            notices.append("the dates of \(name) do not follow its stops, and were left out")
        }
        if let code = draft.plan.currency { try? trip.plan.set(.currency(code)) }
        let start = hasNights ? dates[0] : dates.min { $0.key < $1.key }?.value
        if let start, days != nil { try? trip.plan.set(.start(start)) }
        for (stop, plan) in draft.stops where stop < count { trip.waypoints[stop].plan = plan }
        for (stop, nights) in (days ?? []).enumerated() where nights > 0 && trip.waypoints[stop].plan.nights == nil {
            try? trip.waypoints[stop].plan.set(.nights(nights))
        }
    }

    /// The numbers of days as dates, of which only the differences count.
    private static func dates(of days: [Int: Int]) -> [Int: CivilDate] {
        days.mapValues { CivilDate(daysSince1970: Int64($0)) }
    }

    /// The nights at each stop up to the date of the next; nil where a date is before that of an earlier stop, or
    /// further from it than a stop can have nights.
    private static func nights(between dates: [Int: CivilDate], count: Int) -> [Int]? {
        guard let first = dates.min(by: { $0.key < $1.key })?.value else { return [] }
        var nights: [Int] = []
        var last = first
        for stop in 1..<max(1, count) {
            let date = dates[stop] ?? last
            let days = Int(date.daysSince1970 - last.daysSince1970)
            guard StopPlan.nightsLimit.range.contains(days) else { return nil }
            nights.append(days)
            last = date
        }
        return nights
    }
}
