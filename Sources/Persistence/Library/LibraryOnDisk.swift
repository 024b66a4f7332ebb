package import Entities
package import Platform

/// The library of a directory: `trips.json`, the state before the last change (`trips.json.bak`), what was changed
/// (`history.jsonl`), and `lock`.
///
/// A change holds the lock from before it reads until after it has saved, so that two programs never undo each other's
/// work. See `LibrarySave` for what is on disk at which moment.
package final class LibraryOnDisk: LibraryStore {
    private let paths: LibraryPaths
    private let files: any FileSystem
    private let clock: any Clock
    private let environment: any Environment
    private let sample: () -> Library
    /// What was read last, unless it was saved over since: a command that changes the library has read it just before.
    private var lastRead: LibraryState?
    /// The library that was handed out last, to see whether another program has changed it since; nil before the first.
    private var known: KnownLibrary?

    /// Opens the library in `directory`, which need not exist; nothing is touched before the first call. `sample` gives
    /// the library that is there as long as none was saved.
    package init(
        directory: String, files: any FileSystem, clock: any Clock, environment: any Environment,
        sample: @escaping () -> Library
    ) {
        paths = LibraryPaths(directory: directory)
        self.files = files
        self.clock = clock
        self.environment = environment
        self.sample = sample
    }

    /// Reads the library; takes no lock, since a save changes it in one instant.
    package func load() throws(StoreError) -> Library {
        try read().library
    }

    /// Applies a change to what is on disk now and saves it.
    package func commit(_ change: Change) throws(StoreError) -> Saved {
        try locked { (save: LibrarySave) throws(StoreError) in
            let (current, others) = try readFollowingOthers()
            let what = change.describe(in: current.library)
            var library = current.library
            let inverse: Change
            do throws(ChangeError) {
                inverse = try library.apply(change)
            } catch {
                throw .refused(error)
            }
            let steps = [HistoryRecord.Step(what: what, inverse: inverse)]
            let result = try save.save(library, over: current, kind: .done, steps: steps)
            return (Saved(library: library, changes: [what], warnings: result.warnings, others: others), result.hash)
        }
    }

    /// Takes steps through the history.
    package func take(
        _ step: Entities.HistoryStep,
        check: (_ steps: [HistoryEntry], _ others: [HistoryEntry]) throws(StoreError) -> Void
    ) throws(StoreError) -> Saved {
        let (count, kind): (Int, HistoryRecord.Kind) =
            switch step {
            case .undo(let count): (count, .undone)
            case .redo(let count): (count, .redone)
            }
        return try locked { (save: LibrarySave) throws(StoreError) in
            let (current, others) = try readFollowingOthers()
            let read = try historyFile.read()
            let state = HistoryState(read.records, now: current.hash)
            if state.isOutdated {
                if let damage = read.damage { throw damage }
                throw .changedOutside(path: paths.library)
            }
            let available = kind == .undone ? state.undoable : state.redoable
            guard count >= 1, count <= available.count else {
                throw kind == .undone
                    ? .nothingToUndo(asked: count, available: available.count)
                    : .nothingToRedo(asked: count, available: available.count)
            }
            let wanted = available.suffix(count).reversed()
            try check(wanted.map { $0.entry(undone: kind == .redone) }, others)
            var library = current.library
            var steps: [HistoryRecord.Step] = []
            for step in wanted {
                do throws(ChangeError) {
                    steps.append(HistoryRecord.Step(what: step.what, inverse: try library.apply(step.change)))
                } catch {
                    throw .refused(error)
                }
            }
            let result = try save.save(library, over: current, kind: kind, steps: steps)
            let saved = Saved(
                library: library, changes: steps.map(\.what), warnings: read.warnings + result.warnings, others: others)
            return (saved, result.hash)
        }
    }

    package var isKept: Bool { known?.status != nil }

    package func reloadIfChanged() throws(StoreError) -> Reloaded? {
        let now = try? files.status(of: paths.library, followingLinks: true)
        guard let known, known.status != now else { return nil }
        let (state, others) = try readFollowingOthers()
        return Reloaded(library: state.library, others: others)
    }

    /// Reads the library, and which steps others have taken since it was last handed out. The history is read only when the
    /// library has changed since.
    private func readFollowingOthers() throws(StoreError) -> (LibraryState, others: [HistoryEntry]) {
        let before = known
        let current = try read()
        guard let before, before.status != current.status, before.hash() != current.hash,
            let records = try? historyFile.read().records
        else { return (current, []) }
        return (current, HistoryState(records, now: current.hash, known: before.hash()).recentEntries)
    }

    /// What was changed. Reads again when the library is saved meanwhile, so that both belong together.
    package func history() throws(StoreError) -> History {
        // The library that is read for it is handed to nobody.
        let before = known
        defer { known = before }
        for _ in 0..<10 {
            let current = try read()
            let read = try historyFile.read()
            let now = try? files.status(of: paths.library, followingLinks: true)
            guard now?.inode == current.status?.inode else { continue }
            return history(read, current)
        }
        return history(try historyFile.read(), try read())
    }

    private func history(_ read: HistoryFile.Contents, _ current: LibraryState) -> History {
        let state = HistoryState(read.records, now: current.hash)
        var warnings = read.warnings
        if state.isOutdated, warnings.isEmpty, let damage = read.damage {
            warnings = ["\(damage)"]
        } else if state.isOutdated, warnings.isEmpty {
            warnings = [
                "\(paths.library) was changed by others since the last change; earlier changes cannot be undone"
            ]
        }
        return History(entries: state.entries, warnings: warnings)
    }

    private var historyFile: HistoryFile { HistoryFile(path: paths.history, files: files) }

    private func read() throws(StoreError) -> LibraryState {
        let state = try LibraryState(
            paths, files: files, hostName: environment.hostName, earlier: lastRead, sample: sample)
        lastRead = state
        known = KnownLibrary(status: state.status) { state.hash }
        return state
    }

    private func locked(
        _ change: (LibrarySave) throws(StoreError) -> (Saved, ContentHash)
    ) throws(StoreError) -> Saved {
        let lock = try LibraryLock(paths, files: files, environment: environment)
        defer { lock.release() }
        try storing { () throws(FileError) in try lock.followAccess(ofLibrary: paths) }
        let save = LibrarySave(
            paths: paths, files: files, history: historyFile, at: clock.now,
            mark: environment.processID)
        let before = known
        do throws(StoreError) {
            let (saved, hash) = try change(save)
            lastRead = nil
            known = KnownLibrary(status: try? files.status(of: paths.library, followingLinks: true)) { hash }
            return saved
        } catch {
            // What was read for a change that failed was handed to nobody.
            known = before
            throw error
        }
    }
}

/// A library that was handed out.
private struct KnownLibrary {
    /// The file that it was read from or saved to; nil where there was none.
    let status: FileStatus?
    /// Its fingerprint, calculated only when it is asked for.
    let hash: () -> ContentHash
}
