import Foundation
import TestSupport

/// The built program, run as a person or a script would run it, with a library and a home of its own.
struct Program {
    /// What one run printed, and how it ended.
    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    /// An empty directory that is this program's home; removed when the test ends.
    let home: TemporaryDirectory
    /// Variables beside `HOME`, `PATH` and `LANG`, in place of those that these tests have: they measure straight lines
    /// unless `ROADTRIP_ENGINE` is another one.
    var environment: [String: String] = [:]

    init() throws {
        home = try TemporaryDirectory()
    }

    /// The directory of the library.
    var library: String { home.path + "/.local/share/roadtrip" }

    /// The library file.
    var libraryFile: String { library + "/trips.json" }

    /// The executable that was built beside the tests.
    static let path: String = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let beside = URL(fileURLWithPath: bundle.bundlePath).deletingLastPathComponent().path + "/roadtrip"
        return FileManager.default.isExecutableFile(atPath: beside)
            ? beside : URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/roadtrip"
    }()

    /// All variables of a run.
    var variables: [String: String] {
        ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "en_DE.UTF-8", "TZ": "UTC", "ROADTRIP_ENGINE": "off"]
            .merging(environment) { $1 }
    }

    /// Runs the program to its end.
    @discardableResult
    func run(_ arguments: String..., input: String = "") throws -> Run {
        try run(arguments, input: Data(input.utf8))
    }

    /// Runs the program to its end.
    func run(_ arguments: [String], input: Data = Data()) throws -> Run {
        try run(Self.path, arguments, input: input)
    }

    /// Runs a command of the shell in which `roadtrip` is the program.
    func shell(_ command: String) throws -> Run {
        try run("/bin/bash", ["-c", "roadtrip() { \"\(Self.path)\" \"$@\"; }\n" + command], input: Data())
    }

    private func run(_ path: String, _ arguments: [String], input: Data) throws -> Run {
        let run = try FinishedProgram(
            path, arguments, environment: variables, in: home.path, input: Array(input))
        return Run(status: run.status, output: run.output, errors: run.errors)
    }

    /// Writes a file into the home directory and returns its path.
    func write(_ name: String, _ text: String) throws -> String {
        let path = home.path + "/" + name
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// The text of a file.
    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
}

/// A directory that is removed with the value that holds it.
final class TemporaryDirectory {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "roadtrip-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? FileManager.default.setAttributes(rights, ofItemAtPath: path)
        try? FileManager.default.removeItem(atPath: path)
    }
}
