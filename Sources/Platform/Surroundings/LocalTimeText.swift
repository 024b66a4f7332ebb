extension LocalTime {
    /// The day by ISO 8601, `2026-05-01`; for the years 0 to 9999.
    package var date: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

    /// The time of the day, `17:30`.
    package var hourAndMinute: String { "\(padded(hour, 2)):\(padded(minute, 2))" }

    /// Both by ISO 8601 and to the second, without a zone: `2026-05-01T17:30:09`.
    package var dateAndTime: String { "\(date)T\(hourAndMinute):\(padded(second, 2))" }
}

/// A number with zeros in front, to this many digits at least.
private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
