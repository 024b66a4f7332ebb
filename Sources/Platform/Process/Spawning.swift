#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One end of a pipe; closed when it is released, and in programs that this process starts.
final class PipeEnd {
    /// The number of this end, above those of the standard streams.
    let descriptor: CInt

    fileprivate init(_ made: CInt) throws(SystemError) {
        descriptor = try aboveStandardStreams(made)
    }

    deinit { close(descriptor) }

    /// Lets reads and writes return at once. The other end is not changed.
    func setNonBlocking() {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
}

/// A pipe between two processes.
struct Pipe {
    let readingEnd: PipeEnd
    let writingEnd: PipeEnd

    /// pipe(2).
    init() throws(SystemError) {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last("pipe") }
        do throws(SystemError) {
            readingEnd = try PipeEnd(ends[0])
        } catch {
            close(ends[1])
            throw error
        }
        writingEnd = try PipeEnd(ends[1])
    }
}

/// Starts a program with posix_spawn(3) and with the default effect of every signal, and returns the number of its
/// process. `streams` names each descriptor of this process that it gets, with its number there. A program in a process
/// group of its own gets no signals from the terminal; one that uses the terminal has to be in this process's group.
func spawn(
    _ path: String, _ arguments: [String], streams: [(number: CInt, descriptor: CInt)] = [], inOwnGroup: Bool = true
) throws(SystemError) -> pid_t {
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
        var actions: posix_spawn_file_actions_t?
    #else
        var attributes = posix_spawnattr_t()
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in streams {
        posix_spawn_file_actions_adddup2(&actions, stream.descriptor, stream.number)
    }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = inOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | group))
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, words, environ)
    guard code == 0 else { throw SystemError(call: "posix_spawn", code: code) }
    return process
}

/// Finds a program in the directories of `$PATH`, of which only those with a full path count; nil if it is not there.
func programPath(_ name: String, _ environment: any Environment) -> String? {
    let directories = (environment.variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return directories.filter { $0.first == "/" }.map { "\($0)/\(name)" }.first { path in
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
