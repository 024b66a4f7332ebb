import Platform

/// The failure of an engine as the program remembers it across runs, so that the next run does not wait for it as well:
/// a line of a small file, `FINGERPRINT MILLISECONDS REASON`, for each engine.
///
/// Nothing that happens to the file is an error, and it may be deleted at any time. The engine's name and password are
/// not in it.
struct RoadFailureRecord {
    /// The name of the file in the program's cache directory.
    static let fileName = "engines.failed"
    /// The largest file that is read, in bytes, and the most engines in it.
    private static let largestSize = 16_384
    private static let mostEngines = 16

    private let path: String
    private let engine: ContentHash
    private let files: any FileSystem
    private let clock: any Clock
    /// The number of this process.
    private let mark: Int

    /// The record of the engine with this fingerprint in the file of `directory`.
    init(of engine: ContentHash, directory: String, files: any FileSystem, clock: any Clock, mark: Int) {
        path = directory + "/" + Self.fileName
        self.engine = engine
        self.files = files
        self.clock = clock
        self.mark = mark
    }

    /// Returns the reason of a failure less than `pause` ago, and the rest of the pause; nil if there was none.
    func failure(pause: Duration) -> (reason: String, rest: Duration)? {
        guard let entry = entries().last(where: { $0.engine == engine }) else { return nil }
        let age = Duration.milliseconds(clock.now.subtractingReportingOverflow(entry.time).partialValue)
        // A time in the future is that of a clock that was wrong.
        return age >= .zero && age < pause ? (entry.reason, pause - age) : nil
    }

    /// Remembers that the engine has failed now.
    func store(_ reason: String) { write(Entry(engine: engine, time: clock.now, reason: reason)) }

    /// Forgets that the engine has failed.
    func clear() {
        if entries().contains(where: { $0.engine == engine }) { write(nil) }
    }

    private struct Entry {
        let engine: ContentHash
        /// Milliseconds since 1970-01-01 UTC.
        let time: Int64
        let reason: String

        init(engine: ContentHash, time: Int64, reason: String) {
            self.engine = engine
            self.time = time
            self.reason = reason
        }

        /// Reads a line; nil if it is none.
        init?(_ line: Substring) {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count == 3, let engine = ContentHash(text: String(words[0])), let time = Int64(words[1]) else {
                return nil
            }
            self.init(engine: engine, time: time, reason: String(words[2].prefix(longestReason)))
        }
    }

    private func entries() -> [Entry] {
        guard let status = try? files.status(of: path, followingLinks: false), status.kind == .regular,
            status.size <= Self.largestSize, let bytes = try? files.contents(of: path).bytes
        else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Entry($0) }
    }

    /// Writes the file with this entry in place of the engine's others.
    private func write(_ entry: Entry?) {
        if let status = try? files.status(of: path, followingLinks: false), status.kind != .regular { return }
        let others = entries().filter { $0.engine != engine }.suffix(Self.mostEngines - 1)
        let lines = (others + (entry.map { [$0] } ?? [])).map { "\($0.engine.text) \($0.time) \($0.reason)\n" }
        let text = Array(lines.joined().utf8)
        // A directory that is not there yet is made.
        try? files.makeDirectories(String(path.splitAtLastSlash().directory.dropLast()))
        _ = try? files.writeFile(path, text, existing: .replace, newMode: 0o600, mark: mark)
    }
}
