import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program to run and wait for.
struct ChildProcess {
    /// The path of the program, followed by its arguments.
    let words: [String]
    /// The environment variables to set in addition to those of this process.
    var environment: [String: String] = [:]
    /// The path of the file for standard input.
    var input = "/dev/null"
    /// Whether standard error is discarded.
    var isQuiet = false

    /// Runs the program with standard output written to the file `output`; throws if it cannot be run or its status is
    /// not 0.
    ///
    /// The value of the sample is the wall time in seconds from before the start until the end was reported. Its peak
    /// memory is never less than that of this process, because Linux counts it from the fork on; so this process stays
    /// small.
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

/// The reason why a benchmark could not be run.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    /// Creates an error with this description.
    init(_ description: String) {
        self.description = description
    }
}
