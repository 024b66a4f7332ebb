package import CivilTime
package import JSON
import Text

// The table of the fields of a stop's plan: how each is written, read, typed and put into words.

extension StopSetting {
    /// The value in JSON; nil where nothing is decided.
    package var json: JSONValue? {
        switch self {
        case .kind(let kind): kind.map { .string($0.text) }
        case .stayMinutes(let minutes): minutes.map { .integer($0) }
        case .nights(let count): count.map { .integer($0) }
        case .arrive(let time): time.map { .string($0.text) }
        case .leave(let time): time.map { .string($0.hourAndMinute) }
        case .cost(let cost): cost.map { .number($0.numberText) }
        case .way(let way): way?.json
        }
    }

    /// The value of the decision as it stands on a page: `1 h 30 min`, `2027-06-14 18:00`; nil where nothing is
    /// decided.
    package func shown(_ times: ClockStyle) -> String? {
        switch self {
        case .kind(let kind): kind.map { visible($0.text) }
        case .stayMinutes(let minutes): minutes.map { durationTextInDays(seconds: $0 * 60) }
        case .nights(let count): count.map { $0 == 0 ? "0, never one here" : "\($0)" }
        case .arrive(let time): time?.text(times)
        case .leave(let time): time.map { times.text($0) }
        case .cost(let cost): cost?.description
        case .way(let way): way.map { Wording.way($0, times: times) }
        }
    }

    /// The decision in words, safe for a terminal: `stay 1 h 30 min`; nil where nothing is decided.
    func words(_ times: ClockStyle) -> String? {
        switch self {
        case .nights(let count): count.map { $0 == 0 ? "no night" : Wording.counted($0, "night") }
        case .kind: shown(times)
        case .way(let way): way.map { ($0.by == .walk ? "" : "by ") + Wording.way($0, times: times) }
        case .stayMinutes, .arrive, .leave, .cost: shown(times).map { "\(word) \($0)" }
        }
    }

    /// The decision as a person types it; nil where nothing is decided.
    package var typed: String? {
        switch self {
        case .kind(let kind): kind?.text
        case .stayMinutes(let minutes): minutes.map(PlanText.typedDuration)
        case .nights(let count): count.map { "\($0)" }
        case .arrive(let time): time?.typedText
        case .leave(let time): time?.hourAndMinute
        case .cost(let cost): cost?.typedText
        case .way(let way): way?.typedText
        }
    }
}

extension StopField {
    /// Reads a decision from JSON; nil for null. Throws for a value that the field cannot have.
    func setting(_ field: PlanField) throws(PlanError) -> StopSetting? {
        if field.value == .null { return nil }
        switch self {
        case .kind:
            let text = try field.string
            let kind = StopKind(text)
            guard kind != nil || text.isEmpty else {
                throw PlanError("“kind” can have 40 bytes; this one has more")
            }
            return .kind(kind)
        case .stayMinutes: return .stayMinutes(try field.whole)
        case .nights: return .nights(try field.whole)
        case .arrive:
            let text = try field.string
            guard let time = PlannedTime(text: text) else {
                throw PlanError("“arrive” must be a time like 2027-06-14T18:00 or 18:00, not “\(text)”")
            }
            return .arrive(time)
        case .leave: return .leave(try field.time)
        case .cost: return .cost(try Cost(json: field.value))
        case .way: return .way(try Way(json: field.value))
        }
    }

    /// Reads a decision as a person types it; an empty text removes it. A date without a year is the first such that is
    /// not before the first day of the trip with this plan, or else before today; money is in its currency. Throws for
    /// a text that means nothing.
    package func setting(typed text: String, of plan: Plan, today: CivilDate) throws(PlanError) -> StopSetting {
        switch self {
        case .kind: try PlanText.kind(text)
        case .stayMinutes: try PlanText.stay(text)
        case .nights: try PlanText.nights(text)
        case .arrive: try PlanText.arrive(text, start: plan.start, today: today)
        case .leave: try PlanText.stopLeave(text)
        case .cost: try PlanText.cost(text, currency: plan.currency)
        case .way: try PlanText.way(text, start: plan.start, today: today, currency: plan.currency)
        }
    }

    /// The currency that a text for the field has, as `setting(typed:of:today:)` reads it; nil where it has none.
    package func typedCurrency(in text: String, of plan: Plan, today: CivilDate) -> TypedCurrency? {
        switch self {
        case .cost: AmountText.money(text)?.currency.flatMap(AmountText.typedCurrency)
        case .way: (try? PlanText.parsedWay(text, start: plan.start, today: today, currency: nil))?.currency
        case .kind, .stayMinutes, .nights, .arrive, .leave: nil
        }
    }
}
