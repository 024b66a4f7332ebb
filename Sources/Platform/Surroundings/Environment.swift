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
    /// How many seconds the clock of this place is ahead of UTC at a moment in milliseconds since 1970-01-01 UTC; negative
    /// west of Greenwich.
    func secondsFromUTC(at milliseconds: Int64) -> Int
}
