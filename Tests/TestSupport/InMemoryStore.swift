package import Entities

/// A library of memory: every change is kept, can be taken back, and can be made to fail.
package final class InMemoryStore: LibraryStore {
    /// What is "on disk".
    package private(set) var library: Library
    /// The changes that were handed in and done, oldest first.
    package private(set) var changes: [Change] = []
    /// What the next calls throw.
    package var failure: StoreError?
    /// What every save says beside.
    package var warnings: [String] = []
    /// When every change was done.
    package var time: Int64 = 1_777_656_609_000

    private var done: [(what: String, inverse: Change)] = []
    private var undone: [(what: String, inverse: Change)] = []

    /// Holds these trips.
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
            try check(done.suffix(count).reversed().map { entry($0.what, undone: false) }, others)
            return try move(count, from: \.done, to: \.undone)
        case .redo(let count):
            guard count <= undone.count else { throw .nothingToRedo(asked: count, available: undone.count) }
            try check(undone.suffix(count).reversed().map { entry($0.what, undone: true) }, others)
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

    private func entry(_ what: String, undone: Bool) -> HistoryEntry {
        HistoryEntry(what: what, at: time, undone: undone)
    }

    /// The library as another program has left it, which has made this change; nil when none has.
    private var changedByOthers: Library?
    /// The steps of other programs that this one has not been told of.
    private var others: [HistoryEntry] = []

    /// Lets another program change the library.
    package func commitAsAnotherProgram(_ change: Change) throws(StoreError) {
        let what = change.describe(in: library)
        done.append((what, try apply(change)))
        undone = []
        changes.append(change)
        others.append(entry(what, undone: false))
        changedByOthers = library
    }

    /// Lets another program take back the newest change.
    package func undoAsAnotherProgram() throws(StoreError) {
        guard let what = done.last?.what else { throw .nothingToUndo(asked: 1, available: 0) }
        _ = try move(1, from: \.done, to: \.undone)
        others.append(entry(what, undone: true))
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
            undone.reversed().map { entry($0.what, undone: true) }
            + done.reversed().map { entry($0.what, undone: false) }
        return History(entries: entries, warnings: warnings)
    }

    /// What is on disk now; what another program has changed is known from now on.
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
    /// Takes changes back, whoever has made them.
    package func undo(_ count: Int) throws(StoreError) -> Saved {
        try take(.undo(count)) { (_, _) throws(StoreError) in }
    }

    /// Makes changes again, whoever has taken them back.
    package func redo(_ count: Int) throws(StoreError) -> Saved {
        try take(.redo(count)) { (_, _) throws(StoreError) in }
    }
}
