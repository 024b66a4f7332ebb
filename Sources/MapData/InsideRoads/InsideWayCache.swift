import Entities
package import Platform

/// Remembers ways along the roads inside, across runs and for as long as the program has the same roads.
///
/// They are in a file of records, as the answers of road engines are (`RoadCacheFile`), and under the same rules:
/// nothing that happens to the file is an error, and it may be deleted at any time. Without a directory they are in
/// memory only.
package final class InsideWayCache {
    /// The name of the file in the program's cache directory.
    package static let fileName = "ways.cache"

    /// A way, or that there is none, between two places.
    struct Entry {
        let ends: RoadEnds
        let outcome: InsideOutcome
    }

    private let file: RoadCacheFile?
    private let clock: any Clock
    private let readNetwork: () -> UInt64
    /// The hash of the roads with the number of the rules.
    private lazy var network = readNetwork()
    private var index: RoadCacheIndex?
    /// The outcomes that were stored in this run.
    private var added: [RoadEnds: InsideOutcome] = [:]
    /// Whether a write has failed; nothing more is written then.
    private var isReadOnly = false

    /// A number for the rules by which ways are searched for: what was found by others is forgotten.
    private static let rules: UInt64 = 4

    /// The most ways that are kept in memory.
    private static let mostAdded = 50_000

    /// Creates the cache in the file of `directory`, of up to `largestSize` bytes; `network` is the hash of the roads.
    /// Touches no file before it is asked.
    package init(
        directory: String?, files: any FileSystem, clock: any Clock, mark: Int, largestSize: Int = 32_000_000,
        network: @escaping () -> UInt64
    ) {
        file = directory.map {
            RoadCacheFile(path: $0 + "/" + Self.fileName, largestSize: largestSize, files: files, mark: mark)
        }
        self.clock = clock
        readNetwork = { network() &+ Self.rules }
    }

    /// Returns what is known of the way between two places; nil where it must be searched for, also where its line is
    /// asked for and not known.
    func outcome(_ ends: RoadEnds, hasLine: Bool) -> InsideOutcome? {
        guard let outcome = added[ends] ?? read().outcome(ends) else { return nil }
        if hasLine, case .way(let way) = outcome, way.line == nil { return nil }
        return outcome
    }

    private func read() -> RoadCacheIndex {
        if let index { return index }
        let index = RoadCacheIndex(file?.bytes() ?? [], engine: network)
        self.index = index
        return index
    }

    /// Remembers ways. Linear.
    func store(_ entries: [Entry]) {
        guard !entries.isEmpty else { return }
        if added.count + entries.count > Self.mostAdded { added = [:] }
        let (network, now) = (network, clock.now)
        var bytes: [UInt8] = []
        for entry in entries {
            added[entry.ends] = entry.outcome
            InsideWayRecord(ends: entry.ends, outcome: entry.outcome).write(network, at: now, to: &bytes)
        }
        guard let file, !isReadOnly else { return }
        do throws(FileError) {
            try file.append(bytes) { RoadCacheFrame.read($0)?.0.engine == network }
        } catch {
            isReadOnly = true
        }
    }
}
