import CivilTime

/// The names of this program's own in calendars, and the forms of dates and times in them.
enum ICSNames {
    /// The end of the ids of this program's events; `ICSReading` knows its own files by it.
    static let domain = "@roadtrip"
    /// The part of the id of a day between that of its trip and its number.
    static let dayMark = ".day."
    /// The parts of the ids of what lies between stops: drives, other ways, nights.
    static let marksBetween = [driveMark, wayMark, nightMark]
    /// The mark of a drive.
    static let driveMark = ".drive."
    /// The mark of a ferry, a train or a flight.
    static let wayMark = ".way."
    /// The mark of a night that is an event of its own.
    static let nightMark = ".night."
    /// The property of a day that holds the id of the stop where it ends. Names and places may be those of several
    /// stops.
    static let stopProperty = "X-ROADTRIP-STOP"
    /// The property of a trip's first day that holds the plan of the trip, as the library has it.
    static let tripProperty = "X-ROADTRIP-TRIP"
    /// The property of a stop, or of a day where the stops are not written, that holds the plan of the stop, as the
    /// library has it.
    static let planProperty = "X-ROADTRIP-PLAN"
    /// The property of a stop that is reached at a time that nobody knows: a moment behind which it comes.
    static let orderProperty = "X-ROADTRIP-ORDER"
    /// The property of a stop that holds what its description says behind its note.
    static let remarkProperty = "X-ROADTRIP-REMARK"

    /// `20270612`.
    static func date(_ date: CivilDate) -> String { date.text.filter { $0 != "-" } }

    /// `20270613T085500Z`, from a time of UTC.
    static func utc(_ time: CivilDateTime) -> String {
        "\(date(time.date))T\(time.time.text.filter { $0 != ":" })Z"
    }
}

/// The time of writing, as events say it: calendars take what has the higher number for the newer.
struct ICSStamp {
    /// The moment: `20270601T120000Z`.
    let moment: String
    /// The minutes up to it from the beginning of 2020.
    let sequence: Int64
}
