/// Benchmarks of the start of the program, with commands that do little work.
enum StartSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        let others = [
            Rival.program("jq", quoted: 1.5) { ChildProcess(words: [$0, "--version"]) },
            Rival.program("rg", quoted: 3.0) { ChildProcess(words: [$0, "--version"]) },
            Rival.program("task", quoted: 5.6) { ChildProcess(words: [$0, "--version"], isQuiet: true) },
            Rival.program("gh", quoted: 91) { ChildProcess(words: [$0, "--version"]) },
        ]
        let nothing = Rival.program("true", quoted: 1.1) { ChildProcess(words: [$0]) }
        let missing = setting.scratch.path("no-library")
        return [
            Benchmark(
                "start/version", "start: --version", rounds: 41, goals: [.ratio(atMost: 1.5, of: "true")],
                against: [nothing] + others
            ) { setting.command(["--version"], library: missing) },
            Benchmark(
                "start/help", "start: help", rounds: 41, goals: [.ratio(atMost: 1.5, of: "true")], against: [nothing]
            ) { setting.command(["help"], library: missing) },
            Benchmark(
                "start/list", "start: list, sample trips", rounds: 41, goals: [.ratio(atMost: 2, of: "true")],
                against: [nothing]
            ) { setting.command(["list"], library: missing) },
        ]
    }
}
