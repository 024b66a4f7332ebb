/// The time.
package protocol Clock: AnyObject {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    var now: Int64 { get }
    /// Milliseconds since some moment, never going back: for measuring how long something takes.
    var uptime: Int64 { get }
}
