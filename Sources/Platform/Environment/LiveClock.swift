#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The real clock of this machine.
package final class LiveClock: Clock {
    /// Creates an object without state of its own.
    package init() {}

    /// Milliseconds since 1970-01-01 00:00 UTC.
    package var now: Int64 { milliseconds(CLOCK_REALTIME) }

    /// Milliseconds of the monotonic clock (CLOCK_MONOTONIC).
    package var uptime: Int64 { milliseconds(CLOCK_MONOTONIC) }

    /// Sleeps with nanosleep(2); a signal ends the sleep early.
    func sleep(milliseconds: Int) {
        var time = timespec()
        time.tv_sec = time_t(milliseconds / 1_000)
        time.tv_nsec = (milliseconds % 1_000) * 1_000_000
        nanosleep(&time, nil)
    }

    private func milliseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }
}
