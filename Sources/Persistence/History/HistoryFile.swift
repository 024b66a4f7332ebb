import Entities
import Platform
import Text

/// The file `history.jsonl`: one record per line, oldest first.
struct HistoryFile {
    let path: String
    let files: any FileSystem

    /// The number of changes that are kept when the file is compacted.
    static let keptChanges = 100
    /// The file is checked for compaction each time its size exceeds another multiple of this number of bytes.
    static let compactionStep = 262_144

    /// The contents of the file.
    struct Contents {
        let records: [HistoryRecord]
        /// The numbers, from 1, of damaged lines.
        let damagedLines: [Int]
        /// The numbers, from 1, of lines that a newer version of this program wrote.
        let newerLines: [Int]
        /// The number of the last line if it has no line end; else nil.
        let unfinishedLine: Int?
        let path: String
        let size: Int

        /// Warnings about lines that cannot be read.
        var warnings: [String] {
            [
                warning(damagedLines, "damaged; some changes cannot be undone"),
                warning(
                    newerLines, "made by a newer version of roadtrip; some changes can only be undone with that one"),
            ].compactMap { $0 }
        }

        private func warning(_ lines: [Int], _ what: String) -> String? {
            guard let first = lines.first else { return nil }
            let more = lines.count > 1 ? " and \(lines.count - 1) more" : ""
            return "\(path):\(first)\(more): \(what)"
        }

        /// The error to report if nothing can be undone because the records do not lead to the present library; nil if
        /// no line is damaged.
        ///
        /// A last line without a line end counts as damage only in that case: a save that was not finished also leaves
        /// one.
        var damage: StoreError? {
            if let unfinishedLine {
                return damage(at: unfinishedLine, "the file ends in the middle of a record: it was cut off")
            }
            if let line = newerLines.last, line > damagedLines.last ?? 0 {
                let reason = "the record was made by a newer version of roadtrip; only that one can undo it"
                return .newerVersion(path: path, TextFault(line: line, column: 1, reason: reason))
            }
            return damagedLines.last.map { damage(at: $0, "the record is damaged") }
        }

        private func damage(at line: Int, _ reason: String) -> StoreError {
            .damaged(
                path: path, TextFault(line: line, column: 1, reason: "\(reason); earlier changes cannot be undone"),
                goodCopy: nil)
        }
    }

    /// Reads all records; none if there is no file. A last line without a line end is ignored, because its save was not
    /// finished.
    func read() throws(StoreError) -> Contents {
        do {
            return contents(try files.contents(of: path).bytes)
        } catch {
            guard error.cause.isNotFound else { throw StoreError(error) }
            return contents([])
        }
    }

    private func contents(_ bytes: [UInt8]) -> Contents {
        var records: [HistoryRecord] = []
        var damaged: [Int] = []
        var newer: [Int] = []
        var start = 0
        var line = 1
        while let end = bytes[start...].firstIndex(of: 0x0A) {
            switch HistoryRecord.read(line: bytes[start..<end]) {
            case .record(let record): records.append(record)
            case .newer: newer.append(line)
            case .damaged: damaged.append(line)
            }
            start = end + 1
            line += 1
        }
        return Contents(
            records: records, damagedLines: damaged, newerLines: newer,
            unfinishedLine: start < bytes.count ? line : nil, path: path, size: bytes.count)
    }

    /// Appends a record, which is safe from a loss of power once the returned addition is synchronized. The file gets
    /// the owner, group and permissions of `library`, if that exists.
    func add(_ record: HistoryRecord, library: FileStatus?) throws(FileError) -> HistoryAddition {
        let file = try uninterrupted(on: path) { () throws(SystemError) in
            try files.open(path, [.read, .append, .create], mode: 0o600)
        }
        do throws(SystemError) {
            if let library { try files.followAccess(of: library, file) }
            let (size, wasCutOff) = try sizeOfRecords(file)
            do throws(SystemError) {
                return try record.withLine { line throws(SystemError) in
                    try files.writeAll(file, line)
                    return HistoryAddition(
                        history: self, file: file, sizeBefore: size, size: size + line.count,
                        replacesUnfinished: wasCutOff)
                }
            } catch {
                // On a full disk a part of the line may have been written. If truncating fails too, readers ignore the
                // unfinished line.
                try? files.truncate(file, to: size)
                throw error
            }
        } catch {
            try? files.close(file)
            throw FileError(path: path, cause: error)
        }
    }

    /// The size of the file, after an unfinished last line was removed, and whether there was one.
    private func sizeOfRecords(_ file: OpenFile) throws(SystemError) -> (size: Int, wasCutOff: Bool) {
        let size = try uninterrupted { () throws(SystemError) in try files.status(of: file) }.size
        if size == 0 { return (0, false) }
        var last: UInt8 = 0
        _ = try withUnsafeMutableBytes(of: &last) { buffer throws(SystemError) in
            try uninterrupted { () throws(SystemError) in try files.read(file, into: buffer, at: size - 1) }
        }
        if last == 0x0A { return (size, false) }
        let end = try files.readAll(file, expecting: size).lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        try uninterrupted { () throws(SystemError) in try files.truncate(file, to: end) }
        return (end, true)
    }

    /// A warning if a cut-off last record was needed for undo; nil if an interrupted save left it. `before` is the hash
    /// of the library before this save.
    func warning(ofCutOffBefore before: ContentHash) -> String? {
        guard let read = try? read(), HistoryState(Array(read.records.dropLast()), now: before).isOutdated else {
            return nil
        }
        return "\(path) ended in the middle of a record; changes before this one cannot be undone"
    }

    /// Compacts the file to the last changes, if that halves its size at least. Returns a warning if it fails, which
    /// does no harm.
    func compact(now: ContentHash, mark: Int) -> [String] {
        do {
            let old = try read()
            // Lines that a newer version wrote are not thrown away by an older one.
            guard old.newerLines.isEmpty else { return [] }
            let state = HistoryState(old.records, now: now)
            var text: [UInt8] = []
            for record in state.records(last: HistoryFile.keptChanges, now: now) {
                text += record.line
                text.append(0x0A)
            }
            guard text.count * 2 < old.size else { return [] }
            try storing { () throws(FileError) in
                try files.writeFile(path, text, existing: .replace, newMode: 0o600, mark: mark)
            }
            return []
        } catch {
            return ["The change is saved, but \(path) could not be shortened"]
        }
    }
}

/// A record that was appended to the history and whose save is not complete yet.
struct HistoryAddition {
    let history: HistoryFile
    let file: OpenFile
    /// The size of the file before, in bytes.
    let sizeBefore: Int
    /// The size of the file now, in bytes.
    let size: Int
    /// Whether the record stands in the place of one that was cut off.
    let replacesUnfinished: Bool

    /// Makes the record safe from a loss of power.
    func synchronize() throws(FileError) {
        try uninterrupted(on: history.path) { () throws(SystemError) in try history.files.synchronize(file) }
    }

    /// Removes the record. If this fails, readers ignore the record, because there is no library with its result.
    func takeBack() {
        try? history.files.truncate(file, to: sizeBefore)
    }

    /// Closes the file. The record was synchronized or removed before, so nothing is lost if this fails.
    func close() {
        try? history.files.close(file)
    }

    /// Whether the file's size has exceeded another multiple of the step. Not if the record just added is half of the
    /// file or more: it has to stay, so compaction would save too little.
    var isDueForCompaction: Bool {
        let step = HistoryFile.compactionStep
        return sizeBefore / step != size / step && size - sizeBefore < sizeBefore
    }
}
