import CivilTime
import Entities
import Text

/// Reads the plans of stops from the texts that a table or a map has for them.
///
/// Each stop keeps the date that the file has for it: where the nights of the file do not lead to it, or it has none,
/// the stop before gets the nights up to it. With the numbers of days alone the last stop of a day has the nights up to
/// the next one.
struct StopPlanReading {
    /// The texts of one kind that could not be read for one reason.
    private struct Fault {
        let label: String
        let reason: String
        let line: Int
        var count = 0
    }

    /// A text that could not be read, with its label.
    typealias Left = (label: String, text: String)

    /// Whether this program wrote the file, so that each text is what the person typed.
    let isOwn: Bool
    /// Whether a stop without a number of nights has those up to the next date, as in lists: nothing is told of these.
    var datesSayNights = false
    /// Whether the file says the year of dates without one, in its title or elsewhere.
    var isYearTold = false
    let today: CivilDate
    let reading: DateText
    var drafts: [Int: PlanDraft] = [:]
    /// The faults by their labels and their reasons without the texts.
    private var faults: [[String]: Fault] = [:]
    /// The number of nights that no stop of the file has.
    var uncoveredNights = 0
    /// Whether a stay was given in days.
    private var hadStaysInDays = false
    /// The kinds of texts that were there.
    private var (hadDates, hadCurrency): (Bool, Bool)
    private var hadFields: Set<StopField>

    /// Prepares to read the kinds of texts that a file has anyway; for the others see the properties.
    init(
        isOwn: Bool, today: CivilDate, dates: Bool = false, currency: Bool = false, fields: Set<StopField> = []
    ) {
        (self.isOwn, self.today) = (isOwn, today)
        reading = DateText(today: today)
        (hadDates, hadCurrency, hadFields) = (dates, currency, fields)
    }

    /// Notes that a row behind the stop at an index of a trip, which says days of its own, was skipped.
    mutating func noteSkipped(_ name: String, after stop: Int, in trip: Int) {
        drafts[trip, default: PlanDraft()].skipped[stop, default: []].append(name)
    }

    /// The numbers of the trips that have a plan so far.
    var trips: Set<Int> { Set(drafts.keys) }

    /// Gives the trips the numbers that they have in the file, by those so far; trips without one are left out.
    mutating func renumber(_ numbers: [Int: Int]) {
        drafts = Dictionary(
            uniqueKeysWithValues: drafts.compactMap { number, draft in numbers[number].map { ($0, draft) } })
    }

    /// Fixes the arrival at the stop at an index of a trip.
    mutating func fix(_ stop: Int, in trip: Int, at moment: CivilDateTime) {
        hadFields.insert(.arrive)
        try? drafts[trip, default: PlanDraft()].stops[stop, default: .none].set(.arrive(.on(moment)))
    }

    /// Puts the stop at an index of a trip on the day of the next one.
    mutating func begin(_ stop: Int, in trip: Int) {
        drafts[trip, default: PlanDraft()].beginnings.insert(stop)
    }

