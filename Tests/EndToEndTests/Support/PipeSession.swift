import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The menus at the two ends of a pipe, line by line while the program runs.
final class PipeSession {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    /// What was printed and not waited for yet.
    private(set) var printed = ""

    /// Starts the menus.
    init(_ program: Program) throws {
        process.executableURL = URL(fileURLWithPath: Program.path)
        process.environment = program.variables
        process.currentDirectoryURL = URL(fileURLWithPath: program.home.path)
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit {
        process.terminate()
    }

    /// Writes a line to the program.
    func send(_ line: String) {
        input.fileHandleForWriting.write(Data((line + "\n").utf8))
    }

    /// Waits until `text` was printed that was not waited for before, and returns what came up to its end.
    @discardableResult
    func wait(for text: String, seconds: Double = 20) throws -> String {
        let deadline = Date().addingTimeInterval(seconds)
        while true {
            if let range = printed.range(of: text) {
                defer { printed = String(printed[range.upperBound...]) }
                return String(printed[..<range.upperBound])
            }
            guard readSome(until: deadline) else { throw TerminalFailure.notShown(text, instead: printed) }
        }
    }

    /// Waits so long for anything to be printed; what came, which is what was not waited for before and that.
    func printed(within seconds: Double) -> String {
        let deadline = Date().addingTimeInterval(seconds)
        while readSome(until: deadline) {}
        return printed
    }

    /// Waits until the program has ended; its exit status.
    func waitForEnd() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func readSome(until deadline: Date) -> Bool {
        let handle = output.fileHandleForReading
        var poll = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = max(0, Int32(deadline.timeIntervalSinceNow * 1000))
        guard Glibc.poll(&poll, 1, milliseconds) > 0 else { return false }
        let data = handle.availableData
        printed += String(decoding: data, as: UTF8.self)
        return !data.isEmpty
    }
}
