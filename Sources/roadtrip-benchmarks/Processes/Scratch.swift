import Foundation

/// A directory that is removed at the end.
struct Scratch {
    private let directory: String

    /// Makes the directory, below `TMPDIR`.
    init() throws {
        directory = NSTemporaryDirectory() + "roadtrip-benchmarks-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }

    /// The path of a name in it.
    func path(_ name: String) -> String { "\(directory)/\(name)" }

    /// Makes a directory in it, when it is not there, and returns its path.
    func makeDirectory(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
        return path(name)
    }

    /// Writes a file in it and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// Removes it with all that is in it.
    func remove() {
        try? FileManager.default.removeItem(atPath: directory)
    }
}
