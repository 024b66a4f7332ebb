import Platform

/// A clock in memory that a test advances.
package final class InMemoryClock: Clock {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    package private(set) var now: Int64
    /// Milliseconds since the clock was created.
    package private(set) var uptime: Int64 = 0

    /// Creates a clock with the time `now`.
    package init(now: Int64 = 1_767_225_600_000) {
        self.now = now
    }

    /// Advances the time.
    package func advance(milliseconds: Int) {
        now += Int64(milliseconds)
        uptime += Int64(milliseconds)
    }
}
