import Entities
import Platform
import Text

/// `history.jsonl`: one record a line, oldest first.
struct HistoryFile {
    let path: String
    let files: any FileSystem

    /// How many changes are kept when the file is shortened.
    static let keptChanges = 100
    /// The file is checked for shortening each time it has grown over another multiple of this number of bytes.
    static let compactionStep = 262_144

    /// What the file holds.
    struct Contents {
        let records: [HistoryRecord]
        /// The numbers, from 1, of lines that are no records.
        let damagedLines: [Int]
        /// The numbers, from 1, of lines that a newer version of this program wrote.
        let newerLines: [Int]
        /// The number of a last line that has no end; nil when there is none.
        let unfinishedLine: Int?
        let path: String
        let size: Int

        /// What the person should know of the damage.
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

        /// The damage as the reason why nothing can be undone, where the records do not lead to the library that is there.
        ///
        /// A last line without its end is damage only then: a save that was never finished leaves one, too, and means nothing.
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

    /// Reads all records; no file means none. A last line without its end was never finished and means nothing.
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

    /// Adds a record, which lasts once the addition is synced. The file follows the access to `library`, where that is there
    /// already.
    func add(_ record: HistoryRecord, library: FileStatus?) throws(FileError) -> HistoryAddition {
        let file = try uninterrupted(on: path) { () throws(SystemError) in
            try files.open(path, [.read, .append, .create], mode: 0o600)
        }
        do throws(SystemError) {
            if let library { try files.followAccess(of: library, file) }
            let size = try sizeOfRecords(file)
            do throws(SystemError) {
                return try record.withLine { line throws(SystemError) in
                    try files.writeAll(file, line)
                    return HistoryAddition(history: self, file: file, sizeBefore: size, size: size + line.count)
                }
            } catch {
                // A full disk may have cut the line short. Where this fails too, reading ignores the unfinished line.
                try? files.truncate(file, to: size)
                throw error
            }
        } catch {
            try? files.close(file)
            throw FileError(path: path, cause: error)
        }
    }

    /// The size of the file, after a line that a dying process did not finish is cut away.
    private func sizeOfRecords(_ file: OpenFile) throws(SystemError) -> Int {
        let size = try uninterrupted { () throws(SystemError) in try files.status(of: file) }.size
        if size == 0 { return 0 }
        var last: UInt8 = 0
        _ = try withUnsafeMutableBytes(of: &last) { buffer throws(SystemError) in
            try uninterrupted { () throws(SystemError) in try files.read(file, into: buffer, at: size - 1) }
        }
        if last == 0x0A { return size }
        let end = try files.readAll(file, expecting: size).lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        try uninterrupted { () throws(SystemError) in try files.truncate(file, to: end) }
        return end
    }

    /// Writes the file anew with what the last changes need, if that makes it less than half as long; returns what went
    /// wrong, which costs nothing but space.
    func compact(now: ContentHash, mark: Int) -> [String] {
        do {
            let old = try read()
            // What a newer version wrote is not thrown away by an older one.
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

/// A record that was added to the history, until its save is done.
struct HistoryAddition {
    let history: HistoryFile
    let file: OpenFile
    /// The file's bytes before.
    let sizeBefore: Int
    /// The file's bytes now.
    let size: Int

    /// Makes the record last through a loss of power.
    func synchronize() throws(FileError) {
        try uninterrupted(on: history.path) { () throws(SystemError) in try history.files.synchronize(file) }
    }

    /// Takes the record away again. One that stays when this fails means nothing to whoever reads, because its save did not
    /// come about.
    func takeBack() {
        try? history.files.truncate(file, to: sizeBefore)
    }

    /// Ends the addition; it was synced or taken back before, so nothing is lost by a failed close.
    func close() {
        try? history.files.close(file)
    }

    /// Whether the file has grown over one more multiple of the step. A record just added stays; where it is half of the
    /// file or more, shortening saves too little to be done.
    var isDueForCompaction: Bool {
        let step = HistoryFile.compactionStep
        return sizeBefore / step != size / step && size - sizeBefore < sizeBefore
    }
}
