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
        case .arrive(let moment): moment.map { .string($0.minuteText) }
        case .cost(let cost): cost.map { .number($0.numberText) }
        }
    }

    /// The decision in words, safe for a terminal: `stay 1 h 30 min`; nil where nothing is decided.
    var words: String? {
        switch self {
        case .kind(let kind): kind.map { visible($0.text) }
        case .stayMinutes(let minutes): minutes.map { "stay \(durationTextInDays(seconds: $0 * 60))" }
        case .nights(let count): count.map { Wording.counted($0, "night") }
        case .arrive(let moment): moment.map { "arrive \($0.date.text) \($0.time.hourAndMinute)" }
        case .cost(let cost): cost.map { "cost \($0)" }
        }
    }

    /// The decision as a person types it; nil where nothing is decided.
    package var typed: String? {
        switch self {
        case .kind(let kind): kind?.text
        case .stayMinutes(let minutes): minutes.map { "\($0)m" }
        case .nights(let count): count.map { "\($0)" }
        case .arrive(let moment): moment.map { "\($0.date.text) \($0.time.hourAndMinute)" }
        case .cost(let cost): cost?.description
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
            guard let moment = CivilDateTime(text: text) else {
                throw PlanError("“arrive” must be a date and a time like 2027-06-14T18:00, not “\(text)”")
            }
            return .arrive(moment)
        case .cost:
            guard case .number(let text) = field.value else { throw PlanError("“cost” must be a number") }
            // JSON numbers may have an exponent, which `Cost` does not parse.
            let isPlain = text.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
            return .cost(try Cost(isPlain ? text : JSONValue.number(try field.number)?.text() ?? text))
        }
    }

    /// Reads a decision as a person types it; an empty text removes it. A date without a year is the first such that is
    /// not before `start`, the first day of the trip, or else before today. Throws for a text that means nothing.
    package func setting(typed text: String, start: CivilDate?, today: CivilDate) throws(PlanError) -> StopSetting {
        switch self {
        case .kind: try PlanText.kind(text)
        case .stayMinutes: try PlanText.stay(text)
        case .nights: try PlanText.nights(text)
        case .arrive: try PlanText.arrive(text, start: start, today: today)
        case .cost: try PlanText.cost(text)
        }
    }
}
