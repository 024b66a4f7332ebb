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
    /// The file as it was last read or saved, to see whether another program has changed it since; nil before the first
    /// reading, and `.some(nil)` where there was no file.
    private var lastSeen: FileStatus??

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
            let seen = lastSeen
            let current = try read()
            let followsOthers = seen != nil && seen != .some(current.status)
            let what = change.describe(in: current.library)
            var library = current.library
            let inverse: Change
            do throws(ChangeError) {
                inverse = try library.apply(change)
            } catch {
                throw .refused(error)
            }
            let steps = [HistoryRecord.Step(what: what, inverse: inverse)]
            let warnings = try save.save(library, over: current, kind: .done, steps: steps)
            return Saved(library: library, changes: [what], warnings: warnings, followsOthers: followsOthers)
        }
    }

    /// Takes back the last `count` changes.
    package func undo(_ count: Int) throws(StoreError) -> Saved {
        try goBack(count, kind: .undone)
    }

    /// Makes the last `count` changes that were taken back again.
    package func redo(_ count: Int) throws(StoreError) -> Saved {
        try goBack(count, kind: .redone)
    }

    private func goBack(_ count: Int, kind: HistoryRecord.Kind) throws(StoreError) -> Saved {
        try locked { (save: LibrarySave) throws(StoreError) in
            let seen = lastSeen
            let current = try read()
            let followsOthers = seen != nil && seen != .some(current.status)
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
            var library = current.library
            var steps: [HistoryRecord.Step] = []
            for step in available.suffix(count).reversed() {
                do throws(ChangeError) {
                    steps.append(HistoryRecord.Step(what: step.what, inverse: try library.apply(step.change)))
                } catch {
                    throw .refused(error)
                }
            }
            let warnings = try save.save(library, over: current, kind: kind, steps: steps)
            return Saved(
                library: library, changes: steps.map(\.what), warnings: read.warnings + warnings,
                followsOthers: followsOthers)
        }
    }

    package var isKept: Bool {
        guard let lastSeen else { return false }
        return lastSeen != nil
    }

    package func reloadIfChanged() throws(StoreError) -> Library? {
        let now = try? files.status(of: paths.library, followingLinks: true)
        guard let lastSeen, lastSeen != now else { return nil }
        return try read().library
    }

    /// What was changed. Reads again when the library is saved meanwhile, so that both belong together.
    package func history() throws(StoreError) -> History {
        // The library that is read for it is handed to nobody.
        let seen = lastSeen
        defer { lastSeen = seen }
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
        lastSeen = .some(state.status)
        return state
    }

    private func locked(_ change: (LibrarySave) throws(StoreError) -> Saved) throws(StoreError) -> Saved {
        let lock = try LibraryLock(paths, files: files, environment: environment)
        defer { lock.release() }
        try storing { () throws(FileError) in try lock.followAccess(ofLibrary: paths) }
        let save = LibrarySave(
            paths: paths, files: files, history: historyFile, at: clock.now,
            mark: environment.processID)
        let seen = lastSeen
        let saved: Saved
        do throws(StoreError) {
            saved = try change(save)
        } catch {
            // What was read for a change that failed was handed to nobody.
            lastSeen = seen
            throw error
        }
        lastRead = nil
        lastSeen = .some(try? files.status(of: paths.library, followingLinks: true))
        return saved
    }
}
