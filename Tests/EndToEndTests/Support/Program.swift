import Foundation

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
    /// Variables beside `HOME`, `PATH` and `LANG`.
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
        ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "en_DE.UTF-8", "TZ": "UTC"]
            .merging(environment) { $1 }
    }

    /// Runs the program to its end.
    @discardableResult
    func run(_ arguments: String..., input: String = "") throws -> Run {
        try run(arguments, input: Data(input.utf8))
    }

    /// Runs the program to its end.
    func run(_ arguments: [String], input: Data = Data()) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = arguments
        process.environment = variables
        process.currentDirectoryURL = URL(fileURLWithPath: home.path)
        let files = try ["in", "out", "err"].map { name in
            let path = home.path + "/.\(name)-\(UUID().uuidString)"
            try (name == "in" ? input : Data()).write(to: URL(fileURLWithPath: path))
            return path
        }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: files[0]))
        process.standardOutput = FileHandle(forWritingAtPath: files[1])
        process.standardError = FileHandle(forWritingAtPath: files[2])
        try process.run()
        process.waitUntilExit()
        let texts = try files.dropFirst().map {
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
        }
        return Run(status: process.status, output: texts[0], errors: texts[1])
    }

    /// Runs a command of the shell in which `roadtrip` is the program.
    func shell(_ command: String) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "roadtrip() { \"\(Self.path)\" \"$@\"; }\n" + command]
        process.environment = variables
        process.currentDirectoryURL = URL(fileURLWithPath: home.path)
        let output = Pipe()
        let errorFile = home.path + "/.err-\(UUID().uuidString)"
        try Data().write(to: URL(fileURLWithPath: errorFile))
        defer { try? FileManager.default.removeItem(atPath: errorFile) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle(forWritingAtPath: errorFile)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let errors = try Data(contentsOf: URL(fileURLWithPath: errorFile))
        return Run(
            status: process.status, output: String(decoding: data, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
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

extension Process {
    /// The exit status as a shell gives it: 128 and the signal's number after a signal.
    fileprivate var status: Int32 {
        terminationReason == .exit ? terminationStatus : 128 + terminationStatus
    }
}