    /// Reads the texts of the stop at an index of a trip, and returns those that could not be read.
    mutating func take(_ texts: PlanTexts, of stop: Int, in trip: Int, line: Int) -> [Left] {
        guard !texts.isEmpty else { return [] }
        let texts = isOwn ? texts : texts.withoutZones
        var draft = drafts.removeValue(forKey: trip) ?? PlanDraft()
        defer { drafts[trip] = draft }
        var left: [Left] = []
        func note(_ label: String, _ text: String, _ reason: String) {
            fault(label, line, reason, about: text)
            left.append((label, text))
        }
        let (arrival, departure) = (DayOfStop(stop: stop, end: .arrival), DayOfStop(stop: stop, end: .departure))
        var plan = draft.stops[stop] ?? .none
        if let text = texts.date?.trimmed {
            hadDates = true
            if !isOwn, DateText.isTime(text), let time = TimeOfDay(typed: text) {
                hadFields.insert(.arrive)
                try? plan.set(.arrive(.anyDay(time)))
            } else if !draft.take(date: text, of: arrival, label: "Date", line: line, reading) {
                note("Date", text, reading.refusal(text))
            }
        }
        if let text = texts.day?.trimmed {
            hadDates = true
            // A date first: `12.6.` and `7/13/2027` begin like the number of a day.
            let isDate =
                texts.date == nil && !text.allSatisfy(\.isNumber)
                && draft.take(dateOfDay: text, of: arrival, line: line, reading)
            if !isDate, let (number, date) = Self.numberAndDate(text) {
                if let days = Self.days(number) { draft.take(days: days, of: stop, text, line: line) }
                if texts.date == nil { _ = draft.take(dateOfDay: date, of: arrival, line: line, reading) }
            } else if !isDate, let days = Self.days(text) {
                draft.take(days: days, of: stop, text, line: line)
            } else if !isDate {
                note("Day", text, "\(DateText.shown(text)) is not the number of a day")
            }
        }
        var fields = texts.fields
        if let text = texts.currency?.trimmed {
            hadCurrency = true
            let currency = CurrencyMark.currency(text) ?? .code(text.uppercased())
            do throws(PlanError) {
                try draft.take(currency, text)
            } catch {
                // A cost beside it is in that currency, and none of the trip.
                if let code = currency.code, let cost = fields[.cost] {
                    fields[.cost] = CurrencyMark.text(cost.trimmed, in: code)
                }
                if currency.code == nil || fields[.cost] == nil {
                    let cost = fields.removeValue(forKey: .cost).map { "\($0.trimmed) \(text)" }
                    note(cost == nil ? "Currency" : StopField.cost.columnName, cost ?? text, error.description)
                }
            }
        }
        if let way = texts.way {
            hadFields.insert(.way)
            if way.nightsAboard != 0 { draft.aboard[stop] = way.nightsAboard }
            if way.isDated { draft.rides.insert(stop) }
            var ofWay = StopPlan.none
            if !texts.costIsOfStay, let text = fields.removeValue(forKey: .cost)?.trimmed {
                do throws(PlanError) {
                    _ = try take(.cost, text, of: stop, line, into: &ofWay, &draft)
                } catch {
                    note(StopField.cost.columnName, text, error.description)
                }
            }
            let departs = way.departs.map { PlannedTime.anyDay($0) }
            // A length of time out of range is none.
            let known = try? Way(by: way.means, minutes: way.minutes, departs: departs, cost: ofWay.cost)
            try? plan.set(.way(known ?? Way(by: way.means, departs: departs, cost: ofWay.cost)))
        }
        if texts.sleeps { draft.sleeping.insert(stop) }
        if texts.isNight {
            hadFields.insert(.nights)
            draft.nights.insert(stop)
        }
        for field in StopField.allCases {
            guard let text = fields[field]?.trimmed else { continue }
            hadFields.insert(field)
            do throws(PlanError) {
                if let lost = try take(field, text, of: stop, line, into: &plan, &draft) {
                    note(
                        lost.label, lost.text,
                        "\(DateText.shown(lost.text)) is another day than \(DateText.shown(text))")
                }
            } catch {
                note(field.columnName, text, error.description)
            }
        }
        if texts.costIsOfNight, plan.cost != nil { draft.costsOfNights.insert(stop) }
        if texts.currency != nil { draft.bareCosts.remove(stop) }
        if let text = texts.checkOut?.trimmed {
            if !isOwn, DateText.isTime(text), let time = TimeOfDay(typed: text) {
                hadFields.insert(.leave)
                try? plan.set(.leave(time))
            } else if draft.take(date: text, of: departure, label: "Check-out", line: line, reading) {
                hadFields.insert(.nights)
            } else {
                note("Check-out", text, reading.refusal(text))
            }
        }
        if plan != .none { draft.stops[stop] = plan }
        return isOwn ? [] : left
    }

    /// The most reasons that are told for one label, and the most characters of one.
    private static let (mostReasons, longestReason) = (5, 300)

    /// Counts a text that could not be read; texts with the same label and reason are told together.
    mutating func fault(_ label: String, _ line: Int, _ reason: String, about text: String) {
        var key = [label, text.isEmpty ? reason : reason.replacingText(text, with: "…")]
        if faults[key] == nil, faults.values.count(where: { $0.label == label }) >= Self.mostReasons {
            key = faults.filter { $0.value.label == label }.min { $0.value.line > $1.value.line }?.key ?? key
        }
        let shown =
            reason.utf8.count > Self.longestReason ? "\(reason.prefix(Self.longestReason))…" : reason
        faults[key, default: Fault(label: label, reason: shown, line: line)].count += 1
    }

    /// The words in place of the length of a stay that are one night, in small letters.
    private static let overnight: Set = [
        "overnight", "over night", "night", "über nacht", "übernachtung", "nacht", "nuit", "une nuit", "noche",
        "una noche", "notte", "una notte", "pernottamento", "overnachting", "noite", "nocleg", "natt",
    ]

