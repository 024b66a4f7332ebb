import CivilTime
import JSON

/// A field of a plan with its JSON value.
struct PlanField {
    let name: String
    let value: JSONValue

    /// The decision about a trip; nil for null.
    var setting: PlanSetting? {
        get throws(PlanError) {
            if value == .null { return nil }
            switch name {
            case "start":
                let text = try string
                guard let date = CivilDate(text: text) else {
                    throw PlanError("“start” must be a date that exists, like 2027-06-12, not “\(text)”")
                }
                return .start(date)
            case "leave": return .leave(try time)
            case "dailyMinutes": return .dailyMinutes(try whole)
            case "days": return .days(try whole)
            case "speedKmh": return .speed(try number)
            case "detour": return .detour(try number)
            case "legMinutes": return .legMinutes(try whole)
            case "litersPer100km": return .litersPer100km(try number)
            case "kWhPer100km": return .kWhPer100km(try number)
            case "price": return .price(try number)
            default: return .currency(try string)
            }
        }
    }

    /// The time of the day; throws for any other value.
    var time: TimeOfDay {
        get throws(PlanError) {
            let text = try string
            guard let time = TimeOfDay(text: text) else {
                throw PlanError("“\(name)” must be a time like 09:00, not “\(text)”")
            }
            return time
        }
    }

    /// The text; throws for any other value.
    var string: String {
        get throws(PlanError) {
            guard let text = value.string else { throw PlanError("“\(name)” must be a string") }
            return text
        }
    }

    /// The number; throws for any other value.
    var number: Double {
        get throws(PlanError) {
            guard let number = value.double else { throw PlanError("“\(name)” must be a number") }
            return number
        }
    }

    /// The whole number; throws for any other value.
    var whole: Int {
        get throws(PlanError) {
            guard let number = Int(exactly: try number) else { throw PlanError("“\(name)” must be a whole number") }
            return number
        }
    }
}
