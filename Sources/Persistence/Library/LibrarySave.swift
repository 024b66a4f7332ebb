import Entities
import Platform

/// Saves a library, while the lock is held.
///
/// The steps are: remove temporary files that were left over; write the new library to a temporary file; append the
/// record of the change to the history; sync both files; give the old library a second name (a hard link, or a copy if
/// the file system has no links); rename the temporary file to `trips.json`; sync the directory; rename the second name
/// to `trips.json.bak`. The rename to `trips.json` is atomic: if the save is interrupted before it, the old library
/// remains and the record is ignored; after it, the new library is saved.
///
/// The syncs protect against a loss of power. Without the sync of the new library, some file systems could keep the new
/// name but lose the bytes. Without that of the history, the new library could be kept but its undo record lost.
/// Without that of the directory, the change could be lost after it was reported as saved. Both files are written
/// before either is synced, because on journaling file systems (ext4, XFS) the first sync then writes the journal for
/// both. The last rename needs no sync: if it is lost, the previous good copy remains.
struct LibrarySave {
    let paths: LibraryPaths
    let files: any FileSystem
    let history: HistoryFile
    /// The time of the save, in milliseconds since 1970-01-01 UTC.
    let at: Int64
    /// The number of this process, which is part of the names of its temporary files.
    let mark: Int

    /// Saves `library` in place of `old`; returns its fingerprint, and warnings about problems that did not prevent the
    /// save. Throws if the library could not be read again or a file operation fails.
    func save(
        _ library: Library, over old: LibraryState, kind: HistoryRecord.Kind, steps: [HistoryRecord.Step]
    ) throws(StoreError) -> (hash: ContentHash, warnings: [String]) {
        do throws(NestingError) {
            try library.checkNesting()
        } catch {
            throw .unreadable(error)
        }
        return try storing { () throws(FileError) in
            let before = old.hash
            let new = try FileReplacement(of: paths.library, in: files, newMode: 0o600, mark: mark)
            clearLeftOvers(besides: new)
            var addition: HistoryAddition?
            defer { addition?.close() }
            let after: ContentHash
            do throws(FileError) {
                after = try write(library, over: old, to: new)
                let record = HistoryRecord(
                    at: at, kind: kind, before: before.value, after: after.value, steps: steps)
                addition = try history.add(record, library: new.replaced)
                try new.synchronize()
                try addition?.synchronize()
                try keep(old, besides: new)
                try new.rename()
            } catch {
                // First the record, then the temporary file: as long as that exists, it shows that a first save was not
                // finished.
                addition?.takeBack()
                new.discard()
                try? files.unlink(oldPath)
                throw error
            }
            var warnings = try makeLasting(new, over: old, addition)
            if old.bytes != nil { warnings += renewGoodCopy() }
            if addition?.replacesUnfinished == true {
                warnings += history.warning(ofCutOffBefore: before).map { [$0] } ?? []
            }
            if addition?.isDueForCompaction == true { warnings += history.compact(now: after, mark: mark) }
            return (after, warnings)
        }
    }

    private var oldPath: String { paths.oldLibrary(mark: mark) }

    /// Removes temporary files of processes that died. Files that cannot be removed are ignored.
    private func clearLeftOvers(besides new: FileReplacement) {
        let mine = new.temporary.splitAtLastSlash().name
        for name in (try? files.list(paths.directory)) ?? [] where name != mine && paths.isLeftOver(name) {
            try? files.unlink(paths.directory + "/" + name)
        }
        // Only the process that holds the lock saves, so all other temporary files are left over.
        if new.target != paths.library { new.clearLeftOvers { _ in true } }
    }

    /// Writes the new library and returns its fingerprint.
    private func write(
        _ library: Library, over old: LibraryState, to new: FileReplacement
    ) throws(FileError) -> ContentHash {
        var hasher = ContentHasher()
        do throws(SystemError) {
            try LibraryEncoder.encode(library, over: old.written) { (piece) throws(SystemError) in
                hasher.add(piece)
                try new.write(piece)
            }
        } catch {
            throw FileError(path: paths.library, cause: error)
        }
        return hasher.finish()
    }

    /// Gives the old library a second name.
    private func keep(_ old: LibraryState, besides new: FileReplacement) throws(FileError) {
        guard let bytes = old.bytes else { return }
        do {
            try uninterrupted { () throws(SystemError) in try files.link(new.target, to: oldPath) }
        } catch {
            guard error.isUnsupported || error.code == SystemError.Code.otherFileSystem else {
                throw FileError(path: paths.goodCopy, cause: error)
            }
            try copy(bytes, like: new.replaced)
        }
    }

    /// Copies the old library, for file systems without hard links.
    private func copy(_ bytes: [UInt8], like old: FileStatus?) throws(FileError) {
        let file = try uninterrupted(on: paths.goodCopy) { () throws(SystemError) in
            try files.open(oldPath, [.write, .create, .truncate], mode: 0o600)
        }
        do throws(SystemError) {
            if let old { try files.followAccess(of: old, file) }
            try files.writeAll(file, bytes)
            try uninterrupted { () throws(SystemError) in try files.synchronize(file) }
        } catch {
            try? files.close(file)
            throw FileError(path: paths.goodCopy, cause: error)
        }
        // The file is synced already.
        try? files.close(file)
    }

    /// Syncs the directory. If that fails, the old library is restored and the error is thrown; if it cannot be
    /// restored either, the new library stays and a warning is returned.
    private func makeLasting(
        _ new: FileReplacement, over old: LibraryState, _ addition: HistoryAddition?
    ) throws(FileError) -> [String] {
        do {
            try new.synchronizeDirectory()
            if new.target != paths.library { try files.synchronizeDirectory(paths.directory) }
            return []
        } catch {
            guard putBack(old, new, addition) else {
                return ["\(paths.library) is saved, but a loss of power may undo that: \(error.cause)"]
            }
            throw FileError(path: paths.library, cause: error.cause)
        }
    }

    /// Restores the old library; returns whether that succeeded.
    private func putBack(_ old: LibraryState, _ new: FileReplacement, _ addition: HistoryAddition?) -> Bool {
        guard old.bytes == nil else {
            return (try? uninterrupted { () throws(SystemError) in try files.rename(oldPath, to: new.target) }) != nil
        }
        // In this order, so that a process that dies in between leaves either the new library and its record, or an
        // unfinished first save.
        guard (try? new.takeBack()) != nil else { return false }
        addition?.takeBack()
        new.discard()
        return true
    }

    /// Makes the old library the good copy; returns a warning if that fails.
    private func renewGoodCopy() -> [String] {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try files.rename(oldPath, to: paths.goodCopy) }
            return []
        } catch {
            return ["The change is saved, but \(paths.goodCopy) could not be renewed: \(error.reason)"]
        }
    }
}
