import Foundation

/// Programs of others that tell whether ours is right.
enum Oracles {
    /// Whether a test that asks this program may run: it is here, or its absence is to fail the test instead of skipping it.
    static func mayAsk(_ program: String) -> Bool {
        path(of: program) != nil || ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required"
    }

    /// What a program printed and how it ended.
    struct Answer {
        let status: Int32
        let output: String
    }

    /// Runs a program to its end; its errors are dropped.
    static func ask(_ program: String, _ arguments: [String]) throws -> Answer {
        guard let path = path(of: program) else { throw Missing(program: program) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Answer(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }

    /// Lets `body` use a directory of its own, which is gone afterwards.
    static func withDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        return try body(directory)
    }

    /// The program is required and not installed.
    struct Missing: Error {
        let program: String
    }

    private static func path(of program: String) -> String? {
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return directories.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
