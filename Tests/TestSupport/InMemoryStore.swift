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

    package func undo(_ count: Int) throws(StoreError) -> Saved {
        if let failure { throw failure }
        guard count <= done.count else { throw .nothingToUndo(asked: count, available: done.count) }
        var sentences: [String] = []
        for _ in 0..<count {
            let step = done.removeLast()
            undone.append((step.what, try apply(step.inverse)))
            sentences.append(step.what)
        }
        return saved(sentences)
    }

    package func redo(_ count: Int) throws(StoreError) -> Saved {
        if let failure { throw failure }
        guard count <= undone.count else { throw .nothingToRedo(asked: count, available: undone.count) }
        var sentences: [String] = []
        for _ in 0..<count {
            let step = undone.removeLast()
            done.append((step.what, try apply(step.inverse)))
            sentences.append(step.what)
        }
        return saved(sentences)
    }

    /// The library as another program has left it, which has made this change; nil when none has.
    private var changedByOthers: Library?

    /// Lets another program change the library.
    package func commitAsAnotherProgram(_ change: Change) throws(StoreError) {
        let what = change.describe(in: library)
        done.append((what, try apply(change)))
        undone = []
        changes.append(change)
        changedByOthers = library
    }

    package func reloadIfChanged() throws(StoreError) -> Library? {
        if let failure { throw failure }
        defer { changedByOthers = nil }
        return changedByOthers
    }

    package func history() throws(StoreError) -> History {
        if let failure { throw failure }
        let entries =
            undone.reversed().map { HistoryEntry(what: $0.what, at: time, undone: true) }
            + done.reversed().map { HistoryEntry(what: $0.what, at: time, undone: false) }
        return History(entries: entries, warnings: warnings)
    }

    /// What is on disk now; what another program has changed is known from now on.
    private func saved(_ sentences: [String]) -> Saved {
        defer { changedByOthers = nil }
        return Saved(
            library: library, changes: sentences, warnings: warnings, followsOthers: changedByOthers != nil)
    }

    private func apply(_ change: Change) throws(StoreError) -> Change {
        do throws(ChangeError) {
            return try library.apply(change)
        } catch {
            throw .refused(error)
        }
    }
}
