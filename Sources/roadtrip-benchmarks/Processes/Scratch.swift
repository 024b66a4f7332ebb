import Foundation

/// A temporary directory for a benchmark's files.
struct Scratch {
    private let directory: String

    /// Creates the directory in `TMPDIR`.
    init() throws {
        directory = NSTemporaryDirectory() + "roadtrip-benchmarks-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }

    /// The path of a file in the directory.
    func path(_ name: String) -> String { "\(directory)/\(name)" }

    /// Creates a directory in this one, unless it exists, and returns its path.
    func makeDirectory(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
        return path(name)
    }

    /// Writes a file in the directory and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// Removes the directory with its contents.
    func remove() {
        try? FileManager.default.removeItem(atPath: directory)
    }
}
