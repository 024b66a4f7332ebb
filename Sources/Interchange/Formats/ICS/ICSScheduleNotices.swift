import Text

extension ICSSchedule {
    /// The words about what the days of the stops change of the calendar: nights that no event covers, nights that
    /// moved, gaps that are too long, and events that are repeated. Linear.
    var notices: [String] {
        var notices: [String] = []
        let nights = uncoveredNights
        if nights > 0 { notices.append(UncoveredNights.notice(nights, of: "event")) }
        if let count = nightsUpToEnd, let last = stops.last {
            let name = Wording.quoted(last.event.summary ?? last.placeName ?? "", maximumWidth: 60)
            notices.append("\(name) has \(Wording.counted(count, "night")), up to the end of the trip")
        }
        let moved = movedNights
        if let name = moved.names.first {
            let others = moved.names.count - 1
            let more = others > 0 ? " and \(Wording.counted(others, "other event"))" : ""
            notices.append(
                "\(Wording.counted(moved.count, "night")) of \(Wording.quoted(name))\(more) \(moved.count == 1 ? "is" : "are") "
                    + "planned at the last event of \(moved.count == 1 ? "its day" : "their days"), so that each event keeps its "
                    + "day")
        }
        if gaps > 0 {
            notices.append(
                "\(Wording.counted(gaps, "event")) \(gaps == 1 ? "is" : "are") more than 366 nights before "
                    + "the next; what follows is on other days than in the calendar")
        }
        let repeated = stops.count { $0.event.isRepeated }
        if repeated > 0 {
            notices.append(
                "\(Wording.counted(repeated, "event")) \(repeated == 1 ? "is" : "are") repeated in the calendar; only the "
                    + "first time was taken")
        }
        return notices
    }
}
