import Entities
import Platform

/// One save of a library, made while the lock is held.
///
/// On disk, in this order: left-over temporary files go; the new library is written beside the old one; the record of the
/// change is added to the history; both are synced; the old library gets a second name (or, where links are unknown, a
/// copy); the new one takes its place, in one instant; the directory is synced; the second name becomes that of the good
/// copy. Whatever happens before that instant, the library is the old one, and a record without its save means nothing.
/// Whatever happens after it, the library is the new one.
///
/// What each sync is for. That of the new library: no name may lead to bytes that are not on the disk, also where the file
/// system writes names before bytes. That of the history: a library that is there after a loss of power must have its way
/// back. That of the directory: the change is there after a loss of power as soon as a person is told so. The first two only
/// have to be done before the new library takes its place, so both files are written before either is synced: on a file
/// system with a journal (ext4, XFS) the first sync then writes the journal for both, and the second finds nothing left to do
/// but to empty the cache of the drive. A second sync of the directory, for the name of the good copy, is not needed: its
/// bytes are on the disk, and a loss of power gives the name back to the good copy before.
struct LibrarySave {
    let paths: LibraryPaths
    let files: any FileSystem
    let history: HistoryFile
    /// When, in milliseconds since 1970-01-01 UTC.
    let at: Int64
    /// What tells the temporary files of this process from those of others: its number.
    let mark: Int

    /// Saves `library` in the place of `old`; returns its fingerprint and what the person should know although it is saved. What
    /// could not be read again is refused.
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
                after = try write(library, to: new)
                let record = HistoryRecord(
                    at: at, kind: kind, before: before.value, after: after.value, steps: steps)
                addition = try history.add(record, library: new.replaced)
                try new.synchronize()
                try addition?.synchronize()
                try keep(old, besides: new)
                try new.rename()
            } catch {
                // Before the new library goes, which shows that the record is of a first save that did not come about.
                addition?.takeBack()
                new.discard()
                try? files.unlink(oldPath)
                throw error
            }
            var warnings = try makeLasting(new, over: old, addition)
            if old.bytes != nil { warnings += renewGoodCopy() }
            if addition?.isDueForCompaction == true { warnings += history.compact(now: after, mark: mark) }
            return (after, warnings)
        }
    }

    private var oldPath: String { paths.oldLibrary(mark: mark) }

    /// Removes what processes that died have left. One that cannot be removed does no harm.
    private func clearLeftOvers(besides new: FileReplacement) {
        let mine = new.temporary.splitAtLastSlash().name
        for name in (try? files.list(paths.directory)) ?? [] where name != mine && paths.isLeftOver(name) {
            try? files.unlink(paths.directory + "/" + name)
        }
        // Whoever holds the lock is the only one who saves.
        if new.target != paths.library { new.clearLeftOvers { _ in true } }
    }

    /// Writes the new library and returns its fingerprint.
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
            try copy(bytes, like: new.replaced)
        }
    }

    /// The second name where one file cannot have two: a copy.
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
        // Synced already.
        try? files.close(file)
    }

    /// Syncs the directory. When that fails the save has failed, and the old library is put back, so that the
    /// disk agrees with the error that is reported; where even that fails the new one stays, with a warning.
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

    private func putBack(_ old: LibraryState, _ new: FileReplacement, _ addition: HistoryAddition?) -> Bool {
        guard old.bytes == nil else {
            return (try? uninterrupted { () throws(SystemError) in try files.rename(oldPath, to: new.target) }) != nil
        }
        // In this order, so that a process that dies in between leaves either the new library and its record, or a first save
        // that did not come about.
        guard (try? new.takeBack()) != nil else { return false }
        addition?.takeBack()
        new.discard()
        return true
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
