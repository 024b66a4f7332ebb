package import Entities
package import Platform

/// A library in a directory, with the files `trips.json`, `trips.json.bak` (the state before the last change),
/// `history.jsonl` and `lock`.
///
/// A change holds the lock while it reads and saves the library, so that programs never overwrite each other's changes.
/// See `LibrarySave` for the state of the files at each moment.
package final class LibraryOnDisk: LibraryStore {
    private let paths: LibraryPaths
    private let files: any FileSystem
    private let clock: any Clock
    private let environment: any Environment
    private let sample: () -> Library
    /// The library read last, unless it was changed since. It saves decoding the file again when a command changes the
    /// library that it has just read.
    private var lastRead: LibraryState?
    /// The library that was returned last, to detect changes by other programs; nil before the first call.
    private var known: KnownLibrary?

    /// Creates a store for `directory`, which may not exist yet; no file is accessed before the first call. `sample`
    /// returns the library to use until one is saved.
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

    /// Reads the library, without the lock, because a save replaces it atomically.
    package func load() throws(StoreError) -> Library {
        try reading { () throws(StoreError) in try read().library }
    }

    /// Runs a read and turns `failed` into `notRead`, since nothing was being changed.
    private func reading<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        do throws(StoreError) {
            return try body()
        } catch {
            guard case .failed(let call, let path, let reason) = error else { throw error }
            throw .notRead(call: call, path: path, reason: reason)
        }
    }

    /// Applies a change to the library on disk and saves it.
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
            let steps = [HistoryRecord.Step(what: what, inverse: inverse, mergedCopy: change.mergedCopy)]
            let result = try save.save(library, over: current, kind: .done, steps: steps)
            return (Saved(library: library, changes: [what], warnings: result.warnings, others: others), result.hash)
        }
    }

    /// Undoes or redoes changes; see `LibraryStore`.
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

    package var notices: [String] { lastRead?.notices.map { "\(paths.library): \($0)" } ?? [] }

    package var isKept: Bool { known?.status != nil }

    /// Reads the library again if its file has changed since this store read or saved it; else returns nil.
    package func reloadIfChanged() throws(StoreError) -> Reloaded? {
        let now = try? files.status(of: paths.library, followingLinks: true)
        guard let known, known.status != now else { return nil }
        let (state, others) = try reading { () throws(StoreError) in try readFollowingOthers() }
        return Reloaded(library: state.library, others: others)
    }

    /// Reads the library and the changes that other programs have made since it was last returned. The history is read
    /// only if the library has changed.
    private func readFollowingOthers() throws(StoreError) -> (LibraryState, others: [HistoryEntry]) {
        let before = known
        let current = try read()
        guard let before, before.status != current.status, before.hash() != current.hash,
            let records = try? historyFile.read().records
        else { return (current, []) }
        return (current, HistoryState(records, now: current.hash, known: before.hash()).recentEntries)
    }

    /// Reads the history, and again if the library is saved meanwhile, so that both belong together.
    package func history() throws(StoreError) -> History {
        // The library that is read here is not returned to anybody.
        let before = known
        defer { known = before }
        return try reading { () throws(StoreError) in
            for _ in 0..<10 {
                let current = try read()
                let read = try historyFile.read()
                let now = try? files.status(of: paths.library, followingLinks: true)
                guard now?.inode == current.status?.inode else { continue }
                return history(read, current)
            }
            return history(try historyFile.read(), try read())
        }
    }

    package func timeline() throws(StoreError) -> LibraryTimeline {
        // The person does not get to see the library that is read here.
        let before = known
        defer { known = before }
        let state = try reading { () throws(StoreError) in try read() }
        return LibraryTimeline(state.library, hash: state.hash, history: historyFile)
    }

    /// The history that the records lead to, with warnings.
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

    /// Reads the library and remembers it as returned.
    private func read() throws(StoreError) -> LibraryState {
        let state = try LibraryState(
            paths, files: files, hostName: environment.hostName, earlier: lastRead, sample: sample)
        lastRead = state
        known = KnownLibrary(status: state.status) { state.hash }
        return state
    }

    /// Makes a change while the lock is held.
    private func locked(
        _ change: (LibrarySave) throws(StoreError) -> (Saved, ContentHash)
    ) throws(StoreError) -> Saved {
        let lock = try LibraryLock(paths, files: files, environment: environment)
        defer { lock.release() }
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
            // The library that was read for the failed change is not returned to anybody.
            known = before
            throw error
        }
    }
}

/// A library that was returned by the store.
private struct KnownLibrary {
    /// The status of its file; nil if there was none.
    let status: FileStatus?
    /// Its fingerprint, computed when needed.
    let hash: () -> ContentHash
}

extension StoreError {
    /// Converts a failed system call.
    init(_ error: FileError) {
        self = .failed(call: error.cause.call, path: error.path, reason: error.cause.reason)
    }
}

/// Calls `body` and converts its error.
func storing<Value>(_ body: () throws(FileError) -> Value) throws(StoreError) -> Value {
    do {
        return try body()
    } catch {
        throw StoreError(error)
    }
}
