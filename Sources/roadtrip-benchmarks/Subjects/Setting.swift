/// Where benchmarks are run.
struct Setting {
    /// The program whose commands are measured.
    let program: String
    /// This program, which runs itself for its kernels.
    let benchmarks: String
    let scratch: Scratch

    /// This program's own kernel as a contender.
    func kernel(_ name: String, _ words: [String] = []) -> Contender {
        .reporting("roadtrip", ChildProcess(words: [benchmarks, "--kernel", name] + words), in: scratch)
    }

    /// Runs a kernel once, for what it does.
    func run(kernel name: String, _ words: [String]) throws {
        _ = try ChildProcess(words: [benchmarks, "--kernel", name] + words).run()
    }

    /// The program as a contender, with these words, on the library in `directory`.
    func command(_ words: [String], library directory: String) -> Contender {
        .process(
            "roadtrip", ChildProcess(words: [program] + words, environment: ["ROADTRIP_LIBRARY": directory]))
    }
}
