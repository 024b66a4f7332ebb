import Platform

/// A clock of memory that goes on only by hand.
package final class InMemoryClock: Clock {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    package private(set) var now: Int64
    /// Milliseconds since the clock was made.
    package private(set) var uptime: Int64 = 0

    /// Makes a clock that stands at `now`.
    package init(now: Int64 = 1_767_225_600_000) {
        self.now = now
    }

    /// Lets the time go on.
    package func advance(milliseconds: Int) {
        now += Int64(milliseconds)
        uptime += Int64(milliseconds)
    }
}
