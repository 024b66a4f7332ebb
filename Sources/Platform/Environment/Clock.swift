/// The clock of the machine.
package protocol Clock: AnyObject {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    var now: Int64 { get }
    /// Milliseconds since a fixed but unspecified moment; never decreases. For measuring durations.
    var uptime: Int64 { get }
}
