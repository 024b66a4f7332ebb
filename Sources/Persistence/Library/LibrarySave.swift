import Entities
import Platform

/// One save of a library, made while the lock is held.
///
/// On disk, in this order: left-over temporary files go; the new library is written beside the old one and synced; the
/// record of the change is added to the history and synced; the old library gets a second name (or, where links are
/// unknown, a copy); the new one takes its place, in one instant; the directory is synced; the second name becomes that
/// of the good copy. Whatever happens before that instant, the library is the old one, and a record without its save
/// means nothing. Whatever happens after it, the library is the new one.
struct LibrarySave {
    let paths: LibraryPaths
    let files: any FileSystem
    let history: HistoryFile
    /// When, in milliseconds since 1970-01-01 UTC.
    let at: Int64
    /// What tells the temporary files of this process from those of others: its number.
    let mark: Int

    /// Saves `library` in the place of `old`; returns what the person should know although it is saved.
    func save(
        _ library: Library, over old: LibraryState, kind: HistoryRecord.Kind, steps: [HistoryRecord.Step]
    ) throws(StoreError) -> [String] {
        try storing { () throws(FileError) in
            let before = old.hash
            let new = try FileReplacement(of: paths.library, in: files, newMode: 0o600, mark: mark)
            clearLeftOvers(besides: new)
            let appended: HistoryFile.Appended
            let after: ContentHash
            do throws(FileError) {
                after = try write(library, to: new)
                let record = HistoryRecord(
                    at: at, kind: kind, before: before.value, after: after.value, steps: steps)
                appended = try history.append(record)
                try keep(old, besides: new)
                try new.rename()
            } catch {
                new.discard()
                try? files.unlink(oldPath)
                throw error
            }
            var warnings = try makeLasting(new, over: old)
            if old.bytes != nil { warnings += renewGoodCopy() }
            if appended.isDueForCompaction { warnings += history.compact(now: after, mark: mark) }
            return warnings
        }
    }

    private var oldPath: String { paths.oldLibrary(mark: mark) }

    /// Removes what processes that died have left. One that cannot be removed does no harm.
    private func clearLeftOvers(besides new: FileReplacement) {
        let mine = new.temporary.splitAtLastSlash().name
        for name in (try? files.list(paths.directory)) ?? [] where name != mine && paths.isLeftOver(name) {
            try? files.unlink(paths.directory + "/" + name)
        }
        let (directory, fileName) = new.target.splitAtLastSlash()
        guard new.target != paths.library else { return }
        for name in (try? files.list(directory)) ?? [] where FileReplacement.isLeftOver(name, of: fileName) {
            if name != mine { try? files.unlink(directory + name) }
        }
    }

    /// Writes and syncs the new library and returns its fingerprint.
    private func write(_ library: Library, to new: FileReplacement) throws(FileError) -> ContentHash {
        var hasher = ContentHasher()
        do throws(SystemError) {
            try LibraryEncoder.encode(library) { (piece) throws(SystemError) in
                hasher.add(piece)
                try new.write(piece)
            }
        } catch {
            throw FileError(path: paths.library, cause: error)
        }
        try new.synchronize()
        return hasher.finish()
    }

    /// Lets the old library live on under a second name.
    private func keep(_ old: LibraryState, besides new: FileReplacement) throws(FileError) {
        guard let bytes = old.bytes else { return }
        do {
            try uninterrupted { () throws(SystemError) in try files.link(new.target, to: oldPath) }
        } catch {
            guard error.isUnsupported || error.code == SystemError.Code.otherFileSystem else {
                throw FileError(path: paths.goodCopy, cause: error)
            }
            try copy(bytes)
        }
    }

    /// The second name where one file cannot have two: a copy.
    private func copy(_ bytes: [UInt8]) throws(FileError) {
        let file = try uninterrupted(on: paths.goodCopy) { () throws(SystemError) in
            try files.open(oldPath, [.write, .create, .truncate], mode: 0o600)
        }
        do throws(SystemError) {
            try files.writeAll(file, bytes)
            try uninterrupted { () throws(SystemError) in try files.synchronize(file) }
        } catch {
            try? files.close(file)
            throw FileError(path: paths.goodCopy, cause: error)
        }
        // Synced already.
        try? files.close(file)
    }

    /// Syncs the directory. When that fails the save has failed, and the old library is put back, so that the
    /// disk agrees with the error that is reported; where even that fails the new one stays, with a warning.
    private func makeLasting(_ new: FileReplacement, over old: LibraryState) throws(FileError) -> [String] {
        do {
            try new.synchronizeDirectory()
            if new.target != paths.library { try files.synchronizeDirectory(paths.directory) }
            return []
        } catch {
            guard putBack(old, new) else {
                return ["\(paths.library) is saved, but a loss of power may undo that: \(error.cause)"]
            }
            throw FileError(path: paths.library, cause: error.cause)
        }
    }

    private func putBack(_ old: LibraryState, _ new: FileReplacement) -> Bool {
        do throws(SystemError) {
            if old.bytes == nil {
                try uninterrupted { () throws(SystemError) in try files.unlink(new.target) }
            } else {
                try uninterrupted { () throws(SystemError) in try files.rename(oldPath, to: new.target) }
            }
            return true
        } catch {
            return false
        }
    }

    private func renewGoodCopy() -> [String] {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try files.rename(oldPath, to: paths.goodCopy) }
            return []
        } catch {
            return ["The change is saved, but \(paths.goodCopy) could not be renewed: \(error.reason)"]
        }
    }
}
