package import Entities

/// A store in memory, which records changes, can undo and redo them, and can be made to fail.
package final class InMemoryStore: LibraryStore {
    /// The library that other stores would have on disk.
    package private(set) var library: Library
    /// The changes that were committed, oldest first.
    package private(set) var changes: [Change] = []
    /// The error that the next calls throw; nil if they succeed.
    package var failure: StoreError?
    /// The warnings of every save and of the history.
    package var warnings: [String] = []
    /// The time of every change, in milliseconds since 1970-01-01 UTC.
    package var time: Int64 = 1_777_656_609_000

    private var done: [(what: String, inverse: Change)] = []
    private var undone: [(what: String, inverse: Change)] = []

    /// Creates a store with these trips.
    package init(_ trips: [Trip] = []) {
        library = Library(trips: trips)
    }

    package func load() throws(StoreError) -> Library {
        if let failure { throw failure }
        return library
    }

    package func commit(_ change: Change) throws(StoreError) -> Saved {
        if let failure { throw failure }
        let what = change.describe(in: library)
        done.append((what, try apply(change)))
        undone = []
        changes.append(change)
        return saved([what])
    }

    package func take(
        _ step: HistoryStep, check: (_ steps: [HistoryEntry], _ others: [HistoryEntry]) throws(StoreError) -> Void
    ) throws(StoreError) -> Saved {
        if let failure { throw failure }
        switch step {
        case .undo(let count):
            guard count <= done.count else { throw .nothingToUndo(asked: count, available: done.count) }
            try check(done.suffix(count).reversed().map { entry($0, undone: false) }, others)
            return try move(count, from: \.done, to: \.undone)
        case .redo(let count):
            guard count <= undone.count else { throw .nothingToRedo(asked: count, available: undone.count) }
            try check(undone.suffix(count).reversed().map { entry($0, undone: true) }, others)
            return try move(count, from: \.undone, to: \.done)
        }
    }

    private typealias Steps = ReferenceWritableKeyPath<InMemoryStore, [(what: String, inverse: Change)]>

    private func move(_ count: Int, from: Steps, to: Steps) throws(StoreError) -> Saved {
        var sentences: [String] = []
        for _ in 0..<count {
            let step = self[keyPath: from].removeLast()
            self[keyPath: to].append((step.what, try apply(step.inverse)))
            sentences.append(step.what)
        }
        return saved(sentences)
    }

    private func entry(_ step: (what: String, inverse: Change), undone: Bool) -> HistoryEntry {
        HistoryEntry(what: step.what, at: time, undone: undone, trips: step.inverse.trips)
    }

    /// The library after a change by another program; nil if there was none since the last call.
    private var changedByOthers: Library?
    /// The changes by other programs that were not returned to this one yet.
    private var others: [HistoryEntry] = []

    /// Applies a change as if another program had made it.
    package func commitAsAnotherProgram(_ change: Change) throws(StoreError) {
        let what = change.describe(in: library)
        let step = (what: what, inverse: try apply(change))
        done.append(step)
        undone = []
        changes.append(change)
        others.append(entry(step, undone: false))
        changedByOthers = library
    }

    /// Undoes the newest change as if another program had done so.
    package func undoAsAnotherProgram() throws(StoreError) {
        guard let step = done.last else { throw .nothingToUndo(asked: 1, available: 0) }
        _ = try move(1, from: \.done, to: \.undone)
        others.append(entry(step, undone: true))
        changedByOthers = library
    }

    package func reloadIfChanged() throws(StoreError) -> Reloaded? {
        if let failure { throw failure }
        defer { (changedByOthers, others) = (nil, []) }
        return changedByOthers.map { Reloaded(library: $0, others: others) }
    }

    package func history() throws(StoreError) -> History {
        if let failure { throw failure }
        let entries =
            undone.reversed().map { entry($0, undone: true) } + done.reversed().map { entry($0, undone: false) }
        return History(entries: entries, warnings: warnings)
    }

    /// The result of a save; changes by other programs are known from then on.
    private func saved(_ sentences: [String]) -> Saved {
        defer { (changedByOthers, others) = (nil, []) }
        return Saved(library: library, changes: sentences, warnings: warnings, others: others)
    }

    private func apply(_ change: Change) throws(StoreError) -> Change {
        do throws(ChangeError) {
            return try library.apply(change)
        } catch {
            throw .refused(error)
        }
    }
}

extension LibraryStore {
    /// Undoes changes, also those of other programs.
    package func undo(_ count: Int) throws(StoreError) -> Saved {
        try take(.undo(count)) { (_, _) throws(StoreError) in }
    }

    /// Redoes changes, also those that other programs have undone.
    package func redo(_ count: Int) throws(StoreError) -> Saved {
        try take(.redo(count)) { (_, _) throws(StoreError) in }
    }
}
