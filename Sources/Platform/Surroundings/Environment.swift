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
    /// How many seconds the clock of this place is ahead of UTC at a moment in milliseconds since 1970-01-01 UTC; negative
    /// west of Greenwich.
    func secondsFromUTC(at milliseconds: Int64) -> Int
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

    /// `minutesEast`, always.
    package func secondsFromUTC(at milliseconds: Int64) -> Int { minutesEast * 60 }
}
