import CivilTime
import Entities

/// The texts of a file about the plan of a stop.
struct PlanTexts {
    /// The date on which it is reached.
    var date: String?
    /// The number of the day on which it is reached.
    var day: String?
    /// The date on which it is left.
    var checkOut: String?
    /// The currency of its cost.
    var currency: String?
    /// The decisions about it.
    var fields: [StopField: String] = [:]

    /// The way that leads to it.
    var way: WayTexts?
    /// Whether it says where one sleeps.
    var sleeps = false
    /// Whether that alone is a night.
    var isNight = false
    /// Whether the cost is that of each night at the stop.
    var costIsOfNight = false
    /// Whether the cost is that of the stay, also where a way leads there.
    var costIsOfStay = false

    /// A kind of text.
    enum Part: Sendable {
        case date, day, checkOut, currency, costOfNight
        case field(StopField)
    }

    /// Sets the text of a kind.
    mutating func set(_ part: Part, _ text: String?) {
        switch part {
        case .date: date = text
        case .day: day = text
        case .checkOut: checkOut = text
        case .currency: currency = text
        case .costOfNight: (fields[.cost], costIsOfNight) = (text, text != nil)
        case .field(let field): fields[field] = text
        }
    }

    /// Whether it says nothing.
    var isEmpty: Bool {
        date == nil && day == nil && checkOut == nil && currency == nil && fields.isEmpty && way == nil && !sleeps
    }
}

/// The texts of a table on the way that leads to a stop, of which the cost is that of the row.
struct WayTexts {
    let means: Way.Means
    /// The departure, by the clock of the stop before.
    var departs: TimeOfDay?
    /// Whether the departure is on the date of the stop and on no other day, as that of a ride that is booked.
    var isDated = false
    /// The time that it takes, in minutes.
    var minutes: Int?
    /// The days by which it arrives later than it departs.
    var nightsAboard = 0

    /// The most nights on a way.
    private static let mostNights: Int64 = 30

    /// The nights on a way between two days, 0 to 30.
    static func nightsAboard(from departure: CivilDate, to arrival: CivilDate) -> Int {
        Int(max(0, min(mostNights, arrival.daysSince1970 - departure.daysSince1970)))
    }
}
