import Foundation

/// Benchmarks of importing a large file, and of commands on the library that contains it.
enum ImportSubject: Subject {
    private static let fileName = "import-wpt.gpx"

    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            Benchmark(
                "import/million", "import, GPX, 1,000,000 wpt", rounds: 3,
                goals: [.atMost(6_000), .megabytes(atMost: 700), .fasterThan("gpsbabel")],
                against: [
                    .program("gpsbabel", quoted: 6_500) { program in
                        ChildProcess(
                            words: [program, "-i", "gpx", "-f", try file(setting), "-o", "gpx", "-F", "/dev/null"])
                    }
                ]
            ) { try contender(setting, measuring: nil) },
            after("again", "import of the same file again", ["import", setting.scratch.path(fileName)], setting),
            after("list", "list, 1 trip of 1,000,000 stops", ["list"], setting),
            after("undo", "undo of that import", ["undo"], setting),
        ]
    }

    /// The contender that runs a command on a library after the file was imported into it.
    private static func after(
        _ name: String, _ work: String, _ words: [String], _ setting: Setting
    ) -> Benchmark {
        Benchmark("import/\(name)", work, rounds: 3, goals: [.atMost(6_000), .megabytes(atMost: 700)]) {
            try contender(setting, measuring: words)
        }
    }

    /// The contender that imports the file into a new library, or, if `words` are given, runs that command afterwards
    /// and measures only the command.
    private static func contender(_ setting: Setting, measuring words: [String]?) throws -> Contender {
        let path = try file(setting)
        return Contender(name: "roadtrip") {
            let directory = try setting.scratch.makeDirectory("import")
            defer { try? FileManager.default.removeItem(atPath: directory) }
            func run(_ words: [String]) throws -> Sample {
                try ChildProcess(words: [setting.program, "--library", directory] + words).run()
            }
            let sample = try run(["import", path])
            return try words.map(run) ?? sample
        }
    }

    /// The path of the file, which is created at the first call.
    private static func file(_ setting: Setting) throws -> String {
        let path = setting.scratch.path(fileName)
        if !FileManager.default.fileExists(atPath: path) {
            try setting.run(kernel: "markup-file", ["gpx", "1000000", path])
        }
        return path
    }
}
