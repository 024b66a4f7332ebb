import Platform

/// An environment in memory, for tests; local time is UTC plus `minutesEast`.
package final class InMemoryEnvironment: Environment {
    /// The environment variables.
    package var variables: [String: String]
    /// The machine's name.
    package let hostName: String
    /// The process's number.
    package let processID: Int
    /// The offset of local time from UTC in minutes.
    package var minutesEast: Int
    /// The processes that run beside this one.
    package var otherProcesses: Set<Int> = []

    /// Creates an environment.
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

    /// `minutesEast`, always.
    package func secondsFromUTC(at milliseconds: Int64) -> Int { minutesEast * 60 }
}
