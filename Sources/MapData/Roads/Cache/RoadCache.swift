package import Platform

/// Remembers what a road engine answered, across runs: roads and tables for 30 days, up to 64 MB; that there is no road
/// for ten minutes; and for half a minute that it has failed.
///
/// All of it belongs to the map that the engine had at the time, as `use` tells; before it is called, and where the
/// engine does not tell, it is the map that it had last.
///
/// Everything is in one file, to which whole records are only added, so that two programs may use it at once; a record
/// that is damaged or half written is asked for again. Nothing that happens to the file is an error: what cannot be
/// read is asked for, and what cannot be written is forgotten. The file may be deleted at any time. The engine's name
/// and password are not in it.
package final class RoadCache {
    /// The name of the file in the program's cache directory.
    package static let fileName = "roads.cache"
    /// The file; nil where everything is in memory only.
    private let file: RoadCacheFile?
    /// The fingerprint of the engine's address and profile.
    private let address: UInt64
    /// The same with its map; nil before it is known.
    private var mappedEngine: UInt64?
    /// The map that is written beside what is stored next; nil where it was written.
    private var unwrittenMap: UInt64?
    private let clock: any Clock
    private var index: RoadCacheIndex?
    /// The records that were stored in this run.
    private var added: [RoadCacheRecord.Key: RoadCacheRecord] = [:]
    private var addedTables: [RoadTableRecord.Key: RoadTableRecord] = [:]
    /// Failures of the engine; nil without a directory.
    let failures: RoadFailureRecord?
    /// Whether a write has failed; nothing more is written then.
    private var isReadOnly = false

    /// Creates the cache of the engine at `server` in the file of `directory`, of up to `largestSize` bytes, or in
    /// memory only without one. Touches no file before it is asked.
    package init(
        of server: HTTPServerAddress, directory: String?, files: any FileSystem, clock: any Clock, mark: Int,
        largestSize: Int = 64_000_000
    ) {
        file = directory.map {
            RoadCacheFile(path: $0 + "/" + Self.fileName, largestSize: largestSize, files: files, mark: mark)
        }
        // The description has no name and no password.
        let engine = ContentHash(of: Array("driving \(server)".utf8))
        address = engine.value
        failures = directory.map {
            RoadFailureRecord(of: engine, directory: $0, files: files, clock: clock, mark: mark)
        }
        self.clock = clock
    }

    /// Takes the map that the engine has now, as a text that is another one for another map.
    func use(map text: String) {
        let map = ContentHash(of: Array(text.utf8)).value
        let engine = self.engine(with: map)
        guard engine != mappedEngine else { return }
        mappedEngine = engine
        unwrittenMap = map
        index = nil
    }

    private func engine(with map: UInt64) -> UInt64 { ContentHash(of: Array("\(address) \(map)".utf8)).value }

    /// The fingerprint of the engine's address, its profile and its map: the one that it had last, unless it is known
    /// which one it has now.
    private var engine: UInt64 {
        if let mappedEngine { return mappedEngine }
        let engine = RoadMapRecord.map(of: address, in: file?.bytes() ?? []).map { self.engine(with: $0) } ?? address
        mappedEngine = engine
        return engine
    }

    /// Returns the outcome of the way between two places; nil where the engine must be asked.
    func outcome(from: RoadPoint, to: RoadPoint) -> RoadOutcome? {
        let key = RoadCacheRecord.Key(engine: engine, from: from, to: to)
        let now = clock.now
        guard let record = added[key] ?? read().record(from, to), record.isFresh(at: now) else { return nil }
        return record.outcome
    }

    /// Remembers what an engine has just answered; that it gave no answer is not remembered.
    func store(_ outcomes: [(from: RoadPoint, to: RoadPoint, outcome: RoadOutcome)]) {
        var bytes: [UInt8] = []
        let now = clock.now
        for (from, to, outcome) in outcomes {
            if case .noAnswer = outcome { continue }
            let key = RoadCacheRecord.Key(engine: engine, from: from, to: to)
            let record = RoadCacheRecord(key: key, time: now, outcome: outcome)
            added[key] = record
            record.write(to: &bytes)
        }
        append(bytes)
    }

    /// Returns a part of a table; nil where the engine must be asked.
    func table(from sources: [RoadPoint], to targets: [RoadPoint]) -> RoadTableBlock? {
        let key = RoadTableRecord.Key(engine: engine, sources: sources, targets: targets)
        guard let record = addedTables[key] ?? read().table(from: sources, to: targets),
            record.isFresh(at: clock.now)
        else { return nil }
        return record.block
    }

    /// Remembers a part of a table that an engine has just answered.
    func store(_ block: RoadTableBlock, from sources: [RoadPoint], to targets: [RoadPoint]) {
        let key = RoadTableRecord.Key(engine: engine, sources: sources, targets: targets)
        let record = RoadTableRecord(block, time: clock.now)
        addedTables[key] = record
        var bytes: [UInt8] = []
        record.write(key, to: &bytes)
        append(bytes)
    }

    /// Forgets what may be another today, because the engine has answered: that it has failed, and that there is no
    /// road between two places.
    package func forgetFailures() {
        failures?.clear()
        added = added.filter { $0.value.isRoad }
        addedTables = addedTables.filter { $0.value.isComplete }
        index = nil
        guard let file else { return }
        var isRoadless = false
        let bytes = file.bytes()
        bytes.withUnsafeBytes { bytes in
            RoadCacheFrame.forEach(in: bytes) { offset, length, _ in
                isRoadless = isRoadless || Self.isRoadless(bytes, offset, length)
            }
        }
        let now = clock.now
        if isRoadless {
            try? file.replace(size: bytes.count, adding: []) {
                Self.isFresh($0, at: now) && !Self.isRoadless($0, 0, $0.count)
            }
        }
    }

    /// Deletes what any engine has answered, and which engines have failed, from a directory. Whatever else stands in
    /// the place of these files stays. Nil is no directory.
    package static func forgetAll(in directory: String?, files: any FileSystem) throws(FileError) {
        guard let directory else { return }
        for name in [fileName, RoadFailureRecord.fileName, InsideWayCache.fileName] {
            try RoadCacheFile.delete(directory + "/" + name, files: files)
        }
    }

    /// Whether a record says that there is no road.
    private static func isRoadless(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ length: Int) -> Bool {
        let record = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
        if let way = RoadCacheRecord(record) { return !way.isRoad }
        return RoadTableRecord(record).map { !$0.isComplete } ?? false
    }

    /// Whether a record may still be used.
    private static func isFresh(_ record: UnsafeRawBufferPointer, at now: Int64) -> Bool {
        RoadCacheRecord(record)?.isFresh(at: now) ?? RoadTableRecord(record)?.isFresh(at: now)
            ?? RoadMapRecord.isFresh(record, at: now)
    }

    private func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, let file, !isReadOnly else { return }
        do {
            var noted: [UInt8] = []
            if let map = unwrittenMap {
                RoadMapRecord.write(address: address, map: map, time: clock.now, to: &noted)
                unwrittenMap = nil
            }
            let now = clock.now
            try file.append(noted + bytes) { Self.isFresh($0, at: now) }
        } catch {
            isReadOnly = true
        }
    }

    private func read() -> RoadCacheIndex {
        if let index { return index }
        let index = RoadCacheIndex(file?.bytes() ?? [], engine: engine)
        self.index = index
        return index
    }
}
