/// Work that is done in a separate process, so that its memory can be measured and other work does not disturb it.
struct Kernel {
    /// The name that follows `--kernel` on the command line.
    let name: String
    /// Does the work with the arguments after the name, and returns the number to print, usually seconds.
    let run: (_ words: [String]) throws -> Double

    /// Describes a kernel.
    init(_ name: String, run: @escaping (_ words: [String]) throws -> Double) {
        self.name = name
        self.run = run
    }
}

/// The time of `work` in seconds: the minimum of `repetitions` runs, because other load only adds to it. The outcome is
/// released after the time was taken.
func leastSeconds<Outcome>(repetitions: Int, _ work: () throws -> Outcome) rethrows -> Double {
    let clock = ContinuousClock()
    var least = Double.infinity
    for _ in 0..<repetitions {
        let start = clock.now
        let outcome = try work()
        least = min(least, start.duration(to: clock.now) / .seconds(1))
        withExtendedLifetime(outcome) {}
    }
    return least
}
