/// The programs and the directory that benchmarks use.
struct Setting {
    /// The path of the `roadtrip` program to measure.
    let program: String
    /// The path of this program, which runs itself for its kernels.
    let benchmarks: String
    let scratch: Scratch
    /// The path of a table of known distances by road; nil if none was named.
    let table: String?

    /// A kernel of this program as a contender.
    func kernel(_ name: String, _ words: [String] = []) -> Contender {
        .reporting("roadtrip", ChildProcess(words: [benchmarks, "--kernel", name] + words), in: scratch)
    }

    /// Runs a kernel once without measuring, for its effect.
    func run(kernel name: String, _ words: [String]) throws {
        _ = try ChildProcess(words: [benchmarks, "--kernel", name] + words).run()
    }

    /// A command of `roadtrip` with these arguments as a contender, on the library in `directory`.
    func command(_ words: [String], library directory: String) -> Contender {
        .process(
            "roadtrip", ChildProcess(words: [program] + words, environment: ["ROADTRIP_LIBRARY": directory]))
    }
}
