import Foundation
import Platform
import Testing

extension ProcessTests {
    @Suite("Child processes")
    struct ChildProcessTests {}
}

extension ProcessTests.ChildProcessTests {
    /// What became of a program.
    private final class Record {
        var output = ""
        var errors = ""
        var ends: [ChildEnd] = []

        func note(_ event: ChildEvent) {
            #expect(ends.isEmpty, "something came after the end")
            switch event {
            case .output(let bytes): output += String(decoding: bytes, as: UTF8.self)
            case .errors(let bytes): errors += String(decoding: bytes, as: UTF8.self)
            case .end(let end): ends.append(end)
            }
        }

        /// The number that the program has printed.
        var process: pid_t? { output.hasSuffix("\n") ? pid_t(output.dropLast()) : nil }
    }

    private func shell(_ script: String, input: String = "", second: String? = nil) -> ChildProgram {
        ChildProgram(
            path: "/bin/sh", arguments: ["-c", script], input: Array(input.utf8),
            secondInput: second.map { Array($0.utf8) }, grace: .milliseconds(50))
    }

    private func run(_ program: ChildProgram) throws -> Record {
        try withLiveEventLoop { loop in
            let record = Record()
            let registration = try loop.start(program) { record.note($0) }
            #expect(record.output.isEmpty && record.ends.isEmpty, "called inside start")
            try loop.turn { !record.ends.isEmpty }
            registration.cancel()
            return record
        }
    }

    @Test("A program gets its inputs, and what it prints and how it ends is reported")
    func streams() throws {
        var record = try run(shell("cat; cat <&3 >&2; exit 7", input: "one", second: "two"))
        #expect(record.output == "one" && record.errors == "two" && record.ends == [.exited(status: 7)])
        record = try run(shell("kill -TERM $$"))
        #expect(record.ends == [.killed(signal: 15)])
        let long = String(repeating: "0123456789", count: 100_000)
        record = try run(shell("cat", input: long))
        #expect(record.output == long && record.ends == [.exited(status: 0)])
        record = try run(shell("exec <&-; exit 0", input: long))
        #expect(record.ends == [.exited(status: 0)], "a program that does not read its input")
        record = try run(shell("printf out; sleep 600 & printf %s $! >&2; exit 4"))
        #expect(
            record.output == "out" && record.ends == [.exited(status: 4)], "one of its programs keeps its output open")
        if let process = pid_t(record.errors) { kill(process, SIGKILL) }
        record = try run(shell("exec >&- 2>&-; sleep 0.05; exit 3"))
        #expect(record.ends == [.exited(status: 3)], "a program that ends after its streams")
    }

    @Test("A program is in a group of its own, and no signal is ignored or blocked in it")
    func surroundings() throws {
        let record = try run(shell("grep -E 'SigBlk|SigIgn' /proc/self/status; ps -o pgid= -p $$; echo $$"))
        let words = record.output.split(whereSeparator: \.isWhitespace).map(String.init)
        try #require(words.count == 6)
        // Signals above 31 belong to the C library.
        let masks = [1, 3].map { UInt64(words[$0], radix: 16).map { $0 & 0x7FFF_FFFF } }
        #expect(masks == [0, 0])
        #expect(words[4] == words[5])
    }

    @Test("A program inherits its streams, and nothing that this process opened for another one")
    func inheritance() throws {
        try withLiveEventLoop { loop in
            let inheritable = (0..<256).filter { fcntl($0, F_GETFD) & FD_CLOEXEC == 0 }.compactMap { link($0) }
            let other = try loop.start(shell("cat", second: "x")) { _ in }
            let record = Record()
            let script = "readlink /proc/self/fd/*"
            let registration = try loop.start(shell(script)) { record.note($0) }
            try loop.turn { !record.ends.isEmpty }
            let links = record.output.split(separator: "\n").filter { $0.hasPrefix("pipe:") }.map(String.init)
            #expect(Set(links).subtracting(inheritable).count == 3, "one for each standard stream")
            other.cancel()
            registration.cancel()
        }
    }

    /// What a descriptor of this process is.
    private func link(_ descriptor: CInt) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    }

    @Test("What is not there cannot be started")
    func notThere() {
        withLiveEventLoop { loop in
            _ = #expect(throws: SystemError(call: "posix_spawn", code: ENOENT)) {
                try loop.start(ChildProgram(path: "/nowhere/program", arguments: [])) { _ in }
            }
        }
    }

    @Test(
        "A program that is let go is ended by its number, also if it does not want to, and is no zombie",
        arguments: ["exec sleep 100", "trap '' TERM; echo $$; exec sleep 100", "echo $$; exec cat"])
    func cancelled(script: String) throws {
        try withLiveEventLoop { loop in
            let record = Record()
            var registration: EventRegistration? = try loop.start(
                shell("echo $$; " + script, input: String(repeating: "x", count: 1 << 20))
            ) { record.note($0) }
            try loop.turn { record.output.contains("\n") }
            let line = try #require(record.output.split(separator: "\n").first)
            let process = try #require(pid_t(line))
            #expect(kill(process, 0) == 0)
            registration?.cancel()
            registration = nil
            // A zombie would still be there.
            try loop.turn { kill(process, 0) != 0 }
            #expect(errno == ESRCH)
            #expect(record.ends.isEmpty)
        }
    }

    @Test("Programs that are let go at once leave nothing open")
    func descriptors() throws {
        try withLiveEventLoop { loop in
            let count = { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0 }
            try loop.turn { true }
            let before = count()
            for turns in 0..<40 {
                let registration = try loop.start(shell("cat", input: "x", second: "y")) { _ in }
                for _ in 0..<turns % 4 {
                    let due = loop.schedule(after: .zero) {}
                    try loop.turn()
                    due.cancel()
                }
                registration.cancel()
            }
            // Each would keep four; what other tests open meanwhile is less.
            #expect(count() < before + 80)
        }
    }
}
