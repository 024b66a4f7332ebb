/// Work that is done inside a process of its own, so that its memory can be told and no other work disturbs it.
struct Kernel {
    /// What selects it behind `--kernel`.
    let name: String
    /// Does the work with the words behind the name, and returns the number to print: most often seconds.
    let run: (_ words: [String]) throws -> Double

    /// Names a piece of work.
    init(_ name: String, run: @escaping (_ words: [String]) throws -> Double) {
        self.name = name
        self.run = run
    }
}

/// Seconds that `work` takes: the least of `repetitions`, since everything else that runs only adds to it. What it returns
/// is given back after the clock was read.
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
