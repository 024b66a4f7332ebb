import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program on a terminal of its own, to be typed at.
final class TerminalSession {
    private let master: CInt
    private let process: pid_t
    private var shown: [UInt8] = []

    /// Starts a program on a terminal of 40 rows.
    init(_ words: [String], columns: Int, environment: [String: String]) throws {
        #if canImport(Darwin)
            throw BenchmarkError("terminals are only measured on Linux")
        #else
            master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var locked: CInt = 0
            var number: CInt = 0
            // The calls behind unlockpt(3) and ptsname(3) (ioctl_tty(2)); these are not imported.
            guard master >= 0, ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0
            else { throw BenchmarkError("there is no terminal") }
            var size = winsize(ws_row: 40, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(master, UInt(TIOCSWINSZ), &size)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            posix_spawn_file_actions_init(&actions)
            posix_spawnattr_init(&attributes)
            defer {
                posix_spawn_file_actions_destroy(&actions)
                posix_spawnattr_destroy(&attributes)
            }
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
            posix_spawn_file_actions_addclose(&actions, master)
            // POSIX_SPAWN_SETSID: the terminal becomes that of the new session.
            posix_spawnattr_setflags(&attributes, 0x80)
            let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
                .merging(["TERM": "xterm"]) { $1 }
            let arguments = words.map { strdup($0) } + [nil]
            let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
            defer { for text in arguments + settings { free(text) } }
            var pid: pid_t = 0
            guard posix_spawn(&pid, words[0], &actions, &attributes, arguments, settings) == 0 else {
                throw BenchmarkError("\(words[0]) cannot be run")
            }
            process = pid
        #endif
    }

    deinit {
        kill(process, SIGKILL)
        var status: CInt = 0
        waitpid(process, &status, 0)
        close(master)
    }

    /// Presses keys and waits until `end` is shown; the seconds that took.
    @discardableResult
    func press(_ keys: String, until end: String) throws -> Double {
        let clock = ContinuousClock()
        shown = []
        let start = clock.now
        let bytes = Array(keys.utf8)
        guard write(master, bytes, bytes.count) == bytes.count else { throw BenchmarkError("nothing can be typed") }
        try wait(for: end)
        return start.duration(to: clock.now) / .seconds(1)
    }

    /// Waits until a text is shown.
    func wait(for end: String) throws {
        let wanted = Array(end.utf8)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if has(wanted) { return }
            var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 10_000) > 0 else {
                throw BenchmarkError("\(end) was not shown, but \(String(decoding: shown, as: UTF8.self))")
            }
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { throw BenchmarkError("the program has ended") }
            shown += buffer[..<count]
        }
    }

    /// Whether bytes are shown. A general search of a screen would cost as much as the screen that is measured.
    private func has(_ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first, shown.count >= wanted.count else { return wanted.isEmpty }
        return (0...shown.count - wanted.count).contains { start in
            shown[start] == first && wanted.indices.allSatisfy { shown[start + $0] == wanted[$0] }
        }
    }
}
