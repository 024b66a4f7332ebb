import Foundation
import TestSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program on a terminal of its own, typed at and read from like a person would.
final class PseudoTerminal {
    private let master: Int32
    private let slavePath: String
    /// Keeps the terminal there when the program has ended, so that its modes can be looked at.
    private let slave: Int32
    let process: pid_t
    /// Everything that the program has shown so far.
    private(set) var shown = ""
    private var painted = PaintedText()
    private var bytes: [UInt8] = []
    /// The screen as a person sees it now, with the cursor.
    private(set) var screen: ScreenModel

    /// Starts the program, or a shell to start it from, with a terminal of this size as its input, output, error and
    /// controlling terminal.
    init(
        _ program: Program, _ arguments: [String] = [], executable: String = Program.path, columns: UInt16 = 80,
        rows: UInt16 = 24
    ) throws {
        screen = ScreenModel(columns: Int(columns), rows: Int(rows))
        #if canImport(Darwin)
            master = posix_openpt(O_RDWR | O_NOCTTY)
            guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
                throw TerminalFailure.noTerminal
            }
            slavePath = String(cString: name)
        #else
            // The calls of POSIX are not imported on Linux; these are what they are made of (ioctl_tty(2)).
            master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var locked: Int32 = 0
            var number: UInt32 = 0
            guard master >= 0, ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0
            else { throw TerminalFailure.noTerminal }
            slavePath = "/dev/pts/\(number)"
        #endif
        slave = open(slavePath, O_RDWR | O_NOCTTY)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)

        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // The first terminal that the leader of a new session opens becomes its controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, slavePath, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        posix_spawn_file_actions_addclose(&actions, master)
        posix_spawn_file_actions_addclose(&actions, slave)
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // 0x80 is POSIX_SPAWN_SETSID on Linux, 0x400 on macOS.
        #if canImport(Darwin)
            let newSession: Int16 = 0x400
        #else
            let newSession: Int16 = 0x80
        #endif
        let flags = newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, flags)

        let variables = program.variables.merging(["TERM": "xterm"]) { given, _ in given }
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + environment { free(pointer) } }
        var pid: pid_t = 0
        guard posix_spawn(&pid, executable, &actions, &attributes, &words, &environment) == 0 else {
            throw TerminalFailure.noProgram
        }
        process = pid
    }

    /// A trip called T with these places, opened on a terminal without colour.
    static func opened(_ places: String...) throws -> (program: Program, terminal: PseudoTerminal) {
        var program = try Program()
        _ = try program.run(["new", "T"] + places)
        program.environment["NO_COLOR"] = "1"
        let terminal = try PseudoTerminal(program, ["open", "T"], columns: 100, rows: 40)
        try terminal.wait(for: "trip> ")
        return (program, terminal)
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        close(master)
        close(slave)
    }

    /// Types text; `\r` is the Enter key.
    func type(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) }
            if written <= 0 { return }
            rest = rest.dropFirst(written)
        }
    }

    /// Waits until `text` is shown that was not waited for before, and returns what came up to its end.
    @discardableResult
    func wait(for text: String, seconds: Double = 20) throws -> String {
        let deadline = Date().addingTimeInterval(seconds)
        while true {
            if let range = shown.range(of: text) {
                let before = String(shown[..<range.upperBound])
                shown = String(shown[range.upperBound...])
                return before
            }
            guard Date() < deadline, readSome(until: deadline) else {
                throw TerminalFailure.notShown(text, instead: shown)
            }
        }
    }

    /// Waits so long for anything to be shown; what came, which is what was not waited for before and that.
    func shown(within seconds: Double) -> String {
        let deadline = Date().addingTimeInterval(seconds)
        while readSome(until: deadline) {}
        return shown
    }

    /// Waits until the screen shows exactly `expected`, with `|` where the cursor is; returns what it shows then, or
    /// after all the time.
    func screen(whenIt expected: String, seconds: Double = 20) -> String {
        screen(where: { $0 == expected }, seconds: seconds)
    }

    /// Waits until the screen is as wanted; returns what it shows then, or after all the time.
    func screen(where isWanted: (String) -> Bool, seconds: Double = 20) -> String {
        let deadline = Date().addingTimeInterval(seconds)
        while !isWanted(screen.shown), Date() < deadline, readSome(until: deadline) {}
        return screen.shown
    }

    /// Waits until the program has ended; the status as a shell gives it.
    func waitForEnd(seconds: Double = 20) throws -> Int32 {
        let deadline = Date().addingTimeInterval(seconds)
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            guard Date() < deadline else { throw TerminalFailure.stillRunning(shown: shown) }
            _ = readSome(until: Date().addingTimeInterval(0.01))
        }
        while readSome(until: Date()) {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Sends a signal to the program.
    func send(_ signal: Int32) {
        kill(process, signal)
    }

    /// Gives the window another size, as dragging its corner would.
    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        screen.resize(columns: Int(columns), rows: Int(rows))
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Whether a key that sends a signal leaves the output alone that nobody has read yet.
    var keepsOutputAtSignals: Bool {
        var modes = termios()
        return tcgetattr(slave, &modes) == 0 && modes.c_lflag & tcflag_t(NOFLSH) != 0
    }

    /// Whether the terminal puts lines together and echoes, as it was found.
    var isAsFound: Bool {
        var modes = termios()
        guard tcgetattr(slave, &modes) == 0 else { return false }
        return modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG)
    }

    private func readSome(until deadline: Date) -> Bool {
        var poll = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let milliseconds = max(0, Int32(deadline.timeIntervalSinceNow * 1000))
        guard Glibc.poll(&poll, 1, milliseconds) > 0, poll.revents & Int16(POLLIN) != 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        bytes += buffer[..<count]
        // A character whose bytes have not all come yet waits for the rest.
        if let text = String(validating: bytes, as: UTF8.self) {
            screen.write(text)
            shown += painted.take(text.replacingOccurrences(of: "\r\n", with: "\n"))
            bytes = []
        }
        return true
    }
}

/// What went wrong at a pseudo-terminal.
enum TerminalFailure: Error {
    case noTerminal
    case noProgram
    case notShown(String, instead: String)
    case stillRunning(shown: String)
}
