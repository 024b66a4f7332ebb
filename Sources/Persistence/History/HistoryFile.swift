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
        let path: String
        let size: Int

        /// What the person should know of the damage.
        var warnings: [String] {
            guard let first = damagedLines.first else { return [] }
            let more = damagedLines.count > 1 ? " and \(damagedLines.count - 1) more" : ""
            return ["\(path):\(first)\(more): damaged; some changes cannot be undone"]
        }

        /// The damage as the reason why nothing can be undone.
        var damage: StoreError? {
            guard let line = damagedLines.last else { return nil }
            return .damaged(
                path: path,
                TextFault(line: line, column: 1, reason: "the record is damaged; earlier changes cannot be undone"),
                goodCopy: nil)
        }
    }

    /// What adding a record has led to.
    struct Appended {
        /// Whether the file has grown over one more multiple of `compactionStep`.
        let isDueForCompaction: Bool
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
        var start = 0
        var line = 1
        while let end = bytes[start...].firstIndex(of: 0x0A) {
            if let record = HistoryRecord(line: bytes[start..<end]) {
                records.append(record)
            } else {
                damaged.append(line)
            }
            start = end + 1
            line += 1
        }
        return Contents(records: records, damagedLines: damaged, path: path, size: bytes.count)
    }

    /// Adds a record and syncs it. A record that a full disk cuts short is taken away again.
    func append(_ record: HistoryRecord) throws(FileError) -> Appended {
        let file = try uninterrupted(on: path) { () throws(SystemError) in
            try files.open(path, [.read, .append, .create], mode: 0o600)
        }
        // Synced before; after a failed sync the save has failed already.
        defer { try? files.close(file) }
        do throws(SystemError) {
            let size = try sizeOfRecords(file)
            var added = 0
            do throws(SystemError) {
                try record.withLine { line throws(SystemError) in
                    added = line.count
                    try files.writeAll(file, line)
                }
                try uninterrupted { () throws(SystemError) in try files.synchronize(file) }
            } catch {
                // Where this fails too, reading ignores the unfinished line that stays.
                try? files.truncate(file, to: size)
                throw error
            }
            let step = HistoryFile.compactionStep
            // A record just added stays; where it is half of the file or more, shortening saves too little to be done.
            return Appended(isDueForCompaction: size / step != (size + added) / step && added < size)
        } catch {
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
