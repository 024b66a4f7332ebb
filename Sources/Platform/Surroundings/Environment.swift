/// What the program may know of the machine, the person and the shell that it runs for.
package protocol Environment: AnyObject {
    /// The value of an environment variable; nil when it is not set.
    func variable(_ name: String) -> String?
    /// `$HOME` when it is set and not empty, else the directory that the system knows for this person.
    var homeDirectory: String? { get }
    /// The machine's name, for a person to read.
    var hostName: String { get }
    /// This process's number.
    var processID: Int { get }
    /// Whether a process of this machine has this number now.
    func isRunning(process: Int) -> Bool
    /// The calendar and clock of this place at a moment in milliseconds since 1970-01-01 UTC.
    func localTime(at milliseconds: Int64) -> LocalTime
}

/// A moment as the calendar and clock of one place show it.
package struct LocalTime: Equatable, Sendable {
    package let year: Int
    /// 1...12.
    package let month: Int
    /// 1...31.
    package let day: Int
    /// 0...23.
    package let hour: Int
    package let minute: Int
    package let second: Int

    /// Describes a moment.
    package init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// The moment in UTC, by the Gregorian calendar: `milliseconds` since 1970-01-01 00:00. Howard Hinnant's
    /// `civil_from_days` (howardhinnant.github.io/date_algorithms.html) gives the arithmetic; eras have 400 years.
    package init(utc milliseconds: Int64) {
        let seconds = milliseconds.floored(by: 1_000)
        let days = seconds.floored(by: 86_400)
        let secondOfDay = Int(seconds - days * 86_400)
        // Counted from 0000-03-01, so that a leap day is the last day of a year.
        let shifted = days + 719_468
        let era = shifted.floored(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), month: Int(month),
            day: Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1),
            hour: secondOfDay / 3_600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
    }
}

extension Int64 {
    /// The quotient rounded down, also below zero; `divisor` is positive.
    fileprivate func floored(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}

/// Surroundings of memory, for tests; local time is UTC plus `minutesEast`.
package final class InMemoryEnvironment: Environment {
    /// The environment variables.
    package var variables: [String: String]
    /// The machine's name.
    package let hostName: String
    /// The process's number.
    package let processID: Int
    /// How far local time is ahead of UTC.
    package var minutesEast: Int
    /// The processes that run beside this one.
    package var otherProcesses: Set<Int> = []

    /// Makes surroundings.
    package init(
        variables: [String: String] = [:], hostName: String = "testhost", processID: Int = 4_242, minutesEast: Int = 0
    ) {
        self.variables = variables
        self.hostName = hostName
        self.processID = processID
        self.minutesEast = minutesEast
    }

    /// The value of a variable.
    package func variable(_ name: String) -> String? { variables[name] }

    /// The variable HOME.
    package var homeDirectory: String? {
        guard let home = variables["HOME"], !home.isEmpty else { return nil }
        return home
    }

    /// Whether it is this process or one of `otherProcesses`.
    package func isRunning(process: Int) -> Bool { process == processID || otherProcesses.contains(process) }

    /// UTC plus `minutesEast`.
    package func localTime(at milliseconds: Int64) -> LocalTime {
        LocalTime(utc: milliseconds + Int64(minutesEast) * 60_000)
    }
}
