import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A program that is run once, to its end.
struct ChildProcess {
    /// The file to run and its words; the first is the file's path.
    let words: [String]
    /// What is added to this process's environment.
    var environment: [String: String] = [:]
    /// The file that is its standard input.
    var input = "/dev/null"
    /// Whether what it writes to standard error is thrown away.
    var isQuiet = false

    /// Runs it with its standard output in the file `output`; throws when it cannot be run or does not end with 0.
    ///
    /// The value is the wall time in seconds from before the start until the end was reported. The peak memory is at
    /// least that of this process, from which Linux counts on, so this process stays small.
    func run(output: String = "/dev/null") throws -> Sample {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        if isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        var variables = ProcessInfo.processInfo.environment
        variables.merge(environment) { $1 }
        let arguments = words.map { strdup($0) } + [nil]
        let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + settings { free(text) } }

        let clock = ContinuousClock()
        let start = clock.now
        var process: pid_t = 0
        let failure = posix_spawn(&process, words[0], &actions, nil, arguments, settings)
        guard failure == 0 else { throw BenchmarkError("\(words[0]) cannot be run: error \(failure)") }
        var status: CInt = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let time = start.duration(to: clock.now)
        guard status == 0 else { throw BenchmarkError("\(words.joined(separator: " ")) failed: status \(status)") }
        #if canImport(Darwin)
            let unit = 1
        #else
            let unit = 1_024
        #endif
        return Sample(value: time / .seconds(1), peakMemory: Int(usage.ru_maxrss) * unit)
    }
}

/// Why a benchmark could not be run.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    /// Says what is wrong.
    init(_ description: String) {
        self.description = description
    }
}
