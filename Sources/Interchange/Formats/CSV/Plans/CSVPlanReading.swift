import CivilTime
import Entities
import Text

/// Reads the plans of stops from the cells of a table.
///
/// A table with a column for nights has the decisions of a person; its dates follow from them, but for the first day.
/// In any other table with dates, the last stop of a date has the nights up to the next one.
struct CSVPlanReading {
    /// The parts of one trip that are read.
    private struct Draft {
        /// The currency, and the first day for dates without a year.
        var plan = Plan.none
        var stops: [Int: StopPlan] = [:]
        var dates: [Int: CivilDate] = [:]
    }

    /// The cells of one column that could not be read.
    private struct Fault {
        let reason: String
        let line: Int
        var count = 0
    }

    private let columns: CSVColumns
    private let today: CivilDate
    private var drafts: [Int: Draft] = [:]
    private var faults: [String: Fault] = [:]

    /// Reads the columns of plans.
    init(_ columns: CSVColumns, today: CivilDate) {
        self.columns = columns
        self.today = today
    }

    /// Whether the table has a column of plans.
    private var hasColumns: Bool { columns.date != nil || !columns.plan.isEmpty || columns.currency != nil }

    /// Reads the cells of the stop at an index of a trip; `text` is that of a column, nil for an empty one.
    mutating func take(_ text: (_ column: Int?) -> String?, of stop: Int, in trip: Int, line: Int) {
        guard hasColumns else { return }
        var draft = drafts[trip] ?? Draft()
        if let cell = text(columns.date)?.trimmed {
            if let date = Self.date(cell, today: today) {
                draft.dates[stop] = date
                if draft.plan.start == nil { try? draft.plan.set(.start(date)) }
            } else {
                note("Date", "“\(cell)” is not a date", line)
            }
        }
        if let cell = text(columns.currency)?.trimmed {
            do throws(PlanError) {
                try take(currency: cell.uppercased(), cell, &draft)
            } catch {
                note("Currency", error.description, line)
            }
        }
        var plan = StopPlan.none
        for field in StopField.allCases {
            guard let cell = text(columns.plan[field])?.trimmed else { continue }
            do throws(PlanError) {
                try plan.set(try setting(field, cell, draft.plan))
                let typed = field.typedCurrency(in: cell, of: draft.plan, today: today)
                if let code = typed?.code { try take(currency: code, cell, &draft) }
            } catch {
                note(field.columnName, error.description, line)
            }
        }
        if plan != .none { draft.stops[stop] = plan }
        drafts[trip] = draft
    }

    /// Sets the currency of a trip; throws where it has another.
    private func take(currency code: String, _ cell: String, _ draft: inout Draft) throws(PlanError) {
        guard draft.plan.currency != code else { return }
        guard draft.plan.currency == nil else {
            throw PlanError("the costs are in \(draft.plan.currency ?? ""), and “\(cell)” is in another currency")
        }
        try draft.plan.set(.currency(code))
    }

    /// A decision as a person types it; kinds of other programs are kept.
    private func setting(_ field: StopField, _ cell: String, _ plan: Plan) throws(PlanError) -> StopSetting {
        let isUnknownKind = field == .kind && !StopKind.known.contains(cell.lowercased())
        if isUnknownKind, let kind = StopKind(cell) { return .kind(kind) }
        return try field.setting(typed: cell, of: plan, today: today)
    }

    /// A date, with or without a time behind it.
    private static func date(_ cell: String, today: CivilDate) -> CivilDate? {
        CivilDate(typed: cell, today: today) ?? CivilDateTime(typed: cell, today: today, notBefore: nil)?.date
    }

    private mutating func note(_ column: String, _ reason: String, _ line: Int) {
        faults[column, default: Fault(reason: reason, line: line)].count += 1
    }

    /// Puts the plans into the trips of the table, which are in the order of their numbers. Linear.
    func planned(_ imported: ImportedTrips) -> ImportedTrips {
        guard hasColumns else { return imported }
        var imported = imported
        for index in imported.trips.indices {
            guard let draft = drafts[index] else { continue }
            let count = imported.trips[index].waypoints.count
            let days = columns.plan[.nights] == nil ? Self.nights(between: draft.dates, count: count) : []
            if days == nil {
                imported.notices.append(
                    "the dates of \(Wording.quoted(imported.trips[index].name.text)) do not follow its stops, and were left "
                        + "out")
            }
            if let code = draft.plan.currency { try? imported.trips[index].plan.set(.currency(code)) }
            let start = columns.plan[.nights] == nil ? draft.plan.start : draft.dates[0]
            if let start, days != nil { try? imported.trips[index].plan.set(.start(start)) }
            for (stop, plan) in draft.stops { imported.trips[index].waypoints[stop].plan = plan }
            for (stop, nights) in (days ?? []).enumerated() where nights > 0 {
                try? imported.trips[index].waypoints[stop].plan.set(.nights(nights))
            }
        }
        for (column, fault) in faults.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }) {
            let more = fault.count > 1 ? ", and \(fault.count - 1) more" : ""
            imported.notices.append("\(column) of line \(fault.line)\(more) left out: \(fault.reason)")
        }
        imported.plans = held
        return imported
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

    /// The parts of plans that the table has.
    private var held: HeldPlans {
        let hasDates = columns.date != nil
        return HeldPlans(
            start: hasDates, currency: columns.currency != nil || columns.plan[.cost] != nil,
            stops: Set(columns.plan.keys).union(hasDates ? [.nights] : []))
    }
}