    /// Takes a decision; in a file of others also a stay in nights, and a day in place of a time or before it. Returns
    /// the text of another day that gives way to it.
    mutating func take(
        _ field: StopField, _ text: String, of stop: Int, _ line: Int, into plan: inout StopPlan,
        _ draft: inout PlanDraft
    ) throws(PlanError) -> Left? {
        var lost: Left?
        if !isOwn {
            switch field {
            case .nights, .stayMinutes:
                let isNight = Self.overnight.contains(text.lowercased())
                if let nights = isNight ? 1 : Self.nights(text, isNamed: field == .nights) {
                    hadFields.insert(.nights)
                    try plan.set(.nights(nights))
                    return nil
                }
                if field == .stayMinutes, let days = Self.wholeDays(text), plan.nights == nil || plan.nights == days {
                    hadFields.insert(.nights)
                    hadStaysInDays = true
                    try plan.set(.nights(days))
                    return nil
                }
            case .arrive where TimeOfDay(typed: text) == nil && plan.arrive == nil:
                let day = DayOfStop(stop: stop, end: .arrival)
                let (before, date) = (draft.texts[day], draft.dates[day])
                let isMoment = reading.time(text) != nil
                // The day that another column says, too.
                if let before, !isMoment, before.text == text || (date != nil && reading.date(text) == date) {
                    return nil
                }
                if isMoment || before == nil || DateText.parted(text) != nil,
                    draft.take(date: text, of: day, label: "Arrive", line: line, reading)
                {
                    hadDates = true
                    if let before, date != draft.dates[day] { lost = (before.label, before.text) }
                    if !isMoment { return nil }
                }
            case .leave where TimeOfDay(typed: text) == nil:
                let day = DayOfStop(stop: stop, end: .departure)
                if draft.take(date: text, of: day, label: "Leave", line: line, reading) {
                    hadFields.insert(.nights)
                    if let time = reading.time(text) { try plan.set(.leave(time)) }
                    return nil
                }
            case .arrive, .leave, .kind, .cost, .way: break
            }
        }
        let text = field == .cost && !isOwn ? CurrencyMark.plain(text) : text
        var setting = try setting(field, text, draft.plan)
        let typedCurrency = field.typedCurrency(in: text, of: draft.plan, today: today)
        if typedCurrency == nil, setting.cost?.thousandths ?? 0 > 0 { draft.bareCosts.insert(stop) }
        if let typed = typedCurrency, setting.cost?.currency == nil {
            // Beside costs with a sign of several currencies a cost in another keeps it.
            if let own = draft.ownCurrency(typed) {
                setting = setting.with(currency: own)
            } else {
                try draft.take(typed, text)
            }
        }
        try plan.set(setting)
        return lost
    }

    /// Puts the plans into the trips of the file, which are in the order of their numbers. Linear.
    mutating func planned(_ imported: ImportedTrips) -> ImportedTrips {
        guard hadDates || hadCurrency || !hadFields.isEmpty else { return imported }
        var imported = imported
        for index in imported.trips.indices {
            guard var draft = drafts[index] else { continue }
            if let order = orderOfDays(of: imported.trips[index], draft) {
                imported.trips[index].waypoints = order.map { [stops = imported.trips[index].waypoints] in stops[$0] }
                draft.reorder(order)
                imported.notices.append(
                    "the stops of \(Wording.quoted(imported.trips[index].name.text)) are in the order of their days, not "
                        + "in that of the file")
            }
            plan(&imported.trips[index], draft, &imported.notices)
            Self.multiply(draft.costsOfNights, of: &imported.trips[index])
            if draft.plan.currency == nil, let sign = draft.sign { imported.costSigns[imported.trips[index].id] = sign }
        }
        if hadStaysInDays { imported.notices.append("the stays of two days and more were taken for as many nights") }
        if uncoveredNights > 0 { imported.notices.append(UncoveredNights.notice(uncoveredNights, of: "stop")) }
        for fault in faults.values.sorted(by: { ($0.line, $0.label, $0.reason) < ($1.line, $1.label, $1.reason) }) {
            let more = fault.count > 1 ? ", and \(fault.count - 1) more" : ""
            let place = isOwn ? "left out" : "left in the notes"
            imported.notices.append("\(fault.label) of line \(fault.line)\(more) \(place): \(fault.reason)")
        }
        imported.plans = HeldPlans(
            start: hadDates, currency: hadCurrency || hadFields.contains(.cost),
            stops: hadFields.union(hadDates ? [.nights] : []))
        return imported
    }

    /// The order of the stops of a trip by their days; nil where it is that of the file. The order of a list is that of
    /// who wrote it, and a place that stands there twice is the way back. Linear, but for the sorting.
    private func orderOfDays(of trip: Trip, _ draft: PlanDraft) -> [Int]? {
        guard !isOwn, !datesSayNights, let order = draft.orderOfDays(count: trip.waypoints.count) else { return nil }
        var known = NearbyStops()
        for stop in trip.waypoints {
            let place = ImportedStop(name: nil, location: stop.location)
            if known.match(place) != nil { return nil }
            known.insert(place)
        }
        return order
    }
}
