import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that has run to its end: what it printed, and how it ended.
///
/// Foundation's `Process` takes 50 ms on Linux until it notices an end, longer than most programs of the tests run.
package struct FinishedProgram {
    /// Why a program was not run.
    package struct Failure: Error {
        package let reason: String
    }

    /// The exit status as a shell gives it: 128 and the signal's number after a signal.
    package let status: Int32
    /// What was printed on the standard output.
    package let outputBytes: [UInt8]
    /// What was printed on the standard error.
    package let errors: String

    /// `outputBytes` as text.
    package var output: String { String(decoding: outputBytes, as: UTF8.self) }

    /// Runs the program at `path` in a directory and waits for its end; throws where it cannot be started. Without
    /// `environment` it has that of the tests.
    package init(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil, in directory: String,
        input: [UInt8] = []
    ) throws {
        let streams = try [input, [], []].map { try UnnamedFile($0) }
        var attributes = posix_spawnattr_t.unset
        var actions = posix_spawn_file_actions_t.unset
        posix_spawnattr_init(&attributes)
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream.descriptor, CInt(number))
        }
        // What other tests have open, a lock for example, is none of this program's.
        for descriptor in CInt(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        let variables = environment ?? ProcessInfo.processInfo.environment
        // POSIX has no way to start a program in another directory but a shell.
        let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory]
        let words = (shell + [path] + arguments).map { strdup($0) } + [nil]
        let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + settings { free(pointer) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, shell[0], &actions, &attributes, words, settings)
        guard code == 0 else { throw Failure(reason: "\(path): \(String(cString: strerror(code)))") }
        var end: Int32 = 0
        while waitpid(process, &end, 0) < 0, errno == EINTR {}
        let signal = end & 0x7F
        status = signal == 0 ? (end >> 8) & 0xFF : 128 + signal
        outputBytes = streams[1].contents()
        errors = String(decoding: streams[2].contents(), as: UTF8.self)
    }

    /// Writes a shell script that can be run.
    ///
    /// Another process does it: a file that this one has open for writing is inherited by every child that a test in
    /// parallel starts at that moment, and until the child has closed it, running the file fails with "text file busy".
    package static func writeScript(_ text: String, to path: String) throws {
        let written = try FinishedProgram(
            "/bin/sh", ["-c", "printf '%s\\n' '#!/bin/sh' \"$2\" > \"$1\" && chmod 755 \"$1\"", "sh", path, text],
            in: "/")
        guard written.status == 0 else { throw Failure(reason: written.errors) }
    }
}

extension posix_spawnattr_t {
    #if canImport(Darwin)
        fileprivate static var unset: posix_spawnattr_t? { nil }
    #else
        fileprivate static var unset: posix_spawnattr_t { posix_spawnattr_t() }
    #endif
}

extension posix_spawn_file_actions_t {
    #if canImport(Darwin)
        fileprivate static var unset: posix_spawn_file_actions_t? { nil }
    #else
        fileprivate static var unset: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    #endif
}

/// A file without a name, which is gone when it is released.
private final class UnnamedFile {
    let descriptor: CInt

    /// Makes a file that holds `bytes` and is read from its beginning.
    init(_ bytes: [UInt8]) throws {
        var name = Array((NSTemporaryDirectory() + "roadtrip-stream-XXXXXX").utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw FinishedProgram.Failure(reason: "no temporary file can be made") }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw FinishedProgram.Failure(reason: "the temporary file cannot be written") }
            rest = rest.dropFirst(count)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { close(descriptor) }

    /// Everything that is in the file.
    func contents() -> [UInt8] {
        let size = Int(lseek(descriptor, 0, SEEK_END))
        return [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
            while count < buffer.count {
                let part = pread(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(count))
                guard part > 0 else { break }
                count += part
            }
        }
    }
}
